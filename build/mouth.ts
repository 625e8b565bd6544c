import * as v from 'valibot'
import { type Age, type MouthMap, mouthSets, type Place } from '../src/content/mouth.ts'
import type { Card } from '../src/content/schema.ts'
import { getText } from '../src/i18n/index.ts'
import { type Locale, localize } from '../src/i18n/locales.ts'
import type { AnswerCard } from './answers/cards.ts'
import { ContentError } from './content-error.ts'
import { Citations } from './markdown.ts'
import { parseJsonFile } from './parse.ts'
import { readText } from './read.ts'
import type { Fact } from './schema.ts'

const mouthFile = 'content/mouth.json'
/** Every mouth differs, and how widely. */
const variation = ['ERU-03', 'ERU-45']

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not kebab-case'))
const phrase = { en: text, es: text }
const years = v.tuple([v.number(), v.number()])

const tooth = v.strictObject({
  /** Quarter of the mouth and place in it, from the front: 11 to 48, baby teeth 51 to 85. */
  fdi: v.pipe(
    v.number(),
    v.check((fdi) => /^([1-4][1-8]|[5-8][1-5])$/.test(String(fdi))),
  ),
  /** 1 to 32, baby teeth A to T. */
  universal: v.pipe(v.string(), v.regex(/^([1-9]|[12]\d|3[0-2]|[A-T])$/, 'is no number')),
  ...phrase,
  /** The fact whose figure is the age. */
  comesIn: text,
  /** More than one span where sources differ. */
  fallsOut: v.optional(
    v.strictObject({ fact: text, years: v.pipe(v.array(years), v.minLength(1)) }),
  ),
})

const groups = v.array(
  v.strictObject({
    id,
    set: v.picklist(mouthSets),
    title: v.strictObject(phrase),
    pages: v.array(v.pipe(v.string(), v.startsWith('/'))),
    /** Ids of answer cards. */
    questions: v.array(text),
    places: v.array(v.union([tooth, v.strictObject({ id, ...phrase })])),
  }),
)
export type MouthSource = v.InferOutput<typeof groups>

/** The places of the mouth; each is there once. */
export function readMouth(root: string): MouthSource {
  const found = parseJsonFile(mouthFile, groups, readText(root, mouthFile))
  const ids = found.flatMap(({ places }) => places.map(placeId))
  const twice = ids.find((id, at) => ids.indexOf(id) < at)
  if (twice) throw new ContentError(mouthFile, `has ${twice} twice`)
  return found
}

const placeId = (place: MouthSource[number]['places'][number]) =>
  'fdi' in place ? `tooth-${place.fdi}` : place.id

/** The facts that the map shows. */
export function listMouthFacts(mouth: MouthSource): string[] {
  const shown = mouth.flatMap(({ places }) =>
    places.flatMap((place) =>
      'fdi' in place ? [place.comesIn, ...(place.fallsOut ? [place.fallsOut.fact] : [])] : [],
    ),
  )
  return [...new Set([...shown, ...variation])]
}

type Library = {
  mouth: MouthSource
  facts: Map<string, Fact>
  answers: AnswerCard[]
}

/** The mouth map in a language. */
export function compileMouth(
  { mouth, facts, answers }: Library,
  cards: Map<string, Card>,
  locale: Locale,
): MouthMap {
  const citations = new Citations(facts)
  const t = getText(locale)
  const cardOf = new Map(answers.map((card) => [card.id, card]))

  const toAge = (fact: string, text: string): Age => {
    const [reference] = citations.cite(fact)
    if (!reference) throw new ContentError(mouthFile, `${fact} has no source`)
    return { text, fact, reference, publisher: facts.get(fact)!.organisation }
  }
  const comesIn = (fact: string) => {
    const [, from, to, unit] =
      /^(\d+) to (\d+) (months|years)$/.exec(facts.get(fact)?.figure ?? '') ?? []
    if (!unit) throw new ContentError(mouthFile, `${fact} has no figure such as "6 to 7 years"`)
    return toAge(fact, t(`mouth.ages.${unit as 'months' | 'years'}`, { from: from!, to: to! }))
  }
  const fallsOut = ({ fact, years }: { fact: string; years: [number, number][] }) => {
    const missing = years.find(([from, to]) => !facts.get(fact)?.fact.includes(`${from} to ${to}`))
    if (missing) throw new ContentError(mouthFile, `${fact} does not say "${missing.join(' to ')}"`)
    const spans = years.map(([from, to]) => t('mouth.ages.years', { from, to }))
    return toAge(fact, spans.join(t('mouth.or')))
  }
  const toPlace = (place: MouthSource[number]['places'][number]): Place => ({
    id: placeId(place),
    words: { en: place.en, es: place.es },
    ...('fdi' in place && {
      tooth: {
        fdi: place.fdi,
        universal: place.universal,
        comesIn: comesIn(place.comesIn),
        ...(place.fallsOut && { fallsOut: fallsOut(place.fallsOut) }),
      },
    }),
  })

  return {
    groups: mouth.map(({ id, set, title, pages, questions, places }) => ({
      id,
      set,
      title: title[locale],
      places: places.map(toPlace),
      pages: pages.map((path) => {
        const card = cards.get(path)
        if (!card) throw new ContentError(mouthFile, `"${id}" names no page ${path}`)
        return { href: localize(path, locale), text: card.shortTitle }
      }),
      questions: questions.map((name) => {
        const card = cardOf.get(name)
        if (!card) throw new ContentError(mouthFile, `"${id}" names no answer card ${name}`)
        const place = card.section === 'lead' ? card.page : `${card.page}#${card.section}`
        return { href: localize(place, locale), text: card[locale].question }
      }),
    })),
    varies: citations.cite(variation.join()),
    references: citations.references.map(({ key: _key, ...reference }) => reference),
  }
}
