import type { Attack } from '../attack.ts'
import { queries } from '../../../../tests/support/places.ts'
import type { Random } from '../random.ts'
import { naughty } from '../strings.ts'

/** Hostile search words, and queries that no form sends. `pages`: every page of the site. */
export function attackQueries(random: Random, pages: string[], count: number): Attack[] {
  const mark = random.mark()
  const words = queries.flatMap(({ path, names }) =>
    naughty(mark).map((text) => ({ path, query: `${random.pick(names)}=${encode(text)}` })),
  )
  const every = pages.map((path) => ({ path, query: pollute(random, mark, ['q', 'page']) }))
  const made = Array.from({ length: Math.max(0, count - words.length - every.length) }, () => {
    const { path, names } = random.pick(queries)
    return { path, query: pollute(random, mark, names) }
  })
  return [...words, ...every, ...made].map(({ path, query }) => ({
    kind: 'queries',
    mark,
    wire: { target: `${path}?${query}` },
  }))
}

/** Also encodes lone surrogates: the bytes sent need not be valid UTF-8. */
function encode(text: string): string {
  return Array.from(text, (letter) =>
    /[\ud800-\udfff]/.test(letter) && letter.length === 1
      ? '%ED%A0%80'
      : encodeURIComponent(letter),
  ).join('')
}

function pollute(random: Random, mark: string, names: string[]): string {
  const name = random.pick(names)
  const text = encode(random.pick(naughty(mark)))
  return random.pick([
    `${name}=a&${name}=${text}`,
    `${name}[]=${text}&${name}[]=b`,
    `${name}[a]=${text}`,
    `${name}[__proto__]=${text}&__proto__[x]=1&constructor.prototype.x=1`,
    `__proto__=${text}&constructor=1&toString=2&${name}=x`,
    name,
    `${name}=`,
    `=${text}`,
    `&&&&${name}=${text}&&`,
    `${name}=%`,
    `${name}=%ff%fe${mark}`,
    `${name}=%00${mark}`,
    `${name}=+${mark}+`,
    `${name};x=${text}`,
    `?${name}=${text}`,
    `${name}==${text}==`,
    `${encode(`${name}"><script>${mark}()</script>`)}=1`,
    `${name}=${'a'.repeat(random.below(7000))}${mark}`,
    `${name}=${encode('é')}${'%C3%A9'.repeat(random.below(1000))}`,
    Array.from({ length: random.below(1200) }, (_, at) => `p${at}=${at}`).join('&'),
    Array.from({ length: random.below(800) }, () => `${name}=x`).join('&'),
    `${name}=${random.pick(['-1', '0', '1e3', '99999999999999999999', '0x10', '1.5', ' 1', '٣'].map(encode))}`,
    names.map((one) => `${one}=${text}`).join('&'),
  ])
}
