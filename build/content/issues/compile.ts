import { type IssueMail, issueFile } from '../../../src/content/issues.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Compiler } from '../compiler.ts'
import { type File, jsonFile } from '../files.ts'
import { ContentError, messageOf } from '../error.ts'
import type { Source } from '../read.ts'
import { writeIssueHtml } from './mail.ts'
import { writeIssueText } from './text.ts'

/** Newsletter issues as mails in one language. */
export function* compileIssues(
  sources: Source[],
  compiler: Compiler,
  locale: Locale,
): Generator<File, void> {
  for (const source of sources.filter(({ data }) => data.type === 'issue')) {
    yield jsonFile(issueFile(slugOf(source), locale), compileIssue(source, compiler, locale))
  }
}

export function compileIssue(source: Source, compiler: Compiler, locale: Locale): IssueMail {
  const page = compiler.compile(source, locale)
  try {
    return {
      subject: page.title,
      html: writeIssueHtml(page, locale),
      text: writeIssueText(compiler.compileToMarkdown(source, locale), locale),
    }
  } catch (error) {
    throw new ContentError(source[locale].file, messageOf(error))
  }
}

export const slugOf = ({ path }: Pick<Source, 'path'>): string => path.split('/').at(-1)!
