export type LetterGroup<T> = { letter: string; items: T[] }

/** The id of a letter's group, such as 'letter-a' or 'letter-n-tilde'. */
export function letterId(letter: string): string {
  return letter === 'Ñ' ? 'letter-n-tilde' : `letter-${letter.toLowerCase()}`
}
