import { expect, test } from 'vitest'
import { writeBlock } from '../../build/content/copies/block.ts'
import { toPlainHtml } from '../../build/content/plain-html.ts'
import type { Block } from '../../src/content/blocks.ts'
import type { Card } from '../../src/content/schema.ts'
import { getText } from '../../src/i18n/index.ts'

const card: Card = {
  path: '/products/floss',
  type: 'product',
  title: 'Card title',
  shortTitle: 'Short title',
  excerpt: 'Card excerpt',
  trending: false,
}

type Sample = { block: Block; texts: string[]; isFound?: boolean }

/** A box of each kind and its texts; a kind without a sample does not compile. */
const samples: Record<Exclude<Block['kind'], 'tool'>, Sample> = {
  signs: { block: { kind: 'signs', items: ['One'] }, texts: ['One'] },
  questions: { block: { kind: 'questions', items: ['One'] }, texts: ['One'] },
  skip: { block: { kind: 'skip', items: ['One'] }, texts: ['One'] },
  checklist: { block: { kind: 'checklist', items: ['One'] }, texts: ['One'] },
  urgency: {
    block: {
      kind: 'urgency',
      now: { when: 'At once', items: ['One'] },
      see: { when: 'One day', items: ['Two'] },
    },
    texts: ['At once', 'One', 'One day', 'Two'],
  },
  'do-dont': { block: { kind: 'do-dont', do: ['One'], dont: ['Two'] }, texts: ['One', 'Two'] },
  suits: { block: { kind: 'suits', yes: ['One'], no: ['Two'] }, texts: ['One', 'Two'] },
  steps: {
    block: { kind: 'steps', steps: [{ title: 'Rinse', text: 'With water', time: '1 min' }] },
    texts: ['Rinse', 'With water', '1 min'],
  },
  types: {
    block: {
      kind: 'types',
      types: [
        {
          id: 'soft',
          motif: 'brush',
          evidence: 'good',
          title: 'Soft',
          text: 'Bends',
          bestFor: 'Most people',
          skipIf: 'You have none',
          price: '$1',
        },
      ],
    },
    texts: ['Soft', 'Bends', 'Most people', 'You have none'],
  },
  terms: { block: { kind: 'terms', terms: [{ term: 'Pulp', text: 'Inside' }] }, texts: ['Pulp'] },
  'save-lose': {
    block: {
      kind: 'save-lose',
      save: { title: 'Save', figure: '$5', items: ['One'] },
      lose: { title: 'Lose', figure: '$2', items: ['Two'] },
    },
    texts: ['Save', '$5', 'One', 'Lose', '$2', 'Two'],
  },
  verdict: { block: { kind: 'verdict', verdict: 'partly' }, texts: ['Partly true'] },
  figure: {
    block: {
      kind: 'figure',
      id: 'days',
      figure: {
        kind: 'bars',
        title: 'Days until it fades',
        max: 9,
        rows: [{ name: 'Rinse', figure: '2 days', from: 2, to: 2 }],
      },
    },
    texts: ['Days until it fades', 'Rinse', '2 days'],
  },
  letters: {
    block: { kind: 'letters', letters: [{ en: 'Hello', es: 'Hola' }] },
    texts: ['Hello', 'Hola'],
    isFound: false,
  },
  pages: {
    block: { kind: 'pages', cards: [card] },
    texts: ['Card title', 'Card excerpt'],
    isFound: false,
  },
}
const t = getText('en')

test.each(Object.entries(samples))('search and Molly read %s', (_, sample) => {
  const { block, texts, isFound = true } = sample
  const read = toPlainHtml([block], t)
  // Letters are in two languages at once, and listed pages are found themselves.
  if (!isFound) expect(read).toBe('')
  else for (const text of texts) expect(read).toContain(text)
})

test.each(Object.entries(samples))('the Markdown copy of a page has %s', (_, sample) => {
  if (sample.block.kind === 'tool') throw new Error('Tools have no text of their own.')
  const written = writeBlock(sample.block, 'en', t)
  for (const text of sample.texts) expect(written).toContain(text)
})
