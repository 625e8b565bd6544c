import { chooseDoors } from '../../../src/features/no-appointment/choose-doors.ts'
import {
  doorCount,
  doorCountries,
  doorLevels,
  doorMoney,
  doorPeople,
  type NoAppointment,
} from '../../../src/features/no-appointment/data.ts'
import { texts } from '../../../src/features/no-appointment/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { inEveryLanguage, join, link, list } from '../copies/text.ts'

/** Finds unknown or unused doors, and choices that lead to fewer than five. */
export function* checkNoAppointment(
  data: NoAppointment,
  { paths }: { paths: ReadonlySet<string> },
): Generator<string> {
  const ids = new Set(data.doors.map(({ id }) => id))
  const named = new Set(
    Object.values(data.countries).flatMap(({ pays, short }) => [...pays, ...short]),
  )
  for (const id of named.difference(ids)) yield `"${id}" is no door`
  for (const id of ids.difference(named)) yield `no country names the door "${id}"`
  for (const { id, page } of data.doors) {
    if (!paths.has(page.split('#')[0]!)) yield `"${page}" of "${id}" is no page`
  }
  if (!named.isSubsetOf(ids)) return
  for (const country of doorCountries) {
    for (const money of doorMoney) {
      for (const who of doorPeople) {
        for (const level of doorLevels) {
          if (!data.countries[country]) yield `"${country}" has no doors`
          else if (chooseDoors(data, { country, money, who, level }).length < doorCount) {
            yield `"${country}" has too few doors for ${money}, ${who}, ${level}`
          }
        }
      }
    }
  }
}

/** Every door, with what to say there. */
export function writeNoAppointment({ doors }: NoAppointment, locale: Locale): string {
  const t = getText(locale, texts)
  return join(
    t('doors.worse'),
    t('doors.limits'),
    ...doors.map(({ page, say, [locale]: { name, text } }) =>
      join(
        `## ${name}`,
        text,
        list([`${t('doors.say')}: ${inEveryLanguage(locale)(say)}`]),
        link(t('doors.more'), page, locale),
      ),
    ),
  )
}
