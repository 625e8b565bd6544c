/** Words that begin a question. */
const asking =
  'what|how|when|where|which|who|why|is|are|do|does|did|can|could|should|will|would|has|have|what’s|whats|que|qué|como|cómo|cuando|cuándo|donde|dónde|cual|cuál|cuales|cuáles|quien|quién|cuanto|cuánto|cuanta|cuánta|cuantos|cuántos|cuantas|cuántas|por qué|porque|porqué|a que|a qué|en que|en qué|desde|cada|es|son|se|puedo|puede|debo|hay|duele|sirve|funciona|necesito|tengo que|le|me'
const seam = new RegExp(
  `(?:[?.;!]+\\s*(?:(?:and|also|plus|y|además|ademas|también|tambien),?\\s+)?|[,]?\\s+(?:and|also|plus|&|y|además|ademas)\\s+(?:also\\s+|también\\s+|tambien\\s+)?)[¿¡]?(?=(?:${asking})(?!\\p{L}))`,
  'giu',
)
const beginsAsking = new RegExp(`^[¿¡]?(?:${asking})(?!\\p{L})`, 'iu')
const fewestWords = 3

/** The two questions of a message that has two; undefined for all others. */
export function splitQuestions(message: string): [string, string] | undefined {
  const seams = [...message.trim().matchAll(seam)].filter(
    ({ index, 0: { length } }) =>
      countWords(message.slice(0, index)) >= fewestWords &&
      countWords(message.slice(index + length)) >= fewestWords,
  )
  if (seams.length !== 1) return undefined
  const [{ index, 0: mark }] = seams as [RegExpExecArray]
  const first = message.slice(0, index).trim()
  // A story before a question is no question.
  if (!mark.includes('?') && !beginsAsking.test(first)) return undefined
  return [first, message.slice(index + mark.length).trim()]
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
