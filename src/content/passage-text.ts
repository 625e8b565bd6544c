/**
 * Compiled HTML of a section as text for search and Molly: a line per paragraph, subheading, list item
 * ('- Like this.') and table row ('- Charcoal. Use: whitening. Evidence: not enough.'), without the
 * section's own heading, reference numbers and the pictures that a video script describes.
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
