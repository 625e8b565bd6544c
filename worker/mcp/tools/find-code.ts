import * as v from 'valibot'
import { readData } from '../../../src/content/index.ts'
import { codes, codeSystems } from '../../../src/features/codes/data.ts'
import { findCode, findNearestCode, parseCode } from '../../../src/features/codes/find.ts'
import { systemLabels, texts } from '../../../src/features/codes/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import { href } from '../../../src/routes.ts'
import { findRefusal } from '../../http/limits.ts'
import { listLinks } from '../text.ts'
import { defineTool, localeField, toolError, toolText } from '../tool.ts'
import { localize } from '../../../src/i18n/locales.ts'

export const findCodeTool = defineTool(
  {
    name: 'find_code',
    title: 'Find the page of a clinical code',
    description:
      'Leads from a code of ICD-10 or ICD-10-CM (K00 to K14, injuries of teeth and mouth, some others), or of a US dental bill (CDT), to our page about its subject. A longer code leads where its category leads. Titles are ours. A code is no diagnosis that we confirm.',
    input: v.strictObject({
      code: v.pipe(
        v.string(),
        v.minLength(1),
        v.maxLength(20),
        v.description('Such as K02.51, S02.5 or D2740.'),
      ),
      system: v.optional(v.picklist(codeSystems), 'icd-10'),
      locale: localeField,
    }),
  },
  async (c, { code: typed, system, locale }) => {
    const t = getText(locale, texts)
    const { assets, settings } = c.var
    const problem = await findRefusal(c, 'ask', 'mcp', locale)
    if (problem) return toolError(problem)
    const all = await readData(assets, codes, locale)
    const code = parseCode(system, typed)
    const found = code ? findCode(all, system, code) : undefined
    const nearest = code && system === 'icd-10' ? findNearestCode(all, code) : undefined
    const entry = found ?? nearest
    const pages = entry
      ? [{ title: entry.title, href: localize(entry.page, locale) }]
      : [{ title: t('codes.all'), href: href('codes', locale) }]
    return toolText(
      !found && t('codes.unknown', { code: typed }),
      !found && nearest && t('codes.nearest'),
      entry &&
        `${t('codes.of', { code: entry.code, system: systemLabels[locale][system] })}: ${entry.names[locale]}`,
      found?.urgent && t('codes.urgent'),
      found?.near && t('codes.nearNote'),
      listLinks(pages, settings.siteOrigin),
      found?.excerpt,
      t('codes.not'),
      t('site.notice'),
    )
  },
)
