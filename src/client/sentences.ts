/** A sentence of a text; `end` is exclusive. */
type Sentence = { start: number; end: number }

/** Abbreviations whose full stop does not end a sentence. */
const abbreviation =
  /(?:^|[\s(¿¡“«])(?:Drs?|Dras?|Mrs?|Ms|Sras?|Srta|Sres|Sr|St|Prof|vs|e\.g|i\.e|approx|aprox|p\.\s?ej|núm|pág|fig|U\.S|EE|a\.m|p\.m)\.\s*$/i

const hasWords = /[\p{L}\p{N}]/u

/** The positions of the sentences in a text. */
export function splitSentences(text: string, locale: string): Sentence[] {
  const found: Sentence[] = []
  let isOpen = false
  for (const { segment, index } of new Intl.Segmenter(locale, {
    granularity: 'sentence',
  }).segment(text)) {
    const end = index + segment.trimEnd().length
    if (isOpen) found.at(-1)!.end = end
    else found.push({ start: index + segment.length - segment.trimStart().length, end })
    isOpen = abbreviation.test(segment)
  }
  return found.filter(({ start, end }) => hasWords.test(text.slice(start, end)))
}
