/**
 * A section's compiled HTML as text for search and Molly: a line per paragraph, subheading, list
 * item ('- Like this.') and table row ('- Charcoal. Use: whitening. Evidence: not enough.'),
 * without the section's own heading, reference numbers and the pictures that a video script
 * describes.
 */
export function toPassageText(html: string): string {
  return html
    .replace(/<sup>.*?<\/sup>/gs, '')
    .replace(/<table[^>]*>.*?<\/table>/gs, toLines)
    .replace(/<(h2|blockquote)\b.*?<\/\1>/gs, '\n')
    .replace(/<br>/g, ', ')
    .replace(/<li\b[^>]*>/g, '\n- ')
    .replace(/<\/?(?:p|li|ul|ol|h3|div)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => unescape(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line && line !== '-')
    .join('\n')
}

/** A line per row; every cell but the first is prefixed with its column's name. */
function toLines(table: string): string {
  const [head = [], ...rows] = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...row!.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => cell!),
  )
  const labels = head.map((html) => html.replace(/<\/?span[^>]*>/g, '').replace(/<[^>]+>/g, ' '))
  const lines = rows.map((cells) => {
    const labelled = cells.map((cell, column) => {
      const text = cell.replace(/\.\s*$/, '').trim()
      return column > 0 && text ? `${labels[column]!.trim()}: ${text}` : text
    })
    return `- ${labelled.filter(Boolean).join('. ')}.`
  })
  return `\n${lines.join('\n')}\n`
}

function unescape(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
