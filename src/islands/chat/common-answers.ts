import type { Locale } from '../../i18n/locales.ts'
import type { Answer } from '../../molly/protocol.ts'
import { reminder } from '../../molly/reminder.ts'
import { toTerms } from '../../text/terms.ts'
import { getPage, toText } from './kept-steps.ts'

/**
 * Of 1,362 questions of talks (tools/eval) 293 have their answer among the fifty. Of them 36 get it at once, while 18
 * of all get another one; the right question is among the nearest for four in five.
 */
const sure = { share: 0.4, score: 2 }
/** The same for a few words that are all of one answer. */
const plain = { score: 1, lead: 2 }
const leastScore = 0.5
const maxNear = 3

/**
 * The one of the fifty answers of the offline page that has the words of a message, or else the
 * nearest questions, after `ask`; undefined if none is near.
 */
export async function findCommonAnswer(
  message: string,
  path: string,
  locale: Locale,
  ask: string,
): Promise<Answer | undefined> {
  const page = await getPage(path)
  const boxes = [...(page?.querySelectorAll<HTMLElement>('[data-asked]') ?? [])]
  const same = boxes.find((box) => questionOf(box) === message.trim())
  if (same) return read(same, [], locale)
  const ranked = rank(message, boxes)
  const near = ranked.filter(({ score }) => score >= leastScore).map(({ box }) => questionOf(box))
  const [best, next] = ranked
  if (best && next && isSure(best, next)) {
    return read(best.box, near.slice(1, 1 + maxNear), locale)
  }
  const suggestions = near.slice(0, maxNear)
  return near.length > 0 ? { reply: ask, kind: 'ask-back', sources: [], suggestions } : undefined
}

type Ranked = { box: HTMLElement; share: number; score: number }

function isSure({ share, score }: Ranked, next: Ranked): boolean {
  const isPlain = share === 1 && score >= plain.score && score >= plain.lead * next.score
  return isPlain || (share >= sure.share && score >= sure.score)
}

/** A word that few answers have says more than one that many have. */
function rank(message: string, boxes: HTMLElement[]): Ranked[] {
  const cards = boxes.map((box) => ({ box, asked: new Set(box.dataset['asked']!.split(' ')) }))
  const terms = [...new Set(toTerms(message))]
  const weights = new Map(
    terms.map((term) => [term, 1 / cards.filter(({ asked }) => asked.has(term)).length]),
  )
  return cards
    .map(({ box, asked }) => {
      const found = terms.filter((term) => asked.has(term))
      const score = found.reduce((sum, term) => sum + weights.get(term)!, 0)
      return { box, share: found.length / terms.length, score }
    })
    .sort((a, b) => b.score - a.score)
}

function read(box: HTMLElement, suggestions: string[], locale: Locale): Answer {
  const parts = [...box.querySelectorAll<HTMLElement>('p')].map(toText)
  const link = box.querySelector('a')!
  return {
    reply: [...parts.slice(0, -1), reminder[locale]].join('\n\n'),
    kind: 'answer',
    sources: [{ title: link.textContent, href: link.getAttribute('href')! }],
    suggestions,
    card: [box.dataset['card']!],
  }
}

function questionOf(box: HTMLElement): string {
  return box.querySelector('summary')!.textContent.trim()
}
