import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDataFile } from '../../build/content/data.ts'
import { readContent } from '../../build/content/read.ts'
import { checkFirstVisit } from '../../build/content/features/first-visit.ts'
import { checkTreatmentTerms } from '../../build/content/features/treatment-plan.ts'
import { firstVisit } from '../../src/features/first-visit/data.ts'
import { type TreatmentTerms, treatmentTerms } from '../../src/features/treatment-plan/data.ts'
import { readPlan, splitPlan } from '../../src/features/treatment-plan/read-plan.ts'

const terms = JSON.parse(readFileSync('content/treatment-terms.json', 'utf8')) as TreatmentTerms

/** The ids of what a line holds; undefined when it is left out. */
function read(line: string): string[] | undefined {
  return readPlan([line], terms)[0]?.terms.map(({ id }) => id)
}

describe('a line as offices write it', () => {
  test.each([
    ['RCT #19', 'root-canal'],
    ['Endodontic therapy, molar (tooth 30)  $1,340.00', 'root-canal'],
    ['ENDODONCIA MULTIRRADICULAR PZA 46', 'root-canal'],
    ['Tratamientos de conductos en 2 piezas', 'root-canal'],
    ['retratamiento de conducto 2.6', 'retreatment'],
    ['SRP UR/LR', 'deep-cleaning'],
    ['Perio scaling & root planing – 4 quads', 'deep-cleaning'],
    ['Raspado y alisado radicular x cuadrante', 'deep-cleaning'],
    ['Prophy - adult', 'cleaning'],
    ['PROFILAXIS Y DESTARTRAJE', 'cleaning'],
    ['limpieza profunda', 'deep-cleaning'],
    ['PFM crown #3', 'pfm'],
    ['Porcelain-fused-to-metal', 'pfm'],
    ['Corona de circonio pieza 11', 'zirconia'],
    ['Coronas zirconia 11 y 21', 'zirconia'],
    ['Corona', 'crown'],
    ['Crown prov.', 'crown'],
    ['corona provisional acrílica', 'temporary-crown'],
    ['Core build-up including any pins', 'build-up'],
    ['Perno muñón colado', 'post'],
    ['Resin-based composite 2 surf. post. #14', 'composite', 'surfaces'],
    ['Calza en resina', 'filling', 'composite'],
    ['Tapaduras (3)', 'filling'],
    ['4BW', 'bitewing'],
    ['FMX w/ pano', 'full-series', 'panoramic'],
    ['Radiografías periapicales', 'periapical'],
    ['PA x-ray #8', 'periapical'],
    ['Tomografía Cone-Beam', 'cbct'],
    [
      'Implant placement #30, custom abutment, implant crown',
      'implant',
      'abutment',
      'implant-crown',
    ],
    ['Corona implantosoportada', 'implant-crown'],
    ['All-on-4 upper', 'full-arch'],
    ['Prótesis parcial removible (acrílico)', 'partial-denture'],
    ['Prótesis total superior e inferior', 'denture'],
    ['Exodoncia simple 18', 'extraction'],
    ['Surgical ext #17', 'surgical-extraction'],
    ['Extracción de muela del juicio', 'wisdom'],
    ['Cirugía de terceros molares', 'wisdom'],
    ['Socket preservation w/ membrane', 'bone-graft'],
    ['Placa miorrelajante', 'night-guard'],
    ['Ortodoncia con brackets metálicos', 'braces'],
    ['N2O', undefined],
    ['Óxido nitroso 30 min', 'laughing-gas'],
    ['Pulpotomy + SSC tooth K', 'pulpotomy', 'steel-crown'],
    ['Co-pay', 'your-share'],
    ['Enganche 30 %', 'instalments'],
    ['TOTAL', 'total'],
  ])('%s', (line, ...ids) => {
    expect(read(line)).toEqual(ids[0] === undefined ? [] : ids)
  })
})

test('the longest name wins, and its words are not read again', () => {
  expect(read('corona total de zirconio')).toEqual(['zirconia'])
  expect(read('full mouth debridement')).toEqual(['debridement'])
  expect(read('crown lengthening and crown')).toEqual(['crown-lengthening', 'crown'])
})

