import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readContent, type Source } from '../../build/content/read.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'

/**
 * Content of any size, shaped like ours: our own pages plus copies of those that have text. Each
 * copy replaces its model's distinctive words with words from a lexicon in which, as in a language,
 * few words are frequent and most are rare.
 */

const models = new Set(['article', 'condition', 'service', 'home-service', 'product'])
const ownWords = 24
const questionsPerPage = 4
const limited = /^(?:title|shortTitle|description|excerpt|lede|answer):/
const wordPattern = /(?<![\p{L}\p{N}/#[({:^-])\p{Ll}{5,}(?![\p{L}\p{N}:/-]|\S*[\])}])/gu

export type Generated = { paths: string[]; questions: { locale: Locale; text: string }[] }

export function generateContent(from: string, root: string, pages: number): Generated {
  for (const name of ['content', 'src/art/addresses.json']) {
    cpSync(join(from, name), join(root, name), { recursive: true })
  }
  const sources = readContent(from).pages
  const copied = sources.filter(({ data }) => models.has(data.type) && !data.quiz)
  const random = createRandom(pages)
  const own = new Map(copied.map((source) => [source, tellingWords(source, copied)]))
  // Heaps' law: twice the text has about 1.5 times the words.
  const lexicon = Math.round(60 * pages ** 0.6)
  const generated: Generated = { paths: [], questions: [] }
  for (let count = sources.length; count < pages; count++) {
    const source = copied[count % copied.length]!
    const words = new Map(
      [...own.get(source)!].map((word) => [word, toWord(Math.floor(lexicon ** random()))]),
    )
    const speakLine = (line: string) => {
      const spoken = line.replace(wordPattern, (word) => words.get(word) ?? word)
      // Box lines are syntax, and some fields have a maximum length.
      return /^::|^\s*(?:- )?id:/.test(line) || (limited.test(line) && spoken.length > line.length)
        ? line
        : spoken
    }
    const speak = (text: string) => text.split('\n').map(speakLine).join('\n')
    const folder = join(root, 'content/pages', `${source.path}-${count}`)
    mkdirSync(folder, { recursive: true })
    const { minutes: _, ...data } = JSON.parse(
      readFileSync(join(from, dirname(source.en.file), 'data.json'), 'utf8'),
    ) as Record<string, unknown>
    writeFileSync(join(folder, 'data.json'), JSON.stringify(data))
    for (const locale of localeCodes) {
      writeFileSync(join(folder, `${locale}.md`), speak(source[locale].raw))
    }
    const asked = Object.entries(source.asked).map(([section, { en, es }]) => [
      section,
      { en: en.map(speak), es: es.map(speak) },
    ])
    writeFileSync(join(folder, 'asked.json'), JSON.stringify(Object.fromEntries(asked)))
    generated.paths.push(`${source.path}-${count}`)
    for (const locale of localeCodes) {
      const all = Object.values(source.asked).flatMap((section) => section[locale])
      for (let time = 0; time < questionsPerPage && all.length > 0; time++) {
        const text = speak(all[Math.floor(random() * all.length)]!)
        generated.questions.push({ locale, text })
      }
    }
  }
  return generated
}

/** A page's words, in both languages, that few other pages use as often. */
function tellingWords(source: Source, all: Source[]): Set<string> {
  const found = localeCodes.flatMap((locale) => {
    const counts = countWords(source[locale].raw)
    const others = all.map((other) => countWords(other[locale].raw))
    return [...counts]
      .map(([word, count]) => ({
        word,
        weight: count * Math.log(all.length / others.filter((words) => words.has(word)).length),
      }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, ownWords)
      .map(({ word }) => word)
  })
  return new Set(found)
}

const counted = new Map<string, Map<string, number>>()

function countWords(text: string): Map<string, number> {
  const known = counted.get(text)
  if (known) return known
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(wordPattern)) counts.set(word, (counts.get(word) ?? 0) + 1)
  counted.set(text, counts)
  return counts
}

const syllables = 'ba ce di fo gu la me ni po ru sa te vi zo cla bre tri plo'.split(' ')

function toWord(number: number): string {
  let word = 'qu'
  for (let rest = number + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length]!
  }
  return `${word}n`
}

function createRandom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
