import * as v from 'valibot'
import { countedMotifs, type Figure, type FigureRow } from '../../src/content/figures.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { ContentError, type Fault } from './error.ts'
import { id, motif, text } from './fields.ts'
import { citation, directive, everywhere, foreign } from './marks.ts'
import { parseJsonFile } from './parse.ts'
import type { Content } from './read.ts'

const folder = 'content/figures/'
const maxParts = 7
const maxIcons = 20

const short = (max: number) =>
  v.pipe(
    text,
    v.check(
      (words) => shownLength(words) <= max,
      ({ input }) => `has ${shownLength(input)} characters: at most ${max}`,
    ),
  )
const positive = v.pipe(v.number(), v.gtValue(0))
const amount = v.pipe(v.number(), v.minValue(0))

/** Length without the invisible fact ids and foreign-language marks. */
function shownLength(words: string): number {
  return words.replace(everywhere(citation), '').replace(everywhere(foreign), '$2').length
}

const title = short(90)
const inBoth = <T>(texts: T) => ({ en: texts, es: texts })
const rowTexts = v.array(v.strictObject({ name: short(60), figure: short(60) }))
const span = v.pipe(
  v.strictObject({ from: amount, to: positive }),
  v.check(({ from, to }) => from < to, '"from" is not less than "to"'),
)

const figureSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('drawing'),
    /** A wordless file of src/art/figures; its numerals refer to `parts`. */
    drawing: id,
    ...inBoth(
      v.strictObject({
        title,
        alt: v.pipe(
          short(160),
          v.check((words) => !/[[\]{}*]/.test(words), 'is read as it is: no facts, no marks'),
        ),
        parts: v.optional(
          v.pipe(v.array(short(90)), v.maxLength(maxParts, `has more than ${maxParts} parts`)),
          [],
        ),
      }),
    ),
  }),
  v.strictObject({
    kind: v.literal('share'),
    count: v.pipe(amount, v.integer()),
    of: v.pipe(
      positive,
      v.integer(),
      v.maxValue(maxIcons, `is more than ${maxIcons}: they would be too small to count`),
    ),
    motif: v.picklist(countedMotifs, `is none of ${countedMotifs.join(', ')}`),
    ...inBoth(v.strictObject({ title })),
  }),
  v.strictObject({
    kind: v.literal('bars'),
    max: positive,
    rows: v.array(v.union([v.strictObject({ value: amount }), span])),
    ...inBoth(v.strictObject({ title, rows: rowTexts })),
  }),
  v.strictObject({
    kind: v.literal('timeline'),
    max: positive,
    rows: v.array(span),
    ...inBoth(v.strictObject({ title, axis: short(20), rows: rowTexts })),
  }),
  v.strictObject({
    kind: v.literal('strip'),
    motifs: v.pipe(v.array(motif), v.minLength(2), v.maxLength(5, 'has more than 5 pictures')),
    ...inBoth(v.strictObject({ title, steps: v.array(short(60)) })),
  }),
])

type Figures = Record<string, v.InferOutput<typeof figureSchema>>
export type FigureSource = Figures[string] & {
  file: string
  /** Size of the drawing. */
  size?: readonly [width: number, height: number]
}

/** All figures by id; throws if one could not be shown. */
export function readFigures(content: Content): Map<string, FigureSource> {
  const found = new Map<string, FigureSource>()
  const files = content.files.filter((file) => file.startsWith(folder) && file.endsWith('.json'))
  for (const file of files) {
    const raw = content.text(file)
    const figures: Figures = parseJsonFile(file, v.record(id, figureSchema), raw)
    const faults: Fault[] = []
    for (const [name, figure] of Object.entries(figures)) {
      const line = lineOfFigure(raw, name)
      const twin = found.get(name)?.file
      const problems = [...(twin ? [`is in ${twin} too`] : []), ...listProblems(figure, content)]
      faults.push(...problems.map((problem) => ({ line, problem: `"${name}" ${problem}` })))
      if (problems.length > 0) continue
      const size = figure.kind === 'drawing' ? sizeOf(figure.drawing, content) : undefined
      if (figure.kind === 'drawing' && !size) {
        faults.push({
          line,
          problem: `"${name}" shows ${drawingFile(figure.drawing)}, which has no viewBox`,
        })
      }
      found.set(name, { ...figure, file, size })
    }
    if (faults.length > 0) throw new ContentError(file, faults)
  }
  return found
}

