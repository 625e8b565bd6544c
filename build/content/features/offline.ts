import type { CommonAnswer } from '../../../src/features/offline/data.ts'
import { type Locale, localize } from '../../../src/i18n/locales.ts'
import { toTerms } from '../../../src/text/terms.ts'
import type { FeatureContext } from '../features.ts'
import { citation, everywhere } from '../marks.ts'

/** Fewer people than this say a word of a card by chance. */
const minWordings = 2

export function compileOffline(
  source: { cards: string[] },
  { answers, cards }: Pick<FeatureContext, 'answers' | 'cards'>,
  locale: Locale,
): CommonAnswer[] {
  const known = new Map(answers.map((card) => [card.id, card]))
  return source.cards.flatMap((id) => {
    // A page that is still a draft takes its cards along.
    const card = known.get(id)
    if (!card) return []
    const { question, answer, asked } = card[locale]
    const wordings = [question, ...asked].map((wording) => new Set(toTerms(wording)))
    const counts = Map.groupBy(
      wordings.flatMap((terms) => [...terms]),
      (term) => term,
    )
    const title = cards[locale].get(card.page)!.title
    const anchor = card.section === 'lead' ? '' : `#${card.section}`
    return {
      card: id,
      question,
      paragraphs: answer.replaceAll(everywhere(citation), '').split(/\n+/).filter(Boolean),
      asked: [...counts].flatMap(([term, { length }]) => (length >= minWordings ? term : [])),
      source: { href: localize(card.page + anchor, locale), title },
    }
  })
}
