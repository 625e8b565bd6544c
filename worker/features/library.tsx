import type { Context } from 'hono'
import { formatOf, parseFormat, typeOrder } from '../../src/content/formats.ts'
import { getCatalog, getGlossary, getLists, getPage, getTopics } from '../../src/content/index.ts'
import type { Card, PageType } from '../../src/content/schema.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { getText } from '../../src/i18n/index.ts'
import { type CodePage, pages } from '../../src/pages.ts'
import { listTools } from '../../src/sections/tools/tools.ts'
import { PageList } from '../../src/sections/blocks/PageList.tsx'
import { Explore } from '../../src/features/library/Explore.tsx'
import { Glossary } from '../../src/features/library/Glossary.tsx'
import type { Category } from '../../src/features/library/CategoryRow.tsx'
import { SiteMap, type SiteMapGroup } from '../../src/features/library/SiteMap.tsx'
import { Topics } from '../../src/features/library/Topics.tsx'
import { Updates } from '../../src/features/library/Updates.tsx'
import type { AppEnv } from '../services/types.ts'

const updateCount = 20

export async function makeExplore(c: Context<AppEnv>, locale: Locale) {
  const [{ entries }, topics, categories] = await Promise.all([
    getCatalog(c.var.assets, locale),
    getTopics(c.var.assets, locale),
    listCategories(c, locale),
  ])
  const texts = entries.filter((entry) => formatOf(entry) && formatOf(entry) !== 'tool')
  const common = topics.flatMap(({ items }) => items.filter((topic) => topic.common))
  return (
    <Explore
      cards={[...newestFirst(texts), ...listTools(getText(locale))]}
      categories={categories}
      topics={common}
      format={parseFormat(c.req.query('format'))}
    />
  )
}

/** Counts the pages that each category's own page lists, so that the counts agree. */
async function listCategories(c: Context<AppEnv>, locale: Locale): Promise<Category[]> {
  const { explore } = await getLists(c.var.assets, locale)
  return Promise.all(
    explore.map(async (card) => {
      const page = await getPage(c.var.assets, card.path, locale)
      const parts = page?.sections.flatMap((section) => section.parts) ?? []
      const cards = parts.flatMap((part) => (part.kind === 'pages' ? part.cards : []))
      return { card, count: new Set(cards.map(({ path }) => path)).size }
    }),
  )
}

function newestFirst<T extends Card>(cards: T[]): T[] {
  return cards.toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))
}

export async function makeTopics(c: Context<AppEnv>, locale: Locale) {
  return <Topics groups={await getTopics(c.var.assets, locale)} />
}

export async function makeGlossary(c: Context<AppEnv>, locale: Locale) {
  return <Glossary groups={await getGlossary(c.var.assets, locale)} />
}

/** The archive of the newsletter, newest first. */
export async function makeIssues(c: Context<AppEnv>, locale: Locale) {
  const { entries } = await getCatalog(c.var.assets, locale)
  const issues = newestFirst(entries.filter(({ type }) => type === 'issue'))
  return <PageList cards={issues} pictured={false} />
}

export async function makeUpdates(c: Context<AppEnv>, locale: Locale) {
  const catalog = await getCatalog(c.var.assets, locale)
  const entries = catalog.entries
    .filter(({ checked }) => checked)
    .toSorted((a, b) => b.checked!.localeCompare(a.checked!) || a.title.localeCompare(b.title))
  return <Updates entries={entries.slice(0, updateCount)} />
}

export async function makeSiteMap(c: Context<AppEnv>, locale: Locale) {
  const { pages: written, totals } = await listPages(c)
  const groups = typeOrder.map((name): SiteMapGroup => {
    const ofType = written.filter(({ type }) => (type === 'quiz' ? 'tool' : type) === name)
    const byTitle = new Intl.Collator(locale).compare
    return {
      name,
      pages: ofType.toSorted((a, b) => byTitle(a.titles[locale], b.titles[locale])),
      more:
        (totals[name as PageType] ?? ofType.length) -
        ofType.filter(({ type }) => type === name).length,
    }
  })
  const site: SiteMapGroup = {
    name: 'site',
    pages: Object.values<CodePage>(pages)
      .filter(({ listed }) => listed)
      .map(({ path, label, about }) => ({
        path,
        titles: inEveryLanguage((code) => label?.[code] ?? about![code].title),
      })),
  }
  return <SiteMap groups={[site, ...groups.filter((group) => group.pages.length > 0)]} />
}

/** The catalogs of all locales have the same order. */
async function listPages(c: Context<AppEnv>) {
  const catalogs = await Promise.all(localeCodes.map((code) => getCatalog(c.var.assets, code)))
  const { entries, totals } = catalogs[0]!
  const pages = entries.map(({ path, type }, index) => ({
    path,
    type,
    titles: inEveryLanguage((_, place) => catalogs[place]!.entries[index]!.title),
  }))
  return { pages, totals }
}

function inEveryLanguage<T>(make: (code: Locale, place: number) => T): Record<Locale, T> {
  const entries = localeCodes.map((code, place) => [code, make(code, place)])
  return Object.fromEntries(entries) as Record<Locale, T>
}
