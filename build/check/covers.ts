import { crops } from '../../src/art/crops.ts'
import { drawCover } from '../art/cover.ts'
import { codeCovers, lookOf } from '../art/covers.ts'
import { drawDoor } from '../art/door.ts'
import { createLossFinder, maxLost } from '../art/outlines.ts'
import { createReader } from '../art/source.ts'
import { artFolder } from '../content/fields.ts'
import { type Content, type Source, toFolder } from '../content/read.ts'
import type { Found } from './text.ts'

/** Covers per row of a list in a wide window; 0 if it shows doors or no drawings. */
const columns: Record<string, number> = {
  hero: 2,
  explore: 0,
  topReads: 1,
  conditions: 2,
  products: 8,
  homeServices: 4,
  quickLinks: 3,
  dentalServices: 2,
  videos: 4,
  latest: 3,
  featured: 4,
  mostRead: 0,
  recentPosts: 1,
}
/** Lists that the home page does not show as drawings. */
const elsewhere = ['quickLinks', 'recentPosts', 'mostRead']
const tiledShare = 1 / 6

/** Finds pages without a cover, and covers too similar to others. */
export function checkCovers(sources: Source[], lists: Record<string, string[]>): Found[] {
  const findings: Found[] = []
  const drawn = sources.flatMap(({ path, data: { cover } }) => (cover ? [{ path, cover }] : []))
  const covers = new Map(Object.entries(codeCovers))
  for (const { path, cover } of drawn) covers.set(path, cover)
  const files = new Map(sources.map(({ path, folder }) => [path, `${folder}/data.json`]))
  const say = (path: string, problem: string, remedy: string) =>
    findings.push({
      file: files.get(path) ?? 'src/pages.ts',
      at: '"cover"',
      problem,
      remedy,
    })

  for (const { path, data } of sources) {
    if (data.cover || data.type === 'issue') continue
    say(path, 'has no "cover"', 'add one: content/README.md#covers')
  }
  const looks = Map.groupBy(covers, ([, cover]) => lookOf(cover))
  for (const [look, [first, ...twins]] of looks) {
    for (const [path] of twins) {
      say(path, `has the cover of ${first![0]} (${look})`, 'change its motif, theme or composition')
    }
  }
  for (const [name, paths] of Object.entries(lists)) {
    const count = columns[name]
    if (count === undefined) {
      const remedy = `the site shows ${Object.keys(columns).join(', ')}`
      const problem = `"${name}" is no list of the site`
      findings.push({ file: 'content/lists.json', at: `"${name}"`, problem, remedy })
    }
    if (!count) continue
    for (const [index, path] of paths.entries()) {
      const right = (index + 1) % count === 0 ? undefined : paths[index + 1]
      for (const neighbour of [right, paths[index + count]]) {
        const [one, other] = [path, neighbour ?? ''].map((page) => covers.get(page))
        for (const trait of ['theme', 'composition'] as const) {
          if (!one || one[trait] !== other?.[trait]) continue
          say(
            path,
            `has the ${trait} of ${neighbour}, its neighbour in "${name}"`,
            'change it on one of the two, or their order in content/lists.json',
          )
        }
      }
    }
  }
  const onHome = Object.entries(lists).flatMap(([name, paths]) =>
    elsewhere.includes(name) ? [] : paths,
  )
  const heroes = Map.groupBy(
    [...new Set([...onHome, '/conditions/emergency'])],
    (path) => covers.get(path)?.motifs[0],
  )
  for (const [motif, [first, ...others]] of heroes) {
    for (const path of motif ? others : []) {
      say(path, `shows "${motif}" on the home page, as ${first} does`, 'show another motif first')
    }
  }
  const tiled = [...covers].filter(([, { composition }]) => composition === 'azulejo')
  if (tiled.length > covers.size * tiledShare) {
    const [path] = tiled.at(-1)!
    say(path, 'is one wall of tiles ("azulejo") too many', 'choose another composition')
  }
  return findings
}

/** Finds covers whose motif blends into its background. Draws each; takes seconds. */
export async function checkOutlines(
  { data: all, lists }: Content,
  isWanted = (_path: string) => true,
): Promise<Found[]> {
  const finder = createLossFinder(createReader(artFolder))
  const explored = lists['explore'] ?? []
  const findings: Found[] = []
  for (const { path, data } of all) {
    const { cover } = data
    if (!cover || !isWanted(path)) continue
    const shares = await finder.findIn((read) => drawCover(read, cover, crops.card, path))
    if (explored.includes(path)) {
      shares.push(...(await finder.findIn((read) => drawDoor(read, cover))))
    }
    const lost = shares.find(({ share }) => share > maxLost)
    if (!lost) continue
    findings.push({
      file: `${toFolder({ ...data, path })}/data.json`,
      at: '"cover"',
      problem: `${Math.round(100 * lost.share)}% of the outline of "${lost.motif}" is lost on what is behind it`,
      remedy: 'choose another theme, composition or motif',
    })
  }
  return findings
}
