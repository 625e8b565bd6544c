// A sentence ends before a new one begins, so that '0.5 ml' and 'EE. UU.' stay whole.
const boundary =
  /(?<!\b(?:EE|UU|Dr|Dra|Sr|Sra|St|vs)\.)(?<=[.!?]["”»)]?)\s+(?=["“«(]?[\p{Lu}\p{N}¿¡])/u

const breaks = new RegExp(`${boundary.source}|\\s*\\n\\s*(?=\\S)`, 'gu')

const labelWords = 3

/** The sentences of a paragraph. 'Soft bristles.' is the label of what follows it; they stay together. */
export function toSentences(paragraph: string): string[] {
  const sentences: string[] = []
  let label = ''
  for (const part of paragraph.split(boundary)) {
    const sentence = part.trim()
    const isLabel = sentence.split(/\s+/).length <= labelWords
    if (!isLabel) sentences.push(`${label} ${sentence}`.trim())
    label = isLabel ? sentence : ''
  }
  return sentences
}

/** About the page it stands on, which means nothing in a chat. */
export function isPointing(sentence: string): boolean {
  return pointing.test(sentence)
}

const pointing =
  /(?:^|[,;] )(?:see|vea) (?!an? |your |the dentist|al? )|\b(?:read|lea) (?!the label|la etiqueta)|\b(?:above|below|arriba|abajo|table|tabla|last row|page|página|script|guion|this list|these lists|this guide|our guide|esta guía|nuestra guía|estas? listas?)\b/i

const dangling =
  /^(?:["“«(]?)(?:this|these|that|those|it|its|they|their|them|he|she|but|also|so|then|such|both|neither|either|however|instead|otherwise|for example|in that case|if so|if not|if it|if any of|if this|without (?:those|these|that)|do the same|the same|the other|here|there|another|one of them|others|and|or|even so|too|after that|until then|one is|two are|with it|without it|una es|uno es|con él|sin él|esto|estos|esta|estas|este|eso|esos|esa|esas|ese|ello|ellos|ellas|pero|también|además|así|entonces|sin embargo|tampoco|ambos|ambas|lo mismo|sin es[ao]s|si es así|si no|en cambio|por ejemplo|en ese caso|otro|otra|otros|otras|y|o|aun así|por eso|después|hasta entonces|aquí|ahí|allí|le|les|lo|los de|las de)\b(?![’'])/i

/** Leans on the sentence before it: 'This can …', 'Pero …'. */
export function isDangling(sentence: string): boolean {
  return dangling.test(sentence)
}

/** Sentences and lines as they stand, each with the white space after it. */
export function splitSentences(text: string): string[] {
  const ends = [...text.matchAll(breaks)].map((match) => match.index + match[0].length)
  return [...ends, text.length]
    .map((end, i) => text.slice(ends[i - 1] ?? 0, end))
    .filter((sentence) => sentence !== '')
}

/** Where the last sentence begins, which may not be whole yet. */
export function lastSentenceEnd(text: string): number {
  const last = [...text.matchAll(breaks)].at(-1)
  return last ? last.index + last[0].length : 0
}
