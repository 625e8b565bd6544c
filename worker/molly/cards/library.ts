import { type Assets, readBytes, readCached, readShard } from '../../../src/content/files.ts'
import { cacheBytes, LruCache } from '../../../src/content/lru-cache.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { words } from '../../../src/molly/normalize.ts'
import type { Shard } from '../../../src/search/shards.ts'
import { type Concepts, indexConcepts } from './features.ts'
import {
  type AnswerEntry,
  answerFile,
  answersFile,
  type AnswersMeta,
  type CardMeta,
  networkFile,
  questionsFile,
} from './format.ts'
import { type Network, readNetwork } from './network.ts'

/** The answer cards, and what choosing one takes. */
export type Library = {
  cards: (CardMeta & { topic: string })[]
  /** Paths. */
  pages: string[]
  /** Subject of a short message -> cards. */
  subjects: Map<string, number[]>
  concepts: Concepts
  network: Network
}

let library: Promise<Library> | undefined

/** Read once per isolate; throws when the files are not there. */
export function loadLibrary(assets: Assets): Promise<Library> {
  library ??= readLibrary(assets).catch((error: unknown) => {
    library = undefined
    throw error
  })
  return library
}

async function readLibrary(assets: Assets): Promise<Library> {
  const [meta, bytes] = await Promise.all([
    readCached<AnswersMeta>(assets, answersFile),
    readBytes(assets, networkFile),
  ])
  if (!meta || !bytes) throw new Error('The answer cards are not there.')
  return {
    cards: meta.cards.map((card) => ({ ...card, topic: card.id.split('/')[0]! })),
    pages: meta.pages,
    subjects: new Map(Object.entries(meta.subjects)),
    concepts: indexConcepts(meta.concepts),
    network: readNetwork(bytes),
  }
}

/** The questions of all cards in a language, in their order. */
export async function readQuestions(assets: Assets, locale: Locale): Promise<string[]> {
  const questions = await readCached<string[]>(assets, questionsFile(locale))
  if (!questions) throw new Error('The questions of the answer cards are not there.')
  return questions
}

const numbersOf = new WeakMap<string[], Map<string, number>>()

/** The card with exactly this question; case, accents and punctuation do not count. */
export function findExact(questions: string[], message: string): number | undefined {
  let numbers = numbersOf.get(questions)
  if (!numbers) {
    numbers = new Map(questions.map((question, at) => [toKey(question), at]))
    numbersOf.set(questions, numbers)
  }
  return numbers.get(toKey(message))
}

function toKey(question: string): string {
  return words(question).join(' ')
}

const cachedFiles = new LruCache<Shard>(cacheBytes.answers)

export async function readAnswer(
  assets: Assets,
  locale: Locale,
  card: number,
): Promise<AnswerEntry> {
  const file = answerFile(locale, card)
  const shard = cachedFiles.get(file) ?? (await readShard(assets, file))
  if (!shard) throw new Error(`${file} of the answer cards is not there.`)
  cachedFiles.set(file, shard, shard.size)
  return shard.readJson(card) as AnswerEntry
}
