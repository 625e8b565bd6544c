import type { Block } from '../../src/content/blocks.ts'
import type { Part } from '../../src/content/schema.ts'
import type { Text } from '../../src/i18n/index.ts'
import { describeFigure } from './figures.ts'
import { labelledLists } from './blocks.ts'

/** A section and its boxes as HTML with only paragraphs and list items. */
export function toPlainHtml(parts: Part[], t: Text): string {
  return parts
    .map((part) =>
      part.kind === 'html'
        ? part.html
        : blockLines(part, t)
            .map((line) => (line.endsWith(':') ? `<p>${line}</p>` : `<li>${line}</li>`))
            .join(''),
    )
    .join('')
}

/** Pages share figures, and a figure repeats the text around it. */
export function withoutFigures(parts: Part[]): Part[] {
  return parts.filter(({ kind }) => kind !== 'figure')
}

function blockLines(block: Block, t: Text): string[] {
  switch (block.kind) {
    case 'signs':
    case 'questions':
    case 'skip':
    case 'checklist':
      return block.items
    case 'urgency':
    case 'do-dont':
    case 'suits':
    case 'save-lose':
      return labelledLists(block, t).flatMap(([label, items]) => [`${label}:`, ...items])
    case 'steps':
      return block.steps.map(({ title, text, time }) =>
        [`${title}.`, text, time].filter(Boolean).join(' '),
      )
    case 'types':
      return block.types.map(
        ({ title, text, bestFor, skipIf }) =>
          `${title}. ${text} ${t('blocks.bestFor')}: ${bestFor}. ${t('blocks.skipIf')}: ${skipIf}.`,
      )
    case 'terms':
      return block.terms.map(({ term, text }) => `${term}: ${text}`)
    case 'verdict':
      return [`${t(`blocks.${block.verdict}`)}.`]
    case 'figure': {
      const { title, lines } = describeFigure(block.figure)
      return lines.length > 0 ? [`${title}:`, ...lines] : [`${title}.`]
    }
    // Bilingual, repeated on other pages, or filled by code.
    case 'letters':
    case 'pages':
    case 'tool':
      return []
    default:
      return block satisfies never
  }
}
