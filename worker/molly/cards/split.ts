/** Words that begin a question. */
const asking =
  'what|how|when|where|which|who|why|is|are|do|does|did|can|could|should|will|would|has|have|what’s|whats|que|qué|como|cómo|cuando|cuándo|donde|dónde|cual|cuál|cuales|cuáles|quien|quién|cuanto|cuánto|cuanta|cuánta|cuantos|cuántos|cuantas|cuántas|por qué|porque|porqué|(?:a|en|con|para|de|desde) (?:que|qué|cu[aá][lnñ]\\p{L}*)|desde|any|cada|es|son|se|puedo|puede|debo|hay|duele|sirve|funciona|necesito|tengo que|le|me'
/** Words that join a second question to the first, and need not begin it. */
const adding =
  'also|plus|oh and|and also|another question|otra pregunta|además|ademas|también|tambien|y también|y tambien|y además|y ademas|ah y|oye y'
const seam = new RegExp(
  `(?:[?.;!]+\\s*(?:(?:${adding}|and|y),?\\s+)?|,?\\s+(?:${adding}|and|&|y)\\s+)[¿¡]?(?=(?:${asking})(?!\\p{L}))|[?.;!,]+\\s*(?:${adding}),?\\s+`,
  'giu',
)
const joining = new RegExp(`\\?|${adding}`, 'iu')
const beginsAsking = new RegExp(`^[¿¡]?(?:${asking})(?!\\p{L})`, 'iu')
const minWords = 3

/** The two questions of a message; undefined if it does not have exactly two. */
export function splitQuestions(message: string): [string, string] | undefined {
  const seams = [...message.trim().matchAll(seam)].filter(
    ({ index, 0: { length } }) =>
      countWords(message.slice(0, index)) >= minWords &&
      countWords(message.slice(index + length)) >= minWords,
  )
  if (seams.length !== 1) return undefined
  const [{ index, 0: mark }] = seams as [RegExpExecArray]
  const first = message.slice(0, index).trim()
  // A statement before a question is not a question.
  if (!joining.test(mark) && !beginsAsking.test(first)) return undefined
  return [first, message.slice(index + mark.length).trim()]
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
