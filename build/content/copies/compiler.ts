import { originMark } from '../../../src/content/origin-mark.ts'
import { getText } from '../../../src/i18n/index.ts'
import { type Locale, localize } from '../../../src/i18n/locales.ts'
import type { Citations } from '../citations.ts'
import { type TextCompiler, toGrade } from '../markdown.ts'
import { captionLine, citation, directive, everywhere, foreign, headingId, sign } from '../marks.ts'

/**
 * Compiles the Markdown of the page at `path` to standalone Markdown: sources become numbered
 * footnotes, links get an origin, and our own syntax goes. The rest stays unchanged.
 */
export function createMarkdownCompiler(
  citations: Citations,
  locale: Locale,
  path: string,
): TextCompiler {
  const t = getText(locale)
  const pageUrl = originMark + localize(path, locale)

  const inline = (markdown: string) =>
    markdown
      .replace(everywhere(citation), (_, ids: string) =>
        citations.cite(ids).reduce((text, number) => `${text}[^${number}]`, ''),
      )
      .replace(/\{motif:[a-z]+\}\s*/g, '')
      .replace(everywhere(sign), (_, _name: string, grade: string, follows?: string) => {
        return `${t(`evidence.${toGrade(grade)}`)}${follows ? '. ' : ''}`
      })
      .replace(everywhere(foreign), '$2')
      .replace(/(?<=\]\()\/[^)]*/g, (href) => originMark + localize(href, locale))
      .replace(/(?<=\]\()#[^)]*/g, (anchor) => pageUrl + anchor)

  const toText = (markdown: string) =>
    inline(
      markdown.replace(everywhere(headingId), '').replace(everywhere(captionLine), '**$1**\n'),
    ).trim()

  return {
    inline,
    blocks: inline,
    sections: (markdown, createBlock) => {
      const pieces = markdown.split(/^(?=::)|(?<=^::.*)$/m)
      const parts = pieces.map((piece) => {
        const [, name, key] = directive.exec(piece) ?? []
        return name ? createBlock(name, key) : { kind: 'html' as const, html: toText(piece) }
      })
      return [{ parts }]
    },
  }
}
