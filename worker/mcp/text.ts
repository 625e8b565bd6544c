import type { Answer, Source } from '../../src/molly/protocol.ts'

/** A Markdown list with absolute URLs, since programs may show it anywhere. */
export function listLinks(sources: Pick<Source, 'title' | 'href' | 'section'>[], origin: string) {
  return sources
    .map(
      ({ title, href, section }) =>
        `- [${section ? `${title}: ${section}` : title}](${origin}${href})`,
    )
    .join('\n')
}

/** The reply with citation marks ('Brush twice a day.[1]'), and the numbered sources. */
export function citeReply({ reply, citations = [] }: Answer): { text: string; notes: string } {
  const marks = citations
    .flatMap(({ n, at }) => at.map((offset) => ({ n, offset })))
    .sort((a, b) => b.offset - a.offset || b.n - a.n)
  const text = marks.reduce(
    (done, { n, offset }) => `${done.slice(0, offset)}[${n}]${done.slice(offset)}`,
    reply,
  )
  const notes = citations.map(({ n, organisation, title, year, href }) => {
    const when = year ? ` (${year})` : ''
    return `[${n}] ${organisation}: ${title}${when}. ${href}`
  })
  return { text, notes: notes.join('\n') }
}
