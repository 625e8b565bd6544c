import { someone } from './small-words.ts'

// The first three match a message without its small words, `asked` the whole message.

const denied =
  / (?:not?|nobody|nadie|(?:do|does|did|is|are|was|have|has)nt|without|never|nor|sin|ni|nunca)(?: (?:any|is|esta|signs?|feel|there|tengo|tiene|hay|ningun\w*|pain|fever|swelling|dolor|fiebre|or|nor|ni|o))* $/

const past =
  /(?<= )(?:\w+ (?:years?|months?|anos?|meses) (?:ago|atras)|hace (?:\w+ ){0,2}(?:anos?|mes|meses)|last (?:yr|year|month)|(?:ano|mes) pasado|(?:when|as|cuando) (?:i was )?(?:an? )?(?:little|young|kid|child|era|\d+)|de nin[oa] (?:me|se|yo|tuve)|nin[oa] cai|last (?:summer|winter|spring|fall)|verano pasado|in (?:high school|college|childhood)|en prepa|once years|desde (?:chic[oa]|siempre)|since forever|(?:in|en) (?:19|20)\d\d) /

const current = / (?:now|today|since|still|just|ahora|hoy|desde|todavia|sigue|recien) /

const feared =
  /(?<= )(?:what if|in case|prevent\w*|avoid\w*|protect\w*|evit\w+|preven\w+|risks?|riesgos?|(?:scared|afraid|fear|nervous) (?:\w+ ){0,2}?(?:about|will|might|wont|going)|(?:miedo|panico) a?) /

const asked =
  /^ (?:(?:so|and|hi|hello|hola|y|molly|,) )*(?:whats?(?! to| should| do i)|is|are|can(?! (?:barely|hardly|not))|could|do|does|why|how(?! to)|which|que(?! hacer| hago)|cuales?|pueden?|por que|como|es|se puede|cuando) | (?:signs|symptoms|sintomas|cause|causar) /

const sentenceEnd = / \. /g
const clauseEnd = / (?:\.|,|and|but|y|pero|now|ahora|because|porque|after|despues) /g

const minimised =
  /(?<= )(?:probably|prob|maybe|perhaps|might|must|surely|just|only|seguro|igual|quiza|quizas|ha de|debe|dicen?|dijo|cree|says?|said|told|thinks?|reckons?|blames?|sera|a lo mejor) (?:(?!pero|but)\w+ ){0,4}?(?:normal|nothing|nada|fine|sore throat|garganta|flu|cold|gripa|poquito|trickle|heat|calor|heartburn|agruras|tired|cansado|acne|anxiety|nerves|nervios|panic|panico) /g

/** The message without what others think of a sign: 'my mother says it is nothing'. */
export function withoutMinimising(normalized: string): string {
  return ` ${normalized} `.replace(minimised, '').trim()
}

/** Over, or in good hands: one alternative a line. */
const over = [
  '(?:it|its|that|swelling|bleeding|fever|pain|breathing|everything) (?:has |have |is |already |finally |pretty much |mostly |almost |basically )*(?:stopped|gone|went (?:away|down)|better|fine|ok|okay|normal|cleared up|resolved)',
  '(?:he|she|im|i am|were|hes|shes) (?:is )?(?:fine|ok|okay|better|(?:at|in|out of) (?:the )?(?:hospital|er|ambulance))(?: now)?',
  '(?:in|at) the (?:ambulance|er|hospital) now',
  '(?:911|ambulance|help|paramedics?) (?:is |are )?(?:coming|here|on (?:its|the|their) way)',
  '(?:on (?:my|our|the) way|going now|i go now|i am going|im going|were going|headed|heading|driving) (?:\\w+ )?to (?:the )?(?:hospital|er|emergency room|doctor)',
  '(?:ok|okay|yes|fine) i go now',
  '(?:is|are|hes|shes|were|am|im) (?:taking|driving) (?:me|us|him|her|there)|in the car (?:now|with|w)|hes driving|shes driving',
  'false alarm|falsa alarma|(?:yo )?estoy bien',
  '(?:we|i) (?:already |just )?called(?: them)?|they said (?:to )?(?:bring|come|go)|were (?:already )?(?:in the car|at the er)',
  '(?:ya )?(?:viene|llego|llamamos (?:a )?|llame (?:a )?|esta aqui) (?:la )?ambulancia',
  '(?:(?:ya|nos) (?:vamos|voy|estamos)|vamos (?:ya|en camino|camino)|estamos (?:yendo|en camino)) (?:\\w+ )?(?:al?|en(?: el)?) (?:el )?(?:hospital|medico|guardia|urgencias|clinica)',
  '(?:ya )?(?:vamos|voy|estamos|estoy) en (?:el|un|la) (?:carro|auto|coche|taxi|moto)',
  '(?:me|lo|la|nos) (?:llevan?|estan atendiendo|atendieron)',
  'ya fui (?:al|a la) (?:hospital|medico|doctora?|guardia)',
  '(?:dentist|doctors?|nurses?|they|paramedics) (?:\\w+ )?(?:saw|treated|admitted|stitched|checked) (?:him|her|me|us|it)',
  'they (?:got|took) (?:him|her|me) (?:back|in)',
  'ya (?:la|lo|me|nos|le) (?:vio|vieron|atendio|atendieron|reviso|revisaron|internaron)',
  '(?:ya )?(?:hable|hablamos) con (?:mi|el|la|un|una) (?:doctora?|medic[oa]|dentista|odontolog[oa])',
  'ya (?:paro|se (?:me |le )?(?:quito|paso|bajo|deshincho)|paso|bajo|no (?:sangra|tengo fiebre)|esta (?:bien|mejor)|estoy (?:bien|mejor)|estamos en (?:urgencias|el hospital))',
]
/** Not 'is it ok', 'si ya paró'. */
const resolved = new RegExp(`(?<! is)(?<! si)(?<! que)(?<! no) (?:${over.join('|')}) `)
/** Within the sentence, and anywhere. */
const doubted = / (?:but|pero|o|or|not|no (?:se|para)) /
const relapsed = / (?:but now|pero ahora|again|otra vez|de nuevo|worse|peor|hasnt) /
const thanked =
  /^(?:(?:ok|okay|muchas|many|so|thank you|thanks|thx|gracias|mil|bueno|great|bye|adios|hi|hello|hola|much|a lot|mol+[iy]|por todo|for (?:your|the) help|[.,]) ?)+$/
