/** A sentence of a text; `end` is exclusive. */
type Sentence = { start: number; end: number }

/** Abbreviations whose full stop does not end a sentence. */
const abbreviation =
  /(?:^|[\s(¿¡“«])(?:Drs?|Dras?|Mrs?|Ms|Sras?|Srta|Sres|Sr|St|Prof|vs|e\.g|i\.e|approx|aprox|p\.\s?ej|núm|pág|fig|U\.S|EE|a\.m|p\.m)\.\s*$/i

const hasWords = /[\p{L}\p{N}]/u

/** Firefox before 125 has no segmenter: there a sentence ends with its mark and a blank. */
function listSegments(text: string, locale: string): Iterable<{ segment: string; index: number }> {
  if ('Segmenter' in Intl) {
    return new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)
  }
  const marked = (text as string).matchAll(/[^.!?…]*(?:[.!?…]+["'”’»)]*\s+|$)|[.!?…]+|[^]/g)
  return [...marked].map((found) => ({ segment: found[0], index: found.index }))
}

/** The positions of the sentences in a text. */
export function splitSentences(text: string, locale: string): Sentence[] {
  const found: Sentence[] = []
  let isOpen = false
  for (const { segment, index } of listSegments(text, locale)) {
    const end = index + segment.trimEnd().length
    if (isOpen) found[found.length - 1]!.end = end
    else found.push({ start: index + segment.length - segment.trimStart().length, end })
    isOpen = abbreviation.test(segment)
  }
  return found.filter(({ start, end }) => hasWords.test(text.slice(start, end)))
}
