import { type Act, readAct } from './acts.ts'
import { type DangerReading, readDanger, readSigns } from './danger.ts'
import { countWords } from './normalize.ts'
import { listHighest } from './heads.ts'
import type { Model } from './load.ts'
import type { Intent } from '../content/answers.ts'
import { readIntent } from './intent.ts'
import { type Person, readPerson } from './person.ts'
import { findSaid } from './presupposed.ts'
import { type Candidate, rankCards, type RankedCard, type Readings } from './rank.ts'
import { maxReadTokens, sure } from './tuning.ts'

/** What a visitor's newest message means after all that was said: made once per request. */
export type Meaning = {
  act: Act
  person: Person
  danger: DangerReading
  /** Likeliest first. */
  cards: Candidate[]
  /** What a short message plainly asks. */
  intent?: Intent
  /** The card nearest to the newest message by itself, if it has a subject. */
  own?: number
  /** The likeliest card of each question of a message that says more: the surest two, as asked. */
  questions: Asked[]
  /** The highest cosine of a card with the message: low for what no page is about. */
  nearness: number
}

/** `sentence`: what asks for the card. */
export type Asked = Candidate & { sentence: string }

/** `shown`, `rejected` and `last`: cards of Molly's earlier answers, oldest first. */
type Said = {
  turns: string[]
  shown: number[]
  rejected: number[]
  last?: { cards: number[] }
  wasUrgent: boolean
}

/** `title` of the page that a visitor reads is what a first message without a subject is about. */
export async function understand(
  said: Said,
  cards: RankedCard[],
  model: Model | undefined,
  title?: string,
): Promise<Meaning> {
  const { turns, shown, rejected, last } = said
  const message = turns.at(-1)!
  const person = readPerson(turns)
  if (!model) {
    const danger = readSigns(turns)
    const act = readAct(message, last !== undefined)
    return { act, person, danger, cards: [], questions: [], nearness: 0 }
  }
  const { encoder, heads } = model
  const center = async (texts: string[]) => heads.center(await encoder.embed(texts))
  const compare = (centered: Float32Array) => model.cards.compare(heads.project(centered))
  const alone = await center([message])
  const context = turns.length > 1 ? turns : title ? [title, message] : undefined
  const joined = context ? await center(context) : alone
  const sentences = splitQuestions(message)
  const parts: Float32Array[] = []
  if (sentences.length > 1 && encoder.count([message]) <= maxReadTokens) {
    for (const sentence of sentences) parts.push(await center([sentence]))
  }
  const weighed = heads.weighActs(alone)
  const act = readAct(message, last !== undefined, weighed)
  const unwanted = act === 'repair' ? [...rejected, ...(last?.cards ?? [])] : rejected
  const whole = compare(alone)
  const [nearest] = listHighest(whole, 1) as [number]
  const readings = { alone: whole, joined: joined === alone ? whole : compare(joined) }
  const partReadings = parts.map(compare)
  const words = model.words.compare(message)
  const earlierWords = context ? model.words.compare(context.slice(0, -1).join(' ')) : words
  const subjects = findSaid(context ?? turns)
  const intent = readIntent(message)
  const rank = (readings: Omit<Readings, 'earlierWords'>) =>
    rankCards(cards, { ...readings, earlierWords }, person, shown, subjects, intent).filter(
      ({ card }) => !unwanted.includes(card),
    )
  const isPlain = sentences.some((sentence) => asks.test(sentence))
  const asked = sentences
    .map((sentence, at) => ({ sentence, vector: parts[at], own: partReadings[at] }))
    .flatMap(({ sentence, vector, own }) => {
      if (!vector || !own) return []
      const isQuestion = isPlain
        ? asks.test(sentence)
        : heads.weighActs(vector)[0]!.name === 'question'
      // 'And does it hurt?' has its subject in what was said around it.
      const around = own.map((cosine, card) => (cosine + readings.joined[card]!) / 2)
      if (!isQuestion) return []
      const reading = {
        alone: own,
        joined: around,
        parts: [],
        words: model.words.compare(sentence),
      }
      const [best] = rank(reading)
      return best ? [{ ...best, sentence }] : []
    })
  const surest = asked
    .toSorted((a, b) => b.p - a.p)
    .filter(({ card }, at, all) => all.findIndex((one) => one.card === card) === at)
    .slice(0, 2)
  return {
    act,
    person,
    danger: readDanger(turns, model, alone, joined, last !== undefined && !said.wasUrgent),
    cards: rank({ ...readings, parts: partReadings, words }),
    questions: asked.filter((one) => surest.includes(one)),
    intent,
    own: whole[nearest]! >= sure.subject ? nearest : undefined,
    nearness: Math.max(...readings.alone, ...readings.joined),
  }
}

const maxParts = 3
const minWords = 3

const questionWords =
  '(?:what|whats|how|hows|when|where|which|who|why|is|are|do|does|did|can|could|should|will|would|qu[eé](?! (?:me|te|le|se|no|ya|el|la)\\s)|c[oó]mo|cu[aá]nt[oa]s?|cu[aá]ndo|d[oó]nde|cu[aá]l(?:es)?|por qu[eé]|es|son|hay|se|puedo|puede|tengo|debo|sirven?|funcionan?|cubren?|pagan?|duelen?|necesito)'
const joining = '(?:and|also|but|plus|y|e|pero|además|ademas|también|tambien)'
/** Where a second question begins within a sentence: 'and does Medicare pay', 'y cuánto cuesta'. */
const secondQuestion = new RegExp(
  `[,;]?\\s+(?=${joining}\\s(?:(?:also|then|${joining})\\s)?${questionWords}\\s)`,
  'iu',
)
/** A question, with its mark or without. */
export const asks = new RegExp(`[?¿]|(?:^|[,;]\\s*)(?:${joining}\\s)?${questionWords}\\s`, 'iu')

/** On phones many go on in small letters, which ends no sentence for `Intl.Segmenter`. */
const sentenceEnd = /(?<=[.!?…])\s+|\s*\n\s*/

/** The last sentences and questions of a message. */
function splitQuestions(message: string): string[] {
  return message
    .split(sentenceEnd)
    .flatMap((sentence) => sentence.split(secondQuestion))
    .map((part) => part.trim())
    .filter((part) => countWords(part) >= (asks.test(part) ? 2 : minWords))
    .slice(-maxParts)
}
