import { createContext, useContext } from 'react'

/** What browsers read up to before they paint at all. */
export const lateStylesId = 'late-styles'

/** The addresses of the stylesheets; Document.tsx knows them. */
export const LateStylesContext = createContext<string[]>([])

/**
 * Where the stylesheet of the whole site stands: a browser paints what comes before it by the
 * styles in the head, which worker/first-styles.ts picks, and reads on when the stylesheet is there.
 * So once on every page, below its title and what a first screen shows. Less urgent than fonts and the
 * largest picture: nothing above waits for it.
 */
export function LateStyles() {
  const styles = useContext(LateStylesContext)
  return styles.map((style) => (
    <link key={style} rel="stylesheet" href={style} id={lateStylesId} fetchPriority="low" />
  ))
}
