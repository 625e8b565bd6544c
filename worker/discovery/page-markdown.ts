import type { ToolName } from '../../src/content/blocks.ts'
import type { Page, Part, Quiz, Reference } from '../../src/content/schema.ts'
import { getText, type Text } from '../../src/i18n/index.ts'
import { formatDate } from '../../src/i18n/formats.ts'
import { type Locale, localeCodes, locales, localize } from '../../src/i18n/locales.ts'
import { markdownHref } from '../../src/routes.ts'
import { reviewText } from '../../src/sections/page/review.ts'
import { blockHtml, cardList, list, numberList } from './block-html.ts'
import { toMarkdown } from './to-markdown.ts'

/** What code puts on a page, as HTML of few elements. What is not given works on the page only. */
export type ToolHtml = Partial<Record<ToolName, string>>

/** A content page as Markdown, whole: boxes, questions, sources, and what must be said with it. */
export function pageMarkdown(page: Page, locale: Locale, origin: string, tools: ToolHtml): string {
  const t = getText(locale)
  const parts = [
    `# ${page.title}`,
    aboutPage(page.path, locale, origin, [
      page.published && t('markdown.published', { date: formatDate(page.published, locale) }),
      page.checked && t('article.checked', { date: formatDate(page.checked, locale) }),
      page.nextCheck && t('article.nextCheck', { date: formatDate(page.nextCheck, locale) }),
      page.review && `${t('article.by')} ${t('article.author')}, ${t('article.credential')}`,
      page.review && `${t('article.reviewed')} · ${reviewText(page, locale, t)}`,
    ]),
    toMarkdown(pageHtml(page, locale, t, tools), origin + localize(page.path, locale)),
    page.references.length > 0
      ? `**${t('article.disclaimerTitle')}** ${t('article.disclaimer')}`
      : t('site.notice'),
    ...footnotes(page.references, t),
  ]
  return `${parts.join('\n\n')}\n`
}

/** The address of the page, of its other languages, and what else is known about it. */
export function aboutPage(
  path: string,
  locale: Locale,
  origin: string,
  more: (string | undefined)[] = [],
): string {
  const others = localeCodes.filter((code) => code !== locale)
  return [
    `<${origin}${localize(path, locale)}>`,
    ...others.map((code) => `[${locales[code].name}](${origin}${markdownHref(path, code)})`),
    ...more.filter(Boolean),
  ]
    .map((line) => `- ${line}`)
    .join('\n')
}

function pageHtml(page: Page, locale: Locale, t: Text, tools: ToolHtml): string {
  const partHtml = (part: Part): string => {
    if (part.kind === 'html') return part.html
    if (part.kind !== 'tool') return blockHtml(part, locale, t)
    return tools[part.tool] ?? `<p>${t('markdown.tool')}</p>`
  }
  const { takeaways, answer, faq, picker, quiz } = page
  return [
    `<p>${page.lede}</p>`,
    page.disclosure &&
      `<p><strong>${t('article.disclosureTitle')}</strong> ${t('article.disclosure')}</p>`,
    page.type === 'emergency' && emergencyHtml(page, locale, t),
    takeaways.length > 0 && titled(t('article.takeaways'), list(takeaways.map(({ html }) => html))),
    answer && titled(t('blocks.answer'), `<p>${answer}</p>`),
    ...page.sections.flatMap((section) => section.parts.map(partHtml)),
    ...picker.map(({ label, why, cards }) => {
      return `<h3>${label}</h3><p>${why}</p>${cardList(cards, locale)}`
    }),
    quiz && quizHtml(quiz),
    faq.length > 0 &&
      titled(
        t('article.faq'),
        faq.map(({ question, html }) => `<h3>${question}</h3><p>${html}</p>`).join(''),
      ),
  ]
    .filter(Boolean)
    .join('\n')
}

function titled(title: string, html: string): string {
  return `<h2>${title}</h2>${html}`
}

/** What the page shows before anything else. */
function emergencyHtml({ callIf, callNote, problems }: Page, locale: Locale, t: Text): string {
  return [
    titled(t('emergency.numbers'), numberList(locale, t)),
    `<p>${t('emergency.callIf')}</p>${list(callIf)}`,
    callNote && `<p>${callNote}</p>`,
    titled(
      t('emergency.jump'),
      list(problems.map(({ title, when }) => `<strong>${title}:</strong> ${when}`)),
    ),
  ].join('')
}

function quizHtml({ questions, results }: Quiz): string {
  const asked = questions.map(({ question, why, options }) => {
    return `<h3>${question}</h3><p>${why}</p>${list(options)}`
  })
  const meant = Object.values(results).map(({ title, text, changes }) => {
    const steps = changes.map((change) => `<strong>${change.title}</strong> ${change.text}`)
    return `<h3>${title}</h3><p>${text}</p>${list(steps)}`
  })
  return [...asked, ...meant].join('')
}

/** `[^1]: Organisation. Title. 2024. <https://…>`, as the text cites them. */
function footnotes(references: Reference[], t: Text): string[] {
  if (references.length === 0) return []
  const notes = references.map(({ organisation, title, year, url }, index) => {
    const words = [organisation, title, year].filter(Boolean).map((word) => word.replace(/\.$/, ''))
    return `[^${index + 1}]: ${words.join('. ')}. <${url}>`
  })
  return [`## ${t('article.references')}`, notes.join('\n')]
}
