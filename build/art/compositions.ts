import type { Composition, PatternName } from '../../src/art/recipes.ts'
import {
  circle,
  cutStroke,
  each,
  fillWith,
  group,
  halfCircle,
  type Ink,
  place,
  rect,
  repeat,
  rounded,
  tiling,
} from './paint.ts'
import { floorTile } from './patterns.ts'
import { bunting, cloud, rays } from './shapes.ts'
import type { Theme } from './themes.ts'

/** The size of a picture, and the position of its hero. */
export type Frame = {
  width: number
  height: number
  /** The hero's x as a share of the width; off-center if text covers the picture. */
  focus?: number
  /** Rasterized at build time. */
  isRaster?: boolean
}

/** Input of a composition: the frame, and what it can place there. */
type Stage = Frame & {
  theme: Theme
  /** Prefix for ids of its definitions. */
  id: string
  /** The x of the hero. */
  middle: number
  isBanner: boolean
  /** The ground with its faint pattern. */
  wall: string
  /** Woven into the tablecloth of the composition mesa. */
  trim?: PatternName
  pattern: (name: PatternName, ink: Ink) => string
  hero: (y: number, size: number) => string
  /** One motif at each side of the hero, turned away from it. */
  companions: (distance: number, y: number, size: number, turn?: number) => string
}

type Picture = { definitions?: string; content: string }

export const themeFloor = ({ floor, floorDark, disc }: Theme, heart = disc) =>
  floorTile({ corner: floor, petal: floorDark, heart })

/** Sun: rays behind a disc. */
function sol({ theme, width, height, middle, isBanner, wall, hero, companions }: Stage): Picture {
  const y = height * 0.52
  return {
    content:
      wall +
      rays(middle, y, [height * 0.36, height * 0.62], 24, theme.halo) +
      circle(middle, y, height * 0.385, theme.disc) +
      companions(width * (isBanner ? 0.2 : 0.29), height * 0.66, height * 0.42, 12) +
      hero(height * 0.53, height * 0.66),
  }
}

/** Arch: a niche on a tiled floor. */
function arco({ theme, id, width, height, middle, wall, hero, companions }: Stage): Picture {
  const breadth = height * 0.66
  const radius = breadth / 2
  const left = middle - radius
  const top = height * 0.08
  const floor = height * 0.8
  const spring = top + radius
  const arch = (ink: Ink, frame: number) =>
    fillWith(ink)`M${left - frame} ${floor}V${spring}${halfCircle(radius + frame)}V${floor}Z`
  const lit = fillWith(
    theme.halo,
  )`M${left} ${floor}V${spring}A${radius} ${radius} 0 0 1 ${left + breadth * 0.42} ${top + 2}C${left + breadth * 0.2} ${top + breadth * 0.24} ${left + breadth * 0.16} ${spring} ${left + breadth * 0.16} ${floor}Z`
  return {
    definitions: tiling(`${id}t`, themeFloor(theme), { transform: place(middle - 30, floor) }),
    content:
      wall +
      arch('enamel', height * 0.045) +
      arch(theme.disc, 0) +
      lit +
      rect(0, floor, width, height - floor, `url(#${id}t)`) +
      rect(0, floor, width, 6, 'ink', { opacity: 0.14 }) +
      companions(breadth * 0.86, floor - height * 0.165, height * 0.4) +
      hero(floor - height * 0.29, height * 0.58),
  }
}

/** Doorway: a tiled floor in front of a disc. The page clips the arch. */
function puerta({ theme, id, width, height, middle, wall, hero, companions }: Stage): Picture {
  const floor = height * 0.8
  // Two rows of tiles fill it.
  const scale = (height - floor) / 120
  return {
    definitions: tiling(`${id}t`, themeFloor(theme), {
      transform: place(middle - 30 * scale, floor, { scale }),
    }),
    content:
      wall +
      circle(middle, height * 0.47, height * 0.35, theme.disc) +
      rect(0, floor, width, height - floor, `url(#${id}t)`) +
      rect(0, floor, width, 6, 'ink', { opacity: 0.14 }) +
      companions(width * 0.28, floor - height * 0.15, height * 0.38) +
      hero(floor - height * 0.29, height * 0.6),
  }
}

/** Bunting over a disc. */
function banderin({
  theme,
  width,
  height,
  middle,
  isBanner,
  wall,
  hero,
  companions,
}: Stage): Picture {
  const flags = {
    inks: theme.flags,
    count: isBanner ? Math.round(width / 105) : 6,
    height: height * 0.2,
    drop: height * 0.035,
  }
  return {
    content:
      wall +
      circle(middle, height * 0.66, height * 0.385, theme.disc, { opacity: 0.95 }) +
      bunting(width, flags) +
      companions(width * (isBanner ? 0.18 : 0.3), height * 0.72, height * 0.4, 8) +
      hero(height * 0.635, height * 0.64),
  }
}

