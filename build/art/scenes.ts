import {
  circle,
  cutStroke,
  each,
  element,
  ellipse,
  fill,
  fillWith,
  group,
  halfCircle,
  type Ink,
  keysOf,
  place,
  rect,
  repeat,
  rounded,
  stroke,
  svg,
  tiling,
} from './paint.ts'
import { type PatternName, patterns } from './patterns.ts'
import { bunting, cloud, flower, rays } from './shapes.ts'

/** Positions are given as shares of the width and of the height. */
type Frame = {
  width: number
  height: number
  x: (share: number) => number
  y: (share: number) => number
}

type Scene = {
  ground: Ink
  pattern: PatternName
  line: Ink
  draw: (frame: Frame) => string
}

function sun(
  { x, y, height }: Frame,
  across: number,
  down: number,
  size: number,
  inks: [Ink, Ink],
) {
  const radius = height * size
  return (
    rays(x(across), y(down), [radius * 1.1, radius * 1.5], 20, inks[1]) +
    circle(x(across), y(down), radius, inks[0])
  )
}

// Mexico: a stepped pyramid between prickly pears, under paper flags

function pyramid({ width, y }: Frame) {
  const middle = width / 2
  const base = y(0.84)
  const step = (index: number) => {
    const stepWidth = 360 - index * 50
    const top = base - index * 34 - 34
    const [left, right] = [middle - stepWidth / 2, middle + stepWidth / 2]
    return (
      rect(left, top, stepWidth, 34, index % 2 ? 'bone' : '#EAD3A6') +
      rect(right - stepWidth * 0.2, top, stepWidth * 0.2, 34, '#C9A76B', { opacity: 0.6 })
    )
  }
  const stair = (index: number) =>
    rect(middle - 18, base - 10 - index * 14, 36, 4, '#9A7A45', { opacity: 0.5 })
  return (
    repeat(6, step) +
    fillWith(
      '#C9A76B',
    )`M${middle - 22} ${base}L${middle - 16} ${base - 204}h32L${middle + 22} ${base}z` +
    repeat(14, stair) +
    rect(middle - 34, base - 236, 68, 34, 'bone') +
    rect(middle - 9, base - 228, 18, 26, '#7A5B2A') +
    rect(middle - 42, base - 244, 84, 11, '#EAD3A6')
  )
}

const nopalPads = [
  [0, -44, 30, 46, 0, 'agave'],
  [-30, -98, 22, 32, -24, 'agaveLight'],
  [30, -104, 24, 36, 22, 'agaveDark'],
  [52, -150, 15, 22, 30, 'agaveLight'],
] as const
const nopalFruits = [
  [-44, -128],
  [20, -140],
  [66, -168],
  [42, -138],
] as const
const nopalThorns = [
  [-10, -60],
  [10, -44],
  [-8, -26],
  [26, -110],
  [36, -92],
  [-32, -100],
] as const

const nopal = (x: number, y: number, scale: number, side: 1 | -1) =>
  group(
    place(x, y, { scale: [side * scale, scale] }),
    each(nopalPads, ([cx, cy, rx, ry, turn, ink]) =>
      ellipse(cx, cy, rx, ry, ink, { transform: turn ? `rotate(${turn} ${cx} ${cy})` : undefined }),
    ) +
      each(nopalFruits, ([cx, cy]) => circle(cx, cy, 8, 'rosaLight')) +
      group(
        { fill: 'enamel', opacity: 0.7 },
        each(nopalThorns, ([cx, cy]) => circle(cx, cy, 2.5)),
      ),
  )

function drawMexico(frame: Frame) {
  const { width, height, x, y } = frame
  const inks: Ink[] = ['maize', 'teal', 'enamel', 'clay', 'violet', 'agaveLight']
  return (
    sun(frame, 0.5, 0.46, 0.22, ['#FFC145', 'maizeLight']) +
    bunting(width, { inks, count: 7, height: height * 0.17, drop: height * 0.03 }) +
    pyramid(frame) +
    fill.agaveDark`M0 ${y(0.84)}Q${x(0.25)} ${y(0.78)} ${x(0.5)} ${y(0.84)}T${width} ${y(0.83)}V${height}H0Z` +
    fill.agave`M0 ${y(0.9)}Q${x(0.3)} ${y(0.84)} ${x(0.6)} ${y(0.91)}T${width} ${y(0.89)}V${height}H0Z` +
    nopal(x(0.12), y(0.94), 1.05, 1) +
    nopal(x(0.9), y(0.95), 0.9, -1)
  )
}

