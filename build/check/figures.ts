import { destinations } from '../../src/content/destinations.ts'
import { numberWords } from '../../src/i18n/number-words.ts'
import type { Fact } from '../content/schema.ts'
import { factIds, type Found, plain, sentences, type TextFile } from './text.ts'

const digits: Record<string, string> = { ...numberWords.en, ...numberWords.es }

// Normalizes units across languages: '2 minutes' and '2 minutos' are the same figure.
const units: [RegExp, string][] = [
  [/^(?:%|percent|por ciento)$/, '%'],
  [/^(?:minutes?|minutos?|min)$/, 'min'],
  [/^(?:seconds?|segundos?)$/, 's'],
  [/^(?:hours?|horas?)$/, 'h'],
  [/^(?:days?|días?)$/, 'd'],
  [/^(?:weeks?|semanas?)$/, 'w'],
  [/^(?:months?|mes(?:es)?)$/, 'mo'],
  [/^(?:years?|años?)$/, 'y'],
  [/^(?:grams?|gramos?|g)$/, 'g'],
  [/^(?:dollars|dólares|usd)$/, 'usd'],
  [/^(?:mm|cm|ml|mg|ppm|kg|km)$/, ''],
]
const unit = String.raw`%|percent|por ciento|minut[eo]s?|min|second(?:s)?|segundos?|hours?|horas?|days?|días?|weeks?|semanas?|months?|mes(?:es)?|years?|años?|grams?|gramos?|g|dollars|dólares|usd|mm|cm|ml|mg|ppm|kg|km`
const number = String.raw`\d+(?:[.,]\d+)*|${Object.keys(digits).join('|')}`
const withUnit = new RegExp(
  String.raw`(?<![\p{L}\d])(${number})(?:\s?(?:to|or|and|a|o|y|–|-)\s(${number}))?[\s-]?(${unit})(?![\p{L}\d])`,
  'giu',
)
const currency = /(?:USD|US\$|\$)\s?(\d+(?:[.,]\d+)*)/gi
const ratio = new RegExp(
  String.raw`(?<![\p{L}\d])(${number}) (?:in|of every|de cada) (\d+)(?![\p{L}\d])`,
  'giu',
)
const age =
  /(?<![\p{L}\d])(?:under|over|ages?|aged|menor(?:es)? de|mayor(?:es)? de|a los|desde los|hasta los|antes de los|después de los) (\d+)(?![\p{L}\d%.,]*(?:\d|\s?%))/giu

const toNumber = (word: string) => digits[word.toLowerCase()] ?? word.replace(/,(?=\d{3})/g, '')

/** The figures of a text as '2min', '40%', '1/7', sorted: equal in both languages. */
export function findFigures(text: string): string[] {
  const words = plain(text)
  const found = new Set<string>()
  for (const [, from, to, name] of words.matchAll(withUnit)) {
    const short =
      units.find(([pattern]) => pattern.test(name!.toLowerCase()))?.[1] || name!.toLowerCase()
    for (const value of [from, to]) if (value) found.add(toNumber(value) + short)
  }
  for (const [, value] of words.matchAll(currency)) found.add(`${toNumber(value!)}usd`)
  for (const [, part, whole] of words.matchAll(ratio)) found.add(`${toNumber(part!)}/${whole}`)
  for (const [, value] of words.matchAll(age)) if (!hasUnit(found, value!)) found.add(`${value}y`)
  return [...found].toSorted()
}

const hasUnit = (found: Set<string>, value: string) =>
  [...found].some((figure) => new RegExp(String.raw`^${value}\D`).test(figure))

export const numbersOf = (figure: string) =>
  figure.split('/').map((part) => /^[\d.,]+/.exec(part)?.[0] ?? '')

/** All numbers in a text, as digits or words. */
export const allNumbers = (words: string): string[] =>
  [...words.matchAll(new RegExp(String.raw`(?<![\p{L}\d])(?:${number})(?![\p{L}\d])`, 'giu'))].map(
    ([value]) => toNumber(value),
  )

