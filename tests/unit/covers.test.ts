import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { drawCover } from '../../build/art/cover.ts'
import { drawDoor } from '../../build/art/door.ts'
import { listDrawings } from '../../build/art/drawings.ts'
import { toHex } from '../../build/art/paint.ts'
import { listBands } from '../../build/art/patterns.ts'
import { createReader, type ReadDrawing } from '../../build/art/source.ts'
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

type Point = { x: number; y: number; color: Color }

/** The outline of a motif, in its own units. */
async function outlineOf(motif: string): Promise<Point[]> {
  const { svg } = read(`motifs/${motif}`)
  const [left = 0, top = 0, size = 200] = / viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number)
  const { data, info } = await sharp(Buffer.from(svg))
    .extend({ top: 1, bottom: 1, left: 1, right: 1, background: '#0000' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isSolid = (pixel: number) => data[pixel * 4 + 3]! > 127
  const unit = size / 200
  return Array.from({ length: info.width * info.height }, (_, pixel) => pixel)
    .filter(
      (pixel) =>
        isSolid(pixel) && [1, -1, info.width, -info.width].some((step) => !isSolid(pixel + step)),
    )
    .map((pixel) => ({
      x: left + ((pixel % info.width) - 0.5) * unit,
      y: top + (Math.floor(pixel / info.width) - 0.5) * unit,
      color: oklab([...data.subarray(pixel * 4, pixel * 4 + 3)]),
    }))
}

const outlines = new Map<string, Point[]>()
beforeAll(async () => {
  const motifs = files.flatMap(({ path }) => /^motifs\/(\w+)\.svg$/.exec(path)?.[1] ?? [])
  for (const motif of motifs) outlines.set(motif, await outlineOf(motif))
})

/** More of an outline must not have the colour of what is behind it. */
const mostLost = 0.5

/** The share of a motif's outline that cannot be told from one colour. */
function lostOn(motif: string, behind: string): number {
  const ground = oklab(parseColor(behind))
  const outline = outlines.get(motif)!
  return outline.filter(({ color }) => isNear(color, ground)).length / outline.length
}

/** Draws a mark in the place of each motif. */
const readMarks: ReadDrawing = (name) => {
  const [, motif] = /^motifs\/(\w+)$/.exec(name) ?? []
  return motif ? { svg: '', content: `<!--${motif}-->` } : read(name)
}
const marks = /<g [^>]*transform="(translate[^"]+)"[^>]*><!--(\w+)--><\/g>/g

/** For each motif of a composition the share of its outline that is lost on what was drawn behind it. */
async function lostIn(svg: string): Promise<{ motif: string; share: number }[]> {
  const scale = 0.5
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * scale })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...svg.matchAll(marks)].map(([, transform, motif]) => {
    const number = (pattern: RegExp, other: number) =>
      Number(pattern.exec(transform!)?.[1] ?? other)
    const x = number(/translate\(([-\d.]+)/, 0)
    const y = number(/translate\([-\d.]+ ([-\d.]+)/, 0)
    const turn = (number(/rotate\(([-\d.]+)/, 0) * Math.PI) / 180
    const size = number(/scale\(([\d.]+)/, 1)
    const found = outlines.get(motif!)!.flatMap((point) => {
      const [right, down] = [(point.x - 100) * size, (point.y - 100) * size]
      const column = Math.floor((x + right * Math.cos(turn) - down * Math.sin(turn)) * scale)
      const row = Math.floor((y + right * Math.sin(turn) + down * Math.cos(turn)) * scale)
      if (column < 0 || row < 0 || column >= info.width || row >= info.height) return []
      const at = 3 * (row * info.width + column)
      return isNear(point.color, oklab([...data.subarray(at, at + 3)]))
    })
    return { motif: motif!, share: found.filter(Boolean).length / found.length }
  })
}

function recipeOf(path: string): Recipe {
  const recipe = covers[path]
  if (!recipe) throw new Error(`${path} has no cover`)
  return recipe
}

test('a motif never loses half of its outline on what is behind it, on covers and in doorways', async () => {
  const compositions = [
    ...recipes.map(([path, recipe]): [string, string] => [
      path,
      drawCover(readMarks, recipe, crops.card, path),
    ]),
    ...Object.entries(storyPictures).map(([id, recipe]): [string, string] => [
      id,
      drawCover(readMarks, recipe, crops.story, id),
    ]),
    ...Object.entries(loteriaPictures).map(([id, recipe]): [string, string] => [
      id,
      drawCover(readMarks, recipe, crops.loteria, id),
    ]),
    ...lists['explore']!.map((path): [string, string] => [
      `doorway of ${path}`,
      drawDoor(readMarks, recipeOf(path)),
    ]),
  ]
  const lost: string[] = []
  for (const [name, svg] of compositions) {
    const shares = await lostIn(svg)
    expect(shares.length, name).toBeGreaterThan(0)
    for (const { motif, share } of shares) {
      if (share > mostLost) lost.push(`${name}: ${motif} ${Math.round(100 * share)}%`)
    }
  }
  expect(lost).toEqual([])
})

test('a motif never loses half of its outline on a tile', () => {
  const styles = readFileSync('src/styles.css', 'utf8')
  const tiles = [...styles.matchAll(/--(t-[a-z]+): (#[\da-f]{6});/g)]
  expect(tiles.length).toBeGreaterThan(5)
  const lost = tiles.flatMap(([, tile, color]) =>
    [...outlines.keys()]
      .map((motif) => ({ tile, motif, share: lostOn(motif, color!) }))
      .filter(({ share }) => share > mostLost),
  )
  expect(lost).toEqual([])
})

test('no sparkle has the colour of the disc behind it: only its shadow would be seen', () => {
  const sparkle = /fill="([^"]+)" d="M[\d .]+(?:Q[\d .]+){4}Z"/g
  for (const [path, recipe] of recipes) {
    const svg = drawCover(read, recipe, crops.card, path)
    for (const [, color] of svg.matchAll(sparkle)) {
      const disc = oklab(parseColor(themes[recipe.theme].disc))
      expect(isNear(oklab(parseColor(color!)), disc), path).toBe(false)
    }
  }
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
  const fault = /href="(?!#)|@import|NaN|undefined|Infinity/
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
