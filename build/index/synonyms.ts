import type { Locale } from '../../src/i18n/locales.ts'
import { parseGlossary } from '../content/glossary.ts'

/** Everyday search words that are not in the glossary. */
const everyday: Record<Locale, string[][]> = {
  en: [
    ['pain', 'hurt', 'hurts', 'ache', 'sore', 'painful'],
    ['extraction', 'pulled', 'pull', 'pull out', 'taken out'],
    ['child', 'children', 'kid', 'kids', 'toddler', 'son', 'daughter', 'year old'],
    ['baby', 'infant', 'newborn'],
    ['crown', 'cap'],
    ['pregnancy', 'pregnant', 'expecting'],
    ['cost', 'price', 'cheap', 'expensive', 'afford', 'fee'],
    ['anxiety', 'fear', 'afraid', 'scared', 'nervous', 'phobia', 'panic'],
    ['cavity', 'tooth decay', 'caries', 'rotten tooth', 'hole in my tooth'],
    ['tartar', 'calculus'],
    ['gum disease', 'periodontitis', 'periodontal disease'],
    ['swelling', 'swollen', 'puffy', 'inflamed'],
    ['abroad', 'overseas', 'foreign', 'another country', 'dental tourism'],
    ['grinding', 'bruxism', 'clench', 'gnash'],
    ['mouthguard', 'mouth guard', 'night guard', 'sports guard', 'gum shield', 'splint'],
    ['reversed', 'go away', 'cured', 'heal', 'heals itself', 'gets better'],
    ['water flosser', 'waterpik', 'oral irrigator', 'water pick'],
    ['whitening strips', 'crest strips', 'white strips'],
    ['aligners', 'invisalign', 'clear aligners', 'invisible braces'],
    ['denture', 'dentures', 'false teeth', 'plates'],
    ['bad breath', 'halitosis', 'breath smells', 'breath stinks', 'morning breath'],
    ['unsubscribe', 'stop the emails', 'cancel the newsletter', 'leave the list'],
    ['wisdom teeth', 'wisdom tooth', 'third molars', '8s'],
    ['canker sore', 'mouth ulcer', 'mouth sore', 'sore in the mouth'],
    ['bleeding gums', 'gums bleed', 'pink in the sink', 'blood on the brush'],
    ['sedation', 'laughing gas', 'nitrous', 'put to sleep', 'knocked out for', 'asleep'],
    ['check-up', 'checkup', 'check up', 'exam'],
    ['yellow', 'stained', 'stains', 'discolored', 'discolouration'],
    ['license', 'licence', 'registered', 'qualified'],
    ['soda', 'soft drink', 'pop', 'fizzy drink'],
    ['painkiller', 'pain reliever', 'pain relief', 'ibuprofen', 'acetaminophen'],
    ['medicine', 'medication', 'drug'],
    ['broken', 'cracked', 'chipped'],
    ['sensitive', 'sensitivity'],
    ['replace', 'change'],
    ['toothbrush', 'brush'],
    ['smoking', 'smoke', 'cigarettes', 'tobacco', 'vape', 'vaping', 'nicotine'],
    ['safe', 'dangerous', 'risk', 'harmful', 'danger'],
    ['lost', 'fell out', 'fall out', 'came out', 'came off', 'loose'],
  ],
  es: [
    ['dolor', 'duele', 'molestia', 'me duele'],
    ['extracción', 'sacar', 'sacar un diente', 'sacaron', 'quitar una muela', 'extraer'],
    ['niño', 'niña', 'niños', 'hijo', 'hija', 'hijos', 'nene', 'chico', 'infantil'],
    ['bebé', 'recién nacido', 'lactante'],
    ['embarazo', 'embarazada', 'gestante'],
    ['costo', 'precio', 'cuesta', 'vale', 'barato', 'caro', 'tarifa', 'presupuesto'],
    ['miedo', 'ansiedad', 'temor', 'nervios', 'fobia', 'pánico'],
    ['caries', 'picadura', 'diente picado', 'muela picada'],
    ['hinchazón', 'hinchado', 'inflamado', 'inflamación', 'hinchada'],
    ['extranjero', 'otro país', 'turismo dental'],
    ['rechinar', 'bruxismo', 'apretar los dientes', 'bruxar'],
    [
      'guarda',
      'guarda oclusal',
      'férula',
      'placa de descarga',
      'protector nocturno',
      'protector bucal',
    ],
    ['hilo dental', 'seda dental', 'hilo'],
    ['revertir', 'se quita', 'curar', 'sanar', 'desaparece'],
    ['irrigador', 'waterpik', 'chorro de agua', 'irrigador bucal'],
    ['alineadores', 'invisalign', 'frenos invisibles', 'brackets invisibles'],
    ['dentadura', 'dentadura postiza', 'prótesis', 'placa', 'dientes postizos', 'plancha'],
    ['mal aliento', 'halitosis', 'aliento', 'me huele la boca', 'huele feo'],
    ['cancelar la suscripción', 'darme de baja', 'dejar el boletín', 'no recibir correos'],
    ['muela del juicio', 'cordal', 'tercer molar', 'muela de juicio'],
    ['afta', 'llaga', 'fuego', 'llaguita', 'úlcera'],
    ['encías sangran', 'sangrado de encías', 'sangre al cepillarme', 'escupo sangre'],
    ['sedación', 'gas de la risa', 'óxido nitroso', 'dormido', 'relajarme'],
    ['revisión', 'chequeo', 'control', 'consulta'],
    ['amarillo', 'manchado', 'manchas', 'percudidos'],
    ['matrícula', 'licencia', 'cédula profesional', 'título', 'registro'],
    ['fumar', 'cigarro', 'cigarrillo', 'tabaco', 'fumo', 'cajetilla', 'vapear'],
    ['flúor', 'fluoruro'],
    ['dentista', 'odontólogo', 'odontóloga'],
    ['endodoncia', 'tratamiento de conducto', 'matar el nervio', 'conducto'],
    ['roto', 'quebrado', 'partido', 'astillado', 'fracturado'],
    ['sensible', 'sensibilidad'],
    ['cambiar', 'reemplazar', 'renovar'],
    ['cepillo de dientes', 'cepillo'],
    ['seguro', 'peligroso', 'riesgo', 'dañino', 'malo'],
    ['perdido', 'perdí', 'cayó', 'cae', 'caído', 'despegó', 'se salió', 'flojo'],
    ['blanqueamiento', 'blanquear', 'aclarar', 'blancos'],
  ],
}