const otherTopic =
  / (?:toothpaste|whiten\w*|braces|aligners?|veneers?|implants?|floss\w*|brush\w*|mouthwash|mouthguard|cost|costs|price|insurance|checkup|cleaning|fluoride|sealants?|pasta dental|blanque\w*|frenos|brackets|alineadores?|carillas?|implantes?|hilo|cepill\w*|enjuague|protector|cuesta|cuestan|precio|seguro dental|limpieza|fluor|dentadura|denture) /

/** true: the newest message says that the danger is over, or only thanks. */
export function isResolved(normalized: string): boolean {
  return thanked.test(normalized) || isOver(normalized)
}

/** true: the message says that the danger is over, or being looked after. */
export function isOver(normalized: string): boolean {
  return (
    !relapsed.test(` ${normalized} `) &&
    normalized
      .split('.')
      .map((sentence) => ` ${sentence.trim()} `)
      .some((sentence) => resolved.test(sentence) && !doubted.test(sentence))
  )
}

const mistaken =
  / (?:(?:nobody|no ?one) (?:\w+ ){0,2}(?:hurt|pulled|bleeding|bleeds|swollen|sick|injured|fell)|nothing (?:is )?(?:swollen|bleeding|broken)|(?:im|hes|shes|he is|she is) not (?:bleeding|swollen|hurt|sick)|not (?:an emergency|an allergy|allergic|suicidal)|(?:havent|didnt) (?:taken?|given?) (?:it|any|them)|nadie (?:\w+ ){0,2}(?:sangra|lastimo|herid[oa]|enferm[oa]|cayo)|no (?:tengo|tiene|hay) nada (?:hinchado|inflamado|grave)|no (?:es|era|hay|tengo|tenemos) (?:una? |ningun[ao]? )?(?:emergencia|urgencia|alergia)|no (?:me )?l[oa]s? (?:he|e|hemos) (?:tomado|dado)|no (?:estoy|esta) (?:sangrando|hinchad[oa])|no se cayo ni nada) /

/** true: the message says that there is no emergency, or none today. */
export function isTakenBack(normalized: string): boolean {
  const text = ` ${normalized} `
  return mistaken.test(text) || imagined.test(text) || isFarOff(normalized)
}

/** true: the newest message asks about something else. */
export function isUnrelated(normalized: string): boolean {
  return otherTopic.test(` ${normalized} `)
}

const imagined =
  /(?<= )(?:nobody (?:is )?hurt|no ?one (?:is )?hurt|(?:wrote|writing) a (?:novel|book|story)|quiz question|first aid (?:sheet|poster)|school project|for a class|because of a movie|nadie se (?:lastimo|hizo dano)|(?:es )?para una (?:tarea|novela|clase)|que pasaria si) /

/** The message without its general questions ("What counts as an emergency?"), if it names nobody. */
export function withoutCuriosity(normalized: string): string {
  if (imagined.test(` ${normalized} `)) return ''
  if (normalized.split(' ').some((word) => someone.includes(word))) return normalized
  return normalized
    .split('.')
    .filter((sentence) => !asked.test(` ${sentence.trim()} `))
    .join('.')
}

/** true: the message is about the past or a fear, and not about the present. */
function isFarOff(normalized: string): boolean {
  const text = ` ${normalized} `
  return (past.test(text) || feared.test(text)) && !current.test(text)
}

/** What stands further from a match is not read: each match costs the same, however long the text is. */
const reach = 200

/** false when the match is denied, long past or feared. */
export function isHappening(
  whole: string,
  wholeStart: number,
  wholeEnd: number,
  isHistory = false,
): boolean {
  const from = Math.max(0, wholeStart - reach)
  const text = whole.slice(from, wholeEnd + reach)
  const [start, end] = [wholeStart - from, wholeEnd - from]
  // A denial is a few words long.
  if (denied.test(text.slice(Math.max(0, start - 60), start))) return false
  const clause = spanOf(clauseEnd, text, start, end)
  const dated = isHistory ? spanOf(sentenceEnd, text, start, end) : clause
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