export const drawingFile = (name: string) => `src/art/figures/${name}.svg`

/** The line on which a figure starts. */
export function lineOfFigure(raw: string, name: string): number {
  return raw.split('\n').findIndex((line) => line.trimStart().startsWith(`"${name}":`)) + 1
}

/** Faults that a schema cannot express. */
function listProblems(figure: Figures[string], { drawings }: Content): string[] {
  const problems: string[] = []
  const require = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem)
  }
  const requireEach = (of: (locale: Locale) => number, count: number, what: string) => {
    for (const locale of ['en', 'es'] as const) {
      const has = of(locale)
      require(has === count, `has ${has} ${what} in "${locale}", not ${count}`)
    }
  }
  switch (figure.kind) {
    case 'drawing': {
      const isThere = drawings('figures').includes(figure.drawing)
      require(isThere, `shows ${drawingFile(figure.drawing)}, which is missing`)
      requireEach((locale) => figure[locale].parts.length, figure.en.parts.length, 'parts')
      break
    }
    case 'share':
      require(figure.count <= figure.of, `counts ${figure.count} of ${figure.of}`)
      break
    case 'bars':
    case 'timeline': {
      requireEach((locale) => figure[locale].rows.length, figure.rows.length, 'rows of text')
      const largest = Math.max(...figure.rows.map((row) => ('value' in row ? row.value : row.to)))
      require(largest <= figure.max, `has a row up to ${largest}, and its "max" is ${figure.max}`)
      break
    }
    case 'strip':
      requireEach((locale) => figure[locale].steps.length, figure.motifs.length, 'steps')
      break
    default:
      figure satisfies never
  }
  return problems
}

function sizeOf(name: string, { drawing }: Content): [width: number, height: number] | undefined {
  const [, width, height] =
    /^<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing(`figures/${name}`).svg) ?? []
  return width && height ? [Number(width), Number(height)] : undefined
}

/** A figure in a language. Its texts are still Markdown, in reading order. */
export function compileFigure(source: FigureSource, locale: Locale): Figure {
  switch (source.kind) {
    case 'drawing': {
      const { title, alt, parts } = source[locale]
      const [width, height] = source.size!
      return { kind: 'drawing', title, drawing: source.drawing, width, height, alt, parts }
    }
    case 'share': {
      const { count, of, motif } = source
      return { kind: 'share', title: source[locale].title, count, of, motif }
    }
    case 'bars': {
      const { title, rows } = source[locale]
      return { kind: 'bars', title, max: source.max, rows: withTexts(source.rows, rows) }
    }
    case 'timeline': {
      const { title, axis, rows } = source[locale]
      return { kind: 'timeline', title, max: source.max, axis, rows: withTexts(source.rows, rows) }
    }
    case 'strip': {
      const { title, steps } = source[locale]
      const pictured = steps.map((text, at) => ({ motif: source.motifs[at]!, text }))
      return { kind: 'strip', title, steps: pictured }
    }
    default:
      return source satisfies never
  }
}

function withTexts(
  rows: ({ value: number } | { from: number; to: number })[],
  texts: Pick<FigureRow, 'name' | 'figure'>[],
): FigureRow[] {
  return texts.map((words, at) => {
    const row = rows[at]!
    return { ...words, ...('value' in row ? { from: row.value, to: row.value } : row) }
  })
}

/** A figure in words, for people who cannot see it. */
export function describeFigure(figure: Figure): {
  title: string
  lines: string[]
  isNumbered: boolean
} {
  const { title } = figure
  switch (figure.kind) {
    case 'drawing':
      return { title, lines: figure.parts, isNumbered: true }
    case 'share':
      return { title, lines: [], isNumbered: false }
    case 'bars':
    case 'timeline': {
      const lines = figure.rows.map(({ name, figure: words }) => `${name}: ${words}`)
      return { title, lines, isNumbered: false }
    }
    case 'strip':
      return { title, lines: figure.steps.map(({ text }) => text), isNumbered: true }
    default:
      return figure satisfies never
  }
}

/** The ids of the figures in a text, in order. */
export function listPlaced(body: string): string[] {
  return body.split('\n').flatMap((line) => {
    const [, name, key] = directive.exec(line.trim()) ?? []
    return name === 'figure' && key ? [key] : []
  })
}
