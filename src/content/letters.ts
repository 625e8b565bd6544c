import { type Locale, locales } from '../i18n/locales.ts'

export type LetterGroup<T> = { letter: string; items: T[] }

/** The id of a letter's group: 'letter-a', 'letter-n-tilde'. */
export function letterId(letter: string): string {
  return letter === 'Ñ' ? 'letter-n-tilde' : `letter-${letter.toLowerCase()}`
}

/** From A to Z, as the language sorts: Ñ is a letter of its own, an accent makes no other letter. */
export function groupByLetter<T>(
  items: T[],
  nameOf: (item: T) => string,
  locale: Locale,
): LetterGroup<T>[] {
  const collator = new Intl.Collator(locales[locale].lang, { sensitivity: 'base' })
  const groups: LetterGroup<T>[] = []
  for (const item of items.toSorted((a, b) => collator.compare(nameOf(a), nameOf(b)))) {
    const letter = firstLetter(nameOf(item))
    if (groups.at(-1)?.letter !== letter) groups.push({ letter, items: [] })
    groups.at(-1)!.items.push(item)
  }
  return groups
}

function firstLetter(name: string): string {
  const first = name[0]!.toLocaleUpperCase('es')
  return first === 'Ñ' ? first : first.normalize('NFD')[0]!
}
