import { Marked, type Token, type Tokens } from 'marked'
import { localize, type Locale } from '../../src/i18n/locales.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Block, type Grade, grades } from '../../src/content/blocks.ts'
import type { Part, Section } from '../../src/content/schema.ts'
import { describeUnknownMotif, hasMotif } from './fields.ts'
import { atStart, captionLine, citation, directive, foreign, headingId, sign } from './marks.ts'
import type { Citations } from './citations.ts'

export type TextCompiler = {
  /** Compiles a text without a wrapping paragraph. */
  inline: (markdown: string) => string
  /** Compiles paragraphs and lists; does not wrap a single paragraph. */
  blocks: (markdown: string) => string
  /** Compiles a page body; `createBlock` creates the box for a `::name key` line. */
  sections: (
    markdown: string,
    createBlock: (name: string, key: string | undefined) => Block,
  ) => Section[]
}

/**
 * On phones up to three columns become a card per row, four of few words stay side by side below the
 * name of their row, and others scroll sideways.
 */
const columnsOfCard = 3
const besideEachOther = { columns: 4, letters: 80 }

/** Around the facts of a sentence, until its paragraph is complete. */
const cited = '\u0000'
const citedFacts = new RegExp(`${cited}([^${cited}]*)${cited}`, 'g')

const citationAtStart = atStart(citation)
const signAtStart = atStart(sign)
const foreignAtStart = atStart(foreign)

/** Compiles the Markdown of a page to HTML. `motifHref` returns a drawing's URL. */
export function createHtmlCompiler(
  citations: Citations,
  locale: Locale,
  motifHref: (name: string) => string,
): TextCompiler {
  const t = getText(locale)
  const evidence = (grade: Grade) =>
    `<span class="evidence evidence-${grade}">${t(`evidence.${grade}`)}</span>`
  /** The sources of a paragraph in one place, at its end: text with numbers in it is hard to read. */
  const citeOnce = (html: string): string => {
    const ids = [...html.matchAll(citedFacts)].map(([, facts]) => facts!)
    if (ids.length === 0) return html
    return html.replace(citedFacts, '').trimEnd() + citations.render(ids.join())
  }
  const marked = new Marked({
    extensions: [
      {
        name: 'citation',
        level: 'inline',
        start: (source: string) => source.indexOf('[^'),
        tokenizer(source: string) {
          const match = citationAtStart.exec(source)
          return match ? { type: 'citation', raw: match[0], ids: match[1] } : undefined
        },
        renderer: (token) => `${cited}${token.ids as string}${cited}`,
      },
      {
        name: 'sign',
        level: 'inline',
        start: (source: string) => /\{(?:evidence|motif):/.exec(source)?.index,
        tokenizer(source: string) {
          const match = signAtStart.exec(source)
          if (!match) return undefined
          const [raw, name, value, follows] = match
          return { type: 'sign', raw, name, value, follows: Boolean(follows) }
        },
        renderer: ({ name, value, follows }) =>
          name === 'motif'
            ? `<img class="motif" src="${motifHref(toMotif(value as string))}" width="200" height="200" alt="" loading="lazy" decoding="async"> `
            : // Text after a grade starts a new line: 'Little' and '25 trials' are separate facts.
              `${evidence(toGrade(value as string))}${follows ? '<br>' : ''}`,
      },
      {
        name: 'foreign',
        level: 'inline',
        start: (source: string) => /\{(?:en|es):/.exec(source)?.index,
        tokenizer(source: string) {
          const match = foreignAtStart.exec(source)
          if (!match) return undefined
          const [raw, lang, text] = match
          if (lang === locale) throw new Error(`${raw}: the text around it is in that language`)
          return { type: 'foreign', raw, lang, tokens: this.lexer.inlineTokens(text!) }
        },
        renderer({ lang, tokens }) {
          return `<span lang="${lang}">${this.parser.parseInline(tokens!)}</span>`
        },
      },
    ],
    renderer: {
      heading({ tokens, depth }) {
        const { title, id } = splitHeadingId(this.parser.parseInline(tokens))
        return `<h${depth}${id ? ` id="${id}"` : ''}>${citeOnce(title)}</h${depth}>\n`
      },
      paragraph({ tokens }) {
        return `<p>${citeOnce(this.parser.parseInline(tokens))}</p>\n`
      },
      listitem({ tokens }) {
        return `<li>${citeOnce(this.parser.parse(tokens))}</li>\n`
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        if (!href.startsWith('/')) return `<a href="${href}">${text}</a>`
        return `<a href="${localize(href, locale)}">${text}</a>`
      },
      table(token) {
        const { header, rows, caption } = token as Tokens.Table & { caption?: string }
        const write = ({ tokens }: Tokens.TableCell) => citeOnce(this.parser.parseInline(tokens))
        const names = header.map(write)
        const cells = rows.map((row) => row.map(write))
        const isCard = names.length <= columnsOfCard
        const isBeside =
          names.length === besideEachOther.columns &&
          cells
            .flatMap(([, ...row]) => row)
            .every((html) => withoutMarks(html).length <= besideEachOther.letters)
        const isSwiped = !isCard && !isBeside
        const head = names.map((name) => `<th scope="col">${name}</th>`).join('')
        const labels = names.map((name) => (isCard ? ` data-label="${toLabel(name)}"` : ''))
        const body = cells
          .map(([name, ...row]) => {
            const others = row.map((html, at) => `<td${labels[at + 1]}>${html}</td>`)
            return `<tr><th scope="row">${name}</th>${others.join('')}</tr>`
          })
          .join('')
        const more = isSwiped ? ` data-more="${t('blocks.swipe')}"` : ''
        const captionHtml = caption ? `<caption${more}>${caption}</caption>` : ''
        // What scrolls is focusable.
        const how = isSwiped ? ' class="swiped" tabindex="0"' : isBeside ? ' class="beside"' : ''
        return `<table${how}>${captionHtml}<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>\n`
      },
    },
  })

  const inline = (markdown: string) => citeOnce(marked.parseInline(markdown) as string)

  return {
    inline,

    blocks: (markdown: string) =>
      markdown.includes('\n\n') ? (marked.parse(markdown) as string) : inline(markdown),

    // Splits the text at `##` headings.
    sections(markdown, createBlock) {
      const tokens = attachCaptions(marked.lexer(separateCaptions(markdown)))
      const groups: Token[][] = [[]]
      for (const token of tokens) {
        if (token.type === 'heading' && token.depth === 2) groups.push([])
        groups.at(-1)!.push(token)
      }
      return groups
        .filter((group) => group.some((token) => token.type !== 'space'))
        .map((group) => {
          const parts: Part[] = []
          let texts: Token[] = []
          const flush = () => {
            const html = marked.parser(texts)
            if (html.trim()) parts.push({ kind: 'html', html })
            texts = []
          }
          for (const token of group) {
            const match = token.type === 'paragraph' ? directive.exec(token.raw.trim()) : null
            if (!match) {
              texts.push(token)
              continue
            }
            // In page order, because compiling numbers the sources.
            flush()
            parts.push(createBlock(match[1]!, match[2]))
          }
          flush()
          const first = parts[0]?.kind === 'html' ? parts[0].html : ''
          const heading = /^<h2 id="([^"]*)">(.*?)<\/h2>/.exec(first)
          return heading ? { id: heading[1], title: plainText(heading[2]!), parts } : { parts }
        })
    },
  }
}

