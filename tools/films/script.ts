import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'

/** What is said in a chapter: its title, the verdict on it if there is one, and paragraphs. */
export type SpokenChapter = {
  id: string
  title: string
  verdict?: string
  paragraphs: string[][]
}

/** The chapters of a script as sentences, without the pictures it describes, sources and links. */
export function readScript(body: string, locale: Locale): SpokenChapter[] {
  const [, ...chapters] = body.split(/^## /m)
  return chapters.map((text) => {
    const [heading = '', ...blocks] = text.split(/\n+/).filter(Boolean)
    const [, title = '', id = ''] = /^(.*?) \{#([\w-]+)\}$/.exec(heading) ?? []
    const verdict = blocks
      .map((block) => /^::verdict (true|false|partly)$/.exec(block)?.[1])
      .find((word) => word !== undefined) as 'true' | 'false' | 'partly' | undefined
    const spoken = blocks.filter((block) => !/^(?:>|::)/.test(block))
    return {
      id,
      title: toSpoken(title),
      verdict: verdict && getText(locale)(`blocks.${verdict}`),
      paragraphs: spoken.map((block) => splitSentences(toSpoken(block), locale)),
    }
  })
}

function toSpoken(markdown: string): string {
  return markdown
    .replace(/\[\^[^\]]*\]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .trim()
}

function splitSentences(text: string, locale: Locale): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })
  // The points of 'EE. UU.' end no sentence.
  const joined = text.replaceAll('EE. UU.', 'EE__UU')
  return [...segmenter.segment(joined)]
    .map(({ segment }) => segment.replaceAll('EE__UU', 'EE. UU.').trim())
    .filter(Boolean)
}
