import type { Locale } from '../i18n/locales.ts'
import type { Danger } from '../understanding/danger.ts'
import { asks, type Meaning } from '../understanding/understand.ts'
import { isMereTalk } from '../understanding/acts.ts'
import { countWords, normalize } from '../understanding/normalize.ts'
import { isAsking, toTerms } from '../text/terms.ts'
import { isOver } from '../understanding/signs/context.ts'
import { findRedFlag } from '../understanding/signs/find.ts'
import type { RedFlag } from '../understanding/signs/rules.ts'
import { sure } from '../understanding/tuning.ts'
import {
  type Boundary,
  type BoundaryId,
  type Certainty,
  describeBoundary,
  matchBoundary,
} from './boundaries.ts'
import { findExact } from './cards/library.ts'
import { isSaid } from './emergency.ts'
import type { Said } from './history.ts'

/** Fixed words for turns that ask nothing, in content/rules/replies.json. */
export type Talk = 'thanks' | 'goodbye' | 'agree' | 'unclear'

/** What kind of reply is due, and with which cards. */
export type Choice =
  /** `isAgain`: an emergency was answered before, and this is no other. */
  | { kind: 'emergency'; danger: Danger; isAgain?: boolean }
  /** Something asked while an emergency is open that no card surely answers. */
  | { kind: 'urgent' }
  | { kind: 'talk'; talk: Talk }
  | { kind: 'boundary'; boundary: Boundary; cards: number[] }
  /**
   * `after`: what comes before the cards; `perhaps`: what may be meant instead; `isNamed`: a visitor
   * tapped or wrote their very question.
   */
  | {
      kind: 'cards'
      cards: number[]
      after?: 'repair' | 'more'
      perhaps?: number
      isNamed?: boolean
    }
  | { kind: 'shorter'; card: number }
  /** When what was told is due: a card's, or an emergency's that is for today. */
  | { kind: 'when'; card?: number; flag?: RedFlag; isDenial: boolean }
  /** `after: 'again'`: what is meant was said already. */
  | { kind: 'ask-back'; cards: number[]; after?: 'repair' | 'again' }
  | { kind: 'outside' }

const boundaryOf: Partial<Record<Meaning['act'], BoundaryId>> = {
  greeting: 'greeting',
  'about-site': 'about-molly',
  dose: 'dose',
  diagnosis: 'diagnosis',
  prescription: 'prescription',
  'do-it-yourself': 'harmful',
  'off-topic': 'off-topic',
  manipulation: 'manipulation',
  insult: 'abuse',
}

const talks: Partial<Record<Meaning['act'], Talk>> = {
  thanks: 'thanks',
  goodbye: 'goodbye',
  agree: 'agree',
  yes: 'agree',
  no: 'agree',
  unclear: 'unclear',
  'joke-or-test': 'unclear',
}

