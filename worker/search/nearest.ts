import type { Assets } from '../../src/content/files.ts'
import { getPage } from '../../src/content/index.ts'
import type { Card } from '../../src/content/schema.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { loadIndex } from './index.ts'
import { searchPages } from './results.ts'

const maxResults = 3
const maxCandidates = 10
const maxNameLength = 64

/**
 * The pages whose titles and headings best match an unknown address. Its words are looked up in
 * every language: all addresses are English, and people guess them in their own language.
 */
export async function findNearest(assets: Assets, locale: Locale, path: string): Promise<Card[]> {
  const [folder, name] = readAddress(path)
  if (!name) return []
  const paths = (
    await Promise.all(localeCodes.map((code) => findTitles(assets, code, name)))
  ).flat()
  // A page found in both languages, or in the same folder, ranks higher.
  const ranks = new Map<string, number>()
  for (const { path, rank } of paths) {
    const isSibling = folder !== '' && isSameFolder(path, folder)
    ranks.set(path, (ranks.get(path) ?? 0) + (isSibling ? 3 : 1) / (rank + 1))
  }
  const nearest = [...ranks].toSorted(([, a], [, b]) => b - a).slice(0, maxResults)
  const pages = await Promise.all(nearest.map(([path]) => getPage(assets, path, locale)))
  return pages.filter((page) => page !== undefined)
}

/**
 * '/products/tooth-paste.html' -> ['products', 'tooth paste']. Skips segments of up to two letters.
 */
function readAddress(path: string): [folder: string, name: string] {
  const parts = decode(path)
    .replace(/\.[a-z]{2,4}$/, '')
    .split('/')
    .filter((part) => part.length > 2)
  const name = (parts.at(-1) ?? '').slice(0, maxNameLength).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return [parts.length > 1 ? parts[0]! : '', name.trim()]
}

async function findTitles(assets: Assets, locale: Locale, name: string) {
  const index = await loadIndex(assets, locale)
  const { hits } = searchPages(index, name, ['title', 'heading'])
  const pages = hits.filter(({ type }) => type !== 'term').slice(0, maxCandidates)
  return pages.map(({ page }, rank) => ({ path: index.pages[page]!.path, rank }))
}

/** Also matches prefixes: '/conditions/gum-disease' is in 'condition'. */
function isSameFolder(path: string, folder: string): boolean {
  const [, first = ''] = path.split('/')
  return first.startsWith(folder) || folder.startsWith(first)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
