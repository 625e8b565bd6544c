export function HomePage(_p: any) { return <main id="main"><h1>Home</h1></main> }
