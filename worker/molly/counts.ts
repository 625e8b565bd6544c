import type { Context } from 'hono'
import { countLater } from '../http/count.ts'
import type { AppEnv } from '../services/types.ts'

/** The files of `content/answers`. */
export const topics: readonly string[] = [
  'abscess',
  'aligners',
  'baby-teeth',
  'baby-teeth-timeline',
  'bad-breath',
  'bleeding-gums',
  'braces',
  'bridges',
  'brushing',
  'caregiving',
  'cavities',
  'cavities-page',
  'children-brushing',
  'children-products',
  'children-teeth',
  'cold-sores',
  'cracked-tooth',
  'dental-anxiety',
  'dental-visit',
  'dentures',
  'diet',
  'dry-mouth',
  'electric-brushes',
  'finding-a-dentist',
  'first-aid',
  'first-dental-visit',
  'fluoride',
  'gum-disease',
  'gum-treatment',
  'immigrants-and-dental-care',
  'implants',
  'interdental',
  'jaw-pain',
  'missing-teeth',
  'mouth-cancer',
  'mouth-ulcers',
  'mouthwash',
  'natural-remedies',
  'night-guards',
  'oral-thrush',
  'pain-relief',
  'paying-for-care',
  'pregnancy',
  'receding-gums',
  'retainers',
  'root-canal',
  'sealants-and-varnish',
  'sensitivity',
  'site',
  'teenagers',
  'teens-and-teeth',
  'teeth-and-health',
  'teeth-grinding',
  'teething',
  'toothache',
  'toothache-page',
  'toothpaste',
  'tourism',
  'tourism-costs',
  'water-salt-and-fluoride',
  'whitening',
  'whitening-safety',
  'wisdom-teeth',
]

/**
 * Counts a question that got no answer, for `npm run report`: its topic and the day, never its
 * words. Anything that isn't a topic counts as 'none'.
 */
export function countUnanswered(c: Context<AppEnv>, topic: string | undefined): void {
  countLater(c, 'unanswered', topic && topics.includes(topic) ? topic : 'none')
}
