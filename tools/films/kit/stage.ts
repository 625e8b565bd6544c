import {
  fillWith,
  type Ink,
  rect,
  repeat,
  rounded,
  tiling,
  toHex,
} from '../../../build/art/paint.ts'
import { themeFloor } from '../../../build/art/compositions.ts'
import { type Theme, themes } from '../../../build/art/themes.ts'
import type { PatternName, ThemeName } from '../../../src/art/recipes.ts'
import { readPattern } from './draw.ts'

/** Scenes are drawn `wide`; a short film is also made for phones that are held upright. */
export const stages = {
  wide: { width: 1280, height: 720 },
  upright: { width: 720, height: 1280 },
} as const
export type Shape = keyof typeof stages
export const shapes = Object.keys(stages) as Shape[]

const { width } = stages.wide

/** A wall with its faint pattern. Ids are of one frame: a shot has one wall. */
export function wall(name: ThemeName, pattern: PatternName = 'azulejo', shape: Shape = 'wide') {
  const { width, height } = stages[shape]
  const { ground, line } = themes[name]
  const tile = readPattern(pattern).replaceAll('currentColor', toHex(line))
  return (
    tiling('wall', tile, { transform: 'scale(1.6)' }) +
    rect(0, 0, width, height, ground) +
    rect(0, 0, width, height, 'url(#wall)')
  )
}

/** A wall, and before it a table with a scalloped cloth whose edge is at y = 560. */
export function table(name: ThemeName, pattern?: PatternName, cloth?: Ink) {
  const { floor, floorDark, disc }: Theme = themes[name]
  const scallops = repeat(17, () => rounded`a40 34 0 0 1 -80 0`)
  return (
    wall(name, pattern) +
    rect(0, 540, width, 180, cloth ?? floor) +
    fillWith(cloth ?? floor)`M1320 556${scallops}Z` +
    rect(0, 540, width, 12, floorDark) +
    rect(0, 552, width, 5, disc)
  )
}

/** A wall on a floor of tiles. */
export function tiledRoom(name: ThemeName, pattern?: PatternName) {
  const theme = themes[name]
  return (
    wall(name, pattern) +
    tiling('floor', themeFloor(theme), { transform: 'translate(0 560) scale(1.35)' }) +
    rect(0, 560, width, 160, 'url(#floor)') +
    rect(0, 556, width, 8, theme.floorDark)
  )
}

/** A window with the light of an hour: 0 is dawn, .5 noon, 1 night. */
export function window(x: number, y: number, size: number, sky: Ink, content: string) {
  return (
    rect(x + 8, y + 10, size, size, 'ink', { rx: 16, opacity: 0.14 }) +
    rect(x, y, size, size, '#B06A3B', { rx: 16 }) +
    rect(x + 16, y + 16, size - 32, size - 32, sky) +
    `<svg x="${x + 16}" y="${y + 16}" width="${size - 32}" height="${size - 32}" viewBox="0 0 ${size - 32} ${size - 32}">${content}</svg>` +
    rect(x + size / 2 - 6, y + 8, 12, size - 16, '#B06A3B') +
    rect(x + 8, y + size / 2 - 6, size - 16, 12, '#B06A3B')
  )
}