// Colombia: wax palms and houses with balconies below the cordillera

function waxPalm(x: number, y: number, height: number, scale: number) {
  const top = y - height
  const frond = (angle: number) =>
    fillWith(Math.abs(angle) === 72 ? 'agave' : 'agaveDark', {
      transform: place(x, top, { turn: angle, scale }),
    })`M0 0C10-20 8-44 0-58C-6-40-6-20 0 0Z`
  return (
    fill.bone`M${x - 4 * scale} ${y}L${x - 2.5 * scale} ${top}h${5 * scale}L${x + 4 * scale} ${y}z` +
    repeat(Math.floor(height / 16), (ring) =>
      rect(x - 4 * scale, y - 12 - ring * 16, 8 * scale, 2.5, '#C9A76B'),
    ) +
    each([-100, -72, -44, -16, 16, 44, 72, 100], frond) +
    circle(x, top, 7 * scale, 'maizeDark')
  )
}

function balconyHouse(x: number, y: number, width: number, height: number, ink: Ink) {
  const top = y - height
  return (
    rect(x, top, width, height, ink) +
    fill.clayDark`M${x - 6} ${top}h${width + 12}l-8-16h${4 - width}z` +
    rect(x + width * 0.28, top + 14, width * 0.44, 26, 'ink', { opacity: 0.75 }) +
    rect(x + width * 0.16, top + 36, width * 0.68, 9, 'enamel') +
    each([0.3, 0.52, 0.72], (share) => flower(x + width * share, top + 37, 7, 5, 'rosa')) +
    fill.cobaltDark`M${x + width * 0.34} ${y}v-28${halfCircle(width * 0.16)}v28z`
  )
}

function drawColombia(frame: Frame) {
  const { width, height, x, y } = frame
  const street = x(0.46)
  return (
    sun(frame, 0.72, 0.32, 0.15, ['maize', 'maizeLight']) +
    cloud(x(0.08), y(0.2), 0.9) +
    cloud(x(0.42), y(0.14), 0.6) +
    fill.cobalt`M0 ${y(0.7)}L${x(0.16)} ${y(0.4)}L${x(0.3)} ${y(0.6)}L${x(0.46)} ${y(0.34)}L${x(0.66)} ${y(0.66)}L${x(0.84)} ${y(0.46)}L${width} ${y(0.62)}V${height}H0Z` +
    fill.cobaltDark`M${x(0.16)} ${y(0.4)}L${x(0.3)} ${y(0.6)}L${x(0.24)} ${y(0.74)}ZM${x(0.46)} ${y(0.34)}L${x(0.66)} ${y(0.66)}L${x(0.58)} ${y(0.76)}ZM${x(0.84)} ${y(0.46)}L${width} ${y(0.62)}V${y(0.8)}Z` +
    fill.agave`M0 ${y(0.72)}C${x(0.2)} ${y(0.56)} ${x(0.36)} ${y(0.66)} ${x(0.5)} ${y(0.76)}S${x(0.85)} ${y(0.66)} ${width} ${y(0.7)}V${height}H0Z` +
    fill.agaveLight`M0 ${y(0.86)}C${x(0.24)} ${y(0.72)} ${x(0.5)} ${y(0.82)} ${x(0.68)} ${y(0.88)}S${x(0.9)} ${y(0.82)} ${width} ${y(0.8)}V${height}H0Z` +
    waxPalm(x(0.2), y(0.86), 210, 1.1) +
    waxPalm(x(0.36), y(0.86), 150, 0.85) +
    waxPalm(x(0.1), y(0.9), 130, 0.8) +
    waxPalm(x(0.86), y(0.9), 190, 1) +
    balconyHouse(street, y(0.93), 66, 98, '#FFC145') +
    balconyHouse(street + 66, y(0.93), 62, 84, 'rosaLight') +
    balconyHouse(street + 128, y(0.93), 66, 106, 'teal') +
    fill.agaveDark`M0 ${y(0.92)}Q${x(0.5)} ${y(0.88)} ${width} ${y(0.93)}V${height}H0Z`
  )
}

