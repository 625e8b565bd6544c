import type { Answer, ChatMessage } from '../../../src/molly/protocol.ts'
import { isKeptApart, type Talk, type Turn } from '../talks/read.ts'

type Judged = {
  talk: Talk
  turn: Turn
  answer: Answer
  /** Cards of the answer, and of the questions that it suggests. */
  shown: string[]
  offered: string[]
  /** true: an emergency was answered earlier in the talk. */
  isTold: boolean
}

/** `ids`: of a suggested question, the card that it asks for. */
export type Molly = {
  ask: (request: object) => Promise<Answer>
  ids: Record<Talk['lang'], Map<string, string>>
}

/** Asks each message of each talk after what was said, shown and suggested before it then. */
export async function evaluateTalks({ ask, ids }: Molly, talks: Talk[]): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const talk of talks) {
    const history: ChatMessage[] = []
    for (const turn of talk.turns) {
      const answer = await ask({ message: turn.say, history, locale: talk.lang })
      const { card = [], suggestions } = answer
      const suggested = suggestions.flatMap((one) => ids[talk.lang].get(one) ?? [])
      const isTold = history.some(({ kind }) => kind === 'emergency')
      judged.push({ talk, turn, answer, shown: card, offered: [...card, ...suggested], isTold })
      history.push(
        { role: 'user', content: turn.say },
        // The words of that time are not kept: only what they were.
        { role: 'assistant', content: '', ...turn.reply },
      )
    }
  }
  return judged
}

/** Shares from 0 to 1. */
export function scoreTalks(judged: Judged[]): Record<string, number> {
  const share = (list: Judged[], isSo: (one: Judged) => boolean) =>
    list.length === 0 ? 1 : list.filter(isSo).length / list.length
  const has = (cards: string[], { cards: right, ok }: Turn) =>
    cards.some((card) => right.includes(card) || ok.includes(card))
  const isUnsure = ({ answer }: Judged) => ['ask-back', 'unknown'].includes(answer.kind)
  const isEmergency = ({ answer }: Judged) => answer.kind === 'emergency'
  const calm = judged.filter(({ turn }) => ['none', 'resolved'].includes(turn.danger))
  const answerable = calm.filter(({ turn }) => turn.cards.length > 0)
  return {
    'right or fine card': share(answerable, ({ shown, turn }) => has(shown, turn)),
    'among three': share(answerable, ({ offered, turn }) => has(offered, turn)),
    'not sure': share(calm, isUnsure),
    'falsely not sure': share(answerable, isUnsure),
    'emergencies found': share(
      judged.filter(({ turn, isTold }) => turn.danger === 'now' && !isTold),
      isEmergency,
    ),
    'false emergencies': share(calm, isEmergency),
  }
}

/** One table for the talks that nothing has learned from, and one for all. */
export function printTalks(judged: Judged[]): void {
  for (const [name, part] of [
    ['kept apart', judged.filter(({ talk }) => isKeptApart(talk.id))],
    ['all', judged],
  ] as const) {
    for (const lang of ['en', 'es'] as const) {
      const own = part.filter(({ talk }) => talk.lang === lang)
      if (own.length === 0) continue
      const scores = Object.entries(scoreTalks(own)).map(
        ([score, value]) => `${score} ${(100 * value).toFixed(1)}%`,
      )
      console.log(`Talks ${name}, ${lang} (${own.length}): ${scores.join(' · ')}`)
    }
  }
}
