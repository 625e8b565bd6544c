import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { countShownWords } from '../compile-page.ts'
import type { Source } from '../read.ts'
import type { Page, PageType } from '../../src/content/schema.ts'
import type { Finding } from './text.ts'

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

/** Words of the English page, where its type promises a length. */
const lengths: Partial<Record<PageType, [min: number, max: number]>> = {
  article: [1000, 2000],
  condition: [1000, 2000],
  service: [800, 1400],
  'home-service': [800, 1400],
  guide: [400, 1400],
  product: [800, 1400],
  category: [250, 500],
  hub: [250, 500],
}
const descriptionLength = [110, 170] as const

/** Rules about a page as a whole: sources, notices, dates, length, metadata of its own. */
export function checkPages(
  sources: Source[],
  pages: Record<Locale, Map<string, Page>>,
  covers: Set<string>,
): Finding[] {
  return [
    ...sources
      .filter(({ path, data }) => data.type !== 'issue' && !covers.has(path))
      .map(({ path, en }) => ({
        file: en.file,
        line: 1,
        problem: 'has no cover',
        remedy: `add a recipe for ${path} to src/art/recipes.ts`,
      })),
    ...sources.flatMap((source) => {
      const page = pages.en.get(source.path)!
      return [...checkData(source, page), ...checkLength(source, page)]
    }),
    ...localeCodes.flatMap((locale) => checkMetadata(sources, locale)),
  ]
}

function checkData({ data, en }: Source, page: Page): Finding[] {
  const file = en.file.replace(/en\.md$/, 'data.json')
  const findings: Finding[] = []
  const require = (holds: boolean, problem: string, remedy: string) => {
    if (!holds) findings.push({ file, line: 1, problem, remedy })
  }
  const { type, tags, disclosure } = data
  require(!medical.has(type) ||
    page.references.length >=
      minReferences, `cites ${page.references.length} sources`, `lean a medical page on at least ${minReferences}`)
  require(!(
    type === 'product' ||
    (type !== 'category' && tags.includes('products') && type !== 'video')
  ) ||
    disclosure ===
      'affiliate', 'is about products and has no "disclosure"', 'add "disclosure": "affiliate"')
  require(type !== 'tourism' ||
    disclosure ===
      'tourism', 'is about tourism and has no "disclosure"', 'add "disclosure": "tourism"')
  require(type !== 'video' ||
    Boolean(page.film || data.draft), 'has no film', 'draw one: docs/films.md says how')
  require(type === 'issue' ||
    Boolean(data.checked && data.nextCheck), 'has no "checked" and "nextCheck" dates', 'add both')
  require(page.references.length < minReferences ||
    Boolean(data.review) ||
    !medical.has(type), 'has no "review" record', 'add how it was reviewed, and when')
  const boxes = page.sections.flatMap(({ parts }) => parts.map(({ kind }) => kind))
  require(type !== 'issue' ||
    boxes.every(
      (kind) => kind === 'html' || kind === 'pages',
    ), 'has a box that mail clients would not keep', 'use text and ::pages')
  require(type === 'tool' ||
    type === 'organization' ||
    type === 'issue' ||
    tags.length > 0, 'has no tags', 'add some: related pages come from them')
  return findings
}

function checkLength({ data, en }: Source, page: Page): Finding[] {
  const range = lengths[data.type]
  // The compiler has checked the lengths the client fixed; a generated list speaks for itself.
  const generated = page.sections.some(({ parts }) => parts.some(({ kind }) => kind === 'tool'))
  if (!range || data.minutes !== undefined || data.draft || generated) return []
  const words = countShownWords(page, 'en')
  const [min, max] = range
  // Answer cards are written elsewhere: a page is not too long because of them.
  const own = words - countShownWords({ ...page, sections: [], takeaways: [], answer: '' }, 'en')
  if (words >= min && own <= max) return []
  return [
    {
      file: en.file,
      line: 1,
      problem: `has ${words} words`,
      remedy: `a page of type ${data.type} has ${min} to ${max}: cut or add substance`,
    },
  ]
}

function checkMetadata(sources: Source[], locale: Locale): Finding[] {
  const seen = new Map<string, string>()
  return sources.flatMap((source) => {
    const { front, file } = source[locale]
    const length = front.description?.length ?? 0
    const [min, max] = descriptionLength
    const twin = [front.title, front.description ?? file].map((text) => {
      const first = seen.get(text)
      seen.set(text, file)
      return first
    })
    return [
      ...(length < min || length > max
        ? [
            {
              file,
              line: 1,
              problem: `its description has ${length} characters`,
              remedy: `write ${min} to ${max}`,
            },
          ]
        : []),
      ...(front.excerpt
        ? []
        : [{ file, line: 1, problem: 'has no excerpt', remedy: 'write the line its card shows' }]),
      ...twin
        .filter((other) => other !== undefined)
        .map((other) => ({
          file,
          line: 1,
          problem: `has the title or description of ${other}`,
          remedy: 'give each page its own',
        })),
    ]
  })
}
