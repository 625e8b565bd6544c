import { type MotifName, motifs } from './motifs.ts'
import {
  circle,
  cutShadow,
  cutStroke,
  each,
  element,
  fillWith,
  group,
  halfCircle,
  hash,
  type Ink,
  place,
  placeMotif,
  rect,
  repeat,
  rounded,
  svg,
  tiling,
} from './paint.ts'
import { floorTile, type PatternName, patterns } from './patterns.ts'
import { bunting, cloud, rays } from './shapes.ts'

type Theme = {
  ground: Ink
  /** The lines of the faint pattern on the ground. */
  line: Ink
  /** What the hero stands before; its outline must stand off from it. */
  disc: Ink
  halo: Ink
  floor: Ink
  floorDark: Ink
  flags: readonly Ink[]
}

const paleFlags: readonly Ink[] = [
  'maize',
  'rosaLight',
  'tealLight',
  'clay',
  'enamel',
  'violetLight',
]

export const themes = {
  cielo: {
    ground: '#CFE4FF',
    line: '#B4D3FB',
    disc: '#FFB524',
    halo: '#FFCB66',
    floor: '#2448C9',
    floorDark: '#17307F',
    flags: ['rosa', 'maize', 'teal', 'clay', 'violet', 'agave'],
  },
  cobalto: {
    ground: '#2448C9',
    line: '#345AE0',
    disc: '#FFB524',
    halo: '#F59A00',
    floor: '#FF8FB8',
    floorDark: '#E23A80',
    flags: paleFlags,
  },
  maiz: {
    ground: '#FFC145',
    line: '#FFD171',
    disc: '#FFF3D6',
    halo: '#FFE1A0',
    floor: '#E23A80',
    floorDark: '#B81D60',
    flags: ['rosa', 'cobalt', 'teal', 'enamel', 'violet', 'agave'],
  },
  rosa: {
    ground: '#FFC9DD',
    line: '#FFB3CF',
    disc: '#E23A80',
    halo: '#F0609B',
    floor: '#12876A',
    floorDark: '#0B5A47',
    flags: ['rosa', 'maize', 'teal', 'cobalt', 'violet', 'agave'],
  },
  mexicano: {
    ground: '#C81E66',
    line: '#D2357A',
    disc: '#FFC145',
    halo: '#FFD88A',
    floor: '#17307F',
    floorDark: '#0F2159',
    flags: ['maize', 'teal', 'enamel', 'clayLight', 'violetLight', 'agaveLight'],
  },
  agave: {
    ground: '#0F6E58',
    line: '#1A8068',
    disc: '#FFB524',
    halo: '#FFD88A',
    floor: '#F0663F',
    floorDark: '#C9451F',
    flags: paleFlags,
  },
  menta: {
    ground: '#C4ECD8',
    line: '#A9E0C6',
    disc: '#12876A',
    halo: '#2BA283',
    floor: '#FFB524',
    floorDark: '#E58E00',
    flags: ['rosa', 'maize', 'cobalt', 'clay', 'violet', 'agave'],
  },
  jacaranda: {
    ground: '#DDD3FF',
    line: '#CBBDFB',
    disc: '#8A70DE',
    halo: '#A48EE8',
    floor: '#17307F',
    floorDark: '#0F2159',
    flags: ['rosa', 'maize', 'teal', 'clay', 'cobalt', 'agave'],
  },
  noche: {
    ground: '#1B2660',
    line: '#26347A',
    disc: '#FFB524',
    halo: '#FFD88A',
    floor: '#1FA9AE',
    floorDark: '#0E7A80',
    flags: ['maize', 'rosa', 'teal', 'clay', 'enamel', 'violet'],
  },
  barro: {
    ground: '#F27B55',
    line: '#F79272',
    disc: '#FFE1A0',
    halo: '#FFF3D6',
    floor: '#17307F',
    floorDark: '#0F2159',
    flags: ['maize', 'cobaltDark', 'tealLight', 'enamel', 'rosa', 'agave'],
  },
  turquesa: {
    ground: '#9FE0DC',
    line: '#86D4CF',
    disc: '#F0663F',
    halo: '#F68A69',
    floor: '#17307F',
    floorDark: '#0F2159',
    flags: ['rosa', 'maize', 'cobaltDark', 'clay', 'enamel', 'violetDark'],
  },
  cal: {
    ground: '#F1EEE6',
    line: '#E3DED1',
    disc: '#A9D6FF',
    halo: '#CFE4FF',
    floor: '#E23A80',
    floorDark: '#B81D60',
    flags: ['rosa', 'maize', 'teal', 'clay', 'violet', 'agave'],
  },
} satisfies Record<string, Theme>