/** Tiles: a medallion of four lobes in a tiled wall. */
function azulejo({ theme, id, width, height, middle, hero }: Stage): Picture {
  const y = height / 2
  const reach = height * 0.37
  const lobes = (ink: Ink, share: number) =>
    group(
      { fill: ink },
      each(
        [
          [1, 0],
          [0, 1],
          [-1, 0],
          [0, -1],
        ] as const,
        ([dx, dy]) => circle(middle + (dx * reach) / 2, y + (dy * reach) / 2, reach * share),
      ),
    )
  const transform = place(middle, 0, { scale: height / 4 / 60 })
  return {
    definitions: tiling(`${id}t`, themeFloor(theme), { transform }),
    content:
      rect(0, 0, width, height, `url(#${id}t)`) +
      lobes('enamel', 0.66) +
      lobes(theme.ground, 0.58) +
      hero(y, height * 0.62),
  }
}

/** Hills, with the hero between two of them. */
function horizonte({
  theme,
  width,
  height,
  focus,
  middle,
  isBanner,
  wall,
  hero,
  companions,
}: Stage): Picture {
  const y = height * 0.74
  const hills = isBanner ? 8 : 5
  const step = width / hills
  const wave = (top: number, swell: number, ink: Ink, first: number) =>
    fillWith(ink)`M0 ${height}V${top}${repeat(hills, (index) => {
      return rounded`q${step / 2} ${(index + first) % 2 ? swell : -swell} ${step} 0`
    })}V${height}Z`
  const clouds = focus
    ? cloud(width * 0.9, height * 0.16, height / 640)
    : cloud(width * 0.07, height * 0.2, height / 520) +
      cloud(width * 0.8, height * 0.3, height / 640)
  return {
    content:
      wall +
      circle(middle, height / 2, height * 0.36, theme.disc) +
      clouds +
      wave(y - height * 0.02, height * 0.1, theme.floorDark, 0) +
      companions(width * (isBanner ? 0.17 : 0.29), height * 0.64, height * 0.38, 6) +
      hero(height * 0.53, height * 0.64) +
      wave(y + height * 0.1, height * 0.09, theme.floor, 1),
  }
}

/** Table: a still life on a woven cloth. */
function mesa({
  theme,
  id,
  width,
  height,
  middle,
  isBanner,
  wall,
  trim,
  pattern,
  hero,
  companions,
}: Stage): Picture {
  const top = height * 0.72
  // In a portrait frame, three objects in a row must be smaller.
  const size = height > width ? width * 0.72 : height
  const band = (from: number, share: number, ink: Ink) =>
    rect(0, top + height * from, width, height * share, ink)
  // One spare tooth, because rounding may make each slightly narrower.
  const teeth = repeat(
    41,
    () => rounded`l${width / 80} ${height * -0.04}l${width / 80} ${height * 0.04}`,
  )
  const zigzag = (ink: Ink, strokeWidth: number, down: number) =>
    cutStroke(ink, height * strokeWidth)`M0 ${top + height * (0.14 + down)}${teeth}`
  const scale = (height * 0.13) / 60
  const cloth = trim
    ? band(0.065, 0.16, theme.disc) + band(0.08, 0.13, 'enamel') + band(0.08, 0.13, `url(#${id}t)`)
    : band(0.085, 0.115, 'enamel') +
      zigzag(theme.floorDark, 0.022, 0) +
      zigzag(theme.disc, 0.018, 0.034)
  return {
    definitions:
      trim &&
      tiling(`${id}t`, pattern(trim, theme.floorDark), {
        transform: place(middle - 30 * scale, top + height * 0.08, { scale }),
      }),
    content:
      wall +
      band(0, 0.28, theme.floor) +
      band(0, 0.045, theme.floorDark) +
      cloth +
      circle(middle, height * 0.42, height * (height > width ? 0.3 : 0.33), theme.disc, {
        opacity: 0.9,
      }) +
      companions(width * (isBanner ? 0.16 : 0.27), top - size * 0.16, size * 0.42) +
      hero(top - size * 0.25, size * 0.6),
  }
}

export const compositions = {
  sol,
  arco,
  puerta,
  banderin,
  azulejo,
  horizonte,
  mesa,
} satisfies Record<Composition | 'puerta', (stage: Stage) => Picture>
