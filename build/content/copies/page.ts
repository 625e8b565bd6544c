import { originMark } from '../../../src/content/origin-mark.ts'
import type { Page, Part, Quiz } from '../../../src/content/schema.ts'
import { formatDate } from '../../../src/i18n/formats.ts'
import { getText } from '../../../src/i18n/index.ts'
import { type Locale, localeCodes, locales, localize } from '../../../src/i18n/locales.ts'
import { markdownHref } from '../../../src/routes.ts'
import { reviewText } from '../../../src/sections/page/review.ts'
import { type ListedPage, type PageName } from '../../../src/pages.ts'
import { features, type FeatureContext } from '../features.ts'
import { writeBlock } from './block.ts'
import { type Generated, type ToolTexts, writeNumbers } from './generated.ts'
import { cardList, join, list, writeFootnote } from './text.ts'

/** Writes a page compiled by `createMarkdownCompiler`, with its boxes and sources. */
export function writePage(page: Page, locale: Locale, tools: ToolTexts): string {
  const t = getText(locale)
  const writePart = (part: Part) => {
    if (part.kind === 'html') return part.html
    if (part.kind !== 'tool') return writeBlock(part, locale, t)
    return tools[part.tool] ?? t('markdown.tool')
  }
  const { takeaways, answer, sections, faq, picker, quiz, references } = page
  return join(
    `# ${page.title}`,
    writeFacts(page.path, locale, [
      page.published && t('markdown.published', { date: formatDate(page.published, locale) }),
      page.checked && t('article.checked', { date: formatDate(page.checked, locale) }),
      page.nextCheck && t('article.nextCheck', { date: formatDate(page.nextCheck, locale) }),
      page.review && `${t('article.by')} ${t('article.author')}, ${t('article.credential')}`,
      reviewText(page, locale, t),
    ]),
    page.lede,
    page.disclosure && `**${t('article.disclosureTitle')}** ${t('article.disclosure')}`,
    page.type === 'emergency' && writeEmergency(page, locale),
    takeaways.length > 0 && `## ${t('article.takeaways')}`,
    list(takeaways.map(({ html }) => html)),
    answer && join(`## ${t('blocks.answer')}`, answer),
    ...sections.flatMap(({ parts }) => parts.map(writePart)),
    ...picker.map(({ label, why, cards }) => join(`### ${label}`, why, cardList(cards, locale))),
    quiz && writeQuiz(quiz),
    faq.length > 0 && `## ${t('article.faq')}`,
    ...faq.map(({ question, html }) => join(`### ${question}`, html)),
    references.length === 0 && t('site.notice'),
    references.length > 0 && `**${t('article.disclaimerTitle')}** ${t('article.disclaimer')}`,
    references.length > 0 && `## ${t('article.references')}`,
    references.map(writeFootnote).join('\n'),
  )
}

export function writeCodePage(
  page: ListedPage,
  data: Map<PageName, unknown>,
  generated: Generated & FeatureContext,
  locale: Locale,
): string {
  const t = getText(locale)
  const { name, path, about } = page
  const { title, description } = about[locale]
  return join(
    `# ${title}`,
    writeFacts(path, locale),
    description,
    features[name]?.write?.(data.get(name) as never, locale, generated) ?? t('markdown.tool'),
    t('site.notice'),
  )
}

/** A page's URL, its copies in other languages, and `more` lines about it. */
function writeFacts(path: string, locale: Locale, more: (string | undefined)[] = []): string {
  const others = localeCodes.filter((code) => code !== locale)
  return list([
    `<${originMark}${localize(path, locale)}>`,
    ...others.map((code) => `[${locales[code].name}](${originMark}${markdownHref(path, code)})`),
    ...more.filter((line) => line !== undefined),
  ])
}

/** The top of the emergency page. */
function writeEmergency({ callIf, callNote, problems }: Page, locale: Locale): string {
  const t = getText(locale)
  return join(
    `## ${t('emergency.numbers')}`,
    writeNumbers(locale),
    t('emergency.callIf'),
    list(callIf),
    callNote,
    `## ${t('emergency.jump')}`,
    list(problems.map(({ title, when }) => `**${title}:** ${when}`)),
  )
}

function writeQuiz({ questions, results }: Quiz): string {
  return join(
    ...questions.map(({ question, why, options }) => join(`### ${question}`, why, list(options))),
    ...Object.values(results).map(({ title, text, changes }) => {
      const steps = changes.map((change) => `**${change.title}** ${change.text}`)
      return join(`### ${title}`, text, list(steps))
    }),
  )
}
