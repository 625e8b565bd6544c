import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toPath } from '../../build/content/read.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { listedPages, pages } from '../../src/pages.ts'
import type { Server } from './servers.ts'

/** Every page's path in both languages, from the site map. */
export async function listPaths(server: Pick<Server, 'fetch'>): Promise<string[]> {
  const html = await (await server.fetch('/sitemap')).text()
  const main = /<main\b.*<\/main>/s.exec(html)![0]
  return [
    ...new Set([...main.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)"/g)].map(([, path]) => path!)),
  ]
}

const root = join(import.meta.dirname, '../..')
const folders = new Map(
  ['content/pages', 'content/issues'].flatMap((above) =>
    readdirSync(join(root, above), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('data.json'))
      .map((file) => `${above}/${file.slice(0, -'/data.json'.length)}`)
      .map((folder) => [toPath(folder), join(root, folder)]),
  ),
)

export const contentPaths = [...folders.keys()].filter((path) => !readData(path).draft).sort()

/** Pages made by code, without a folder of content. */
export const codePaths: string[] = Object.values(pages).map(({ path }) => path)

/** Those of them that search engines may list. */
export const listedPaths = listedPages.map(({ path }) => path)

/** Pages that depend on their query or hash, and addresses that answer 404. */
export const statePaths = [
  '/no-such-page',
  '/article/no-such-article',
  '/search?q=teeth',
  '/search?q=zzzzqqq',
  '/subscribe?done',
  '/newsletter/confirm?token=x',
  '/newsletter/preferences?token=x',
  '/contact?sent',
  '/article/cavity-prevention-quiz?result=moderate',
  '/recommended-products?need=gums',
  '/urgency?now=no',
  '/urgency?now=no&who=child',
  '/urgency?now=no&who=child&topic=injury',
  '/urgency?level=now&topic=injury',
  '/urgency?level=today&topic=swelling',
  '/find-international-dentist?country=mx&home=4000&abroad=&trips=2&trip=850&repairs=500',
  '/products/dental-floss#feedback-thanks',
  '/privacy-settings#cleared',
]

/** One page of each kind: every page made by code, and the first of each type of content. */
export const kindPaths = [
  ...codePaths,
  ...new Map(contentPaths.toReversed().map((path) => [readData(path).type, path])).values(),
  '/no-such-page',
]

/** A content page's type, disclosure and boxes. */
export function listFeatures(path: string): string[] {
  const { type, disclosure } = readData(path)
  const boxes = readFileSync(join(folders.get(path)!, 'en.md'), 'utf8').matchAll(/^::([\w-]+)/gm)
  return [`type ${type}`, `disclosure ${disclosure}`, ...[...boxes].map(([, name]) => name!)]
}

/** A minimal set of content pages that covers every feature. */
export function sampleContent(): string[] {
  const seen = new Set<string>()
  return contentPaths.filter((path) => {
    const features = listFeatures(path)
    const isNew = features.some((feature) => !seen.has(feature))
    for (const feature of features) seen.add(feature)
    return isNew
  })
}

/** One page of each kind and every state, for tests too slow to visit every page. */
export const samplePaths = [...codePaths, ...sampleContent(), ...statePaths]

export const allPaths = [...codePaths, ...contentPaths, ...statePaths]

export const inBoth = (path: string): string[] =>
  localeCodes.map((locale) => localize(path, locale))

function readData(path: string): { type: string; disclosure?: string; draft?: boolean } {
  return JSON.parse(readFileSync(join(folders.get(path)!, 'data.json'), 'utf8')) as ReturnType<
    typeof readData
  >
}
