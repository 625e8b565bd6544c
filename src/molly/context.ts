import { someone } from './red-flag-rules.ts'

// The first three read a message without its small words, `asked` reads all of it.

const denied =
  / (?:not?|(?:do|does|did|is|are|was|have|has)nt|without|never|nor|sin|ni|nunca)(?: (?:any|signs?|feel|there|tengo|tiene|hay|ningun\w*|pain|fever|swelling|dolor|fiebre|or|nor|ni|o))* $/

const past =
  /(?<= )(?:\w+ (?:years?|months?|anos?|meses) (?:ago|atras)|hace (?:\w+ ){0,2}(?:anos?|mes|meses)|last (?:year|month)|(?:ano|mes) pasado|(?:when|as|cuando) (?:little|young|kid|child|era|\d+)|nin[oa] cai|(?:in|en) (?:19|20)\d\d) /

const feared =
  /(?<= )(?:what if|in case|prevent\w*|avoid\w*|protect\w*|evit\w+|preven\w+|risks?|riesgos?|(?:scared|afraid|fear|nervous) (?:\w+ ){0,2}?(?:about|will|might|wont|going)|(?:miedo|panico) a?) /

const asked =
  /^ (?:(?:so|and|hi|hello|hola|y|molly|,) )*(?:whats?(?! to| should| do i)|is|are|can|could|do|does|why|how(?! to)|which|que(?! hacer| hago)|cuales?|pueden?|por que|como|es|se puede|cuando) | (?:signs|symptoms|sintomas|cause|causar) /

const sentenceEnd = / \. /g
const clauseEnd = / (?:\.|,|and|but|y|pero|now|ahora|because|porque|after|despues) /g

/** The message without its general questions ("What counts as an emergency?"), if it names nobody. */
export function withoutCuriosity(normalized: string): string {
  if (normalized.split(' ').some((word) => someone.includes(word))) return normalized
  return normalized
    .split('.')
    .filter((sentence) => !asked.test(` ${sentence.trim()} `))
    .join('.')
}

/** false when the match is denied, long past or feared. */
export function isHappening(text: string, start: number, end: number, isInjury: boolean): boolean {
  if (denied.test(text.slice(0, start))) return false
  const clause = spanOf(clauseEnd, text, start, end)
  const dated = isInjury ? spanOf(sentenceEnd, text, start, end) : clause
  return !past.test(text.slice(...dated)) && !feared.test(text.slice(clause[0], start))
}

/** From the boundary before `start` to the one after `end`, with a space at both ends. */
function spanOf(boundary: RegExp, text: string, start: number, end: number): [number, number] {
  let from = 0
  for (const match of text.matchAll(boundary)) {
    const next = match.index + match[0].length - 1
    if (next < start) from = next
    if (match.index >= end - 1) return [from, match.index + 1]
  }
  return [from, text.length]
}
