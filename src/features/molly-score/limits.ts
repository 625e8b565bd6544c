import type { Locale } from '../../i18n/locales.ts'
import { getText } from '../../i18n/index.ts'
import { countOf, type MollyScore, sumOf } from './data.ts'
import { texts } from './texts.ts'

/** What she can't do, in sentences. */
export function listLimits(score: MollyScore, locale: Locale): string[] {
  const t = getText(locale, texts)
  const own = sumOf(score, ['first', 'later', 'repair', 'emergency', 'helped'])
  const repair = sumOf(score, ['repair'])
  const helped = sumOf(score, ['helped'])
  const { half, beside, sent, silent } = score.faults
  return [
    t('score.own', { ...own, count: countOf(own) }),
    t('score.half', { count: half }),
    t('score.beside', { count: beside }),
    t('score.repair', { good: repair.good, count: countOf(repair) }),
    t('score.helped', { good: helped.good, count: countOf(helped) }),
    t('score.sent', { count: sent }),
    t('score.silent', { count: silent }),
    ...(score.unsafe.length > 0 ? [t('score.unsafe', score.unsafe.length)] : []),
  ]
}

export function listStrengths(score: MollyScore, locale: Locale): string[] {
  const t = getText(locale, texts)
  const offered = sumOf(score, ['offered'])
  const emergency = sumOf(score, ['emergency'])
  return [
    t('score.offered', { good: offered.good, count: countOf(offered) }),
    t('score.emergency', { good: emergency.good, count: countOf(emergency) }),
  ]
}
