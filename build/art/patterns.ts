import type { PatternName } from '../../src/art/recipes.ts'
import { circle, cutStroke, fillWith, group, type Ink, rect, repeat, svg, toHex } from './paint.ts'
import type { ReadDrawing } from './source.ts'

/** A 60 by 60 tile in one colour. */
export const drawPattern = (read: ReadDrawing, name: PatternName, ink: Ink) =>
  read(`patterns/${name}`).content.replaceAll('currentColor', toHex(ink))

/** Line colours of patterns per section ground: text on top has a contrast of 4.6. */
const bandLines = {
  cielo: '#C5DEFD',
  maiz: '#FFE3A9',
  rosa: '#FFCFE0',
  menta: '#C8ECDA',
  jaca: '#DFD5FD',
  turq: '#BEE9E5',
  cobalto: '#2B52D2',
  agave: '#14775F',
} as const

type Band = { pattern: PatternName; ground: keyof typeof bandLines; size?: number }

/** Section patterns, named as in src/art/art.css. `size`: pixels per tile. */
const bands: Band[] = [
  { pattern: 'azulejo', ground: 'cobalto', size: 90 },
  { pattern: 'azulejo', ground: 'cielo' },
  { pattern: 'petalo', ground: 'maiz', size: 96 },
  { pattern: 'petalo', ground: 'jaca' },
  { pattern: 'arcadas', ground: 'jaca' },
  { pattern: 'escama', ground: 'agave', size: 96 },
  { pattern: 'escama', ground: 'menta' },
  { pattern: 'rombo', ground: 'rosa' },
  { pattern: 'onda', ground: 'turq', size: 84 },
  { pattern: 'estrella', ground: 'rosa' },
  { pattern: 'trenza', ground: 'cielo' },
  { pattern: 'escalon', ground: 'maiz' },
  { pattern: 'filete', ground: 'turq' },
]

/** One tile each, without the ground, which the page paints, also in dark mode. */
export function listBands(read: ReadDrawing) {
  return bands.map(({ pattern, ground, size = 78 }) => {
    const tile = drawPattern(read, pattern, bandLines[ground])
    const lighter = ground === 'cobalto' ? group({ opacity: 0.8 }, tile) : tile
    return {
      path: `${pattern}-${ground}.svg`,
      svg: svg([0, 0, 60, 60], lighter, { width: size, height: size }),
    }
  })
}

type TileInks = { corner: Ink; petal: Ink; heart: Ink }

/** The full-colour floor tile, 60 by 60. */
export const floorTile = ({ corner, petal, heart }: TileInks) =>
  rect(0, 0, 60, 60, 'enamel') +
  fillWith(
    corner,
  )`M0 0h24A24 24 0 0 1 0 24ZM60 0v24A24 24 0 0 1 36 0ZM60 60H36A24 24 0 0 1 60 36ZM0 60V36A24 24 0 0 1 24 60Z` +
  fillWith(
    heart,
  )`M0 0h11A11 11 0 0 1 0 11ZM60 0v11A11 11 0 0 1 49 0ZM60 60H49A11 11 0 0 1 60 49ZM0 60V49A11 11 0 0 1 11 60Z` +
  repeat(
    4,
    (quarter) =>
      fillWith(petal, {
        transform: `rotate(${quarter * 90} 30 30)`,
      })`M30 30C22 22 22 13 30 6C38 13 38 22 30 30Z`,
  ) +
  circle(30, 30, 5.5, heart) +
  cutStroke('ink', 1, { 'stroke-opacity': 0.08 })`M0 0H60V60`
