import MiniSearch from 'minisearch'
import type { Assets } from '../../src/content/index.ts'
import { type Passage, searchOptions } from '../../src/content/search-options.ts'
import type { Locale } from '../../src/i18n/locales.ts'
export type SearchIndex = { passages: Passage[]; mini: MiniSearch<Passage> }
const loaded = new Map<string, Promise<SearchIndex>>()
export function loadIndex(assets: Assets, locale: Locale): Promise<SearchIndex> {
  const p = loaded.get(locale) ?? (async () => {
    const r = await assets.fetch(new URL(`/_content/${locale}/search.json`, 'https://assets.local'))
    const { passages, index } = (await r.json()) as { passages: Passage[]; index: any }
    return { passages, mini: MiniSearch.loadJS<Passage>(index, searchOptions) }
  })()
  loaded.set(locale, p)
  return p
}
