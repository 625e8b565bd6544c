import { type Age, type Place, writeNumbers } from '../../../src/content/mouth.ts'
import { startingWith } from '../../../src/content/phrase.ts'
import type { Card } from '../../../src/content/schema.ts'
import { type MouthMap, mouthSets, type MouthSource } from '../../../src/features/mouth-map/data.ts'
import { texts } from '../../../src/features/mouth-map/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import { type Locale, localize } from '../../../src/i18n/locales.ts'
import type { AnswerCard } from '../../index/answers/cards.ts'
import { ContentError } from '../error.ts'
import { Citations } from '../citations.ts'
import { join, list, writeFootnote } from '../copies/text.ts'
import type { Fact } from '../schema.ts'

const mouthFile = 'content/mouth.json'
/** Facts about how much mouths vary. */
const variation = ['ERU-03', 'ERU-45']

export function* checkMouthMap(groups: MouthSource): Generator<string> {
  const ids = groups.flatMap(({ places }) => places.map(placeId))
  for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) < at)))
    yield `"${id}" is there twice`
}

type PlaceSource = MouthSource[number]['places'][number]
type Tooth = Extract<PlaceSource, { fdi: number }>

const placeId = (place: PlaceSource) => ('fdi' in place ? `tooth-${place.fdi}` : place.id)

/** The ids of the facts on the map. */
export function listMouthFacts({ groups }: MouthMap): string[] {
  const shown = groups.flatMap(({ places }) =>
    places.flatMap(({ tooth }) => [tooth?.comesIn.fact ?? [], tooth?.fallsOut?.fact ?? []].flat()),
  )
  return [...new Set([...shown, ...variation])]
}

type MouthMapContent = {
  facts: Map<string, Fact>
  answers: AnswerCard[]
  cards: Record<Locale, Map<string, Card>>
}

/** The mouth map in a language. */
export function compileMouthMap(
  mouth: MouthSource,
  { facts, answers, cards }: MouthMapContent,
  locale: Locale,
): MouthMap {
  const citations = new Citations(facts)
  const t = getText(locale, texts)
  const cardOf = new Map(answers.map((card) => [card.id, card]))

  const toAge = (fact: string, text: string): Age => {
    const [reference] = citations.cite(fact)
    if (!reference) throw new ContentError(mouthFile, `${fact} has no source`)
    return { text, fact, reference, publisher: facts.get(fact)!.organisation }
  }
  const check = (fact: string, [from, to]: [number, number]) => {
    if (facts.get(fact)?.fact.includes(`${from} to ${to}`)) return { from, to }
    throw new ContentError(mouthFile, `${fact} does not say "${from} to ${to}"`)
  }
  const comesIn = (source: Tooth['comesIn']) => {
    if (typeof source === 'object')
      return toAge(source.fact, t('mouth.ages.months', check(source.fact, source.months)))
    const [, from, to] = /^(\d+) to (\d+) years$/.exec(facts.get(source)?.figure ?? '') ?? []
    if (!to) throw new ContentError(mouthFile, `${source} has no figure such as "6 to 7 years"`)
    return toAge(source, t('mouth.ages.years', { from: from!, to }))
  }
  const fallsOut = ({ fact, years }: { fact: string; years: [number, number][] }) => {
    const spans = years.map((span) => t('mouth.ages.years', check(fact, span)))
    return toAge(fact, spans.join(t('mouth.or')))
  }
  const toPlace = (place: PlaceSource): Place => ({
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
        const card = cards[locale].get(path)
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

/** Each place in this language and the others, teeth with their numbers and ages. */
export function writeMouthMap(mouth: MouthMap, locale: Locale): string {
  const t = getText(locale, texts)
  const writePlace = ({ words, tooth }: Place) => {
    const names = startingWith(locale).map((code) => words[code])
    if (!tooth) return names.join(' / ')
    const { comesIn, fallsOut } = tooth
    const facts = [
      writeNumbers(tooth, locale),
      `${t('mouth.comesIn')}: ${comesIn.text}[^${comesIn.reference}]`,
      fallsOut && `${t('mouth.fallsOut')}: ${fallsOut.text}[^${fallsOut.reference}]`,
    ]
    return [names.join(' / '), ...facts.filter((fact) => fact !== undefined)].join('. ')
  }
  return join(
    t('mouth.no'),
    t('mouth.systems'),
    t('mouth.varies') + mouth.varies.map((number) => `[^${number}]`).join(''),
    ...mouthSets.map((set) =>
      join(
        `## ${t(`mouth.sets.${set}`)}`,
        ...mouth.groups
          .filter((group) => group.set === set)
          .map(({ title, places }) => join(`### ${title}`, list(places.map(writePlace)))),
      ),
    ),
    mouth.references.map(writeFootnote).join('\n'),
  )
}
