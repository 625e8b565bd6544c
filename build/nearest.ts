/** The name that shares the most letter pairs with the input. */
export function findNearest(written: string, names: string[]): string {
  const likeness = (other: string) => {
    const [one, two] = [toPairs(written), toPairs(other)]
    return (2 * one.intersection(two).size) / (one.size + two.size)
  }
  return names.toSorted((a, b) => likeness(b) - likeness(a))[0]!
}

/** `/floss` -> /f fl lo os ss. */
function toPairs(text: string): Set<string> {
  return new Set(Array.from(text).map((letter, at) => letter + (text[at + 1] ?? '')))
}
