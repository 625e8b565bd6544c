import data from '../../../content/rules/places.json' with { type: 'json' }
import rules from '../../../content/rules/person.json' with { type: 'json' }
import { createFinder, type Hit, list } from './phrases.ts'

/** 1: where somebody comes from; 2: is or pays; 3: lives. */
export type Place = {
  countries: string[]
  city?: string
  level: 1 | 2 | 3
  isNow: boolean
  at: number
}

type Country = { names: string; people?: string; regions?: string; also?: string; cities?: string }

const countries = Object.entries(data.countries as Record<string, Country>)
const find = createFinder([
  ...countries.flatMap(([code, { names, people, regions, also, cities }]) =>
    Object.entries({ names, people, regions, city: cities, also })
      .filter(([, phrases]) => phrases)
      .map(([kind, phrases]): [string, string] => [`${kind} ${code}`, phrases!]),
  ),
  ...Object.entries(data.shared).map(([name, codes]): [string, string] => [`city ${codes}`, name]),
])

const { before, stays, trips, moves, lives, is, comes, arrives, articles, after } =
  Object.fromEntries(
    Object.entries(rules.place).map(([name, words]) => [name, new Set(list(words))]),
  ) as Record<keyof typeof rules.place, Set<string>>

/** Where people say that they live or are; `isSubject` tells whether a word names a person. */
export function readPlaces(tokens: string[], isSubject: (at: number) => boolean): Place[] {
  const found: Place[] = []
  let last: Hit | undefined
  for (const hit of find(tokens)) {
    const [kind, ...codes] = hit.tag.split(' ') as [string, ...string[]]
    // 'Valencia, Spain', 'San José de Costa Rica'.
    const between = last && tokens.slice(last.end, hit.start).join(' ')
    const previous =
      between !== undefined && /^(?:,|de|in|en)?$/.test(between) ? found.pop() : undefined
    const place = previous ?? judge(hit, kind)
    last = place && hit
    if (!place) continue
    const city = kind === 'city' || kind === 'also' ? hit.words : previous?.city
    found.push({ ...place, countries: codes, ...(city && { city }) })
  }
  return found

  function judge({ start, end }: Hit, kind: string): Omit<Place, 'countries'> | undefined {
    const at = start - (articles.has(tokens[start - 1] ?? '') ? 2 : 1)
    const [word = '.', previous = '.'] = [tokens[at], tokens[at - 1]]
    const since = tokens.lastIndexOf('.', at)
    const clause = tokens.slice(Math.max(since, tokens.lastIndexOf(',', at), start - 9) + 1, start)
    const rest = tokens.slice(end, end + 5)
    const stop = rest.findIndex((token) => token === '.' || token === ',')
    const has = (list: Set<string>) => clause.some((token) => list.has(token))
    const isHome = has(lives)
    const isEnd = after.has(rest[0] ?? '.') || rest[0] === ','
    const isStay =
      !isHome &&
      ([...clause, ...rest.slice(0, stop < 0 ? 5 : stop)].some((token) => stays.has(token)) ||
        tokens.slice(Math.max(since, start - 20) + 1, start).includes('visiting'))
    const place = (level: 1 | 2 | 3, isNow = false) => ({ level, isNow, at: start })

    if (kind === 'people') {
      const isSaid = / (?:(?:soy|somos|im|am|s?hes)|(?:im|am|s?hes) an?)$/.test(
        ` ${previous} ${word}`,
      )
      return (isSaid || isSubject(at)) && isEnd ? place(1) : undefined
    }
    if (word === 'visiting' || word === 'visitando') return place(2, true)
    if (word === 'is' && previous === 'home') return place(3)
    if (word === 'near' || (word === 'de' && previous === 'cerca')) return place(isHome ? 3 : 2)
    if (word === 'from' || word === 'de') {
      if (has(moves) || !(comes.has(previous) || isSubject(at - 1))) return undefined
      return place(previous === 'viene' || previous === 'visiting' ? 3 : 1)
    }
    if (word === 'to' || word === 'a') {
      if (has(moves)) return place(3)
      const isThere = has(arrives) || clause.some((token) => token.startsWith('visit'))
      return isThere ? place(2, true) : undefined
    }
    if (word === '.') return isEnd ? place(2) : undefined
    if (!before.has(word) || (has(trips) && !isHome)) return undefined
    const isSaid = lives.has(previous) || is.has(previous) || isSubject(at - 1)
    const isWork = previous === 'work' && isSubject(at - 2)
    // 'In Mexico, are implants cheaper?' names nobody.
    const isFirst =
      isEnd &&
      /^[.,]$/.test(previous) &&
      (tokens.length < 7 || tokens.some((_, one) => isSubject(one)))
    return isHome || isStay || isSaid || isWork || isFirst
      ? place(isHome ? 3 : 2, isStay)
      : undefined
  }
}
