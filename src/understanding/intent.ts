import type { Intent } from '../content/answers.ts'
import { countWords, normalize } from './normalize.ts'

/** A longer message says what it asks in more words than these. */
const maxWords = 9

const patterns: [Intent, RegExp][] = [
  [
    'cost',
    /\b(?:costs?|prices?|priced|how much (?:is|are|does|do|would|will|for)|expensive|pricey|afford|payments?|cuanto (?:es|sale|salen|vale|valen|cobran|me (?:sale|cobran))|cuest\w*|precios?|costos?|caros?|caras?)\b/,
  ],
  [
    'duration',
    /\b(?:how long (?:does|do|will|is|it|until|till|before)|how many (?:days|weeks|months|visits)|cuanto (?:tiempo )?(?:dura|duran|tarda|tardan|demora|se tarda|toma)|cuanto tiempo|cuantos (?:dias|meses)|cuantas semanas)\b/,
  ],
  [
    'pain',
    /\b(?:(?:does|will|do) (?:it|that|this|they) hurt|is it painful|va a doler|me va a doler|duele mucho)\b/,
  ],
]

/** What a short message plainly asks: 'and how much is it'. */
export function readIntent(message: string): Intent | undefined {
  const words = normalize(message)
  if (countWords(message) > maxWords) return undefined
  return patterns.find(([, pattern]) => pattern.test(words))?.[0]
}
