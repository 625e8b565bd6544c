// All of this reads `normalize`d text with a space at both ends.

const denied =
  / (?:no|not|dont|doesnt|didnt|isnt|arent|wasnt|havent|hasnt|hadnt|without|never|neither|nor|zero|sin|ni|nunca|tampoco|jamas)(?: (?:have|has|had|having|any|been|be|a|an|really|longer|signs?|of|feel|feeling|get|got|getting|experiencing|there|tengo|tiene|tenga|tuvo|tuve|he|ha|hay|siento|siente|me|se|le|esta|estoy|es|ningun\w*|senal\w*|de|pain|fever|swelling|dolor|fiebre|hinchazon|or|nor|ni|o))* $/

const past =
  /(?<= )(?:(?:\w+ ){0,2}(?:years?|months?|decades?|anos|meses|decadas) (?:ago|atras|back)|hace (?:\w+ ){0,3}(?:anos?|meses|mes|tiempo)|last (?:year|month|summer|winter)|(?:el )?(?:ano|mes|verano) pasado|when (?:i|he|she|they|we) (?:was|were) (?:\w+ ){0,2}(?:kid|child|little|young|younger|teen\w*|boy|girl|baby|small|\d+)|as a (?:kid|child|baby|teen\w*)|in (?:my )?childhood|cuando (?:yo )?era|de (?:nino|nina|chico|chica|pequeno|pequena|joven)|(?:in|en) (?:el )?(?:19|20)\d\d|used to|history of|antecedentes? de|once had) /

const feared =
  /(?<= )(?:what if|que pasa si|que pasaria si|in case|en caso de|por si|prevent\w*|avoid\w*|protect\w*|evit\w+|preven\w+|proteg\w+|lower the|risks? of|riesgos? de|chances? of|posibilidad(?:es)? de|dreams?|dreamed|dreamt|sone|sueno|movie|pelicula|(?:scared|afraid|terrified|fear|phobia|nervous|anxious|panic) (?:\w+ ){0,3}?(?:of|about|will|might|could|would|wont|ill|going)|(?:miedo|temor|panico|fobia|terror) (?:a|de|al) (?!que)) /

const asked =
  /(?:^| \.)(?: (?:so|and|also|hi|hello|hey|hola|y|pero|molly|ok|oye|disculpe|,))* (?:what|whats|is (?:it|there|a|an|having)|are|can|could|do|does|why|how (?:common|often|do|does|likely|long|many|dangerous|serious)|which|define|que|cuales?|puede|pueden|puedes|por que|porque|como se|es (?:comun|posible|cierto|verdad|grave|una|un|peligros\w*)|se (?:puede|considera)|cuando|tell|explain|give|explic\w+|dime|diga\w*|quiero (?:saber|leer)) |(?<= )(?:symptoms|signs|sintomas|senales|signos|article|articulo|(?:can|could|may|might|does|will|puede|pueden|podria) (?:\w+ )?(?:cause|lead|happen|be|causar|provocar|producir|dar)) /

const someone =
  /(?<= )(?:i|im|ive|id|my|mine|myself|he|hes|she|shes|his|her|him|our|we|us|help|ayuda|(?<!(?:tell|show|give|teach|to) )me|yo|mi|mis|tengo|tenemos|estoy|estamos|le|les|nos|nuestr\w+|tiene|siento|sigo|llevo) /

/** A comma after "years ago" would part it from what it dates. */
const datedOpening = new RegExp(`(${past.source}), `, 'g')
const sentenceEnd = / \. /g
const clauseEnd =
  / (?:\.|,|and|but|y|pero|so|then|now|ahora|because|porque|after|despues|today|hoy) /g

export function joinDates(text: string): string {
  return text.replace(datedOpening, '$1')
}

/** false when the match is denied, long past, feared or only asked about. */
export function isHappening(text: string, start: number, end: number, isInjury: boolean): boolean {
  if (denied.test(text.slice(0, start))) return false
  const sentence = spanOf(sentenceEnd, text, start, end)
  const clause = spanOf(clauseEnd, text, start, end)
  if (past.test(text.slice(...(isInjury ? sentence : clause)))) return false
  if (feared.test(text.slice(clause[0], start))) return false
  return !asked.test(text.slice(...sentence)) || someone.test(text)
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