// Peru: a peak above terraces, and a llama

const grazingLlama = () =>
  cutStroke('boneDark', 13)`M44 150v52M62 152v50M118 152v50M136 150v52` +
  fillWith(
    '#FFF7E8',
  )`M34 34C30 30 28 18 34 6l8 14h8l10-14c4 14 2 24-2 30 10 8 10 24 4 34v22c12-6 40-6 62-4 20 2 28 18 28 36 0 20-8 30-22 32H62c-18 0-28-14-28-34V82c-8 0-18-4-20-12s6-14 14-16c0-8 2-16 6-20z` +
  fill.bone`M124 88c20 2 28 18 28 36 0 20-8 30-22 32H96c24-8 34-40 28-68z` +
  circle(36, 48, 4, 'ink') +
  stroke('ink', 3)`M14 68q8 4 14 2` +
  fill.rosa`M74 92h56l4 42H70z` +
  fill.maize`M72.5 106h59l1 9h-61z` +
  fill.teal`M71.5 119h61l1 7h-63z` +
  cutStroke('rosa', 8)`M34 84h28` +
  circle(40, 94, 5, 'maize') +
  circle(54, 94, 5, 'teal')

function drawPeru(frame: Frame) {
  const { width, height, x, y } = frame
  const terraces: Ink[] = ['agave', 'agaveLight', 'agave', 'agaveLight', '#0F6E58']
  const terrace = (ink: Ink, index: number) => {
    const left = y(0.68 + index * 0.065)
    const curve = rounded`${x(0.3)} ${y(0.62 + index * 0.066)} ${x(0.6)} ${y(0.76 + index * 0.05)}`
    const right = rounded`${width} ${y(0.72 + index * 0.06)}`
    return (
      fillWith(ink)`M0 ${left}C${curve} ${right}V${height}H0Z` +
      cutStroke('bone', 4)`M0 ${left}C${curve} ${right}`
    )
  }
  return (
    sun(frame, 0.3, 0.3, 0.15, ['clay', '#F79272']) +
    cloud(x(0.6), y(0.16), 0.7) +
    fill.violet`M${x(0.34)} ${y(0.72)}C${x(0.44)} ${y(0.5)} ${x(0.5)} ${y(0.16)} ${x(0.58)} ${y(0.14)}S${x(0.68)} ${y(0.4)} ${x(0.76)} ${y(0.52)}S${x(0.9)} ${y(0.6)} ${width} ${y(0.66)}V${height}H${x(0.3)}Z` +
    fill.violetDark`M${x(0.58)} ${y(0.14)}C${x(0.66)} ${y(0.14)} ${x(0.68)} ${y(0.4)} ${x(0.76)} ${y(0.52)}S${x(0.9)} ${y(0.6)} ${width} ${y(0.66)}V${height}H${x(0.62)}C${x(0.68)} ${y(0.6)} ${x(0.6)} ${y(0.4)} ${x(0.58)} ${y(0.14)}Z` +
    fill.agaveDark`M0 ${y(0.56)}C${x(0.12)} ${y(0.46)} ${x(0.2)} ${y(0.5)} ${x(0.32)} ${y(0.66)}S${x(0.7)} ${y(0.72)} ${width} ${y(0.7)}V${height}H0Z` +
    each(terraces, terrace) +
    group(place(x(0.13), y(0.47), { scale: 1.05 }), grazingLlama())
  )
}

// Argentina: the obelisk between painted houses of La Boca

type PaintedHouse = { x: number; width: number; height: number; wall: Ink; trim: Ink; door: Ink }

