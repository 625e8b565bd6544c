import { type Act, readAct } from './acts.ts'
import { type DangerReading, readDanger, readSigns } from './danger.ts'
import type { Model } from './load.ts'
import { type Person, readPerson } from './person.ts'
import { type Candidate, rankCards, type RankedCard } from './rank.ts'
import { maxReadTokens } from './tuning.ts'

/** What a visitor's newest message means after all that was said: made once per request. */
export type Meaning = {
  act: Act
  person: Person
  danger: DangerReading
  /** Likeliest first. */
  cards: Candidate[]
  /** The likeliest cards of each question of a message that has two. */
  halves: [Candidate[], Candidate[]] | undefined
  /** The highest cosine of a card with the message: low for what no page is about. */
  nearness: number
}

/** `shown`, `rejected` and `last`: cards of Molly's earlier answers, oldest first. */
type Said = { turns: string[]; shown: number[]; rejected: number[]; last?: { cards: number[] } }

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
    return { act, person, danger, cards: [], halves: undefined, nearness: 0 }
  }
  const { encoder, heads } = model
  const center = async (texts: string[]) => heads.center(await encoder.embed(texts))
  const compare = (centered: Float32Array) => model.cards.compare(heads.project(centered))
  const alone = await center([message])
  const context = turns.length > 1 ? turns : title ? [title, message] : undefined
  const joined = context ? await center(context) : alone
  const sentences = splitSentences(message)
  const parts: Float32Array[] = []
  if (sentences.length > 1 && encoder.count([message]) <= maxReadTokens) {
    for (const sentence of sentences) parts.push(await center([sentence]))
  }
  const weighed = heads.weighActs(alone)
  const act = readAct(message, last !== undefined, weighed)
  const unwanted = act === 'repair' ? [...rejected, ...(last?.cards ?? [])] : rejected
  const whole = compare(alone)
  const readings = { alone: whole, joined: joined === alone ? whole : compare(joined) }
  const partReadings = parts.map(compare)
  const rank = (own: Float32Array, around: Float32Array, more: Float32Array[]) =>
    rankCards(cards, { alone: own, joined: around, parts: more }, person, shown).filter(
      ({ card }) => !unwanted.includes(card),
    )
  const asked = parts
    .flatMap((part, at) =>
      heads.weighActs(part)[0]!.name === 'question' ? [partReadings[at]!] : [],
    )
    .map((reading) => rank(reading, reading, []))
    .filter(([best], at, all) => best && all.findIndex(([one]) => one?.card === best.card) === at)
  const surest = asked.toSorted(([a], [b]) => b!.p - a!.p).slice(0, 2)
  const halves = asked.filter((one) => surest.includes(one))
  return {
    act,
    person,
    danger: readDanger(turns, model, alone, joined),
    cards: rank(readings.alone, readings.joined, partReadings),
    halves: halves.length === 2 ? [halves[0]!, halves[1]!] : undefined,
    nearness: Math.max(...readings.alone, ...readings.joined),
  }
}

const maxSentences = 3
const minWords = 3

/** The last sentences of a message that say something. */
function splitSentences(message: string): string[] {
  return Array.from(new Intl.Segmenter('es', { granularity: 'sentence' }).segment(message))
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= minWords)
    .slice(-maxSentences)
}
