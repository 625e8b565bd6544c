import type { AskRequest, ChatMessage } from '../../src/molly/protocol.ts'
import { readAct } from '../../src/understanding/acts.ts'
import { isResolved } from '../../src/understanding/signs/context.ts'
import { unify } from '../../src/text/fold.ts'
import { normalize } from '../../src/understanding/normalize.ts'
import type { CardMeta } from './cards/format.ts'

/** What was said before and now, as the page sent it: the server stores nothing. */
export type Said = {
  /** All messages of the visitor, oldest first; the last is the newest. */
  turns: string[]
  /** Cards of Molly's answers, oldest first. */
  shown: number[]
  /** Cards that the visitor said were not meant. */
  rejected: number[]
  /** Molly's answers, oldest first. */
  replies: string[]
  last?: { kind: ChatMessage['kind']; cards: number[]; suggestions: string[] }
  /** true: an emergency was answered, and nobody has said since that it is over. */
  isUrgent: boolean
}

export function readSaid({ message, history = [] }: AskRequest, cards: CardMeta[]): Said {
  const numbers = new Map(cards.map(({ id }, at) => [id, at]))
  const said: Said = { turns: [], shown: [], rejected: [], replies: [], isUrgent: false }
  let latest: number[] = []
  for (const { role, content, kind, card = [], suggestions = [] } of history) {
    if (role === 'user') {
      if (readAct(content, said.replies.length > 0) === 'repair') said.rejected.push(...latest)
      if (isResolved(normalize(content))) said.isUrgent = false
      said.turns.push(unify(content))
    } else {
      latest = card.map((id) => numbers.get(id)).filter((number) => number !== undefined)
      said.shown.push(...latest)
      said.replies.push(content)
      said.last = { kind, cards: latest, suggestions }
      if (kind === 'emergency') said.isUrgent = true
    }
  }
  if (isResolved(normalize(message))) said.isUrgent = false
  said.turns.push(unify(message))
  return said
}