export type ThemeName = keyof typeof themes

export type Recipe = {
  /** The first is the hero, the others are its companions. */
  motifs: readonly [MotifName, ...MotifName[]]
  theme: ThemeName
  composition: Composition
  /** On the ground; the composition azulejo is all tiles and has none. */
  pattern?: PatternName
  /** Woven into the tablecloth of the composition mesa. */
  trim?: PatternName
  /** Where the hero stands, as a share of the width: aside when text lies on the picture. */
  focus?: number
  /** How wide the niche of the composition arco is, as a share of the height. */
  niche?: number
}

/** What a composition is given: the size of the picture and what it may place there. */
type Stage = {
  recipe: Recipe
  theme: Theme
  id: string
  width: number
  height: number
  /** The x of the hero. */
  middle: number
  isBanner: boolean
  /** The ground with its faint pattern. */
  wall: string
  hero: (y: number, size: number) => string
  /** One motif at each side of the hero, turned away from it. */
  companions: (distance: number, y: number, size: number, turn?: number) => string
}

type Picture = { definitions?: string; content: string }

const themeFloor = ({ floor, floorDark, disc }: Theme, heart = disc) =>
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
function arco({
  recipe,
  theme,
  id,
  width,
  height,
  middle,
  wall,
  hero,
  companions,
}: Stage): Picture {
  const niche = height * (recipe.niche ?? 0.66)
  const radius = niche / 2
  const left = middle - radius
  const top = height * 0.08
  const floor = height * 0.8
  const spring = top + radius
  const arch = (ink: Ink, frame: number) =>
    fillWith(ink)`M${left - frame} ${floor}V${spring}${halfCircle(radius + frame)}V${floor}Z`
  const lit = fillWith(
    theme.halo,
  )`M${left} ${floor}V${spring}A${radius} ${radius} 0 0 1 ${left + niche * 0.42} ${top + 2}C${left + niche * 0.2} ${top + niche * 0.24} ${left + niche * 0.16} ${spring} ${left + niche * 0.16} ${floor}Z`
  return {
    definitions: tiling(`${id}t`, themeFloor(theme), { transform: place(middle - 30, floor) }),
    content:
      wall +
      arch('enamel', height * 0.045) +
      arch(theme.disc, 0) +
      lit +
      rect(0, floor, width, height - floor, `url(#${id}t)`) +
      rect(0, floor, width, 6, 'ink', { opacity: 0.14 }) +
      companions(niche * 0.86, floor - height * 0.165, height * 0.4) +
      hero(floor - height * 0.29, height * 0.58),
  }
}

