import type { LetterGroup } from '../../src/content/letters.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'

/** Groups A to Z in the language's order. Ñ is its own letter; an accented A counts as A. */
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
