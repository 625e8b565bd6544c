import { join } from 'node:path'
import { compileIssue, slugOf } from '../build/content/issues/compile.ts'
import { createCompiler } from '../build/content/compiler.ts'
import { readContent } from '../build/content/read.ts'
import { type Locale, localeCodes } from '../src/i18n/locales.ts'
import { href } from '../src/routes.ts'
import { site } from '../src/content/site.ts'
import type { IssueMail } from '../src/content/issues.ts'
import { fillIn } from '../worker/newsletter/issues/fill-in.ts'
import type { Mail } from '../worker/services/mail.ts'

const root = join(import.meta.dirname, '..')

/** Compiles an issue of content/issues in every language; throws if it does not exist. */
export function compileOne(slug: string): { isDraft: boolean; mails: Record<Locale, IssueMail> } {
  const content = readContent(root)
  const issues = content.pages.filter(({ data }) => data.type === 'issue')
  const source = issues.find((issue) => slugOf(issue) === slug)
  if (!source) {
    throw new Error(`There is no issue "${slug}". There are: ${issues.map(slugOf).join(', ')}.`)
  }
  const compiler = createCompiler(content)
  const mails = localeCodes.map((locale) => [locale, compileIssue(source, compiler, locale)])
  return {
    isDraft: source.data.draft,
    mails: Object.fromEntries(mails) as Record<Locale, IssueMail>,
  }
}

/** The newest issue, including drafts. */
export function findNewest(): string {
  const issues = readContent(root).pages.filter(({ data }) => data.type === 'issue')
  const newest = issues.toSorted((a, b) => a.folder.localeCompare(b.folder)).at(-1)
  if (!newest) throw new Error('There is no issue yet: npm run content:new issue <slug>.')
  return slugOf(newest)
}

/** The mail as sent, but with links that affect no subscriber. */
export function toSample(
  mail: IssueMail,
  { locale, to, from, origin }: { locale: Locale; to: string; from: string; origin: string },
): Mail {
  return fillIn(mail, {
    locale,
    to,
    from: { name: site.brand, email: from },
    origin,
    address: site.postalAddress || '(content/site.json: "postalAddress")',
    leave: origin + href('newsletterUnsubscribe', locale),
    preferences: origin + href('newsletterPreferences', locale),
  })
}
