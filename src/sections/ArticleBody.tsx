import { AskMollySlip } from './AskMollySlip.tsx'

/** Compiled Markdown, with Molly's slip where the second heading ends the first section. */
export function ArticleBody({ html }: { html: string }) {
  const second = html.indexOf('<h2', html.indexOf('<h2') + 1)
  const split = second < 0 ? html.length : second
  return (
    <>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html.slice(0, split) }} />
      <AskMollySlip />
      <div className="prose mt-5" dangerouslySetInnerHTML={{ __html: html.slice(split) }} />
    </>
  )
}
