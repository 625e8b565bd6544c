/** What search finds: a section, question, lead or the takeaways of a page. */
export type Passage = {
  /** Without locale prefix. */
  path: string
  title: string
  section?: { id: string; title: string }
  type: string
  kind: 'section' | 'takeaways' | 'faq' | 'lead' | 'term'
  text: string
}

// Words that say nothing about the subject, in both languages, as people chat.
const stopWords = new Set(
  'a about after all also am an and any are as at be been before best but by can could did do does doing dont for from get gets getting give go going good got had has have having he hello help her hey hi him his how i if im in into is isnt it its ive just know let like lot make makes many may me might mine molly more most much my need no not of often ok okay on one or our out over please put really right say see she should since so some something still take tell than thank thanks that the their them then there these they thing think this those to too try up us use using want was way we well were what whats when where which who why will with would you your yours al algo ante aqui asi aun aunque ay bien bueno cada como con cual cuales cuando cuanta cuantas cuanto cuantos cosa de debe debo deberia del desde donde dos e el ella ellas ellos en entonces entre era es esa ese eso esta estan estar estas este esto estos estoy favor fue gracias ha haber hace hacen hacer hago hasta hay he hola la las le les lo los mas me mejor mi mis mucha mucho muy nada ni nos o para pero poco pone poner pongo poder podria por porque pregunta puede pueden puedo pues que quiero quisiera saber sabe se sea ser si sirve sobre solo son soy su sus tal tambien tan te tener tengo tiene tienen todo todos tras tu un una unas uno unos usar uso usted va voy y ya yo'.split(
    ' ',
  ),
)

/** Lower case, without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * The index form of a word: accents folded, endings of number, gender and verb cut, the same for
 * both languages; null for words without a subject. 'sangran', 'sangrado', 'sangrar' -> 'sangr'.
 */
export function toTerm(word: string): string | null {
  const known = terms.get(word)
  if (known !== undefined) return known
  if (word.length > longestKept) return makeTerm(word)
  // V8 cuts a word out of a text by pointing into it, and so would keep the whole text.
  const own = ` ${word}`.slice(1)
  const term = makeTerm(own)
  if (terms.size >= mostTerms) terms.clear()
  terms.set(own, term)
  return term
}

/** A cache of 5 MB at most: a language has few frequent words, and none is very long. */
const terms = new Map<string, string | null>()
const mostTerms = 20_000
const longestKept = 30

function makeTerm(word: string): string | null {
  const folded = fold(word).replace(/['’]s?$/, '')
  if (stopWords.has(folded) || /^\d{1,2}$/.test(folded)) return null
  return stem(folded)
}

// Phrases that say what is asked for, of words that are stop words by themselves.
const questionTerms: [asks: RegExp, term: string][] = [
  [
    /(?:how often|how many times|cada cu[aá]nto|cu[aá]ntas veces|con qu[eé] frecuencia)(?: (?:a|per|al|por|a la) (?:day|week|d[ií]a|semana))?/gi,
    'qoften',
  ],
  [
    /how long|how many (?:minutes|hours|days|weeks|months|years)|cu[aá]nto (?:tiempo|dura|tarda|demora)|cu[aá]nt[ao]s (?:minutos|horas|d[ií]as|semanas|meses|a[nñ]os)/gi,
    'qlong',
  ],
  [/how much|how many|cu[aá]nt[ao]s?/gi, 'qmuch'],
  [/what age|how old|what time|when|qu[eé] edad|cu[aá]ndo/gi, 'qwhen'],
  [/\bwhy\b|what causes|por qu[eé]|a qu[eé] se debe/gi, 'qwhy'],
]

function toWords(text: string): string[] {
  const marked = questionTerms.reduce((all, [asks, term]) => all.replace(asks, ` ${term} `), text)
  return marked.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []
}

/** The index forms of the words of a text, in order. */
export function toTerms(text: string): string[] {
  return toWords(text)
    .map(toTerm)
    .filter((term) => term !== null)
}

// Longest first: the first ending that leaves enough of the word is cut.
const endings =
  'amientos imientos amiento imiento aciones adores adoras idades acion andose iendose ador adora idad iones arse erse irse arme erme irme arte irte arlo arla arlos arlas ando iendo ados adas idos idas ings mente ivity ado ada ido ida ing ies ers ity ive ion ed er es ar ir an en as os a e o s y'.split(
    ' ',
  )

const irregular = new Map([
  ['teeth', 'tooth'],
  ['children', 'child'],
  ['duele', 'dolor'],
  ['duelen', 'dolor'],
  ['doler', 'dolor'],
  ['dolores', 'dolor'],
])

export function stem(word: string): string {
  const known = irregular.get(word)
  if (known) return known
  const once = cut(word)
  return once.length > 5 ? cut(once) : once
}

function cut(word: string): string {
  for (const ending of endings) {
    const rest = word.length - ending.length
    const enough = rest >= (ending === 's' ? 3 : 4)
    if (enough && word.endsWith(ending) && !(ending === 's' && word.endsWith('ss'))) {
      return word.slice(0, rest)
    }
  }
  return word
}

/** The known stem of a word whose ending is unfinished: 'bleedin' -> 'bleed'. */
export function findStem(term: string, isKnown: (stem: string) => boolean): string | undefined {
  for (let length = term.length - 1; length >= Math.max(4, term.length - 4); length--) {
    const rest = term.slice(length)
    const stemmed = term.slice(0, length)
    if (isKnown(stemmed) && endings.some((ending) => ending.startsWith(rest))) return stemmed
  }
  return undefined
}
