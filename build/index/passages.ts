import { toPassageText } from '../../src/content/passage-text.ts'
import type { Page } from '../../src/content/schema.ts'
import type { Text } from '../../src/i18n/index.ts'
import type { Passage } from '../../src/search/tokenize.ts'
import { toPlainHtml } from '../plain-html.ts'

/** A passage as the index is built from it. */
export type RawPassage = Passage & { question?: string }

/** The passages of a page. */
export function toPassages(page: Page, t: Text): RawPassage[] {
  const common = { path: page.path, title: page.title, type: page.type }
  const takeaways = page.takeaways.map(({ html }) => ensureStop(toPassageText(html))).join('\n')
  return [
    { ...common, kind: 'lead' as const, text: [page.lede, page.excerpt].join(' ').trim() },
    ...(takeaways ? [{ ...common, kind: 'takeaways' as const, text: takeaways }] : []),
    ...(page.answer
      ? [{ ...common, kind: 'section' as const, text: toPassageText(page.answer) }]
      : []),
    ...page.sections
      .map(({ id, title, parts }) => ({
        ...common,
        kind: 'section' as const,
        section: id && title ? { id, title } : undefined,
        text: toPassageText(toPlainHtml(parts, t)),
      }))
      .filter(({ text }) => text),
    ...page.faq.map(({ id, question, html }) => ({
      ...common,
      kind: 'faq' as const,
      section: { id, title: question },
      question,
      text: toPassageText(html),
    })),
  ]
}

function ensureStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