/** Synonyms per locale: the glossary's variants and everyday words. */
export function parseSynonyms(glossary: string, locale: Locale): string[][] {
  const groups = parseGlossary(glossary).map(([, en = '', es = '', regional = '', other = '']) => {
    const english = variants(en, 'en')
    const spanish = [...variants(es, 'es'), ...quoted(regional), ...quoted(other)]
    // US visitors mix languages: 'me duele el wisdom tooth'.
    return locale === 'en' ? english : [...spanish, ...english.slice(0, 1)]
  })
  return [...groups.map((group) => [...new Set(group)]), ...everyday[locale]].filter(
    (group) => group.length > 1,
  )
}

// Parentheses without another name: a country, a remark, a completion.
const remark =
  /^(?:[A-Z]{2}\b|de\b|del\b|el\b|la\b|que\b|dental|lower|upper|front|back|popular|plain|chemical|s$)/

/** 'frenos (US/MX) / brackets' -> ['frenos', 'brackets']. In Spanish, parentheses may hold a name. */
function variants(cell: string, locale: Locale): string[] {
  const names = cell.split(/\s*\/\s*(?![^()]*\))/).flatMap((name) => {
    const inside = /\(([^)]*)\)/.exec(name)?.[1] ?? ''
    const isName = inside && locale === 'es' && !remark.test(inside)
    return [name.replace(/\s*\([^)]*\)/g, ''), ...(isName ? inside.split(/\s*[/,]\s*/) : [])]
  })
  return names.map((name) => name.replace(/,.*|"/g, '').trim()).filter((name) => name.length > 2)
}

/** The regional words quoted in a note; quoted sentences are explanations, not synonyms. */
function quoted(note: string): string[] {
  return [...note.matchAll(/"([^"]+)"/g)]
    .map(([, words]) => words!.replace(/\(.*?\)|,.*/g, '').trim())
    .filter((words) => words.split(' ').length <= 3 && words.length > 2)
}
