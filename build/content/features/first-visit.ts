import { storyPictures } from '../../../src/art/recipes.ts'
import type { FirstVisit } from '../../../src/features/first-visit/data.ts'
import { texts } from '../../../src/features/first-visit/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { join, link, list } from '../copies/text.ts'

export function* checkFirstVisit({ cards }: FirstVisit): Generator<string> {
  for (const { id } of cards) if (!(id in storyPictures)) yield `"${id}" has no picture`
}

/** Describes the pictures in words. */
export function writeFirstVisit({ cards, parents }: FirstVisit, locale: Locale): string {
  const t = getText(locale, texts)
  return join(
    cards.map((card, at) => `${at + 1}. ${card[locale]}`).join('\n'),
    `## ${t('visit.parents')}`,
    list(parents.map((sentence) => sentence[locale])),
    link(t('visit.article'), '/article/first-dental-visit', locale),
  )
}
