import { type Assets, readCached, readShard } from '../../content/files.ts'
import { cacheBytes, LruCache } from '../../content/lru-cache.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Shard } from '../../content/shards.ts'
import { normalize } from '../../understanding/normalize.ts'
import {
  type AnswerEntry,
  answerFile,
  answersFile,
  type CardMeta,
  questionsFile,
} from './format.ts'

/** The answer cards, in the order of their vectors. Read once per isolate. */
export async function readCards(assets: Assets): Promise<CardMeta[]> {
  return need(await readCached<CardMeta[]>(assets, answersFile))
}

/** The questions of all cards in a language, in their order. */
export async function readQuestions(assets: Assets, locale: Locale): Promise<string[]> {
  return need(await readCached<string[]>(assets, questionsFile(locale)))
}

export function need<T>(file: T | undefined): T {
  if (file === undefined) throw new Error('A file of the answer cards is not there.')
  return file
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
  return (
    normalize(question)
      .match(/[a-z0-9]+/g)
      ?.join(' ') ?? ''
  )
}

const cachedFiles = new LruCache<Shard>(cacheBytes.answers)

export async function readAnswer(
  assets: Assets,
  locale: Locale,
  card: number,
): Promise<AnswerEntry> {
  const file = answerFile(locale, card)
  const shard = cachedFiles.get(file) ?? need(await readShard(assets, file))
  cachedFiles.set(file, shard, shard.size)
  return shard.readJson(card) as AnswerEntry
}
