/** Phrases that mean the same in the rules, as a comma-separated list. */
export type Groups = Record<string, string>

/** Merges groups; one that both have gets the phrases of both. */
export function extendGroups(groups: Groups, more: Groups): Groups {
  const added = Object.entries(more).map(([name, phrases]) => [
    name,
    groups[name] ? `${groups[name]}, ${phrases}` : phrases,
  ])
  return { ...groups, ...Object.fromEntries(added) }
}

/** Every part must match a normalized message, in any order. */
export type Pattern = RegExp[]

/**
 * Compiles the language of content/rules, over `normalize`d text:
 * `tooth` the word · `bleed*` any ending · `jaw|chin` either · `@group` any phrase of the group ·
 * `the?` may be missing · `~` up to four words without a stop or comma between · `<>` the same, in
 * either order · ` & ` both, anywhere.
 */
export function compilePattern(pattern: string, groups: Groups): Pattern {
  return pattern.split(' & ').map((part) => {
    const [one, other] = part.split(' <> ')
    const orders = other ? [`${one} ~ ${other}`, `${other} ~ ${one}`] : [part]
    return new RegExp(`(?<= )(?:${orders.map(sequence).join('|')})`, 'g')
  })

  function sequence(words: string): string {
    return words.split(' ').map(element).join('')
  }

  function element(word: string): string {
    if (word === '~') return '(?:[^., ]+ ){0,4}'
    const optional = word.endsWith('?')
    const choices = (optional ? word.slice(0, -1) : word).split('|').map(choice)
    return `(?:${choices.join('|')})${optional ? '?' : ''}`
  }

  function choice(word: string): string {
    if (word === '.') return '\\. '
    if (!word.startsWith('@')) return word.replaceAll('*', '[a-z0-9]*') + ' '
    const group = groups[word.slice(1)]
    if (group === undefined)
      throw new Error(`"${pattern}" names a group that is not there: ${word}`)
    return group.split(/,\s*/).map(sequence).join('|')
  }
}

/** Adds spaces at both ends, so that every word has one on each side. */
export function pad(normalized: string): string {
  return ` ${normalized} `
}

/**
 * `counts` may reject a match because of its context. A match rejected after `newestAt` also cancels
 * earlier matches of the same words.
 */
export function matches(
  pattern: Pattern,
  padded: string,
  counts: (start: number, end: number) => boolean = () => true,
  newestAt = Infinity,
): boolean {
  return pattern.every((part) => {
    // Most parts match nowhere, and `matchAll` copies the expression first.
    if (padded.search(part) < 0) return false
    const denied: string[][] = []
    const counted: string[][] = []
    let seen = 0
    for (const match of padded.matchAll(part)) {
      if (seen++ >= maxMatches) break
      const isCounted = counts(match.index, match.index + match[0].length)
      if (isCounted && (newestAt === Infinity || match.index >= newestAt)) return true
      if (isCounted) counted.push(stems(match[0]))
      else if (match.index >= newestAt) denied.push(stems(match[0]))
    }
    return counted.some((said) => !denied.some((no) => no.every((stem) => said.includes(stem))))
  })
}

/** Who says it more often says nothing new. */
const maxMatches = 40

/** Two letters are enough: 'swelling' and 'swollen' are the same sign. */
function stems(text: string): string[] {
  return text
    .trim()
    .split(' ')
    .map((word) => word.slice(0, 2))
}
