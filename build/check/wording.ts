import type { Locale } from '../../src/i18n/locales.ts'
import { readJson } from '../read.ts'
import { type Found, plain, sentences, type TextFile } from './text.ts'

type Rule = {
  pattern: RegExp
  remedy: string
  /** A sentence that denies it makes no claim. */ claim?: boolean
}

const word = (source: string, flags = 'giu') =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`, flags)

const doses: Rule[] = [
  {
    pattern: word(String.raw`\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg)(?! (?:per|por) lit)`),
    remedy: 'name no dose: "follow the label, ask a pharmacist"',
  },
  {
    pattern: word(
      String.raw`\d+ (?:tablets?|pills?|capsules?|tabletas?|pastillas?|cápsulas?|comprimidos?)`,
    ),
    remedy: 'name no dose',
  },
  { pattern: word('Dr|Dra|Prof', 'gu'), remedy: 'name no person who has not signed' },
]

const rules: Record<Locale, Rule[]> = {
  en: [
    ...doses,
    {
      pattern: word('cure[sd]?|curing'),
      remedy: 'say "may help with" and what is known',
      claim: true,
    },
    {
      pattern: word('guarantee[sd]?|guaranteed'),
      remedy: 'state the measure and its limit',
      claim: true,
    },
    {
      pattern: word(
        '(?<!(?:works?|fits?|at) )best(?! (?:known|chance|within|time|place|before))|safest',
      ),
      remedy: 'name the criterion instead',
      claim: true,
    },
    {
      pattern: word('painless(?:ly)?|miracles?|miraculous'),
      remedy: 'say what it may feel like',
      claim: true,
    },
    {
      pattern: word(
        'permanent(?:ly)?(?!\\)? (?:teeth|tooth|molars?|incisors?|canines?|premolars?|successor|dentition))',
      ),
      remedy: 'say how long, with its source',
      claim: true,
    },
    {
      pattern: word('clinically proven|(?:completely|totally|100%) safe|risk-free'),
      remedy: 'say what studies found',
      claim: true,
    },
    {
      pattern: word(
        '(?<!(?:if|whether|that|when|once|tells?) )you (?:have|need) an? (?:cavity|root canal|filling|crown|extraction|infection|abscess)',
      ),
      remedy: 'describe, never diagnose: "a dentist may suggest"',
    },
    {
      pattern: word('(?<!(?:if|whether|that|when|once) )you have gum disease'),
      remedy: '"These can be signs of gum disease"',
    },
    { pattern: word('click here'), remedy: 'use the name of the page as the link' },
    {
      pattern: word('diabetics?|addicts?|poor hygiene'),
      remedy: 'person first: "people with diabetes"',
    },
  ],
  es: [
    ...doses,
    {
      pattern: word('cur(?:a|an|ar|ará|aría|ada|ado)'),
      remedy: 'diga «puede ayudar con» y qué se sabe',
      claim: true,
    },
    {
      pattern: word(String.raw`garantiza\p{L}*|garantías?`),
      remedy: 'diga la medida y su límite',
      claim: true,
    },
    {
      pattern: word('(?:el|la|los|las) mejor(?:es)?(?! (?:oportunidad|momento|conocid))'),
      remedy: 'nombre el criterio',
      claim: true,
    },
    {
      pattern: word(String.raw`indolor\p{L}*|milagr\p{L}*`),
      remedy: 'diga qué se puede sentir',
      claim: true,
    },
    {
      pattern: word(
        '(?:resultados?|efectos?|blanqueamientos?|soluci(?:ón|ones)|colou?r(?:es)?|tonos?) permanentes?',
      ),
      remedy: 'diga cuánto dura, con su fuente',
      claim: true,
    },
    {
      pattern: word(
        'clínicamente probad[oa]s?|(?:completamente|totalmente|100%) segur[oa]s?|sin riesgos?',
      ),
      remedy: 'diga qué hallaron los estudios',
      claim: true,
    },
    {
      pattern: word(
        '(?<!(?:si|que|cuando) )usted (?:tiene|necesita) una? (?:caries|endodoncia|corona|implante|infección|absceso)',
      ),
      remedy: 'describa, no diagnostique',
    },
    {
      pattern: word(
        String.raw`tú|tu|tus|te|ti|tuy[oa]s?|contigo|vos|tenés|podés|querés|puedes|tienes|debes|quieres|necesitas|haz|ten|cepíllate|usa tu`,
      ),
      remedy: 'use usted',
    },
    {
      pattern: word(
        'oficina del dentista|canal de raíz|chequear|chequeo|clic aquí|récords?|aplicar a',
      ),
      remedy: 'use la palabra de glossary.csv',
    },
    {
      pattern: word('diabétic[oa]s|mala higiene'),
      remedy: 'la persona primero: «personas con diabetes»',
    },
  ],
}

const denial =
  /(?<!\p{L})(?:no|not|never|without|nothing|nobody|none|neither|cannot|can't|can’t|doesn't|doesn’t|isn't|isn’t|aren't|aren’t|don't|don’t|avoid|warning|sin|nunca|ningun[oa]?|ningún|nadie|nada|tampoco|ni|evite)(?!\p{L})/iu

/** content/wording-allowed.json: where a forbidden word is right, and why. */
export type Allowed = { file: string; text: string; reason: string }

export function readAllowed(root: string): Allowed[] {
  return readJson(root, 'content/wording-allowed.json') as Allowed[]
}

/** What `npm run content:new` leaves to be filled in, also within `{ when: "…", items: ["…"] }`. */
function checkUnfinished(texts: Pick<TextFile, 'file' | 'locale' | 'lines'>[]): Found[] {
  return texts.flatMap(({ file, lines }) =>
    lines
      .filter(({ text }) => /^…$|(["'])…\1/.test(text))
      .map(({ number }) => ({
        file,
        line: number,
        problem: 'says "…"',
        remedy: 'write it, or delete the field',
      })),
  )
}

/** Words that claim, dose, name or address as this site doesn't. */
export function checkWording(
  texts: Pick<TextFile, 'file' | 'locale' | 'lines'>[],
  allowed: Allowed[],
): Found[] {
  const used = new Set<Allowed>()
  const findings = texts.flatMap(({ file, locale, lines }) =>
    lines.flatMap(({ number, text, kind }) =>
      (kind === 'box' ? [] : sentences(text)).map(plain).flatMap((words) =>
        rules[locale].flatMap(({ pattern, remedy, claim }) => {
          const match = words.match(pattern)
          if (!match || (claim && (denial.test(words) || words.endsWith('?')))) return []
          const exception = allowed.find(
            (entry) => entry.file === file && words.includes(entry.text),
          )
          if (exception) {
            used.add(exception)
            return []
          }
          return {
            file,
            line: number,
            problem: `says "${match[0]}": ${words.slice(0, 100)}`,
            remedy,
          }
        }),
      ),
    ),
  )
  const idle = allowed.filter((entry) => !used.has(entry))
  return [
    ...findings,
    ...checkUnfinished(texts),
    ...idle.map(({ file, text }) => ({
      file: 'content/wording-allowed.json',
      at: JSON.stringify(text),
      problem: `allows "${text}" in ${file}, where nothing needs it`,
      remedy: 'delete the entry',
    })),
  ]
}
