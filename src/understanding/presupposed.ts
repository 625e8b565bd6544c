import subjects from '../../content/rules/presupposed.json' with { type: 'json' }
import { fold } from '../text/fold.ts'

/** What a card takes as given: that somebody smokes, is pregnant, had a tooth pulled. */
export type Subject = keyof typeof subjects

const compiled = Object.entries(subjects as Record<Subject, { cards?: string; said: string }>).map(
  ([name, { cards, said }]) => ({
    name: name as Subject,
    cards: cards ? new RegExp(cards) : undefined,
    said: new RegExp(said),
  }),
)

/** In a card whose ways of asking name it less often, it is a subject among others. */
const minShare = 0.7

/** What a card with these questions and ways of asking, in all languages, takes as given. */
export function findPresupposed(questions: string[], asked: string[]): Subject[] {
  const folded = asked.map(fold)
  const names = (pattern: RegExp, texts: string[]) => texts.filter((text) => pattern.test(text))
  return compiled
    .filter(
      ({ cards, said }) =>
        cards &&
        names(cards, questions.map(fold)).length > 0 &&
        names(said, folded).length >= minShare * folded.length,
    )
    .map(({ name }) => name)
}

/** What a visitor spoke of, however it is spelled or put. */
export function findSaid(turns: string[]): Set<Subject> {
  const texts = turns.map(fold)
  return new Set(
    compiled.filter(({ said }) => texts.some((text) => said.test(text))).map(({ name }) => name),
  )
}
