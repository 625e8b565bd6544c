import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContent } from '../../build/content/read.ts'
import {
  compileAnswers,
  compileAnswerTexts,
  toAnswerEntry,
} from '../../build/index/answers/compile.ts'
import { compileSources } from '../../build/index/sources.ts'
import type { Assets } from '../../src/content/files.ts'
import type { Page } from '../../src/content/schema.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import type { Fact } from '../../build/content/schema.ts'
import { builtFiles } from './understanding.ts'

// The answer cards of tests/support/cards-sample, compiled as the build does it.

const root = mkdtempSync(join(tmpdir(), 'esmalte-cards-'))
cpSync(join(import.meta.dirname, 'cards-sample'), root, { recursive: true })
symlinkSync(join(import.meta.dirname, '../../public'), join(root, 'public'))

const content = readContent(root)
export const cards = content.answers

const facts = new Map(
  ['RC-01', 'RC-02', 'IM-01', 'IM-02', 'GU-01', 'BR-01'].map((id): [string, Fact] => {
    // The implant pages and the second of root canals share a source.
    const source = { 'IM-01': 'shared', 'RC-02': 'shared' }[id] ?? id.toLowerCase()
    const fact = { id, source_key: source, organisation: 'Dental Society', title: `On ${source}` }
    return [id, { ...fact, year: '2024', url: `https://society.example/${source}` } as Fact]
  }),
)

const titles: Record<Locale, Record<string, string>> = {
  en: {
    '/article/root-canal': 'Root canal: what to expect',
    '/article/implants': 'Dental implants: the guide',
    '/conditions/gums': 'Gum disease',
    '/article/brushing': 'How to brush',
  },
  es: {
    '/article/root-canal': 'Endodoncia: qué esperar',
    '/article/implants': 'Implantes dentales: la guía',
    '/conditions/gums': 'Enfermedad de las encías',
    '/article/brushing': 'Cómo cepillarse',
  },
}

function toPage(path: string, locale: Locale): Page {
  const sections = cards
    .filter(({ page }) => page === path)
    .map(({ section }) => ({ id: section, title: `On ${section}`, parts: [] }))
  const page: Partial<Page> = { path, title: titles[locale][path]!, sections, faq: [] }
  return { ...page, problems: [], checked: '2026-11-01' } as Partial<Page> as Page
}

const passages = [
  ['/ask-dentist', 'Ask a dentist', 'reach'],
  ['/topics', 'Topics A to Z', 'all'],
  ['/conditions/emergency', 'Dental emergencies', 'toothache'],
  ['/content-integrity', 'How we write', 'sources'],
].map(([path, title, id]) => ({
  path: path!,
  title: title!,
  type: 'article' as const,
  kind: 'section' as const,
  section: { id: id!, title: `About ${id!}` },
  text: 'Dental school clinics and health centers may cost less.',
}))

const files = new Map<string, string | Uint8Array>([
  ...(await compileAnswers(root, cards)),
  ...localeCodes.flatMap((locale) => [
    ...compileAnswerTexts(
      cards,
      cards.map((card) => toAnswerEntry(card, toPage(card.page, locale), locale, facts)),
      locale,
    ),
    compileSources(passages, locale),
  ]),
])
rmSync(root, { recursive: true })

/** Serves them, as the build's files would be, and the encoder. */
export const assets: Assets = {
  fetch(input) {
    const [, name] = /^\/_content\/(.*)$/.exec(new URL(input).pathname) ?? []
    if (name === undefined) return builtFiles.fetch(input)
    const file = files.get(name)
    return Promise.resolve(
      file ? new Response(file as BodyInit) : new Response(null, { status: 404 }),
    )
  },
}

const citation = /\[\^[^\]]+\]/g

/** The answer of a card as visitors read it, without the reminder. */
export function textOf(id: string, locale: Locale = 'en'): string {
  return cards.find((card) => card.id === id)![locale].answer.replaceAll(citation, '')
}

export function questionOf(id: string, locale: Locale = 'en'): string {
  return cards.find((card) => card.id === id)![locale].question
}
