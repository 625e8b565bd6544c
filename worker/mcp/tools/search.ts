import * as v from 'valibot'
import { getText } from '../../../src/i18n/index.ts'
import { href } from '../../../src/routes.ts'
import { findRefusal } from '../../http/limits.ts'
import { answerSearch } from '../../search/api.ts'
import { maxQueryLength, toLine } from '../../search/request.ts'
import { defineTool, localeField, toolError, toolText } from '../tool.ts'

const maxItems = 10

export const search = defineTool(
  {
    name: 'search',
    title: 'Search the site',
    description:
      'Finds pages on teeth, gums, treatments, products, costs and care abroad, best first: title, address and a summary of each. Read one with "read_page".',
    input: v.strictObject({
      query: v.pipe(
        v.string(),
        v.minLength(1),
        v.maxLength(maxQueryLength),
        v.description('A few words. Typing mistakes and regional words are understood.'),
      ),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxItems)), 5),
      locale: localeField,
    }),
  },
  async (c, { query, limit, locale }) => {
    const t = getText(locale)
    const { assets, settings } = c.var
    const problem = await findRefusal(c, 'ask', 'mcp', locale)
    if (problem) return toolError(problem)
    const { items, total } = await answerSearch(assets, { q: toLine(query), locale, limit })
    const origin = settings.siteOrigin
    if (total === 0) {
      return toolText(t('search.empty', { query }), `${origin}${href('topics', locale)}`)
    }
    const found = items.map(
      ({ title, section, href: to, excerpt }) =>
        `- [${section ? `${title}: ${section}` : title}](${origin}${to})\n  ${excerpt}`,
    )
    return toolText(found.join('\n'), t('site.notice'))
  },
)
