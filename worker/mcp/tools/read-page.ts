import * as v from 'valibot'
import { originMark } from '../../../src/content/origin-mark.ts'
import { getMarkdownCopy } from '../../../src/content/index.ts'
import { getText } from '../../../src/i18n/index.ts'
import { type Locale, localize, splitLocale } from '../../../src/i18n/locales.ts'
import { markdownHref } from '../../../src/routes.ts'
import { findRefusal } from '../../http/limits.ts'
import { defineTool, localeField, toolError, toolText } from '../tool.ts'

export const readPage = defineTool(
  {
    name: 'read_page',
    title: 'Read a page',
    description:
      'A whole page of the site as Markdown, with its numbered sources and the day they were checked.',
    input: v.strictObject({
      page: v.pipe(
        v.string(),
        v.minLength(1),
        v.maxLength(300),
        v.description(
          'Its path, such as /article/root-canal, or its address as "search" gives it.',
        ),
      ),
      locale: v.optional(localeField.wrapped),
    }),
  },
  async (c, { page, locale: wanted }) => {
    const { assets, settings } = c.var
    const { locale, path } = locate(page, settings.siteOrigin)
    const chosen = wanted ?? locale
    const t = getText(chosen)
    const problem = await findRefusal(c, 'ask', 'mcp', chosen)
    if (problem) return toolError(problem)
    const copy = path && (await getMarkdownCopy(assets, markdownHref(path, 'en'), chosen))
    if (!copy) return toolError(t('mcp.noPage'))
    return toolText(
      settings.siteOrigin + localize(copy.path, chosen),
      t('site.notice'),
      copy.text.replaceAll(originMark, settings.siteOrigin),
    )
  },
)

/** Drops query and fragment. The path is '' for another site's URL. */
function locate(page: string, origin: string): { locale: Locale; path: string } {
  const url = URL.parse(page, origin)
  const isOurs = url?.origin === origin
  return splitLocale(isOurs ? url.pathname.replace(/\.md$/, '').replace(/(?<=.)\/+$/, '') : '')
}
