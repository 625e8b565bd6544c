import { issueMarks } from '../../../src/content/issues.ts'
import { originMark } from '../../../src/content/origin-mark.ts'
import type { Page } from '../../../src/content/schema.ts'
import { site } from '../../../src/content/site.ts'
import { texts } from '../../../src/features/newsletter/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import { type Locale, localize } from '../../../src/i18n/locales.ts'
import { cardList, join } from '../copies/text.ts'

/** The plain-text part of an issue; `page` has texts in Markdown. */
export function writeIssueText(page: Page, locale: Locale): string {
  const t = getText(locale, texts)
  const parts = page.sections.flatMap(({ parts }) =>
    parts.map((part) => {
      if (part.kind === 'html') return part.html
      return part.kind === 'pages' ? cardList(part.cards, locale) : ''
    }),
  )
  const sources = page.references.map(({ organisation, title, year, url }, index) => {
    return `[${index + 1}] ${organisation}. ${title}${year && ` (${year})`}\n${url}`
  })
  return join(
    page.title.toUpperCase(),
    page.lede,
    ...parts.map(toPlainText),
    `${t('issue.read')}: ${originMark}${localize(page.path, locale)}`,
    sources.length > 0 && join(t('article.references').toUpperCase(), sources.join('\n')),
    '--',
    t('site.notice'),
    `${t('issue.why', { brand: site.brand })} ${t('issue.untracked')}`,
    `${t('issue.leave')}: ${issueMarks.leave}`,
    `${t('issue.preferences')}: ${issueMarks.preferences}`,
    `${site.legalName || site.brand}, ${issueMarks.address}`,
  )
}

function toPlainText(markdown: string): string {
  return markdown
    .replace(/^#+ (.+)$/gm, (_, title: string) => title.toUpperCase())
    .replace(/\[\^(\d+)\]/g, ' [$1]')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)')
    .replaceAll('**', '')
}
