/**
 * Compiled Markdown back to Markdown. It knows the elements that build/markdown.ts makes, and
 * no others. Citations become footnotes; links get the origin of the page they stand on.
 */
export function toMarkdown(html: string, pageUrl: string): string {
  return toInline(html, pageUrl)
    .replace(/<table>(.*?)<\/table>/gs, (_, table: string) => toTable(table))
    .replace(/<h([2-6])\b[^>]*>(.*?)<\/h\1>/gs, (_, depth: string, text: string) => {
      return `\n\n${'#'.repeat(Number(depth))} ${text}\n\n`
    })
    .replace(/<ol>(.*?)<\/ol>/gs, (_, list: string) => toList(list, (place) => `${place}.`))
    .replace(/<ul>(.*?)<\/ul>/gs, (_, list: string) => toList(list, () => '-'))
    .replace(/<blockquote>(.*?)<\/blockquote>/gs, (_, quote: string) => toQuote(quote))
    .replace(/<\/?p>/g, '\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Emphasis, links and footnotes; blocks stay as they are. */
function toInline(html: string, pageUrl: string): string {
  return unescape(
    html
      .replace(/<sup><a href="#ref-(\d+)".*?<\/sup>/g, '[^$1]')
      .replace(/<img\b[^>]*>/g, '')
      .replace(/<\/?span\b[^>]*>/g, '')
      .replace(/<br>/g, '. ')
      .replace(/<\/?strong>/g, '**')
      .replace(/<\/?em>/g, '*')
      .replace(/<\/?code>/g, '`')
      .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, href: string, text: string) => {
        return `[${text}](${new URL(href, pageUrl).href})`
      }),
  )
}

function toList(items: string, mark: (place: number) => string): string {
  const lines = [...items.matchAll(/<li>(.*?)<\/li>/gs)].map(([, text], index) => {
    return `${mark(index + 1)} ${text!.replace(/<\/?p>/g, '').trim()}`
  })
  return `\n\n${lines.join('\n')}\n\n`
}

function toQuote(quote: string): string {
  const paragraphs = quote.replaceAll('<p>', '').split('</p>')
  const lines = paragraphs.map((text) => text.trim()).filter(Boolean)
  return `\n\n${lines.map((line) => `> ${line}`).join('\n>\n')}\n\n`
}

function toTable(table: string): string {
  const caption = /<caption>(.*?)<\/caption>/s.exec(table)?.[1]
  const [head = [], ...rows] = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...row!.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => {
      return cell!.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim()
    }),
  )
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `\n\n${caption ? `**${caption}**\n\n` : ''}${lines.join('\n')}\n\n`
}

/** `&lt;` stays: a bare one could start markup. */
function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
