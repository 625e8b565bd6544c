import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import type { ContentError } from '../content/error.ts'
import type { Source } from '../content/read.ts'

/** A line that `npm run content:check` reports. */
export type Finding = {
  file: string
  line: number
  problem: string
  remedy: string
  /** Tolerated in a draft, until the page is published. */
  isWarning?: boolean
  /** Returns the file as `--fix` writes it. */
  fix?: (raw: string) => string
}

/** A finding on `line`, or on the first line that contains `at`; by default line 1. */
export type Found = Omit<Finding, 'line'> & { line?: number; at?: string }

export function toFindings({ file, faults }: ContentError): Found[] {
  const remedy = 'correct this line: what builds on it is checked after that'
  return faults.map(({ line, problem }) => ({ file, line, problem, remedy }))
}

/** A non-empty line of en.md or es.md. */
export type Line = {
  number: number
  text: string
  /** 'front:faq', or the id of the `##` or `###` heading above it; '' before the first. */
  section: string
  /**
   * 'bare': a title, heading, question or description, which cannot hold fact markers.
   * 'choice': a visitor's possible answer, so not our statement.
   */
  kind: 'paragraph' | 'item' | 'row' | 'field' | 'bare' | 'choice' | 'box'
}

export type TextFile = { source: Source; locale: Locale; file: string; lines: Line[] }

const bareFields = new Set(['title', 'shortTitle', 'description', 'excerpt', 'lede', 'callNote'])
const choiceKeys = /^\s*options:/
const bareKeys = /^\s*(?:- )?(?:question|label|when|id|term):/

export function readTexts(sources: Source[]): TextFile[] {
  return sources.flatMap((source) =>
    localeCodes.map((locale) => {
      const { file, raw } = source[locale]
      return { source, locale, file, lines: toLines(raw) }
    }),
  )
}

function toLines(raw: string): Line[] {
  const all = raw.split('\n')
  const end = all.indexOf('---', 1)
  const lines: Line[] = []
  let section = ''
  all.forEach((text, index) => {
    const number = index + 1
    if (index === 0 || index === end) {
      section = ''
    } else if (index < end) {
      section = /^(\w+):/.exec(text)?.[1] ?? section
      const value = text.replace(/^\s*(?:- )?(?:\w+:\s*)?/, '').replace(/^"(.*)"$/, '$1')
      const kind = choiceKeys.test(text)
        ? 'choice'
        : bareFields.has(section) || bareKeys.test(text)
          ? 'bare'
          : 'field'
      if (value && !/^\s*- id:/.test(text))
        lines.push({ number, text: value, section: `front:${section}`, kind })
    } else {
      section = /^###? .*\{#([a-z0-9-]+)\}/.exec(text)?.[1] ?? section
      const kind = kindOf(text)
      if (kind && text.trim()) lines.push({ number, text, section, kind })
    }
  })
  return lines
}

function kindOf(text: string): Line['kind'] | undefined {
  if (/^#|^(Table|Tabla): /.test(text)) return 'bare'
  if (text.startsWith('::')) return 'box'
  if (/^\|[\s|:-]+\|$/.test(text)) return undefined
  if (text.startsWith('|')) return 'row'
  return /^\s*(?:[-*]|\d+\.) /.test(text) ? 'item' : 'paragraph'
}

export const factIds = (text: string): string[] =>
  [...text.matchAll(/\[\^([^\]]+)\]/g)].flatMap(([, ids]) => ids!.split(/\s*,\s*/))

/** A line's plain text, without markers, link targets, drawings and Markdown syntax. */
export const plain = (text: string): string =>
  text
    .replace(/\[\^[^\]]+\]|\{[^}]+\}|\]\([^)]*\)|<[^>]+>/g, ' ')
    .replace(/[[\]*#|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Splits a line into sentences, each with the markers after its full stop. */
export const sentences = (text: string): string[] =>
  text.split(/(?<=[.!?…]["”»)]*(?:\[\^[^\]]+\])*)\s+(?=[^a-záéíóúñ])/)
