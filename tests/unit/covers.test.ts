import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawCover } from '../../build/art/cover.ts'
import { codeCovers, listCovers } from '../../build/art/covers.ts'
import { listDrawings } from '../../build/art/drawings.ts'
import { readContent } from '../../build/content/read.ts'
import { createLossFinder, isNear, maxLost, parseColor } from '../../build/art/outlines.ts'
import { listBands } from '../../build/art/patterns.ts'
import { createReader } from '../../build/art/source.ts'
import { themes } from '../../build/art/themes.ts'
import { crops } from '../../src/art/crops.ts'
import { loteriaPictures, storyPictures } from '../../src/art/recipes.ts'

// What a cover may not be is in build/check/covers.ts; here is what the drawing of any must be.

const content = readContent('.')
const read = content.drawing
const imported = [
  ...['answering', 'hello', 'thinking', 'urgent'].map((name) => `avatars/${name}`),
  ...['floor', 'strip'].map((name) => `tiles/${name}`),
].map((name) => ({ path: `${name}.svg`, svg: read(name).svg }))
const files = [...listDrawings(content), ...listBands(read), ...imported]
const coverFiles = files.filter(({ path }) => path.startsWith('covers/'))
const recipes = Object.entries(listCovers(content))
const finder = createLossFinder(read)

test('a motif never loses half of its outline on what is behind it', async () => {
  const pictures = [
    ...Object.entries(codeCovers).map(([id, recipe]) => ({ id, recipe, crop: crops.card })),
    ...Object.entries(storyPictures).map(([id, recipe]) => ({ id, recipe, crop: crops.story })),
    ...Object.entries(loteriaPictures).map(([id, recipe]) => ({ id, recipe, crop: crops.loteria })),
  ]
  const lost: string[] = []
  for (const { id, recipe, crop } of pictures) {
    const shares = await finder.findIn((marks) => drawCover(marks, recipe, crop, id))
    expect(shares.length, id).toBeGreaterThan(0)
    for (const { motif, share } of shares) {
      if (share > maxLost) lost.push(`${id}: ${motif} ${Math.round(100 * share)}%`)
    }
  }
  expect(lost).toEqual([])
})

test('a motif never loses half of its outline on a tile', async () => {
  const styles = readFileSync('src/styles.css', 'utf8')
  const tiles = [...styles.matchAll(/--(t-[a-z]+): (#[\da-f]{6});/g)]
  expect(tiles.length).toBeGreaterThan(5)
  const motifs = files.flatMap(({ path }) => /^motifs\/(\w+)\.svg$/.exec(path)?.[1] ?? [])
  const lost: string[] = []
  for (const motif of motifs) {
    for (const [, tile, color] of tiles) {
      if ((await finder.findOn(motif, color!)) > maxLost) lost.push(`${tile}: ${motif}`)
    }
  }
  expect(lost).toEqual([])
})

test('no sparkle has the colour of the disc behind it: only its shadow would be seen', () => {
  const sparkle = /fill="([^"]+)" d="M[\d .]+(?:Q[\d .]+){4}Z"/g
  for (const [path, recipe] of recipes) {
    const svg = drawCover(read, recipe, crops.card, path)
    for (const [, color] of svg.matchAll(sparkle)) {
      const disc = parseColor(themes[recipe.theme].disc)
      expect(isNear(parseColor(color!), disc), path).toBe(false)
    }
  }
})

test('no two covers are alike', () => {
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
