import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import signsFile from '../../content/rules/red-flags.json' with { type: 'json' }
import { routes } from '../../src/routes.ts'
import { findRedFlag } from '../../src/understanding/signs/find.ts'
import { dimensions } from '../../src/understanding/encoder.ts'
import { readEncoder } from '../../src/understanding/load.ts'
import { writeTensors } from '../../src/understanding/tensors.ts'
import { isKeptApart, readTalks } from '../eval/talks/read.ts'

/**
 * node tools/encoder/dangers.ts <folder of emergencies/*.jsonl>: writes public/encoder/dangers.safetensors,
 * the messages that a visitor's is compared with. They are the written dangers and their calm twins, the
 * turns of four fifths of tools/eval/talks, so that ordinary talk is among them, and the cards' questions.
 */

const root = join(import.meta.dirname, '../..')
const levels = ['now', 'today', 'week', 'none']
/** Signs of the examples that red-flags.json does not name. */
const otherSigns: Record<string, string> = {
  illness:
    'diabetes-crisis x-immunosuppressed-fever x-meningitis x-adrenal x-infant-fever baby-drowsy x-preeclampsia x-dehydration-child vomiting-blood x-newborn-herpes',
  overdose: 'poison-child poison-signs x-methemoglobinemia x-local-anaesthetic-toxicity',
  bleeding: 'bleeding-miconazole x-bleeding-hemophilia',
  'swallowed-object': 'x-swallowed-sharp choking',
  'jaw-injury': 'jaw-stuck',
  dengue: 'x-dengue-aspirin',
  swelling: 'swelling-airway x-ludwig',
}
const emergencies = new Map([
  ...Object.values(signsFile.signs).map((sign) => [sign.urgency, sign.emergency] as const),
  ...Object.entries(otherSigns).flatMap(([emergency, signs]) =>
    signs.split(' ').map((sign) => [sign, emergency] as const),
  ),
])
const names = [...new Set(emergencies.values())].toSorted()

const introductions = [
  ["I'm 71 and live in Costa Rica.", 'Hola, escribo desde Quito.'],
  ['My husband is 58, we are in Texas.', 'Mi marido tiene 63 años, somos de Uruguay.'],
  ['writing from Bogota, my son is 7', 'es para mi hijo de 7 años, en Bogotá'],
  ['My mom is 80 and takes a lot of pills.', 'Mi mamá tiene 80 años y toma varias pastillas.'],
  ['Hi, living in Lima with my two kids.', 'vivo en Lima con mis dos niños'],
  ["I'm 24 weeks pregnant.", 'Tengo 24 semanas de embarazo.'],
  ['my daughter turned 3 last month', 'mi niña cumplió 3 el mes pasado'],
  ['Guadalajara, Mexico here.', 'Soy de Guadalajara.'],
  ['I have diabetes and high blood pressure.', 'Tengo diabetes y presión alta.'],
  ["My dad's in Ohio and has no insurance.", 'Mi papá está en Ohio y no tiene seguro.'],
  ['They started me on a new pill.', 'Me empezaron a dar una pastilla nueva.'],
  [
    'We live far out in the country, Santa Fe province.',
    'Vivimos lejos, en el interior de Santa Fe.',
  ],
  ['My baby is 9 months old.', 'Mi bebé tiene 9 meses.'],
  ['hola from San Juan, my grandma is 93', 'señorita, soy de Medellín, mi abuela tiene 93'],
  ["I'm having chemo.", 'Estoy con quimioterapia.'],
  [
    'Madrid, Spain. Had my wisdom teeth out last week.',
    'Estoy en Madrid, me sacaron las muelas hace una semana.',
  ],
]

type Card = { intent: string; page: string } & Record<'en' | 'es', { question: string }>
type Example = { turns: string[]; level: string; emergency?: string }

const examples = [
  ...readWritten(process.argv[2] ?? '.'),
  ...readTalkExamples(),
  ...readCalmQuestions(),
]
const vectors = new Int8Array(examples.length * dimensions)
const scales = new Float32Array(examples.length)
const { encoder, heads } = await readEncoder(
  {
    fetch: async (input) =>
      new Response(readFileSync(join(root, 'public', new URL(input).pathname))),
  },
  new WebAssembly.Module(readFileSync(join(root, 'public/encoder/kernel.wasm'))),
)
for (const [at, { turns }] of examples.entries()) {
  const vector = heads.center(await encoder.embed(turns))
  const scale = vector.reduce((max, value) => Math.max(max, Math.abs(value)), 0) / 127
  scales[at] = scale
  vectors.set(
    vector.map((value) => Math.round(value / scale)),
    at * dimensions,
  )
  if (at % 500 === 0) console.log(`${at} of ${examples.length}`)
}
const toRow = (list: string[], name: string | undefined) => list.indexOf(name ?? '')
writeFileSync(
  join(root, 'public/encoder/dangers.safetensors'),
  writeTensors(
    {
      vectors,
      scales,
      levels: Int8Array.from(examples, ({ level }) => toRow(levels, level)),
      emergencies: Int8Array.from(examples, ({ emergency }) => toRow(names, emergency)),
    },
    { levels: levels.join(' '), emergencies: names.join(' ') },
  ),
)

function readWritten(folder: string): Example[] {
  const rows = globSync(join(folder, '*.jsonl'))
    .toSorted()
    .flatMap((file) => readLines<{ turns: string[]; level: string; signs: string[] }>(file))
  return rows.map(({ turns, level, signs }) => ({
    turns,
    level: levels.includes(level) ? level : 'none',
    emergency: signs.map((sign) => emergencies.get(sign)).find(Boolean),
  }))
}

function readTalkExamples(): Example[] {
  return readTalks()
    .filter(({ id }) => !isKeptApart(id))
    .flatMap(({ turns }) => {
      const said = turns.map(({ say }) => say)
      return turns.flatMap(({ say, danger }, at) => {
        const level: string = levels.includes(danger) ? danger : 'none'
        const joined = { turns: said.slice(0, at + 1), level }
        return at > 0 && level === 'none' ? [joined, { turns: [say], level }] : [joined]
      })
    })
}

/**
 * What the library asks in general is calm, whatever it is about. Every other card's question follows
 * words about a person and a place, which people in danger give more often than others.
 */
function readCalmQuestions(): Example[] {
  const cards = globSync(join(root, 'content/answers/*.json'))
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Card[])
  return cards
    .filter(({ intent, page }) => intent !== 'urgency' && page !== routes.emergency)
    .flatMap(({ en, es }, at) => {
      const who = at % 2 ? (introductions[((at - 1) / 2) % introductions.length] ?? []) : []
      return [en.question, es.question].map((question, language) => ({
        question,
        turns: [[who[language], question].filter(Boolean).join(' ')],
      }))
    })
    .filter(({ question }) => !findRedFlag(question))
    .map(({ turns }) => ({ turns, level: 'none' }))
}

function readLines<T>(file: string): T[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.trim()).map((line) => JSON.parse(line) as T)
}
