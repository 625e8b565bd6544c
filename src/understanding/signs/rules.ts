import type emergencies from '../../../content/rules/emergencies.json'
import plainSigns from '../../../content/rules/plain-signs.json' with { type: 'json' }
import redFlags from '../../../content/rules/red-flags.json' with { type: 'json' }
import type { Locale } from '../../i18n/locales.ts'
import { extendGroups } from '../patterns.ts'
import type { Rule } from './read-signs.ts'

/** The reply to give: for a lost tooth there are three, depending on which tooth it may be. */
export type EmergencyId = keyof typeof emergencies.replies

export type RedFlagId = Exclude<EmergencyId, 'baby-tooth' | 'either-tooth'>

/** A sign of an emergency in a visitor's words. */
export type SignId = keyof typeof redFlags.signs

/** `now`: call before anything else. `today`: see somebody today, and call if it gets worse. */
export type Level = 'now' | 'today'

/** An emergency with its signs in the visitor's words, the gravest first. */
export type RedFlag = { id: RedFlagId; level: Level; signs: SignId[] }

export const signs = redFlags.signs as Record<
  SignId,
  { emergency: RedFlagId; level: Level } & Record<Locale, string>
>

export const groups = extendGroups(plainSigns.groups, redFlags.groups)

type RuleData = Omit<Rule, 'patterns'> & { sign: SignId; plain?: boolean; patterns?: string[] }

/** In order of gravity: the first that means *now* answers, else the first that means *today*. */
export const rules = (redFlags.rules as RuleData[]).map(({ plain, patterns = [], ...rule }) => ({
  ...rule,
  id: signs[rule.sign].emergency,
  level: signs[rule.sign].level,
  patterns: plain
    ? [...plainSigns.signs[rule.sign as keyof typeof plainSigns.signs], ...patterns]
    : patterns,
}))