/** Emergencies come first, then a question that was tapped, then what kind of turn it is. */
export function choose(meaning: Meaning, said: Said, questions: string[], locale: Locale): Choice {
  const { act, cards } = meaning
  const { danger } = meaning.danger
  const message = said.turns.at(-1)!
  const known = findExact(questions, message)
  // A card answers its own question better than a likelihood does.
  const isCertain = danger && (known === undefined || danger.signs.length > 0)
  const isUrgent = isCertain && (danger.isNew || danger.isGraver || !said.wasUrgent)
  const meanwhile = said.isUrgent ? findMeanwhile(meaning, said) : undefined
  if (isUrgent) {
    const isAgain = isSaid(danger, said, locale) || (said.isUrgent && danger.signs.length === 0)
    const isAnswered = meanwhile !== undefined && /[?¿]/.test(message)
    if (!isAgain || danger.isGraver || (said.isUrgent && !isAnswered)) {
      return { kind: 'emergency', danger, isAgain: isAgain && !danger.isGraver }
    }
  }
  if (known !== undefined) return { kind: 'cards', cards: [known], isNamed: true }
  const isShort = countWords(message) <= maxDetailWords
  const tells = isShort && !asks.test(message)
  const isDetail = (isShort && (act === 'detail' || act === 'yes')) || (tells && act === 'question')
  // 'It is an adult one, he is 9': the steps for a lost tooth depend on which it is.
  if (danger?.id === 'knocked-out' && said.wasUrgent && isDetail) {
    return { kind: 'emergency', danger }
  }
  const shown = said.last?.cards[0]
  if (act === 'other-tooth' && shown !== undefined) return { kind: 'cards', cards: [shown] }
  const told = findToldOf(said)
  if (act === 'other-tooth' && told) {
    return { kind: 'emergency', danger: { ...told, isNew: false } }
  }
  const isDenial =
    act === 'denial' || (said.last !== undefined && tells && isOver(normalize(message)))
  if ((isDenial || act === 'when') && !said.isUrgent) {
    if (shown !== undefined) return { kind: 'when', card: shown, isDenial }
    if (told) return { kind: 'when', flag: told, isDenial }
    if (isDenial && said.wasUrgent) return { kind: 'talk', talk: 'agree' }
  }
  const picked = findSuggestions(said, act, message, questions)
  if (picked.length > 0) {
    // 'The second. And does it hurt?'
    const isMore = countWords(message) > maxPickWords
    const more = [...meaning.questions, ...(isMore ? [cards[0]] : [])].flatMap((best) =>
      best && best.p >= sure.tied ? best.card : [],
    )
    const both = [...new Set([...picked, ...more])].slice(0, maxCards)
    return { kind: 'cards', cards: both, isNamed: true }
  }
  const boundary = findBoundary(meaning, message, locale)
  if (boundary?.id === 'thanks') return { kind: 'talk', talk: 'thanks' }
  if (boundary?.certainty === 'certain' && !boundary.card) {
    return { kind: 'boundary', boundary, cards: findBeside(boundary.id, meaning) }
  }
  // 'My left arm too' is told, not asked.
  if (said.isUrgent && danger && isDetail) {
    return { kind: 'emergency', danger, isAgain: true }
  }
  if (meanwhile !== undefined) return { kind: 'cards', cards: [meanwhile] }
  if (said.isUrgent && (danger || meaning.danger.isNear)) return { kind: 'urgent' }
  const [first] = cards
  if (shown !== undefined && act === 'simpler') return { kind: 'shorter', card: shown }
  if (first && act === 'more' && said.shown.length > 0) {
    const next = cards.find(({ card }) => !said.shown.includes(card))
    if (next) return { kind: 'cards', cards: [next.card], after: 'more' }
  }
  const talk = talks[act]
  const isTalk = talk === 'unclear' ? meaning.nearness < sure.subject : isMereTalk(message)
  if (talk && isTalk) return { kind: 'talk', talk }
  const after = act === 'repair' ? act : undefined
  const isTopic = said.turns.length === 1 && countWords(message) <= maxTopicWords
  const found = chooseCards(meaning, after, said, isTopic)
  if (boundary) {
    const hasCard = found.kind === 'cards'
    if (!hasCard || boundary.card !== 'instead') {
      const shownAfter = hasCard && boundary.card === 'after' ? found.cards : []
      return { kind: 'boundary', boundary, cards: shownAfter }
    }
  }
  if (found.kind !== 'none') return found
  if (said.isUrgent) return { kind: 'urgent' }
  if (isUrgent) return { kind: 'emergency', danger, isAgain: true }
  if (!first || meaning.nearness < sure.nearness) return { kind: 'outside' }
  const least = Math.max(sure.choice, first.p / 3)
  const near = cards
    .filter(({ card, p }) => p >= least && !said.shown.includes(card))
    .filter(({ card }) => act !== 'repair' || !said.last?.suggestions.includes(questions[card]!))
    .slice(0, maxNear)
    .map(({ card }) => card)
  if (near.length === 0) {
    const isSaidAll = said.shown.includes(first.card)
    if (isSaidAll && first.p >= sure.tied && act === 'question') {
      return { kind: 'cards', cards: [first.card] }
    }
    return { kind: 'ask-back', cards: listUnshown(cards, said), after: isSaidAll ? 'again' : after }
  }
  return near.length === 1
    ? { kind: 'cards', cards: near }
    : { kind: 'ask-back', cards: near, after }
}

/** The emergency that was answered before, by its plain signs. */
function findToldOf({ turns, wasUrgent }: Said): RedFlag | undefined {
  if (!wasUrgent) return undefined
  return turns
    .slice(0, -1)
    .map((turn) => findRedFlag(turn))
    .findLast(Boolean)
}

/** Topics of what is asked until help is there. */
const firstAid = new Set(['first-aid', 'waiting-for-help'])

/** The card to show while an emergency is open. */
function findMeanwhile({ cards }: Meaning, { shown }: Said): number | undefined {
  return cards.find(
    ({ card, p, topic }) =>
      p >= (firstAid.has(topic) ? sure.card : sure.urgent) && !shown.includes(card),
  )?.card
}

