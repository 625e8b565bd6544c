import type { Source } from '../content/read.ts'
import { allNumbers, findFigures, numbersOf } from './figures.ts'
import { factIds, type Found, type Line, plain, readTexts } from './text.ts'

const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (!value || typeof value !== 'object') return 'text'
  const entries = Object.entries(value as Record<string, unknown>)
  return Object.fromEntries(
    entries.map(([key, item]) => [key, key === 'id' ? item : shapeOf(item)]),
  )
}

/** Traits that must match in both languages, section by section. */
const traits: { name: string; of: (line: Line) => string[] }[] = [
  { name: 'boxes', of: ({ kind, text }) => (kind === 'box' ? [text.trim()] : []) },
  { name: 'list items', of: ({ kind }) => (kind === 'item' ? ['item'] : []) },
  {
    name: 'table rows',
    of: ({ kind, text }) => (kind === 'row' ? [`${text.split('|').length} cells`] : []),
  },
  { name: 'fact ids', of: ({ text }) => factIds(text) },
  {
    name: 'links',
    of: ({ text }) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href]) => href!),
  },
]

/** Differences between the two languages of a page. */
export function checkStructure(sources: Source[]): Found[] {
  return sources.flatMap((source) => {
    const [english, spanish] = readTexts([source])
    const file = spanish!.file
    const sectionsOf = (lines: Line[]) => [...new Set(lines.map(({ section }) => section))]
    const order = sectionsOf(english!.lines)
    const other = sectionsOf(spanish!.lines)
    if (order.join() !== other.join()) {
      const at = order.findIndex((section, index) => section !== other[index])
      const line = spanish!.lines.find(({ section }) => section === other[at])?.number ?? 1
      return {
        file,
        line,
        problem: `has "${other[at] ?? 'nothing'}" where en.md has "${order[at] ?? 'nothing'}"`,
        remedy: 'give both languages the same headings and fields, in the same order',
      }
    }
    const findings = order.flatMap((section) =>
      compareSection(section, english!.lines, spanish!.lines, file),
    )
    const same =
      JSON.stringify(shapeOf(source.en.front)) === JSON.stringify(shapeOf(source.es.front))
    if (!same && findings.length === 0) {
      findings.push({
        file,
        problem: 'has other fields or list lengths than en.md',
        remedy: 'give both front matters the same fields and as many entries',
      })
    }
    return findings
  })
}

function compareSection(section: string, english: Line[], spanish: Line[], file: string): Found[] {
  const inside = (lines: Line[]) => lines.filter((line) => line.section === section)
  const tell = (problem: string): Found => ({
    file,
    line: inside(spanish)[0]!.number,
    problem: `${problem} ("${section || 'the opening'}")`,
    remedy: 'say the same in both languages',
  })
  // A language may omit a unit ('at 6 or 7'), but not the number.
  const lost = [
    { from: english, to: spanish, problem: 'lacks figures of en.md' },
    { from: spanish, to: english, problem: 'has figures that en.md lacks' },
  ].flatMap(({ from, to, problem }) => {
    const numbers = new Set(inside(to).flatMap(({ text }) => allNumbers(plain(text))))
    const figures = inside(from)
      .flatMap(({ text }) => findFigures(text))
      .filter((figure) => !numbersOf(figure).every((number) => numbers.has(number)))
    return figures.length > 0 ? tell(`${problem}: ${figures.join(', ')}`) : []
  })
  const different = traits.flatMap(({ name, of }) => {
    const [left, right] = [english, spanish].map((lines) => inside(lines).flatMap(of).toSorted())
    if (left!.join() === right!.join()) return []
    const missing = without(left!, right!)
    const extra = without(right!, left!)
    const told = [
      ...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []),
      ...(extra.length > 0 ? [`adds ${extra.join(', ')}`] : []),
    ]
    return tell(`${name} differ from en.md: ${told.join('; ')}`)
  })
  return [...lost, ...different]
}

function without(from: string[], taken: string[]): string[] {
  const rest = [...taken]
  return from.filter((item) => {
    const at = rest.indexOf(item)
    if (at < 0) return true
    rest.splice(at, 1)
    return false
  })
}
