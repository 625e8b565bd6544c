export type Hit = { tag: string; words: string; start: number; end: number }

export const list = (phrases: string): string[] => phrases.split(', ')
export const wordSet = (phrases: string): Set<string> => new Set(list(phrases))

type Phrases = { [name: string]: string | Phrases }
/** Phrases with the path to them: 'partner m', 'condition asthma'. */
export const flatten = (phrases: Phrases, path = ''): [path: string, phrases: string][] =>
  Object.entries(phrases).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[path + name, value] as [string, string]]
      : flatten(value, `${path}${name} `),
  )

/**
 * Creates a function that finds phrases among words, the longest first: looks into maps, a few for
 * each word. `diabet*` stands for any ending, in the first or the last word of a phrase.
 */
export function createFinder(groups: [tag: string, phrases: string][]) {
  type Entry = { words: string[]; tag: string }
  const byFirst = new Map<string, Entry[]>()
  const stemLengths = new Set<number>()
  for (const [tag, phrases] of groups) {
    for (const phrase of list(phrases)) {
      const words = phrase.split(' ')
      const first = words[0]!
      if (first.endsWith('*')) stemLengths.add(first.length - 1)
      const entries = byFirst.get(first)
      if (entries) entries.push({ words, tag })
      else byFirst.set(first, [{ words, tag }])
    }
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length)
  const isAt = (tokens: string[], start: number) => (entry: Entry) => {
    for (let at = 1; at < entry.words.length; at++) {
      const [word, token] = [entry.words[at]!, tokens[start + at]]
      if (word !== token && !(word.endsWith('*') && token?.startsWith(word.slice(0, -1))))
        return false
    }
    return true
  }

  return function find(tokens: string[]): Hit[] {
    const hits: Hit[] = []
    for (let start = 0; start < tokens.length; start++) {
      const token = tokens[start]!
      let best = byFirst.get(token)?.find(isAt(tokens, start))
      for (const length of stemLengths) {
        if (length > token.length) continue
        const stemmed = byFirst.get(`${token.slice(0, length)}*`)?.find(isAt(tokens, start))
        if (stemmed && stemmed.words.length > (best?.words.length ?? 0)) best = stemmed
      }
      if (!best) continue
      const end = start + best.words.length
      hits.push({ tag: best.tag, words: tokens.slice(start, end).join(' '), start, end })
      start = end - 1
    }
    return hits
  }
}

/** Those that start in a part of the message; `spans` are in order. */
export function startingIn<Span extends { start: number }>(
  spans: Span[],
  from: number,
  to: number,
) {
  const firstFrom = (at: number) => {
    let [low, high] = [0, spans.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (spans[middle]!.start < at) low = middle + 1
      else high = middle
    }
    return low
  }
  return spans.slice(firstFrom(from), firstFrom(to))
}
