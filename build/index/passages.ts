import { toPassageText } from '../../src/content/passage-text.ts'
import type { Page } from '../../src/content/schema.ts'
import type { Text } from '../../src/i18n/index.ts'
import type { Passage } from '../../src/search/format.ts'
import { toPlainHtml } from '../content/plain-html.ts'

export function toPassages(page: Page, t: Text): Passage[] {
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
      text: toPassageText(html),
    })),
  ]
}

function ensureStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
