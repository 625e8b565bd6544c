import * as v from 'valibot'
import { getText } from '../../../src/i18n/index.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { limits } from '../../../src/molly/protocol.ts'
import { reminder } from '../../../src/molly/reminder.ts'
import { href } from '../../../src/routes.ts'
import { listCountries } from '../../../src/sections/emergency/countries.ts'
import { nameRegion } from '../../../src/i18n/formats.ts'
import { isPlainEmergency } from '../../../src/islands/chat/emergency.ts'
import { findRefusal } from '../../http/limits.ts'
import { answerIfEmergency } from '../../../src/answering/answer.ts'
import { describeEmergencyLine } from '../../../src/answering/emergency.ts'
import { countryField, defineTool, localeField, toolText } from '../tool.ts'
import { listLinks } from '../text.ts'

export const emergency = defineTool(
  {
    name: 'emergency',
    title: 'Dental emergency: what to do now',
    description:
      'Tells whether words about a mouth, a tooth or an injury have a sign of an emergency that we know, what to do until help is there, and the number to call. Without words: the numbers alone. Call it first when someone may be in danger, and show its answer unchanged. No sign found is no all-clear.',
    input: v.strictObject({
      message: v.optional(
        v.pipe(
          v.string(),
          v.maxLength(limits.messageLength),
          v.description('What happened, in the person’s own words, in English or Spanish.'),
        ),
        '',
      ),
      country: countryField,
      locale: localeField,
    }),
  },
  // As on the site: past the limit what is plainly an emergency is answered, and the numbers stay.
  async (c, { message, country: given, locale }) => {
    const { assets, settings } = c.var
    const country = given?.toUpperCase()
    const problem = message && (await findRefusal(c, 'ask', 'mcp', locale))
    const isRead = !problem || isPlainEmergency(message)
    const found = isRead && (await answerIfEmergency({ message, locale }, { assets, country }))
    if (found) return toolText(found.reply, listLinks(found.sources, settings.siteOrigin))
    const t = getText(locale)
    const page = { title: t('emergency.whatToDo'), href: href('emergency', locale) }
    return toolText(
      problem || (message.trim() && t('mcp.noSign')),
      describeEmergencyLine(locale, country),
      listNumbers(locale, country),
      listLinks([page], settings.siteOrigin),
      reminder[locale],
    )
  },
)

/** The numbers of one country, or of all known countries. */
function listNumbers(locale: Locale, country: string | undefined): string {
  const t = getText(locale)
  const all = listCountries(locale)
  const own = all.filter((entry) => entry.country === country)
  const lines = (own.length > 0 ? own : all).map(
    ({ name, numbers, note }) => `- ${name}: ${numbers.join(', ')}${note ? ` (${note})` : ''}`,
  )
  const missing = country && own.length === 0
  return [
    ...(missing ? [t('mcp.noNumber', { country: nameRegion(country, locale) })] : []),
    `${t('emergency.numbers')}:\n${lines.join('\n')}`,
  ].join('\n\n')
}
