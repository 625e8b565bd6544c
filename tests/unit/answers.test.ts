import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import replies from '../../content/rules/replies.json' with { type: 'json' }
import { checkContent } from '../../build/check/index.ts'
import { readContent } from '../../build/content/read.ts'
import { compilePages } from '../../build/content/compile.ts'
import { enChat } from '../../src/i18n/en.chat.ts'
import { esChat } from '../../src/i18n/es.chat.ts'
import { localeCodes } from '../../src/i18n/locales.ts'
import { questionsOf } from '../../worker/render/views.tsx'

const asked = Array.from({ length: 12 }, (_, at) => `wording ${at}`)

const good = {
  id: 'how-often',
  page: '/article/floss',
  section: 'lead',
  intent: 'site',
  en: {
    question: 'How is this page written?',
    asked,
    answer:
      'The team writes each page from published sources. Every page lists the sources that it used at its end. A second person compares the text with those sources before anybody else can read it.',
  },
  es: {
    question: '¿Cómo se escribe esta página?',
    asked,
    answer:
      'Este sitio escribe cada página a partir de fuentes publicadas. Al final de cada página están las fuentes que se usaron. Otra persona compara el texto con esas fuentes antes de que alguien más lo lea.',
  },
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'esmalte-answers-'))
  cpSync(join(import.meta.dirname, '../support/content-sample'), root, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

function findings(...cards: object[]): string[] {
  writeFileSync(join(root, 'content/answers/care.json'), JSON.stringify(cards, null, 2))
  return checkContent(readContent(root)).findings.map(({ file, problem }) => `${file}: ${problem}`)
}

const withAnswer = (answer: string) => ({ ...good, en: { ...good.en, answer } })

describe('an answer card', () => {
  test('without faults passes', () => {
    expect(findings(good)).toEqual([])
  })

  test.each([
    ['begins', withAnswer(`It depends. ${good.en.answer}`), 'begins with "It depends."'],
    ['is too short', withAnswer('This site lists its sources.'), 'has 5 words (en)'],
    ['names no page', { ...good, page: '/nope' }, 'belongs to /nope, which is no page'],
    ['names no section', { ...good, section: 'nope' }, 'belongs to #nope'],
    ['cites nothing', { ...good, intent: 'causes' }, 'cites no fact (en)'],
    [
      'has a figure without a fact',
      withAnswer(`${good.en.answer} Ask in 3 months.`),
      'has no fact id',
    ],
    [
      'has a list without an introduction',
      withAnswer(`${good.en.answer}\n\n- one\n- two`),
      'has a list without an introduction (en)',
    ],
  ])('that %s is found', (_name, card, problem) => {
    expect(findings(card).join('\n')).toContain(problem)
  })

  test('may not have the id of another one', () => {
    expect(findings(good, good).join('\n')).toContain('care/how-often: is there twice')
  })

  test('with an unknown intent names file and field', () => {
    expect(findings({ ...good, intent: 'nope' })[0]).toContain('content/answers/care.json')
  })
})

const project = join(import.meta.dirname, '../..')
const content = readContent(project)
const cards = content.answers

test('there are at least 700 cards, each with a question in both languages', () => {
  expect(cards.length).toBeGreaterThanOrEqual(700)
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
})

test.each(localeCodes)('every question that Molly offers is that of a card, in %s', (locale) => {
  const questions = new Set(cards.map((card) => card[locale].question))
  const { examples } = { en: enChat, es: esChat }[locale].askMolly
  const ofPages = [...compilePages(content)[locale].values()].flatMap(
    (page) => questionsOf(page) ?? [],
  )
  const offered = [...Object.values(examples), ...replies.suggestions[locale], ...ofPages]
  expect(offered.length).toBeGreaterThan(100)
  expect(offered.filter((question) => !questions.has(question))).toEqual([])
})
