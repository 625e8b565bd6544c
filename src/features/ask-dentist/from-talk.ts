import type { Locale } from '../../i18n/locales.ts'
import { splitSentences } from '../../text/sentences.ts'
import { readAct } from '../../understanding/acts.ts'
import { hasTrouble, type Person, readPerson } from '../../understanding/person.ts'
import { type Carried, type PrepareNotes, prepareFields } from './sheet.ts'

/** What a conversation with Molly puts on the sheet; `place`: the id of one in content/mouth.json. */
export type FromTalk = {
  notes: PrepareNotes
  ticked: string[]
  child?: Carried['child']
  place?: string
}

/** More than the sheet has room for; each is read on its own. */
const maxSentences = 60

type FieldName = (typeof prepareFields)[number]['name']

/** Greetings and the like say nothing to a dentist. */
const small = new Set(['yes', 'no', 'agree', 'thanks', 'greeting', 'goodbye', 'insult', 'more'])
const hello =
  /^\P{L}*(?:hi|hello|hey|thanks|thank you|hola|buenas|buen[oa]s (?:días|tardes|noches)|gracias)(?!\p{L})[^.?]{0,12}$/iu

/** In a chat few sentences begin with a capital, and only that would part them. */
const typedStart = /[.!?…]\s+[a-zá-ú]/g
const asks =
  /[?¿]|^(?:(?:and|so|but|y|pero|o) )?(?:(?:can|could|should|do|does|is|are|will|would|may|what|why|how|when|which|i (?:want to know|wonder)|cu[aá]nt[oa]s?|c[oó]mo|cu[aá]ndo|qué|que (?!me|te|le|se|no)|por qu[eé]|puedo|puede|debo|es normal|se puede|quiero saber|quisiera saber|me pregunto)(?!\p{L}))/iu
