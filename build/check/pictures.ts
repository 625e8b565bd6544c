import { localeCodes } from '../../src/i18n/locales.ts'
import {
  compileFigure,
  describeFigure,
  drawingFile,
  type FigureSource,
  lineOfFigure,
  listPlaced,
} from '../content/figures.ts'
import type { Content, ReadText, Source } from '../content/read.ts'
import { allNumbers, findFigures, numbersOf } from './figures.ts'
import { factIds, type Found, type Line, plain, type TextFile } from './text.ts'

const maxBytes = 9000
/** Font size in a drawing `drawnWidth` wide: phones show it at less than half. */
const minNumeral = 26
const drawnWidth = 720

type Figures = Map<string, FigureSource>
type FigureText = Pick<TextFile, 'file' | 'locale' | 'lines'> & { source: Pick<Source, 'path'> }

/** The words of each figure as a text, for the text checks. */
export function listFigureTexts(text: ReadText, figures: Figures): FigureText[] {
  return [...figures].flatMap(([id, figure]) => {
    const number = lineOfFigure(text(figure.file), id)
    return localeCodes.map((locale) => {
      const compiled = compileFigure(figure, locale)
      const { title, lines } = describeFigure(compiled)
      const toLine = (words: string, kind: Line['kind'] = 'field') => ({
        number,
        text: words,
        section: id,
        kind,
      })
      const found = [title, ...lines].map((words) => toLine(words))
      if (compiled.kind === 'drawing') found.push(toLine(compiled.alt, 'bare'))
      // The icons state a figure too.
      if (compiled.kind === 'share') {
        const cited = factIds(title)
        const share = `${compiled.count} in ${compiled.of}`
        found.push(toLine(cited.length > 0 ? `${share}[^${cited.join()}]` : share))
      }
      return { file: figure.file, locale, source: { path: '' }, lines: found }
    })
  })
}

/** Finds unused figures, differences between languages, and illegible drawings. */
export function checkPictures(content: Content, sources: Source[]): Found[] {
  const { figures } = content
  return [...checkPlaces(figures, sources), ...checkLanguages(figures), ...checkDrawings(content)]
}

function checkPlaces(figures: Figures, sources: Source[]): Found[] {
  const findings: Found[] = []
  const placed = new Set<string>()
  for (const { en, es } of sources) {
    const [order, other] = [listPlaced(en.body), listPlaced(es.body)]
    for (const id of order) placed.add(id)
    const twice = order.find((id, at) => order.indexOf(id) < at)
    if (twice) {
      findings.push({
        file: en.file,
        at: `::figure ${twice}`,
        problem: `shows the figure "${twice}" twice`,
        remedy: 'keep it where it is said first',
      })
    }
    const at = order.findIndex((id, index) => id !== other[index])
    if (at < 0 && order.length === other.length) continue
    const [id, instead] = at < 0 ? ['no figure', other[order.length]!] : [order[at]!, other[at]]
    findings.push({
      file: es.file,
      at: instead && `::figure ${instead}`,
      problem: `shows ${instead ? `"${instead}"` : 'no figure'} where en.md shows ${at < 0 ? id : `"${id}"`}`,
      remedy: 'give both languages the same figures, in the same order',
    })
  }
  const idle = [...figures].filter(([id]) => !placed.has(id))
  return [
    ...findings,
    ...idle.map(([id, { file }]) => ({
      file,
      at: `"${id}":`,
      problem: `"${id}" is on no page`,
      remedy: `place it with ::figure ${id}, or delete it`,
    })),
  ]
}

/** Both languages must cite the same facts and state the same numbers. */
function checkLanguages(figures: Figures): Found[] {
  return [...figures].flatMap(([id, figure]) => {
    const [english, spanish] = localeCodes.map((locale) => {
      const { title, lines } = describeFigure(compileFigure(figure, locale))
      return [title, ...lines]
    })
    const say = (problem: string): Found => ({
      file: figure.file,
      at: `"${id}":`,
      problem: `"${id}" ${problem}`,
      remedy: 'say the same in both languages',
    })
    return english!.flatMap((text, at) => {
      const other = spanish![at]!
      if (factIds(text).toSorted().join() !== factIds(other).toSorted().join()) {
        return say(`cites other facts in each language: ${plain(text)}`)
      }
      const lacks = (from: string, to: string) =>
        findFigures(from).some((found) =>
          numbersOf(found).some((number) => !allNumbers(plain(to)).includes(number)),
        )
      return lacks(text, other) || lacks(other, text)
        ? say(`has other numbers in each language: ${plain(text)}`)
        : []
    })
  })
}

function checkDrawings({ figures, drawing: read, drawings }: Content): Found[] {
  const shown = Map.groupBy(
    [...figures.values()].filter((figure) => figure.kind === 'drawing'),
    ({ drawing }) => drawing,
  )
  return drawings('figures').flatMap((name) => {
    const { svg } = read(`figures/${name}`)
    const findings: Found[] = []
    const say = (problem: string, remedy: string) =>
      findings.push({ file: drawingFile(name), line: 1, problem, remedy })
    const bytes = Buffer.byteLength(svg)
    if (bytes > maxBytes) say(`has ${bytes} bytes`, `draw it in at most ${maxBytes}`)
    const texts = [...svg.matchAll(/<text\b([^>]*)>(.*?)<\/text>/gs)]
    const numerals = texts.map(([, , words]) => words!.replace(/<[^>]+>/g, '').trim())
    const wordy = numerals.find((words) => !/^[1-9]$/.test(words))
    if (wordy !== undefined) {
      say(`says "${wordy}"`, 'a drawing has numerals only: its words are in content/figures')
    }
    const [width = drawnWidth] = shown.get(name)?.[0]?.size ?? []
    const sizes = texts.flatMap(
      ([, attributes]) => / font-size="([\d.]+)/.exec(attributes!)?.[1] ?? [],
    )
    const small = sizes.map(Number).find((size) => (size * drawnWidth) / width < minNumeral)
    if (small) {
      say(
        `has a numeral of font-size ${small}, which nobody reads on a phone`,
        `use ${minNumeral} in a circle of r="22" or more (in a width of ${drawnWidth})`,
      )
    }
    if (!shown.has(name)) say('is in no figure', 'name it in content/figures, or delete it')
    const drawn = new Set(numerals).size
    for (const { en } of shown.get(name) ?? []) {
      if (numerals.length === 0 || drawn === en.parts.length) continue
      say(
        `has ${drawn} numerals, and "${plain(en.title)}" ${en.parts.length} parts`,
        'number each part once more, or name it',
      )
    }
    return findings
  })
}
