import type { Text } from '../i18n/index.ts'
import type { Block } from './blocks.ts'
import type { Part } from './schema.ts'

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

/**
 * Compiled HTML of a section as text that search and Molly can read: a line per paragraph, subheading,
 * list item ('- Like this.') and table row, without the section's own heading, reference numbers and the pictures
 * that a script describes. A row becomes
 * '- Charcoal. Use: whitening. Evidence: not enough.'
 */
export function toPassageText(html: string): string {
  return html
    .replace(/<sup>.*?<\/sup>/gs, '')
    .replace(/<(h2|thead|caption|blockquote)\b.*?<\/\1>/gs, '\n')
    .replace(/<br>/g, ', ')
    .replace(/<tr>(.*?)<\/tr>/gs, (_, row: string) => `\n${toLine(row)}\n`)
    .replace(/<li\b[^>]*>/g, '\n- ')
    .replace(/<\/?(?:p|li|ul|ol|h3|table|tbody|div)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => unescape(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line && line !== '-')
    .join('\n')
}

function toLine(row: string): string {
  const cells = [...row.matchAll(/<t[hd]\b([^>]*)>(.*?)<\/t[hd]>/gs)]
  const [first = '', ...rest] = cells.map(([, attributes, cell]) => {
    const label = /data-label="([^"]*)"/.exec(attributes!)?.[1]
    const text = cell!.replace(/\.\s*$/, '').trim()
    return label && text ? `${label}: ${text}` : text
  })
  return `- ${[first, ...rest].filter(Boolean).join('. ')}.`
}

function unescape(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
