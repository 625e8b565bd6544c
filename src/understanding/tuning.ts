/**
 * Every number that was chosen by measuring; docs/molly.md has the curves. `npm run eval:molly` says
 * what a change does.
 */

/** Examples of dangers that a message is compared with, and how fast their say falls with the cosine. */
export const nearestDangers = { count: 15, temperature: 0.06 }

export type Feature =
  | 'joined'
  | 'alone'
  | 'part'
  | 'words'
  | 'earlierWords'
  | 'shown'
  | 'sameTopic'
  | 'audience'
  | 'otherAudience'
  | 'intent'
  | 'unsaid'
  | 'place'
  | 'unknownPlace'
  | 'otherPlace'

/** Logits per unit of a feature, fitted to the labelled turns of the talks kept apart, and rounded. */
export const rankWeights: Record<Feature, number> = {
  joined: 20,
  alone: 9.7,
  part: 12.5,
  words: 4.7,
  earlierWords: 6.1,
  shown: -2,
  sameTopic: 0.8,
  audience: 1.1,
  otherAudience: -1,
  intent: 2,
  unsaid: -5,
  place: 1.2,
  unknownPlace: -1,
  otherPlace: -1,
}

/** Longer messages say more than a plain act's words. */
export const plainActWords = { choice: 7, simpler: 14, repair: 40, more: 9, when: 18, denial: 14 }

/** From this probability on, an act other than a question decides. */
export const sureAct = 0.5

/** The same for an act whose reply answers nothing, as thanks or what is off topic. */
export const sureTalk = 0.85

/** The same for treating oneself: 'cavity filling' is no wish to. */
export const sureHarm = 0.7

/** The share of dangers among the nearest examples, mixed with the head's probability. */
export const danger = {
  /** Weight of the head. */
  head: 0.2,
  /** From here on a message is an emergency without any plain sign. */
  alone: 0.76,
  /** The same, but not in a first message of fewer words, or one that goes on calmly. */
  wordsAlone: 10,
  wordsAfter: 8,
  /** At the most, where a swelling is added to a toothache. */
  wordsAdded: 12,
  /** From here on a calm answer ends with when to call. */
  near: 0.3,
  /** Below it a plain sign is a figure of speech, denied, or somebody else's. */
  minWithSign: 0.05,
}

/** A message with more tokens is not read sentence by sentence too: that takes as long again. */
export const maxReadTokens = 70

/** What it takes to answer. */
export const sure = {
  /** Probability of a card, to show it. */
  card: 0.25,
  /** The same for a card that was shown just before, and for one shown earlier. */
  repeated: 0.8,
  repeatedLater: 0.5,
  /** The same while an emergency is open: another subject's answer is worse than none. */
  urgent: 0.6,
  /** The same for a word or two, which ask for what there is to know. */
  topic: 0.12,
  /** Two cards are asked about if the better one is below `tied`, and the other at `tie` of it. */
  tied: 0.5,
  tie: 0.92,
  /** The same where each is for another country. */
  tieOfPlaces: 0.5,
  /** Below it, the next card's verdict follows if that card has `perhaps`. */
  beyondDoubt: 0.65,
  perhaps: 0.16,
  /** The same for the card of a question within the message, whatever the first card has. */
  perhapsAsked: 0.5,
  /** The same for a question that is offered to choose. */
  choice: 0.08,
  /** The same for each of two questions. */
  half: 0.4,
  /** The same for one of them, beside the card of the whole message. */
  other: 0.7,
  /** Cosine of the nearest card below which no page is about the message. */
  nearness: 0.27,
  /** The same, from which on a message has a subject of ours, however little it says: 'braces'. */
  subject: 0.3,
  /** Share of a short message's words that a suggestion has, to be chosen by it. */
  named: 0.7,
}
