import { murals } from '../../src/art/recipes.ts'
import { themeFloor } from './compositions.ts'
import type { Drawing } from './drawings.ts'
import {
  circle,
  cutStroke,
  element,
  fillWith,
  group,
  type Ink,
  place,
  placeMotif,
  rect,
  svg,
  tiling,
} from './paint.ts'
import { drawPattern } from './patterns.ts'
import { bunting, rays } from './shapes.ts'
import type { ReadDrawing } from './source.ts'
import { themes } from './themes.ts'

const [width, height, edge] = [500, 700, 25]
/** The top of the wall; the gable above it is the 31st tile. */
const top = 100
const floor = 588

/** The brushing timer's murals, one per month: five by six tiles of 100, and a gable. */
export function listMurals(read: ReadDrawing): Drawing[] {
  return murals.map((_, month) => ({ path: `murals/${month + 1}.svg`, svg: draw(read, month) }))
}

function draw(read: ReadDrawing, month: number): string {
  const [motif, name, pattern] = murals[month]!
  const theme = themes[name]
  const tile = themeFloor(theme, 'maize')
  const definitions =
    tiling('p', drawPattern(read, pattern, theme.line)) +
    tiling('e', tile, { transform: place(0, 0, { scale: edge / 60 }) }) +
    tiling('f', tile, { transform: place(edge, floor, { scale: 0.75 }) })
  const motifAt = (x: number) =>
    group({ transform: placeMotif(x, floor + 8, { scale: 0.66 }) }, read(`motifs/${motif}`).content)
  return svg(
    [0, 0, width, height],
    element('defs', {}, definitions) +
      rect(0, top, width, height - top, theme.ground) +
      rect(0, top, width, height - top, 'url(#p)') +
      rays(width / 2, 410, [150, 222], 28, theme.halo) +
      circle(width / 2, 410, 168, theme.disc) +
      group(
        place(edge, top + edge),
        bunting(width - 2 * edge, { inks: theme.flags, count: 7, height: 74, drop: 12, top: 0 }),
      ) +
      rect(edge, floor, width - 2 * edge, height - edge - floor, 'url(#f)') +
      rect(edge, floor, width - 2 * edge, 5, 'ink', { opacity: 0.2 }) +
      group(place(68, 278, { scale: 1.5 }), read('molly/hello').content) +
      motifAt(84) +
      motifAt(416) +
      fillWith('url(#e)', {
        'fill-rule': 'evenodd',
      })`M0 ${top}H${width}V${height}H0ZM${edge} ${top + edge}V${height - edge}H${width - edge}V${top + edge}Z` +
      cutStroke(
        theme.floorDark,
        4,
      )`M${edge} ${top + edge}H${width - edge}V${height - edge}H${edge}Z` +
      gable(theme.floor, theme.disc, read('motifs/dahlia').content) +
      cutStroke('ink', 1.5, { 'stroke-opacity': 0.16 })`${joints}`,
    { preserveAspectRatio: 'xMidYMid meet' },
  )
}

/** The rounded tile on top of the wall. */
const gable = (rim: Ink, ground: Ink, flower: string) =>
  fillWith(rim)`M202 ${top}V50A48 48 0 0 1 298 50V${top}Z` +
  fillWith(ground)`M211 ${top}V50A39 39 0 0 1 289 50V${top}Z` +
  group({ transform: placeMotif(250, 56, { scale: 0.4 }) }, flower)

const joints =
  [100, 200, 300, 400].map((x) => `M${x} ${top}V${height}`).join('') +
  [100, 200, 300, 400, 500, 600].map((y) => `M0 ${y}H${width}`).join('')
