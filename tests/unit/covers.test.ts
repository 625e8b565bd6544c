import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { drawCover } from '../../build/art/cover.ts'
import { listDrawings } from '../../build/art/drawings.ts'
import { toHex } from '../../build/art/paint.ts'
import { listBands } from '../../build/art/patterns.ts'
import { createReader } from '../../build/art/source.ts'
import { themes } from '../../build/art/themes.ts'
import { crops } from '../../src/art/crops.ts'
import { covers, loteriaPictures, type Recipe, storyPictures } from '../../src/art/recipes.ts'

const read = createReader('src/art')
const imported = [
  ...['answering', 'hello', 'thinking', 'urgent'].map((name) => `avatars/${name}`),
  ...['floor', 'strip'].map((name) => `tiles/${name}`),
].map((name) => ({ path: `${name}.svg`, svg: read(name).svg }))
const files = [...listDrawings('.'), ...listBands(read), ...imported]
const coverFiles = files.filter(({ path }) => path.startsWith('covers/'))
const recipes = Object.entries(covers)
const pictures = [...Object.entries(storyPictures), ...Object.entries(loteriaPictures)]
const lists = JSON.parse(readFileSync('content/lists.json', 'utf8')) as Record<string, string[]>

/** How many covers of a list are side by side in a wide window. */
const columns: Record<string, number> = {
  hero: 2,
  topReads: 1,
  conditions: 2,
  products: 8,
  homeServices: 4,
  quickLinks: 3,
  dentalServices: 2,
  videos: 4,
  latest: 3,
  featured: 4,
  recentPosts: 1,
}
/** Lists that show doors, or no drawing. */
const withoutCovers = ['explore', 'mostRead']
/** Lists that are not on the home page, or not as drawings. */
const elsewhere = ['quickLinks', 'recentPosts', 'mostRead']

/** Colours closer than this in OKLab are lost on one another. */
const nearDistance = 0.1

type Color = readonly number[]

