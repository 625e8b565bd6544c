import { words } from '../../../src/molly/normalize.ts'

/** A longer message says more than what it is about. */
const maxWords = 9

/** Words that only ask: 'how to whiten teeth' and 'whiten my teeth, please' are about the same. */
const asking = new Set(
  `a an the i im me my you your we us our it its this that these those there here is are am be was
  were been being do does did can could would will want like know learn tell explain give
  question questions info information please hi hello hey thanks what whats how about of to for in
  on at from by with and or vs versus some any just so get getting really also
  el la los las lo un una unos unas yo mi mis me tu su sus se le les nos esto eso este esta estos
  es son ser hay estar estan puedo puede pueden quiero quisiera saber conocer explique
  explica digame dime hableme habla informacion pregunta duda favor hola buenas gracias que cual
  cuales como sobre acerca de del al en para por con y o u muy hacer hago hace`.split(/\s+/),
)

/**
 * The subject of a short message, whatever the order of its words: 'dental implants' and 'what is a
 * dental implant?' have the same. undefined: it is long, or has none.
 */
export function toSubject(text: string): string | undefined {
  const spelled = words(text)
  if (spelled.length > maxWords) return undefined
  const kept = spelled
    .map((word, at) => (word === 'que' && spelled[at - 1] === 'por' ? 'porque' : word))
    .filter((word) => !asking.has(word))
    .map(toSingular)
  return [...new Set(kept)].sort().join(' ') || undefined
}

function toSingular(word: string): string {
  if (word === 'teeth') return 'tooth'
  return word.replace(/(?<=[a-z]{3})ties$/, 'ty').replace(/(?<=[a-z]{3}[^s])s$/, '')
}
