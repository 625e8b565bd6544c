import * as v from 'valibot'
import { type Block, grades, toolNames, verdicts } from '../../src/content/blocks.ts'
import type { Figure } from '../../src/content/figures.ts'
import type { Card } from '../../src/content/schema.ts'
import type { Text } from '../../src/i18n/index.ts'
import { id, motif, oneOf, path, text } from './fields.ts'

/**
 * The boxes of a page. Their data is in data.json and the front matter; figures are in
 * content/figures. A line `::name` in the text places a box; `::name key` picks one of several.
 */

const list = v.array(text)

const urgencyCard = v.optional(v.strictObject({ when: text, items: list }))
const side = v.strictObject({ title: text, figure: text, items: list })

/** Fields of data.json, shared by both languages. */
export const blockData = {
  types: v.optional(v.array(v.strictObject({ id, motif, evidence: oneOf(grades) }))),
  letters: v.optional(v.array(v.strictObject({ en: text, es: text }))),
  pages: v.optional(
    v.record(
      id,
      v.union([
        v.array(path),
        v.strictObject({
          type: v.optional(text),
          tag: v.optional(id),
          category: v.optional(id),
        }),
      ]),
    ),
  ),
}

/** Front matter fields, one set per language. */
export const blockTexts = {
  signs: v.optional(list),
  questions: v.optional(list),
  skip: v.optional(list),
  checklists: v.optional(v.record(id, list)),
  urgency: v.optional(v.strictObject({ now: urgencyCard, soon: urgencyCard, see: urgencyCard })),
  doDont: v.optional(v.strictObject({ do: list, dont: list })),
  suits: v.optional(v.strictObject({ yes: list, no: list })),
  steps: v.optional(
    v.record(id, v.array(v.strictObject({ title: text, text: text, time: v.optional(text) }))),
  ),
  types: v.optional(
    v.array(v.strictObject({ title: text, text: text, bestFor: text, skipIf: text, price: text })),
  ),
  terms: v.optional(v.array(v.strictObject({ term: text, text: text }))),
  saveLose: v.optional(v.strictObject({ save: side, lose: side })),
}

type Data = v.InferOutput<v.ObjectSchema<typeof blockData, undefined>>
type Texts = v.InferOutput<v.ObjectSchema<typeof blockTexts, undefined>>
export type PageQuery = NonNullable<Data['pages']>[string]

/** Lookups across pages: `find` runs a page query. */
export type BlockContext = {
  find: (query: PageQuery) => Card[]
  findFigure: (id: string) => Figure | undefined
}

/** Creates the box for a `::name key` line. */
export function createBlock(
  name: string,
  key: string | undefined,
  data: Data,
  texts: Texts,
  { find, findFigure }: BlockContext,
): Block {
  const lack = (where: string): never => {
    throw new Error(`"::${[name, key].filter(Boolean).join(' ')}" finds no ${where}`)
  }
  const pick = <T>(record: Record<string, T> | undefined, field: string): T =>
    (key === undefined ? undefined : record?.[key]) ?? lack(`"${key ?? 'name'}" in "${field}"`)

  switch (name) {
    case 'signs':
    case 'questions':
    case 'skip':
      return { kind: name, items: texts[name] ?? lack(`"${name}" in the front matter`) }
    case 'checklist':
      return { kind: name, items: pick(texts.checklists, 'checklists') }
    case 'urgency':
      return { kind: name, ...(texts.urgency ?? lack('"urgency" in the front matter')) }
    case 'do-dont':
      return { kind: name, ...(texts.doDont ?? lack('"doDont" in the front matter')) }
    case 'suits':
      return { kind: name, ...(texts.suits ?? lack('"suits" in the front matter')) }
    case 'steps':
      return { kind: name, steps: pick(texts.steps, 'steps') }
    case 'types': {
      const types = texts.types ?? lack('"types" in the front matter')
      return {
        kind: name,
        types: (data.types ?? []).map((type, index) => ({
          ...type,
          ...(types[index] ?? lack(`text for type "${type.id}" of data.json`)),
        })),
      }
    }
    case 'terms':
      return { kind: name, terms: texts.terms ?? lack('"terms" in the front matter') }
    case 'save-lose':
      return { kind: name, ...(texts.saveLose ?? lack('"saveLose" in the front matter')) }
    case 'letters':
      return { kind: name, letters: data.letters ?? lack('"letters" in data.json') }
    case 'verdict':
      return { kind: name, verdict: verdicts.find((value) => value === key) ?? lack('verdict') }
    case 'pages':
      return { kind: name, cards: find(pick(data.pages, 'pages')) }
    case 'figure': {
      const id = key ?? lack('id of a figure')
      return { kind: name, id, figure: findFigure(id) ?? lack(`"${id}" in content/figures`) }
    }
    default:
      return { kind: 'tool', tool: toolNames.find((tool) => tool === name) ?? lack('such box') }
  }
}

type ListsBlock = Extract<Block, { kind: 'urgency' | 'do-dont' | 'suits' | 'save-lose' }>

/** The labelled lists of a box that has several. */
export function labelledLists(block: ListsBlock, t: Text): [label: string, items: string[]][] {
  switch (block.kind) {
    case 'urgency':
      return (['now', 'soon', 'see'] as const).flatMap((level): [string, string[]][] => {
        const card = block[level]
        return card ? [[`${t(`urgency.${level}`)} (${card.when})`, card.items]] : []
      })
    case 'do-dont':
      return [
        [t('blocks.do'), block.do],
        [t('blocks.dont'), block.dont],
      ]
    case 'suits':
      return [
        [t('blocks.suits'), block.yes],
        [t('blocks.suitsNot'), block.no],
      ]
    case 'save-lose':
      return [block.save, block.lose].map(({ title, figure, items }) => [
        `${title}: ${figure}`,
        items,
      ])
    default:
      return block satisfies never
  }
}
