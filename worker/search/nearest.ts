import { type Assets, getPage } from '../../src/content/index.ts'
import type { Card } from '../../src/content/schema.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { loadIndex } from './index.ts'
import { searchPages } from './results.ts'

const most = 3

/** The pages whose words come nearest to those of an address that leads nowhere. */
export async function findNearest(assets: Assets, locale: Locale, path: string): Promise<Card[]> {
  const words = path
    .slice(0, 100)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (!words) return []
  const index = await loadIndex(assets, locale)
  const found = searchPages(index, words).slice(0, most)
  const pages = await Promise.all(found.map((result) => getPage(assets, result.path, locale)))
  return pages.filter((page) => page !== undefined)
}
