import { buildSearch } from '../../build/index/search.ts'
import type { RawPassage } from '../../build/index/passages.ts'
import { parseSynonyms } from '../../build/index/synonyms.ts'
import { listVocabulary } from '../../build/index/vocabulary.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'

const glossary = [
  'id,en,es_latam,us_hispanic_and_regional_notes,other',
  'g030,braces,frenos (US/MX) / brackets,,',
  'g168,root canal / endodontics,endodoncia,,',
].join('\n')

type Untyped = Omit<RawPassage, 'type'>

function page(path: string, title: string, parts: Omit<Untyped, 'path' | 'title'>[]): Untyped[] {
  return parts.map((part) => ({ path, title, ...part }))
}

function section(id: string, title: string, text: string) {
  return { kind: 'section' as const, section: { id, title }, text }
}

function faq(id: string, question: string, text: string) {
  return { kind: 'faq' as const, section: { id, title: question }, question, text }
}

const drafts: Record<Locale, Untyped[]> = {
  en: [
    ...page('/article/root-canal', 'Root canal: what to expect', [
      section(
        'what-it-is',
        'What a root canal does',
        'Root canal treatment removes infected or damaged pulp from inside the tooth. The dentist then cleans and seals the canals and closes the tooth. This can take more than one visit. The aim is to keep your natural tooth.',
      ),
      faq(
        'does-it-hurt',
        'Does a root canal hurt?',
        'The tooth is numbed before the work starts. Soreness for some days afterward is common. Agree on a stop signal with your dentist before you begin.',
      ),
      faq(
        'crown',
        'Do I always need a crown after a root canal?',
        'No, not always. It depends on how much of the tooth is left, so ask your dentist what protects yours.',
      ),
    ]),
    ...page('/article/dental-implants-guide', 'Dental implants: the guide', [
      section(
        'stages',
        'The stages of an implant',
        'An implant is a post in the jaw that holds a false tooth. Healing may take several months before the final tooth goes on. But nobody can promise a date. Ask for the stages and dates of your own plan.',
      ),
      faq(
        'how-long',
        'How long do dental implants last?',
        'Nobody can promise a number of years. Daily cleaning and check-ups help to look after yours.',
      ),
    ]),
    ...page('/article/kids-dental-care', 'Kids’ dental care', [
      faq(
        'how-much-paste',
        'How much toothpaste does my child need?',
        'From the first tooth until age 3, use a smear the size of a grain of rice. From 3 to 6, use an amount the size of a pea.',
      ),
      faq(
        'first-visit',
        'When does my child need a first dental visit?',
        'Plan it when the first tooth appears, or by the first birthday.',
      ),
      section(
        'brush-with-them',
        'Brush with your child',
        'Brush your child’s teeth for 2 minutes, twice a day. Put the paste on the brush yourself. See our page on kids’ products for brushes.',
      ),
    ]),
    ...page('/conditions/gum-disease', 'Gum disease', [
      section(
        'signs',
        'Signs of gum disease',
        'Gums that bleed when you brush or floss can be a sign of gum disease. They may also look swollen or feel sore. Only an exam can tell. Keep brushing and cleaning between your teeth gently every day.',
      ),
      faq(
        'bleeding',
        'Why do my gums bleed?',
        'The usual reason is plaque along the gumline, which inflames the gums. Clean gently every day, and see a dentist if the bleeding does not go away.',
      ),
    ]),
    ...page('/ask-dentist', 'Ask a dentist', [
      section(
        'reach',
        'How to reach one',
        'Dental school clinics and health centers may cost less.',
      ),
    ]),
    ...page('/conditions/emergency', 'Dental emergencies: what to do now', [
      section(
        'toothache',
        'Severe toothache',
        'Severe pain needs a dentist the same day. Hold a cold pack on the outside of the cheek.',
      ),
      section(
        'lost-filling',
        'Lost filling or crown',
        'Without pain, a lost filling can wait a few days. It still needs a dentist. Keep the crown or the pieces and take them with you.',
      ),
    ]),
    ...page('/topics', 'Topics A to Z', [section('all', 'All topics', 'Every topic of the site.')]),
  ],
  es: [
    ...page('/article/root-canal', 'Endodoncia: qué esperar', [
      faq(
        'does-it-hurt',
        '¿Duele la endodoncia?',
        'Antes de empezar, el diente se duerme con anestesia local. Es frecuente sentir molestias durante algunos días después.',
      ),
      section(
        'what-it-is',
        'Qué hace una endodoncia',
        'El tratamiento de conducto quita la pulpa infectada del diente. El dentista limpia y sella los conductos y cierra el diente.',
      ),
    ]),
    ...page('/article/kids-dental-care', 'Cuidado dental infantil', [
      faq(
        'how-much-paste',
        '¿Cuánta pasta dental necesita mi hijo o hija?',
        'Desde el primer diente hasta los 3 años, una capa como un grano de arroz. De 3 a 6, del tamaño de una arveja.',
      ),
    ]),
    ...page('/conditions/gum-disease', 'Enfermedad de las encías', [
      faq(
        'bleeding',
        '¿Por qué me sangran las encías?',
        'Lo más común es la placa en el borde de la encía, que la inflama. Limpie con suavidad cada día y vaya al dentista si el sangrado no se quita.',
      ),
    ]),
    ...page('/conditions/emergency', 'Emergencias dentales: qué hacer ahora', [
      section('toothache', 'Dolor de muela intenso', 'Un dolor intenso necesita un dentista hoy.'),
      section('swelling', 'Hinchazón o absceso', 'Un absceso no se quita solo. No ponga calor.'),
    ]),
    ...page('/article/wisdom-teeth', 'Muelas del juicio', [
      section(
        'healing',
        'Después de sacarla',
        'Coma alimentos blandos y no fume durante unos días.',
      ),
      faq(
        'age',
        '¿A qué edad salen las muelas del juicio?',
        'Por lo general, entre los 17 y los 25.',
      ),
    ]),
    ...page('/article/teeth-whitening-guide', 'Guía completa de blanqueamiento dental', [
      section(
        'methods',
        'Métodos',
        'El blanqueamiento usa peróxido. Las tiras y cubetas lo aplican en casa.',
      ),
    ]),
    ...page('/article/braces-vs-aligners', 'Brackets o alineadores', [
      section(
        'care',
        'Cuidado con brackets',
        'Cepille alrededor de cada bracket y limpie entre los dientes una vez al día.',
      ),
    ]),
  ],
}

/** The questions of a language's passages. */
export function listQuestions(locale: Locale): string[] {
  return drafts[locale].flatMap(({ question }) => question ?? [])
}

const files = new Map<string, string | Uint8Array>(
  localeCodes.flatMap((locale) => {
    const passages = drafts[locale].map((draft) => ({ ...draft, type: 'article' }))
    const asked = passages.map(() => [])
    const synonyms = parseSynonyms(glossary, locale)
    return [
      ...buildSearch(locale, passages, asked, synonyms),
      [`${locale}/vocabulary.json`, JSON.stringify(listVocabulary(passages, synonyms))] as const,
    ]
  }),
)

/** Serves the index of them, as the build's files would. */
export const assets = {
  fetch(input: URL | string): Promise<Response> {
    const [, name] = /^\/_content\/(.*)$/.exec(new URL(input).pathname) ?? []
    const file = name === undefined ? undefined : files.get(name)
    return Promise.resolve(
      file ? new Response(file as BodyInit) : new Response(null, { status: 404 }),
    )
  },
}