function paintedHouse(base: number, { x, width, height, wall, trim, door }: PaintedHouse) {
  const top = base - height
  const groove = (index: number) =>
    rect(x + (index + 1) * 11, top, 2, height, 'ink', { opacity: 0.1 })
  const windowAt = (left: number, y: number) =>
    rect(left - 4, y - 4, width * 0.28 + 8, 34, trim) +
    rect(left, y, width * 0.28, 26, 'ink', { opacity: 0.82 }) +
    rect(left + width * 0.14 - 1, y, 2.5, 26, trim)
  const storey = (row: number) =>
    each([0.14, 0.6], (share) => windowAt(x + width * share, top + 16 + row * 46))
  return (
    rect(x, top, width, height, wall) +
    repeat(Math.ceil(width / 11) - 1, groove) +
    rect(x - 4, top - 9, width + 8, 12, trim) +
    repeat(Math.floor((height - 44) / 46), storey) +
    rect(x + width * 0.34, base - 36, width * 0.32, 36, door)
  )
}

function drawArgentina(frame: Frame) {
  const { width, height, x, y } = frame
  const middle = x(0.5)
  const houses: PaintedHouse[] = [
    { x: x(0.03), width: 78, height: 150, wall: '#FFC145', trim: 'cobalt', door: 'rosa' },
    { x: x(0.03) + 78, width: 70, height: 196, wall: 'rosa', trim: 'maize', door: 'cobaltDark' },
    { x: x(0.03) + 148, width: 72, height: 128, wall: 'teal', trim: 'clay', door: 'maize' },
    { x: x(0.62), width: 70, height: 136, wall: 'clay', trim: 'cobaltDark', door: 'maize' },
    { x: x(0.62) + 70, width: 76, height: 188, wall: 'cobalt', trim: '#FFC145', door: 'rosa' },
    {
      x: x(0.62) + 146,
      width: 74,
      height: 146,
      wall: 'agaveLight',
      trim: 'rosa',
      door: 'cobaltDark',
    },
  ]
  return (
    sun(frame, 0.5, 0.42, 0.19, ['maize', 'maizeLight']) +
    cloud(x(0.08), y(0.16), 0.8) +
    cloud(x(0.8), y(0.22), 0.6) +
    fill.enamel`M${middle - 22} ${y(0.86)}L${middle - 15} ${y(0.2)}L${middle} ${y(0.12)}L${middle + 15} ${y(0.2)}L${middle + 22} ${y(0.86)}Z` +
    fill.steelLight`M${middle} ${y(0.12)}L${middle + 15} ${y(0.2)}L${middle + 22} ${y(0.86)}H${middle + 4}Z` +
    rect(middle - 4, y(0.2), 8, 12, 'ink') +
    each(houses, (house) => paintedHouse(y(0.88), house)) +
    rect(0, y(0.88), width, height * 0.12, 'ink') +
    repeat(18, (dash) => rect((dash * width) / 17 - 8, y(0.93), 20, 5, 'maize', { rx: 2 }))
  )
}

const scenes = {
  mexico: { ground: '#D92B74', pattern: 'estrella', line: '#E84A8B', draw: drawMexico },
  colombia: { ground: '#CFE4FF', pattern: 'trenza', line: '#C0DBFD', draw: drawColombia },
  peru: { ground: '#FFC145', pattern: 'escalon', line: '#FFD171', draw: drawPeru },
  argentina: { ground: '#9FE0DC', pattern: 'filete', line: '#86D4CF', draw: drawArgentina },
} satisfies Record<string, Scene>

export type Country = keyof typeof scenes

export const countryNames = keysOf(scenes)

/** The picture on a country's postage stamp. */
export function drawScene(country: Country, width = 400, height = 460) {
  const { ground, pattern, line, draw } = scenes[country]
  const id = `s-${country}`
  const frame = {
    width,
    height,
    x: (share: number) => width * share,
    y: (share: number) => height * share,
  }
  return svg(
    [0, 0, width, height],
    element('defs', {}, tiling(`${id}p`, patterns[pattern](line))) +
      rect(0, 0, width, height, ground) +
      rect(0, 0, width, height, `url(#${id}p)`) +
      draw(frame),
    { preserveAspectRatio: 'xMidYMid slice' },
  )
}
