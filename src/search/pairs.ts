/** 'root canal', 'canal crown': each term with the one after it. */
export function toPairs(terms: string[]): string[] {
  return terms.slice(1).map((term, at) => `${terms[at]} ${term}`)
}
