import { getText } from '../../src/i18n/index.ts'
import { toPassages } from '../index/passages.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { countShownWords } from '../content/page.ts'
import { listPlaced } from '../content/figures.ts'
import type { Source } from '../content/read.ts'
import type { Page, PageType } from '../../src/content/schema.ts'
import type { Found } from './text.ts'

const medical = new Set<PageType>([
  'article',
  'quiz',
  'emergency',
  'condition',
  'service',
  'home-service',
  'product',
  'video',
  'tourism',
  'guide',
])
const minReferences = 3

/** Word limits of the English page by type; also in content/README.md. */
export const lengths: Partial<Record<PageType, [min: number, max: number]>> = {
  article: [1000, 2000],
  condition: [1000, 2000],
  service: [800, 1400],
  'home-service': [800, 1400],
  product: [800, 1400],
  guide: [400, 1400],
  category: [250, 500],
  hub: [250, 500],
}
const descriptionLength = [110, 170] as const
const withFigures = new Set<PageType>(['article', 'condition', 'service'])
const wordsPerFigure = 600

/** Page-level rules: sources, notices, dates, length, figures, unique metadata. */
export function checkPages(sources: Source[], pages: Record<Locale, Map<string, Page>>): Found[] {
  return [
    ...sources.flatMap((source) => {
      const page = pages.en.get(source.path)!
      return [...checkData(source, page), ...checkLength(source, page)]
    }),
    ...localeCodes.flatMap((locale) => checkMetadata(sources, locale)),
  ]
}

function checkData({ folder, data }: Source, page: Page): Found[] {
  const { type, tags, disclosure } = data
  const cited = page.references.length
  const boxes = page.sections.flatMap(({ parts }) => parts.map(({ kind }) => kind))
  const sells =
    type === 'product' || (tags.includes('products') && type !== 'category' && type !== 'video')
  const rules: [isBroken: boolean, problem: string, remedy: string][] = [
    [
      medical.has(type) && cited < minReferences,
      `cites ${cited} sources`,
      `lean a medical page on at least ${minReferences}`,
    ],
    [
      medical.has(type) && cited >= minReferences && !data.review,
      'has no "review" record',
      'add how it was reviewed, and when',
    ],
    [
      sells && disclosure !== 'affiliate',
      'is about products and has no "disclosure"',
      'add "disclosure": "affiliate"',
    ],
    [
      type === 'tourism' && disclosure !== 'tourism',
      'is about tourism and has no "disclosure"',
      'add "disclosure": "tourism"',
    ],
    [
      type === 'video' && !page.film && !data.draft,
      'has no film',
      'draw one: docs/films.md says how',
    ],
    [
      type !== 'issue' && !(data.checked && data.nextCheck),
      'has no "checked" and "nextCheck" dates',
      'add both',
    ],
    [
      type === 'issue' && boxes.some((kind) => kind !== 'html' && kind !== 'pages'),
      'has a box that mail clients would not keep',
      'use text and ::pages',
    ],
    [
      !['tool', 'organization', 'issue'].includes(type) && tags.length === 0,
      'has no tags',
      'add some: related pages come from them',
    ],
  ]
  const file = `${folder}/data.json`
  return rules
    .filter(([isBroken]) => isBroken)
    .map(([, problem, remedy]) => ({ file, problem, remedy }))
}

/** Checks a page's length and the figures it requires. Drafts may still grow. */
function checkLength({ data: { type, minutes, draft }, en }: Source, page: Page): Found[] {
  const findings: Found[] = []
  const say = (problem: string, remedy: string) =>
    findings.push({ file: en.file, problem, remedy, isWarning: draft })
  const words = countShownWords(page, 'en')
  // Answer cards are shared, so they do not count towards the maximum.
  const own = words - countShownWords({ ...page, sections: [], takeaways: [], answer: '' }, 'en')
  const [min, max] = lengths[type] ?? [0, Infinity]
  // The compiler checks lengths the client fixed; generated lists have no limit.
  const isFree =
    minutes !== undefined ||
    page.sections.some(({ parts }) => parts.some(({ kind }) => kind === 'tool'))
  if (!isFree && (words < min || own > max)) {
    say(`has ${words} words`, `a page of type ${type} has ${min} to ${max}: cut or add substance`)
  }
  const textWords = countShownWords({ ...page, faq: [] }, 'en')
  const figures = listPlaced(en.body).length
  const needed = withFigures.has(type) ? Math.max(1, Math.floor(textWords / wordsPerFigure)) : 0
  if (figures < needed) {
    say(
      `has ${figures} figures in ${textWords} words`,
      `place ${needed} with ::figure: one for each ${wordsPerFigure} words, and at least one`,
    )
  }
  return findings
}

function checkMetadata(sources: Source[], locale: Locale): Found[] {
  const seen = new Map<string, string>()
  return sources.flatMap((source) => {
    const { front, file } = source[locale]
    const findings: Found[] = []
    const length = front.description?.length ?? 0
    const [min, max] = descriptionLength
    if (front.description !== '…' && (length < min || length > max)) {
      findings.push({
        file,
        at: 'description:',
        problem: `its description has ${length} characters`,
        remedy: `write ${min} to ${max}`,
      })
    }
    if (!front.excerpt) {
      findings.push({ file, problem: 'has no excerpt', remedy: 'write the line its card shows' })
    }
    for (const field of ['title', 'description'] as const) {
      const text = front[field]
      const twin = seen.get(`${field} ${text}`)
      if (!text || text === '…') continue
      seen.set(`${field} ${text}`, file)
      if (!twin) continue
      const problem = `has the ${field} of ${twin}`
      findings.push({ file, at: `${field}:`, problem, remedy: 'give each page its own' })
    }
    return findings
  })
}

/** Questions in asked.json for a section that the page does not have. */
export function checkAsked(sources: Source[], pages: Map<string, Page>): Found[] {
  return sources.flatMap(({ path, folder, asked }) => {
    const passages = toPassages(pages.get(path)!, getText('en'))
    const known = new Set(passages.map(({ section, kind }) => section?.id ?? kind))
    return Object.keys(asked)
      .filter((id) => !known.has(id))
      .map((id) => ({
        file: `${folder}/asked.json`,
        at: `"${id}"`,
        problem: `names no section "${id}"`,
        remedy: `the page has ${[...known].join(', ')}`,
      }))
  })
}