/** All numbers in a fact's row of facts.json. */
export function factNumbers(fact: Fact): number[] {
  const words = `${fact.fact} ${fact.figure} ${fact.year}`.toLowerCase()
  const written = words.match(/\d+(?:[.,]\d+)*/g) ?? []
  const spelled = (words.match(/[a-z]+/g) ?? []).flatMap((word) => digits[word] ?? [])
  return [...written.map(toNumber), ...spelled].map(Number)
}

/** '15%' matches 15.3, and '9/10' matches 89 or 0.9: rounding is allowed. */
function isIn(figure: string, known: number[]): boolean {
  const [part, whole] = numbersOf(figure).map(Number)
  if (whole !== undefined) {
    const share = (100 * part!) / whole
    const slack = whole <= 20 ? 50 / whole : 0.6
    const both = known.includes(part!) && known.includes(whole)
    return both || known.some((value) => Math.abs(value - share) <= slack)
  }
  const slack = figure.endsWith('%') ? 0.6 : 0
  return known.some((value) => Math.abs(value - part!) <= slack)
}

/** A paragraph's sentences, each with its own fact markers or those that follow next. */
function withMarkers(sentencesOf: string[]): { text: string; ids: string[] }[] {
  return sentencesOf.map((text, index) => {
    const answering = sentencesOf.slice(index).find((sentence) => factIds(sentence).length > 0)
    return { text, ids: factIds(answering ?? '') }
  })
}

/** The site's own example of savings, if the text calls it that: it has no source. */
function isOwnExample(text: string, figures: string[]): boolean {
  const example = destinations.map(({ savingsPercent }) => `${savingsPercent}%`)
  return (
    /our own example|this site’s own example|ejemplo (?:propio|de este sitio)/i.test(text) &&
    figures.every((figure) => example.includes(figure))
  )
}

/** Finds figures that no fact backs, or whose fact lacks them or must not be cited for figures. */
export function checkFigures(
  texts: Pick<TextFile, 'file' | 'lines'>[],
  facts: Map<string, Fact>,
): Found[] {
  const findings: Found[] = []
  for (const { file, lines } of texts) {
    const marked = new Set(
      lines
        .filter(({ text }) => text.includes('[^'))
        .flatMap(({ text }) => findFigures(text).flatMap(numbersOf)),
    )
    for (const { number: line, text, kind } of lines) {
      const say = (problem: string, remedy: string) =>
        findings.push({ file, line, problem, remedy })
      for (const id of factIds(text)) {
        const fact = facts.get(id)
        if (!fact) say(`fact ${id} is not in facts.json`, 'correct the id')
        else if (fact.conf === 'X')
          say(`fact ${id} is marked X`, 'take it out: it must not be printed')
      }
      if (kind === 'choice' || kind === 'box') continue
      if (kind === 'bare') {
        const lost = findFigures(text).filter(
          (figure) => !numbersOf(figure).every((n) => marked.has(n)),
        )
        if (lost.length > 0) {
          say(
            `"${lost.join(', ')}" stands where no source can`,
            'say it in the text too, with its fact id',
          )
        }
        continue
      }
      const parts = kind === 'paragraph' ? sentences(text) : [text]
      for (const { text: part, ids } of withMarkers(parts)) {
        const figures = findFigures(part)
        if (figures.length === 0) continue
        const cited = ids.flatMap((id) => facts.get(id) ?? [])
        const shown = figures.join(', ')
        if (cited.length === 0 && isOwnExample(text, figures)) continue
        if (cited.length === 0) {
          say(
            `"${shown}" has no fact id: ${plain(part).slice(0, 90)}`,
            'add [^ID] after it, or say it without a figure',
          )
        } else if (cited.every(({ conf }) => conf === 'G')) {
          say(
            `"${shown}" leans on general knowledge only (${ids.join(', ')})`,
            'cite a sourced fact, or say it without a figure',
          )
        } else {
          const known = cited.flatMap(factNumbers)
          const foreign = figures.filter((figure) => !isIn(figure, known))
          if (foreign.length > 0) {
            say(
              `"${foreign.join(', ')}" is not in ${ids.join(', ')}`,
              'cite the fact that holds it',
            )
          }
        }
      }
    }
  }
  return findings
}
