import {
  circle,
  cutStroke,
  each,
  fillWith,
  group,
  type Ink,
  keysOf,
  rect,
  repeat,
  rounded,
  stroke,
  svg,
} from './paint.ts'

const star = (x: number, y: number, radius: number) =>
  repeat(16, (index) => {
    const angle = (index * Math.PI) / 8
    const reach = index % 2 ? radius * 0.62 : radius
    const point = rounded`${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`
    return `${index ? 'L' : 'M'}${point}`
  }) + 'Z'

const corners = [
  [0, 0],
  [60, 0],
  [0, 60],
  [60, 60],
] as const

/**
 * Tiles of 60 by 60 in one colour. Trenza, escalon, arcadas and filete are geometry of our own,
 * after weaving, stepped cloth, doorways and sign-painting; they copy no people's design.
 */
export const patterns = {
  azulejo: (ink) =>
    fillWith(ink)`M30 4C36 14 46 24 56 30C46 36 36 46 30 56C24 46 14 36 4 30C14 24 24 14 30 4Z` +
    each(corners, ([x, y]) => circle(x, y, 11, ink)),
  escama: (ink) =>
    cutStroke(
      ink,
      5,
    )`M0 30a30 30 0 0 0 60 0M-30 0a30 30 0 0 0 60 0M30 0a30 30 0 0 0 60 0M-30 60a30 30 0 0 0 60 0M30 60a30 30 0 0 0 60 0`,
  petalo: (ink) =>
    fillWith(
      ink,
    )`M30 0C44 8 44 22 30 30C16 22 16 8 30 0ZM30 30C44 38 44 52 30 60C16 52 16 38 30 30ZM0 30C8 16 22 16 30 30C22 44 8 44 0 30ZM30 30C38 16 52 16 60 30C52 44 38 44 30 30Z`,
  greca: (ink) => cutStroke(ink, 6)`M0 57H57V9H15V39H39V25H28`,
  rombo: (ink) =>
    fillWith(
      ink,
    )`M30 6L54 30L30 54L6 30ZM0-12L12 0L0 12L-12 0ZM60-12L72 0L60 12L48 0ZM0 48L12 60L0 72L-12 60ZM60 48L72 60L60 72L48 60Z`,
  estrella: (ink) => fillWith(ink)`${star(30, 30, 22)}${each(corners, ([x, y]) => star(x, y, 14))}`,
  onda: (ink) => cutStroke(ink, 6)`M-15 15Q0 0 15 15T45 15T75 15M-15 45Q0 30 15 45T45 45T75 45`,
  confeti: (ink) =>
    circle(12, 14, 5, ink) +
    rect(38, 8, 12, 6, ink, { rx: 3, transform: 'rotate(30 44 11)' }) +
    fillWith(ink)`M20 44l8-8 6 10z` +
    circle(50, 42, 4, ink),
  trenza: (ink) =>
    fillWith(
      ink,
    )`M0 15L15 0H30L15 15ZM30 15L45 0H60L45 15ZM0 15L15 30H30L15 15ZM30 15L45 30H60L45 15ZM0 45L15 30H30L15 45ZM30 45L45 30H60L45 45ZM0 45L15 60H30L15 45ZM30 45L45 60H60L45 45Z`,
  escalon: (ink) =>
    fillWith(ink, {
      'fill-rule': 'evenodd',
    })`M24 0H36V12H48V24H60V36H48V48H36V60H24V48H12V36H0V24H12V12H24ZM24 18V24H18V36H24V42H36V36H42V24H36V18Z`,
  arcadas: (ink) =>
    stroke(
      ink,
      5,
    )`M6 60V30A24 24 0 0 1 54 30V60M18 60V31A12 12 0 0 1 42 31V60M30 60V34M0 6A14 14 0 0 0 12 0M60 6A14 14 0 0 1 48 0`,
  filete: (ink) =>
    stroke(
      ink,
      4.5,
    )`M30 56C6 54 2 26 18 20C28 17 30 30 21 31M30 56C54 54 58 26 42 20C32 17 30 30 39 31` +
    fillWith(
      ink,
    )`M30 4C35 10 35 16 30 21C25 16 25 10 30 4ZM30 34C33 39 33 43 30 47C27 43 27 39 30 34ZM8 6C12 8 13 11 12 15C8 13 7 10 8 6ZM52 6C48 8 47 11 48 15C52 13 53 10 52 6Z`,
} satisfies Record<string, (ink: Ink) => string>

export type PatternName = keyof typeof patterns

export const patternNames = keysOf(patterns)

/** The colour of the pattern lines on each ground of a section: text on top still reads at 4.6. */
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

export type BandGround = keyof typeof bandLines

export const softGrounds = ['cielo', 'maiz', 'rosa', 'menta', 'jaca', 'turq'] as const

const bandSizes: Record<string, number> = {
  'azulejo-cobalto': 90,
  'petalo-maiz': 96,
  'escama-agave': 96,
  'onda-turq': 84,
}

/** One tile, without the ground itself: the page paints that, also in the dark. */
export function bandPattern(pattern: PatternName, ground: BandGround) {
  const size = bandSizes[`${pattern}-${ground}`] ?? 78
  const tile = patterns[pattern](bandLines[ground])
  const lighter = ground === 'cobalto' ? group({ opacity: 0.8 }, tile) : tile
  return svg([0, 0, 60, 60], lighter, { width: size, height: size })
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