function oklab(channels: Color): Color {
  const [r = 0, g = 0, b = 0] = channels.map((byte) => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function isNear(one: Color, other: Color): boolean {
  return Math.hypot(...one.map((value, index) => value - other[index]!)) < nearDistance
}

function parseColor(ink: string): Color {
  const hex = toHex(ink)
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex
  return [1, 3, 5].map((start) => parseInt(digits.slice(start, start + 2), 16))
}

/** The colours along the outline of a motif, a point for each half unit. */
async function outlineOf(motif: string): Promise<Color[]> {
  const { data, info } = await sharp(`src/art/motifs/${motif}.svg`, { density: 144 })
    .extend({ top: 1, bottom: 1, left: 1, right: 1, background: '#0000' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isSolid = (pixel: number) => data[pixel * 4 + 3]! > 127
  return Array.from({ length: info.width * info.height }, (_, pixel) => pixel)
    .filter(
      (pixel) =>
        isSolid(pixel) && [1, -1, info.width, -info.width].some((step) => !isSolid(pixel + step)),
    )
    .map((pixel) => oklab([...data.subarray(pixel * 4, pixel * 4 + 3)]))
}

const outlines = new Map<string, Color[]>()
beforeAll(async () => {
  const heroes = new Set([...recipes, ...pictures].map(([, { motifs }]) => motifs[0]))
  for (const motif of heroes) outlines.set(motif, await outlineOf(motif))
})

/** The share of a motif's outline that cannot be told from what is behind it. */
function lostOutline(motif: string, behind: string): number {
  const ground = oklab(parseColor(behind))
  const outline = outlines.get(motif)!
  return outline.filter((color) => isNear(color, ground)).length / outline.length
}

function recipeOf(path: string): Recipe {
  const recipe = covers[path]
  if (!recipe) throw new Error(`${path} has no cover`)
  return recipe
}

const behindHero = ({ theme, composition }: Recipe) =>
  composition === 'azulejo' ? themes[theme].ground : themes[theme].disc

test('a hero never loses half of its outline on its disc', () => {
  const lost = [...recipes, ...pictures].map(([path, recipe]) => ({
    path,
    share: lostOutline(recipe.motifs[0], behindHero(recipe)),
  }))
  expect(lost.filter(({ share }) => share > 0.5)).toEqual([])
})

test('a motif never loses half of its outline in a doorway', () => {
  const lost = lists['explore']!.map(recipeOf).map(({ motifs: [motif], theme }) => ({
    motif,
    share: lostOutline(motif, themes[theme].disc),
  }))
  expect(lost.filter(({ share }) => share > 0.5)).toEqual([])
})

test('every list of the site is one of covers or has none', () => {
  expect([...Object.keys(columns), ...withoutCovers].sort()).toEqual(Object.keys(lists).sort())
})

test('every page in a list has a cover', () => {
  const paths = Object.values(lists).flat()
  expect(paths.filter((path) => !covers[path])).toEqual([])
})

test('neighbours in a list share neither ground nor composition', () => {
  const twins: string[] = []
  for (const [name, count] of Object.entries(columns)) {
    const paths = lists[name]!
    for (const [index, path] of paths.entries()) {
      const right = (index + 1) % count === 0 ? undefined : paths[index + 1]
      for (const neighbour of [right, paths[index + count]]) {
        if (!neighbour) continue
        const [one, other] = [recipeOf(path), recipeOf(neighbour)]
        if (one.theme === other.theme || one.composition === other.composition) {
          twins.push(`${path} and ${neighbour}`)
        }
      }
    }
  }
  expect(twins).toEqual([])
})

test('on the home page one motif stands for one page', () => {
  const listed = Object.entries(lists).flatMap(([name, paths]) =>
    elsewhere.includes(name) ? [] : paths,
  )
  const pages = [...new Set([...listed, '/conditions/emergency'])]
  const heroes = pages.map((path) => recipeOf(path).motifs[0])
  expect(heroes.filter((hero, index) => heroes.indexOf(hero) !== index)).toEqual([])
})

test('at most one cover in six is a wall of tiles', () => {
  const tiled = recipes.filter(([, { composition }]) => composition === 'azulejo')
  expect(tiled.length).toBeLessThanOrEqual(recipes.length / 6)
})

test('no two covers are alike', () => {
  const looks = recipes.map(([, { motifs, theme, composition }]) =>
    [motifs[0], theme, composition].join(' '),
  )
  expect(new Set(looks).size).toBe(looks.length)
  expect(new Set(coverFiles.map(({ svg }) => svg)).size).toBe(coverFiles.length)
})

test('the same recipe, size and slug give the same drawing', () => {
  for (const [path, recipe] of recipes) {
    const draw = () => drawCover(createReader('src/art'), recipe, crops.card, path)
    expect(draw()).toBe(draw())
  }
})

test('every file has its own path', () => {
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length)
})

/** What is wrong with a drawing as XML, if anything: enough to catch a tag left open. */
function xmlFault(svg: string) {
  const open: string[] = []
  const rest = svg.replaceAll(
    /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/g,
    (_, end: string, tag: string, _attributes: string, empty: string) => {
      if (end) return open.pop() === tag ? '' : `</${tag}>`
      if (!empty) open.push(tag)
      return ''
    },
  )
  if (/[<>&]/.test(rest)) return rest.slice(0, 80)
  return open.length > 0 ? `${open.join(' ')} left open` : ''
}

test('every drawing is well-formed', () => {
  const faults = files.map(({ path, svg }) => ({ path, fault: xmlFault(svg) }))
  expect(faults.filter(({ fault }) => fault)).toEqual([])
})

test('every drawing brings its own size', () => {
  const root =
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+" width="\d+" height="\d+"/
  expect(files.filter(({ svg }) => !root.test(svg))).toEqual([])
})

test('no drawing fetches anything or holds a broken number', () => {
  const fault = /href=|@import|NaN|undefined|Infinity/
  expect(files.filter(({ svg }) => fault.test(svg))).toEqual([])
})

test('every id that a drawing refers to is its own', () => {
  const faults = files.filter(({ svg }) => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
    return new Set(ids).size !== ids.length || used.some((id) => !ids.includes(id))
  })
  expect(faults).toEqual([])
})

test('a cover weighs 2 kB on average and 3 kB at most when compressed', () => {
  const sizes = coverFiles.map(({ svg }) => gzipSync(svg).length)
  const mean = sizes.reduce((total, size) => total + size, 0) / sizes.length
  expect(mean).toBeLessThanOrEqual(2048)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(3072)
})