test('a name is a whole word: nothing is found inside of others', () => {
  expect(read('Recrowning the postponed capital')).toEqual([])
})

test('the same thing twice in a line is one thing', () => {
  expect(read('Crown, porcelain crown, second crown')).toEqual(['crown', 'ceramic-crown'])
})

test('a line with nothing known says so, and a line without words is left out', () => {
  expect(read('Zygomatic wumpus')).toEqual([])
  expect(read('1,250.00   2   $ 14')).toBeUndefined()
  expect(read('Tooth   Description   Fee')).toBeUndefined()
  expect(read('Pieza 46, cuadrante superior derecho')).toBeUndefined()
})

test('a code stands beside what its words say', () => {
  const [alone, beside] = readPlan(['D2740', 'd2750 corona metal porcelana'], terms)
  expect(alone).toMatchObject({ codes: ['D2740'], terms: [] })
  expect(beside).toMatchObject({ codes: ['D2750'], terms: [{ id: 'pfm' }] })
})

test('lines are split as they were pasted, empty ones gone', () => {
  expect(splitPlan(' Crown \n\n\tRCT; D3330\n ')).toEqual(['Crown', 'RCT', 'D3330'])
})

test('every name of every term leads to its term', () => {
  const lost = terms.terms.flatMap(({ id, says }) =>
    says.filter((name) => read(name)?.join() !== id).map((name) => `${id}: ${name}`),
  )
  expect(lost).toEqual([])
  expect(terms.terms.length).toBeGreaterThanOrEqual(60)
})

describe('the build refuses', () => {
  const words = { name: 'Crown', what: 'A cap.', part: [], ask: ['Why?'] }
  const crown = { id: 'crown', page: '/services/crowns', says: ['crown'], en: words, es: words }
  const paths = new Set(['/services/crowns'])

  function write(file: string, value: object): string {
    const root = mkdtempSync(join(tmpdir(), 'esmalte-'))
    mkdirSync(join(root, 'content'))
    writeFileSync(join(root, 'content', file), JSON.stringify(value, undefined, 2))
    return root
  }
  const withoutFacts = (root: string) => ({ text: readContent(root).text, facts: new Map() })
  const readTerms = (...all: object[]) => {
    const root = write('treatment-terms.json', { questions: [], layout: [], terms: all })
    return readDataFile(withoutFacts(root), treatmentTerms, (source) =>
      checkTreatmentTerms(source, { paths }),
    )
  }

  test.each([
    ['a name of two terms', { id: 'cap', says: ['Crowns'] }, 'means both "crown" and "cap"'],
    ['a page that is none', { page: '/nowhere' }, '"/nowhere" of "crown" is no page'],
    ['an unknown fact', { facts: ['CRO-999'] }, 'CRO-999 is no fact'],
    ['a price', { es: { ...words, what: 'Cuesta $900.' } }, 'has a figure'],
    ['a name without a word', { says: ['of the'] }, 'has no word of its own'],
    ['a term without a question', { en: { ...words, ask: [] } }, 'ask'],
    ['a missing language', { es: undefined }, '"terms.1.es" is missing'],
  ])('%s', (_what, wrong, problem) => {
    expect(() => readTerms(crown)).not.toThrow()
    expect(() => readTerms(crown, { ...crown, ...wrong })).toThrow(problem)
  })

  test.each([
    ['a card without a picture', { id: 'drill' }, 'has no picture'],
    ['an unknown fact', { facts: ['FIR-999'] }, 'FIR-999 is no fact'],
  ])('%s of the first visit', (_what, wrong, problem) => {
    const card = { id: 'hand', en: 'I raise my hand.', es: 'Levanto la mano.' }
    const root = write('first-visit.json', { cards: [{ ...card, ...wrong }], parents: [] })
    expect(() => readDataFile(withoutFacts(root), firstVisit, checkFirstVisit)).toThrow(problem)
  })
})
