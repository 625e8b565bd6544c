import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Composition, drawCover, type Recipe, themes } from '../../build/art/cover.ts'
import { listArtFiles } from '../../build/art/files.ts'
import { outlines } from '../../build/art/measures.ts'
import { type MotifName, motifs } from '../../build/art/motifs.ts'
import { hex } from '../../build/art/paint.ts'
import { coverLists, covers, doors, hasCover } from '../../src/art/recipes.ts'

const files = [...listArtFiles()]
const coverFiles = files.filter(({ path }) => path.startsWith('covers/'))
const recipes = Object.entries(covers)

/** Colours closer than this in OKLab are lost on one another. */
const nearDistance = 0.1

function oklab(color: string) {
  const digits = color.length === 4 ? color.replaceAll(/[\da-f]/gi, '$&$&') : color
  const channels = [1, 3, 5].map((start) => parseInt(digits.slice(start, start + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function distance(one: string, other: string) {
  const end = oklab(other)
  return Math.hypot(...oklab(one).map((value, index) => value - (end[index] ?? 0)))
}

/** The share of a motif's outline that cannot be told from what is behind it. */
function lostOutline(motif: MotifName, behind: string) {
  return Object.entries(outlines[motif])
    .filter(([ink]) => distance(hex(ink), behind) < nearDistance)
    .reduce((lost, [, share = 0]) => lost + share, 0)
}

function recipeOf(path: string): Recipe {
  const recipe = covers[path]
  if (!recipe) throw new Error(`${path} has no cover`)
  return recipe
}

const behindHero = ({ theme, composition }: Recipe) =>
  composition === 'azulejo' ? themes[theme].ground : themes[theme].disc

test('a hero never loses more than 40 % of its outline on its disc', () => {
  const lost = recipes.map(([path, recipe]) => ({
    path,
    share: lostOutline(recipe.motifs[0], behindHero(recipe)),
  }))
  expect(lost.filter(({ share }) => share > 0.4)).toEqual([])
})

test('a motif never loses more than 40 % of its outline in a doorway', () => {
  const lost = doors.map(({ path, motif, theme }) => ({
    path,
    share: lostOutline(motif, themes[theme].disc),
  }))
  expect(lost.filter(({ share }) => share > 0.4)).toEqual([])
})

test('the outline of every motif is measured', () => {
  expect(Object.keys(outlines).sort()).toEqual(Object.keys(motifs).sort())
})

test('every page in a list of covers has a cover', () => {
  const paths = Object.values(coverLists).flatMap(({ paths }) => paths)
  expect(paths.filter((path) => !hasCover(path))).toEqual([])
})

test('neighbours in a list share neither ground nor composition', () => {
  const twins: string[] = []
  for (const { columns, paths } of Object.values(coverLists)) {
    for (const [index, path] of paths.entries()) {
      const right = (index + 1) % columns === 0 ? undefined : paths[index + 1]
      for (const neighbour of [right, paths[index + columns]]) {
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
  const lists = Object.entries(coverLists).filter(([name]) => name.startsWith('home'))
  const listed = lists.flatMap(([, { paths }]) => paths)
  const pages = [...new Set([...doors.map(({ path }) => path), ...listed])]
  const heroes = pages.map((path) => recipeOf(path).motifs[0])
  expect(heroes.filter((hero, index) => heroes.indexOf(hero) !== index)).toEqual([])
})

test('under the text of featured articles there are no rays, flags or tiles', () => {
  const calm = new Set<Composition>(['mesa', 'arco', 'horizonte'])
  const used = coverLists['home featured'].paths.map((path) => recipeOf(path).composition)
  expect(used.filter((composition) => !calm.has(composition))).toEqual([])
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
    expect(drawCover(recipe, 640, 400, path)).toBe(drawCover(recipe, 640, 400, path))
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
