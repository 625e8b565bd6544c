/** The treatment codes of US plans and bills in a text, in capitals, each once: 'D2740'. */
export function readTreatmentCodes(text: string): string[] {
  return [...new Set(text.match(treatmentCode)?.map((code) => code.toUpperCase()))]
}

export const treatmentCode = /\bD\d{4}\b/gi

/** The entry whose range has the code: 'D2700-D2799'. */
export function findRange<Entry extends { code: string }>(
  entries: Entry[],
  code: string,
): Entry | undefined {
  return entries.find((entry) => {
    const [from, to] = entry.code.split('-')
    return code >= from! && code <= to!
  })
}