/** Throws for an unknown grade. */
export function toGrade(value: string): Grade {
  const grade = grades.find((name) => name === value)
  if (!grade) throw new Error(`{evidence:${value}}: the grades are ${grades.join(', ')}`)
  return grade
}

function toMotif(name: string): string {
  if (!hasMotif(name)) throw new Error(`{motif:${name}}: ${describeUnknownMotif(name)}`)
  return name
}

/** Visible words of compiled Markdown, without reference numbers. */
function plainText(html: string): string {
  return html
    .replace(/<sup>.*?<\/sup>|<\/?span[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+([.,;:?!])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A column's name in front of a cell: 'Visits:', 'Can it be undone?' */
function toLabel(name: string): string {
  const label = withoutMarks(name)
  return /[?:]$/.test(label) ? label : `${label}:`
}

/** The text of inline HTML, without the numbers of its sources. */
function withoutMarks(html: string): string {
  return html.replace(/<sup>.*?<\/sup>|<[^>]+>/g, '').trim()
}

/** Counts words for the read time, which excludes tables. */
export function countWords(html: string): number {
  const words = plainText(html.replace(/<table[^>]*>.*?<\/table>/gs, ' '))
  return words ? words.split(' ').length : 0
}

function splitHeadingId(html: string): { title: string; id?: string } {
  return { title: html.replace(headingId, ''), id: headingId.exec(html)?.[1] }
}

function separateCaptions(markdown: string): string {
  return markdown.replace(/^((?:Table|Tabla): .+)\n(?=\|)/gm, '$1\n\n')
}

function attachCaptions(tokens: Token[]): Token[] {
  return tokens.filter((token, index) => {
    const next = tokens.slice(index + 1).find(({ type }) => type !== 'space')
    const caption = token.type === 'paragraph' && captionLine.exec(token.raw.trim())
    if (!caption || next?.type !== 'table') return true
    Object.assign(next, { caption: caption[1] })
    return false
  })
}