/** Doorway: what stands on a tiled floor before a disc. The page cuts the arch. */
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
  recipe,
  theme,
  width,
  height,
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
  const clouds = recipe.focus
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
  recipe,
  theme,
  id,
  width,
  height,
  middle,
  isBanner,
  wall,
  hero,
  companions,
}: Stage): Picture {
  const top = height * 0.72
  // In an upright frame three things side by side have to be smaller.
  const size = height > width ? width * 0.72 : height
  const band = (from: number, share: number, ink: Ink) =>
    rect(0, top + height * from, width, height * share, ink)
  // One tooth more than fits: rounding may make each a little narrower.
  const teeth = repeat(
    41,
    () => rounded`l${width / 80} ${height * -0.04}l${width / 80} ${height * 0.04}`,
  )
  const zigzag = (ink: Ink, strokeWidth: number, down: number) =>
    cutStroke(ink, height * strokeWidth)`M0 ${top + height * (0.14 + down)}${teeth}`
  const scale = (height * 0.13) / 60
  const cloth = recipe.trim
    ? band(0.065, 0.16, theme.disc) + band(0.08, 0.13, 'enamel') + band(0.08, 0.13, `url(#${id}t)`)
    : band(0.085, 0.115, 'enamel') +
      zigzag(theme.floorDark, 0.022, 0) +
      zigzag(theme.disc, 0.018, 0.034)
  return {
    definitions:
      recipe.trim &&
      tiling(`${id}t`, patterns[recipe.trim](theme.floorDark), {
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

const compositions = { sol, arco, puerta, banderin, azulejo, horizonte, mesa }

export type Composition = keyof typeof compositions

/** The cover of a page: the same recipe, size and slug always give the same drawing. */
export function drawCover(recipe: Recipe, width: number, height: number, slug: string) {
  const theme = themes[recipe.theme]
  const middle = width * (recipe.focus ?? 0.5)
  const id = `c${hash(slug).toString(36)}${width}x${height}`
  const motif = (index: number, x: number, y: number, size: number, turn = 0) => {
    const name = recipe.motifs[index % recipe.motifs.length] ?? recipe.motifs[0]
    const transform = placeMotif(x, y, { turn, scale: size / 200 })
    return group({ transform, filter: `url(#${id}s)` }, motifs[name]())
  }
  const { definitions = '', content } = compositions[recipe.composition]({
    recipe,
    theme,
    id,
    width,
    height,
    middle,
    isBanner: width / height > 2,
    wall: rect(0, 0, width, height, theme.ground) + rect(0, 0, width, height, `url(#${id}p)`),
    hero: (y, size) => motif(0, middle, y, size),
    companions: (distance, y, size, turn = 0) =>
      recipe.motifs.length > 1
        ? motif(1, middle - distance, y, size, -turn) + motif(2, middle + distance, y, size, turn)
        : '',
  })
  const wallPattern = recipe.pattern ? tiling(`${id}p`, patterns[recipe.pattern](theme.line)) : ''
  return svg(
    [0, 0, width, height],
    element('defs', {}, cutShadow(`${id}s`) + wallPattern + definitions) + content,
    { preserveAspectRatio: 'xMidYMid slice' },
  )
}

export type Door = { motif: MotifName; theme: ThemeName; pattern: PatternName }

/** An arched doorway with a tiled floor; the page cuts the arch. */
export function drawDoor({ theme: name, pattern, motif }: Door) {
  const theme = themes[name]
  const [width, height, floor] = [240, 318, 254]
  const id = `d${hash(motif).toString(36)}`
  const tile = group(place(0, 0, { scale: 2 / 3 }), themeFloor(theme, 'maize'))
  const definitions =
    tiling(`${id}p`, patterns[pattern](theme.line)) +
    tiling(`${id}t`, tile, { size: 40, transform: place(0, floor) }) +
    cutShadow(`${id}s`)
  return svg(
    [0, 0, width, height],
    element('defs', {}, definitions) +
      rect(0, 0, width, height, theme.ground) +
      rect(0, 0, width, height, `url(#${id}p)`) +
      circle(width / 2, 152, 88, theme.disc) +
      rect(0, floor, width, height - floor, `url(#${id}t)`) +
      rect(0, floor, width, 5, 'ink', { opacity: 0.2 }) +
      group(
        { filter: `url(#${id}s)`, transform: placeMotif(width / 2, 168, { scale: 0.88 }) },
        motifs[motif](),
      ),
    { preserveAspectRatio: 'xMidYMax slice' },
  )
}
