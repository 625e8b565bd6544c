import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Intent, intents } from '../../src/content/answers.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { indexConcepts, toFeatures } from '../../worker/molly/cards/features.ts'
import { listTopics } from '../../worker/molly/cards/format.ts'
import { say } from '../progress.ts'
import { type Example, learnNetwork } from './network.ts'

type Wording = { question: string; asked: string[] }
/** The part of a card that is learned from: its answer may change. */
type AskedCard = { id: string; intent: Intent; page: string; topic: string } & Record<
  Locale,
  Wording
>
type AskedPage = { path: string; asked: Record<string, Record<Locale, string[]>> }

/** Learning takes minutes, so what was learned is in the repository, after its key. */
export const learnedFile = 'build/answers/learned.bin'
const keyLength = 16

/** Raise it when the features or the network change: what was learned before no longer fits. */
const learningVersion = 1

/** Learns which card a message asks for, from how people ask for cards and for pages. */
export function learn(
  root: string,
  cards: AskedCard[],
  pages: AskedPage[],
  content: Record<string, string[]>,
): Uint8Array {
  const others = readOthers(root)
  const asked = pages.map((page) =>
    Object.values(page.asked).flatMap(({ en, es }) => [...en, ...es]),
  )
  const known = cards.map(({ id, intent, page, en, es }) => [
    [id, intent, page],
    [en, es].map(({ question, asked }) => [question, ...asked]),
  ])
  const madeOf = JSON.stringify([learningVersion, known, others, asked, content])
  const key = createHash('sha256').update(madeOf).digest('hex').slice(0, keyLength)
  const file = join(root, learnedFile)
  const kept = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  if (kept.toString('latin1', 0, keyLength) === key) return kept.subarray(keyLength)

  say('Learning how people ask, for about two minutes …')
  const concepts = indexConcepts(content)
  const topics = listTopics(cards)
  const toExamples = (texts: string[], classes: number[]): Example[] =>
    texts.map((text) => ({ features: toFeatures(text, concepts), classes }))
  const examples = cards.flatMap((card, at) => {
    const page = pages.findIndex(({ path }) => path === card.page)
    const classes = [at, topics.indexOf(card.topic), intents.indexOf(card.intent), page]
    const texts = localeCodes.flatMap((locale) => [card[locale].question, ...card[locale].asked])
    return toExamples(texts, classes)
  })
  const ofPages = asked.flatMap((texts, page) => toExamples(texts, [-1, -1, -1, page]))
  const none = [cards.length, topics.length, intents.length, -1]
  const heads = [cards.length + 1, topics.length + 1, intents.length + 1, pages.length]
  const bytes = learnNetwork([...examples, ...ofPages, ...toExamples(others, none)], heads)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Buffer.concat([Buffer.from(key, 'latin1'), bytes]))
  return bytes
}

/** Questions that no card answers: content/triage/<locale>/{uncovered,off-topic}.txt. */
function readOthers(root: string): string[] {
  return localeCodes.flatMap((locale) =>
    ['uncovered', 'off-topic'].flatMap((name) => {
      const file = join(root, 'content/triage', locale, `${name}.txt`)
      return readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim())
    }),
  )
}
