import type { AskRequest, ChatMessage } from '../molly/protocol.ts'
import { readAct } from '../understanding/acts.ts'
import { unify } from '../text/fold.ts'
import { isResolved, isTakenBack } from '../understanding/signs/context.ts'
import { findRedFlag } from '../understanding/signs/find.ts'
import { normalize } from '../understanding/normalize.ts'
import type { CardMeta } from './cards/format.ts'
import { isForToday } from './emergency.ts'

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
  /** true: somebody was told to call for help, and nobody has said since that it is over. */
  isUrgent: boolean
  /** true: an emergency was answered, whatever came of it. */
  wasUrgent: boolean
}

export function readSaid({ message, history = [] }: AskRequest, cards: CardMeta[]): Said {
  const numbers = new Map(cards.map(({ id }, at) => [id, at]))
  const said: Said = {
    turns: [],
    shown: [],
    rejected: [],
    replies: [],
    isUrgent: false,
    wasUrgent: false,
  }
  let latest: number[] = []
  for (const { role, content, kind, card = [], suggestions = [] } of history) {
    if (role === 'user') {
      if (readAct(content, said.replies.length > 0) === 'repair') said.rejected.push(...latest)
      if (isCalm(content)) said.isUrgent = false
      said.turns.push(unify(content))
    } else {
      latest = card.map((id) => numbers.get(id)).filter((number) => number !== undefined)
      said.shown.push(...latest)
      said.replies.push(content)
      said.last = { kind, cards: latest, suggestions }
      if (kind === 'emergency') {
        said.wasUrgent = true
        said.isUrgent = !isForToday(content)
      }
    }
  }
  if (isCalm(message)) said.isUrgent = false
  said.turns.push(unify(message))
  return said
}

/** true: the message says that an emergency is over, or never was one. */
function isCalm(message: string): boolean {
  const words = normalize(message)
  return isResolved(words) || (isTakenBack(words) && !findRedFlag(message))
}