const allergy = /\ballerg|al[ée]rgi/i
const noAllergy = /\b(?:no|not|sin|isn.t|doesn.t|don.t|ningun\w*)\b[^.,;]*(?:allerg|al[ée]rgi)/i
/** Ids of content/alerts.json; the visitor may speak of another person: 'es alérgica a …'. */
const allergies: [id: string, to: RegExp][] = [
  ['latex-allergy', /l[áa]tex/i],
  [
    'medicine-allergy',
    /penicil|amoxi|antibi[óo]|clinda|cef|sulfa|ibuprof|naprox|aspirin|medicin|medication|code[ií]n|anest/i,
  ],
]
const tries =
  /\b(?:I|we) (?:have |already |’ve |'ve )*(?:tried|used|took|rinsed|put|gave|given)\b|(?<!\p{L})(?:ya )?(?:probé|(?:le )?(?:he|hemos) (?:probado|dado|puesto)|tomé|me tomé|usé|(?:me|le) puse|le di|le dimos|hice buches|me enjuagué)(?!\p{L})/iu
const eases =
  /\b(?:better|worse|helps?|helped|relie\w+|eases?|eased)\b|(?<!\p{L})(?:mejor|peor|mejora\w*|empeora\w*|alivia\w*|calma\w*)(?!\p{L})/iu
/** Up to the end of the clause. */
const triggers =
  /(?<!\p{L})(?:when I (?:bite|chew|drink|eat|lie|brush|touch)|with (?:cold|hot|sweet)|at night|al (?:morder|masticar|acostarme|comer|tomar|beber|cepillarme|tocar)|cuando (?:muerdo|mastico|tomo|bebo|como|me acuesto|me cepillo)|con (?:lo |el |la |algo |cosas? )?(?:frí[oa]s?|calientes?|dulces?)|de noche|por la noche)(?!\p{L})[^.,;!?\n]*?(?=\s(?:since|for|and|but|desde|hace|y|pero)\s|[.,;!?\n]|$)/giu
const unit =
  '(?:hours?|days?|nights?|weeks?|months?|years?|horas?|días?|noches?|semanas?|mes|meses|años?)'
const begins = new RegExp(
  [
    `(?<!\\p{L})(?:for|desde hace|hace|llevo) (?:[\\p{L}\\d]+ ){0,4}?${unit}(?!\\p{L})`,
    `\\d+ ${unit} ago(?!\\p{L})`,
    '(?<!\\p{L})(?:since|desde) (?!hace)[\\p{L}\\d]+(?: (?:pasado|pasada|night|morning|week|month|year|evening|semana|mes|noche|mañana|afternoon))*',
    '(?<!\\p{L})(?:yesterday|last night|this morning|ayer|anoche|antier|esta mañana)(?!\\p{L})',
  ].join('|'),
  'giu',
)

/**
 * Sorts the visitor's own sentences into the fields of the sheet, as written, and ticks what they
 * said of their health. Nothing is guessed: a field about which nothing was said stays empty.
 */
export function readTalk(turns: string[], locale: Locale): FromTalk {
  const found = new Map<FieldName, string[]>()
  const put = (name: FieldName, text: string) => {
    const lines = found.get(name) ?? []
    if (!lines.includes(text)) found.set(name, [...lines, text])
  }
  const sentences = turns.flatMap((turn) =>
    splitSentences(
      turn.replace(typedStart, (start) => start.toUpperCase()),
      locale,
    ).map(({ start, end }) => turn.slice(start, end)),
  )
  for (const sentence of sentences.slice(0, maxSentences)) {
    if (hello.test(sentence) || small.has(readAct(sentence, true))) continue
    const isQuestion = asks.test(sentence)
    if (!isQuestion && tries.test(sentence)) {
      put('tried', sentence)
      for (const trigger of sentence.match(triggers) ?? []) put('changes', trigger)
      continue
    }
    const about = readPerson([sentence])
    // 'How much paracetamol?' is no medicine that is taken.
    const { medicines: _asked, ...own } = about
    const isHealth = allergy.test(sentence) || hasHealth(isQuestion ? own : about)
    if (isHealth) put('health', sentence)
    if (isQuestion) put('questions', sentence)
    if ((isHealth || isQuestion) && !tellsProblem(sentence, about)) continue
    const times = sentence.match(begins) ?? []
    for (const time of times) put('since', time)
    if (times.some((time) => time.length >= sentence.length - 1)) continue
    if (eases.test(sentence) && found.has('problem')) put('changes', sentence)
    else {
      put('problem', sentence)
      for (const trigger of sentence.match(triggers) ?? []) put('changes', trigger)
    }
  }
  const person = readPerson(turns)
  const allergic = sentences.filter((one) => allergy.test(one) && !noAllergy.test(one))
  const toWhat = allergies.filter(([, to]) => allergic.some((sentence) => to.test(sentence)))
  return {
    notes: Object.fromEntries(
      prepareFields.flatMap(({ name, maxLength }) => {
        const text = fit(found.get(name) ?? [], maxLength)
        return text ? [[name, text]] : []
      }),
    ),
    ticked: [...new Set([...listAlerts(person), ...toWhat.map(([id]) => id)])],
    child: readChild(person),
    place: findPlace(person.tooth),
  }
}

function hasHealth({ conditions, medicines, pregnant, nursing }: Person): boolean {
  return Boolean(conditions ?? medicines ?? pregnant ?? nursing)
}

/** true: besides what it asks, or says of the health, the sentence tells what happened, or to whom. */
function tellsProblem(sentence: string, { who, ageYears, ageMonths, since }: Person): boolean {
  return (who !== undefined && hasTrouble(sentence)) || Boolean(ageYears ?? ageMonths ?? since)
}

/** As many of the lines as there is room for, and of a first one that is too long its beginning. */
function fit([first = '', ...lines]: string[], maxLength: number): string {
  let text = first.slice(0, maxLength).toWellFormed()
  for (const line of lines) {
    const longer = `${text}\n${line}`
    if (longer.length <= maxLength) text = longer
  }
  return text
}

function readChild({ who, ageYears, ageMonths }: Person): Carried['child'] {
  if (who !== 'baby' && who !== 'child' && who !== 'teen') return undefined
  return ageYears !== undefined ? `${ageYears}y` : ageMonths !== undefined ? `${ageMonths}m` : 'on'
}

/** Ids of content/alerts.json by what src/understanding calls them. */
const alerts: Record<string, string> = {
  'blood-thinner': 'blood-thinner',
  bisphosphonate: 'bone-medicine',
  chemotherapy: 'cancer-treatment',
  'heart-valve': 'heart-valve',
  pacemaker: 'heart-other',
  stent: 'heart-other',
  'heart-attack-before': 'heart-other',
  'radiation-head-neck': 'radiation',
  diabetes: 'diabetes',
}

function listAlerts({ conditions = [], medicines = [], pregnant }: Person): string[] {
  const said = [...conditions, ...medicines].flatMap((name) => alerts[name] ?? [])
  return [...new Set([...said, ...(pregnant ? ['pregnancy'] : [])])]
}

/** Only a tooth that has one name in every system; the words are on the sheet anyway. */
function findPlace(tooth = ''): string | undefined {
  const number = Number(/^number (\d+)$/.exec(tooth)?.[1])
  // Up to 32 it may be counted as in the US, from 33 on it is FDI.
  if (/^(?:3[3-8]|4[1-8]|[5-8][1-5])$/.test(String(number))) return `tooth-${number}`
  const [, vertical, side, type] =
    /^(upper|lower) (left|right) (?:back )?(wisdom|canine)$/.exec(tooth) ?? []
  if (!type) return undefined
  const quadrant = vertical === 'upper' ? (side === 'right' ? 1 : 2) : side === 'left' ? 3 : 4
  return `tooth-${quadrant}${type === 'wisdom' ? 8 : 3}`
}
