import { toPassageText } from '../../src/content/passage-text.ts'
import type { Page } from '../../src/content/schema.ts'
import type { Codes } from '../../src/features/codes/data.ts'
import { getText, type Text } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { listedPages } from '../../src/pages.ts'
import { tools } from '../../src/sections/tools/tools.ts'
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

/** Pages made by code: what they are for, and the codes that one of them explains. */
export function toCodePassages(codes: Codes, locale: Locale): Passage[] {
  const t = getText(locale)
  return listedPages
    .filter(({ name }) => name !== 'home')
    .map(({ name, path, about }) => {
      const { title, description } = about[locale]
      const entries = name === 'codes' ? Object.values(codes).flat() : []
      const listed = entries.map(({ code, names }) => `${code} ${names[locale]}.`)
      const tool = tools.find((one) => one === name)
      const tile = tool ? [t(`tools.names.${tool}.title`), t(`tools.names.${tool}.text`)] : []
      const text = [description, ...tile, ...listed].join(' ')
      return { path, title, type: 'tool', kind: 'lead', text }
    })
}

function ensureStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