function chooseCards(
  { cards, questions, own, nearness }: Meaning,
  after: 'repair' | undefined,
  { shown, last: answer }: Said,
  isTopic: boolean,
): Extract<Choice, { kind: 'cards' }> | { kind: 'none' } {
  const [one, two] = questions
  if (one && two && Math.min(one.p, two.p) >= sure.half) {
    return { kind: 'cards', cards: [one.card, two.card], after }
  }
  // A card that was shown is meant again only where the message asks for it, or nothing else is near.
  const [first, ...rest] = cards.filter(({ card, p }) => {
    if (!shown.includes(card)) return true
    return answer?.cards.includes(card)
      ? p >= sure.repeated
      : card === own || p >= sure.repeatedLater
  })
  const [next] = rest
  if (!first || nearness < sure.nearness) return { kind: 'none' }
  // Of two questions often one alone is clear, and the whole message says the other.
  const other = [one, two].find((best) => best && best.card !== first.card && best.p >= sure.other)
  if (other && first.p >= sure.card)
    return { kind: 'cards', cards: [first.card, other.card], after }
  const isElsewhere = next?.place && first.place && next.place !== first.place
  const tie = isElsewhere ? sure.tieOfPlaces : sure.tie
  const isTie = !isTopic && next && first.p < sure.tied && next.p >= tie * first.p
  const least = isTopic ? sure.topic : sure.card
  if (isTie || first.p < least) return { kind: 'none' }
  // What a half of it asks that is not sure enough to be answered whole, or else the next card.
  const isDoubtful = shown.includes(first.card) || first.p < sure.beyondDoubt
  const perhaps = [
    ...questions.filter(({ p }) => p >= sure.perhapsAsked),
    ...rest.filter(({ p }) => isDoubtful && p >= sure.perhaps),
  ].find(({ card }) => card !== first.card && !shown.includes(card))?.card
  return { kind: 'cards', cards: [first.card], after, perhaps: isTopic ? undefined : perhaps }
}

function listUnshown(cards: Meaning['cards'], { shown }: Said): number[] {
  const unshown = cards.map(({ card }) => card).filter((card) => !shown.includes(card))
  return unshown.slice(0, maxNear)
}

function findBoundary(
  { act, nearness }: Meaning,
  message: string,
  locale: Locale,
): (Boundary & { certainty: Certainty }) | undefined {
  const said = matchBoundary(message)
  const describe = (id: BoundaryId, certainty: Certainty) => ({
    ...describeBoundary(id, locale, certainty),
    certainty,
  })
  if (said?.isCertain) return describe(said.id, 'certain')
  const likely = boundaryOf[act]
  const isSubject = nearness >= sure.subject
  if (likely && !(isSubject && offSubject.has(likely))) {
    return describe(likely, said?.id === likely ? 'certain' : 'plain')
  }
  return said && describe(said.id, 'likely')
}

/** What a message with a subject of ours seldom is. */
const offSubject = new Set<BoundaryId>(['off-topic', 'manipulation', 'abuse'])

const ordinals = [
  'first|1st|primer[ao]?|uno|1',
  'second|2nd|middle|segund[ao]|medio|dos|2',
  'third|3rd|tercer[ao]?|tres|3',
].map((words) => new RegExp(`(?<!\\w)(?:${words})(?!\\w)`))
const last = /(?<!\w)(?:last|ultim[ao])(?!\w)/
/** 'the first one', 'la segunda': said before anything else. */
const opensWithPick =
  /^(?:(?:yes|yeah|ok|si|the|la|el|number|option|opcion|numero|,|\.) )*(?:first|second|third|last|middle|1st|2nd|3rd|primera?|segunda|tercera|ultima|[123])(?: |$)/
const maxPickWords = 6

/** The suggestions that 'the second one', 'la de diabetes' or 'la primera y la tercera' names. */
function findSuggestions(
  { last: answer }: Said,
  act: Meaning['act'],
  message: string,
  questions: string[],
): number[] {
  const suggestions = answer?.suggestions ?? []
  if (suggestions.length === 0) return []
  const text = normalize(message).split(' ').slice(0, maxPickWords).join(' ')
  const isPick = act === 'choice' || opensWithPick.test(text)
  const picked = suggestions.filter(
    (_, at) => ordinals[at]?.test(text) || (at === suggestions.length - 1 && last.test(text)),
  )
  const named = findNamed(suggestions, message)
  return (named ? [named] : isPick ? picked : []).flatMap(
    (question) => findExact(questions, question) ?? [],
  )
}

/** The one suggestion that has nearly all words of a short message. */
function findNamed(suggestions: string[], message: string): string | undefined {
  const terms = new Set(toTerms(message))
  if ([...terms].every(isAsking) || countWords(message) > maxNamedWords) return undefined
  const [best, next] = suggestions
    .map((suggestion) => {
      const own = new Set(toTerms(suggestion))
      return { suggestion, share: [...terms].filter((term) => own.has(term)).length / terms.size }
    })
    .sort((a, b) => b.share - a.share)
  return best && best.share >= sure.named && best.share > (next?.share ?? 0)
    ? best.suggestion
    : undefined
}

/** The card of what else is asked: 'Are you a robot? And which rinse is good for a dry mouth?' */
function findBeside(id: BoundaryId, { questions, cards }: Meaning): number[] {
  if (standsAlone.has(id)) return []
  const others = questions.filter(({ sentence }) => !matchBoundary(sentence))
  const other = [...others, ...(id === 'about-molly' ? cards.slice(0, 1) : [])].find(
    ({ p, topic }) => p >= sure.other && topic !== 'site',
  )
  return other ? [other.card] : []
}

const standsAlone = new Set<BoundaryId>(['manipulation', 'personal-data', 'abuse'])

const maxNear = 3

/** Under each its question. */
const maxCards = 2

const maxTopicWords = 3

const maxDetailWords = 9

const maxNamedWords = 12
