import type { Block } from '../src/content/blocks.ts'
import type { Part } from '../src/content/schema.ts'
import type { Text } from '../src/i18n/index.ts'

/** A section's parts as HTML of paragraphs and items only, whatever boxes they stand in. */
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

function blockLines(block: Block, t: Text): string[] {
  const labelled = (label: string, items: string[]) => [`${label}:`, ...items]
  switch (block.kind) {
    case 'signs':
    case 'questions':
    case 'skip':
    case 'checklist':
      return block.items
    case 'urgency':
      return (['now', 'soon', 'see'] as const).flatMap((level) => {
        const card = block[level]
        return card ? labelled(`${t(`urgency.${level}`)} (${card.when})`, card.items) : []
      })
    case 'do-dont':
      return [...labelled(t('blocks.do'), block.do), ...labelled(t('blocks.dont'), block.dont)]
    case 'suits':
      return [
        ...labelled(t('blocks.suits'), block.yes),
        ...labelled(t('blocks.suitsNot'), block.no),
      ]
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
    case 'save-lose':
      return [block.save, block.lose].flatMap(({ title, figure, items }) =>
        labelled(`${title}: ${figure}`, items),
      )
    case 'verdict':
      return [`${t(`blocks.${block.verdict}`)}.`]
    default:
      return []
  }
}
