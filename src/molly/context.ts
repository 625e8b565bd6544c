// The first two read a message without its small words, `isOnlyAsked` reads all of it.

const denied =
  / (?:no|not|dont|doesnt|didnt|isnt|arent|wasnt|havent|hasnt|without|never|neither|nor|zero|sin|ni|nunca|tampoco)(?: (?:any|signs?|feel|feeling|longer|experiencing|there|tengo|tiene|tenga|hay|siento|siente|es|ningun\w*|senal\w*|pain|fever|swelling|dolor|fiebre|hinchazon|or|nor|ni|o))* $/

const past =
  /(?<= )(?:\w+ (?:years?|months?|decades?|anos?|meses) (?:ago|atras)|hace (?:\w+ ){0,2}(?:anos?|mes|meses|tiempo)|last (?:year|month|summer)|(?:ano|mes) pasado|(?:when|as|cuando) (?:little|young\w*|kid|child|baby|teen\w*|era|\d+)|childhood|(?:nino|nina|chico|chica) cai|(?:in|en) (?:19|20)\d\d|used|history|antecedentes?) /

const feared =
  /(?<= )(?:what if|que pasa|in case|en caso|por si|prevent\w*|avoid\w*|protect\w*|evit\w+|preven\w+|proteg\w+|risks?|riesgos?|chances?|dreams?|dreamed|sone|sueno|(?:scared|afraid|terrified|fear|phobia|nervous) (?:\w+ ){0,2}?(?:about|will|might|could|would|wont|going|choking|bleeding|swallowing)|(?:miedo|temor|panico) a?) /

const asked =
  /(?:^| \.)(?: (?:so|and|also|hi|hello|hey|hola|y|pero|molly|,))* (?:whats?|is|are|can|could|do|does|why|how (?!long)|which|define|que|cuales?|pueden?|por que|porque|como se|es|se (?:puede|considera)|cuando|tell|explain|explic\w+|dime) |(?<= )(?:symptoms|signs|sintomas|senales|signos|(?:can|could|may|might|does|puede|pueden) (?:\w+ )?(?:cause|lead|happen|causar|provocar)) /

const someone =
  /(?<= )(?:i|im|ive|id|my|mine|myself|he|hes|she|shes|his|her|him|our|we|us|help|ayuda|knocked|(?<!(?:tell|show|give|to) )me|yo|mi|mis|tengo|tenemos|estoy|les?|nos|nuestr\w+|tiene|siento|sigo|llevo) /

/** A comma after "years ago" would part it from what it dates. */
const datedOpening = new RegExp(`(${past.source}), `, 'g')
const sentenceEnd = / \. /g
const clauseEnd = / (?:\.|,|and|but|y|pero|then|now|ahora|because|porque|after|despues) /g

export function joinDates(text: string): string {
  return text.replace(datedOpening, '$1')
}

/** "What counts as an emergency?", and nobody it happens to. */
export function isOnlyAsked(text: string): boolean {
  return asked.test(text) && !someone.test(text)
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
