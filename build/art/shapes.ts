import {
  circle,
  each,
  fill,
  fillWith,
  group,
  hole,
  type Ink,
  moved,
  path,
  place,
  placeMotif,
  repeat,
  rounded,
  stroke,
} from './paint.ts'

/** Four-pointed star: clean, new, bright. */
export function sparkle(x: number, y: number, radius: number, ink: Ink = 'maize') {
  const waist = radius * 0.16
  const [left, right, top, bottom] = [x - waist, x + waist, y - waist, y + waist]
  return fillWith(
    ink,
  )`M${x} ${y - radius}Q${right} ${top} ${x + radius} ${y}Q${right} ${bottom} ${x} ${y + radius}Q${left} ${bottom} ${x - radius} ${y}Q${left} ${top} ${x} ${y - radius}Z`
}

export function flower(
  x: number,
  y: number,
  radius: number,
  petals = 6,
  ink: Ink = 'cobalt',
  heart: Ink = 'maize',
) {
  const petal = (index: number) => {
    const turn = (index * 360) / petals
    const [inner, outer] = [0.14, 1.02].map((share) => moved(`0 ${-radius * share}`, x, y, turn))
    // Radii too small to reach are scaled until they do: only their ratio counts.
    const arc = rounded`A.3 .44 ${turn} 0 1 `
    return `M${inner}${arc}${outer}${arc}${inner}Z`
  }
  return fillWith(ink)`${repeat(petals, petal)}` + circle(x, y, radius * 0.27, heart)
}

/** Four rings of petals, from the outer one in, and the heart. */
type DahliaInks = readonly [Ink, Ink, Ink, Ink, Ink]

export const rosaDahlia: DahliaInks = ['rosaDark', 'rosa', 'rosaLight', '#FFC1D8', 'maize']
export const maizeDahlia: DahliaInks = ['maizeDark', 'maize', 'maizeLight', 'maize', 'maizeDark']

const dahliaRings = [
  { reach: 1, petals: 13, breadth: 0.22, turn: 0 },
  { reach: 0.78, petals: 11, breadth: 0.2, turn: 13 },
  { reach: 0.54, petals: 9, breadth: 0.17, turn: 4 },
  { reach: 0.3, petals: 7, breadth: 0.12, turn: 9 },
]

export function dahlia(x: number, y: number, radius: number, inks: DahliaInks) {
  const ring = ({ reach, petals, breadth, turn }: (typeof dahliaRings)[number], index: number) => {
    const length = radius * reach
    const half = radius * breadth
    const petal =
      rounded`M0 0C${-half} ${length * -0.45} ${-half} ${length * -0.78} 0 ${-length}` +
      rounded`C${half} ${length * -0.78} ${half} ${length * -0.45} 0 0Z`
    const all = repeat(petals, (step) => moved(petal, x, y, (step * 360) / petals + turn))
    return path({ fill: inks[index] })`${all}`
  }
  return each(dahliaRings, ring) + circle(x, y, radius * 0.15, inks[4])
}

/** A leaf that grows from x y; its right half is in the shade. */
export function leaf(
  x: number,
  y: number,
  length: number,
  half: number,
  angle: number,
  ink: Ink = 'agave',
  shade: Ink = 'agaveDark',
) {
  const edge = rounded`M0 0C${half} ${length * -0.3} ${half} ${length * -0.7} 0 ${-length}`
  const back = rounded`C${-half} ${length * -0.7} ${-half} ${length * -0.3} 0 0`
  return (
    fillWith(ink)`${moved(edge + back, x, y, angle)}Z` +
    fillWith(shade)`${moved(edge, x, y, angle)}Z`
  )
}

/** The flower painted on everything glazed: white teeth, cups, pots. */
export const paintedFlower = (x: number, y: number, scale = 1) =>
  group(
    place(x, y, { scale }),
    leaf(0, 0, 36, 11, 45, 'agaveLight', 'agave') +
      leaf(0, 0, 36, 11, 135) +
      leaf(0, 0, 36, 11, 225, 'agaveLight', 'agave') +
      leaf(0, 0, 36, 11, 315) +
      fill.rosa`${hole(0, -27, 3.6)}${hole(27, 0, 3.6)}${hole(0, 27, 3.6)}${hole(-27, 0, 3.6)}` +
      flower(0, 0, 21, 8),
  )

export const toothOutline =
  'M100 46C88 33 65 26 47 38C24 53 24 88 37 113C45 129 47 149 55 167C60 179 75 179 79 166C84 149 86 131 100 131C114 131 116 149 121 166C125 179 140 179 145 167C153 149 155 129 163 113C176 88 176 53 153 38C135 26 112 33 100 46Z'
const toothShade =
  'M153 38C176 53 176 88 163 113C155 129 153 149 145 167C140 179 125 179 121 166C120 161 119 156 117.5 151C124 160 132 157 135 147C139 132 141 119 149 103C159 82 159 54 138 33.5C143.5 34 148.5 35 153 38Z'

export const tooth = (ink: Ink = 'enamel', shade: Ink = 'enamelShade') =>
  fillWith(ink)`${toothOutline}` + fillWith(shade)`${toothShade}`

export const paintedTooth = () => tooth() + paintedFlower(98, 84, 0.95)

export const miniTooth = (
  x: number,
  y: number,
  scale: number,
  { turn = 0, painted = false } = {},
) => group(placeMotif(x, y, { turn, scale }), painted ? paintedTooth() : tooth())

export function rays(
  x: number,
  y: number,
  [from, to]: readonly [inner: number, outer: number],
  count: number,
  ink: Ink,
) {
  const half = (Math.PI / count) * 0.5
  const point = (radius: number, angle: number) =>
    rounded`${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`
  const ray = (index: number) => {
    const angle = (index * 2 * Math.PI) / count
    const [start, end] = [point(from, angle - half), point(from, angle + half)]
    return `M${start}L${point(to, angle - half * 0.55)}L${point(to, angle + half * 0.55)}L${end}Z`
  }
  return fillWith(ink)`${repeat(count, ray)}`
}

export const cloud = (x: number, y: number, scale: number) =>
  fillWith('enamel', {
    transform: place(x, y, { scale }),
  })`M0 40a22 22 0 0 1 14-40a30 30 0 0 1 56-6a24 24 0 0 1 34 20a20 20 0 0 1 2 26z`

/** What is cut out of the middle of a paper flag, in turn: flower, diamond, heart. */
const cutOuts = [
  (x: number, y: number, r: number) =>
    repeat(6, (index) => {
      const angle = (index * Math.PI) / 3
      return hole(x + Math.cos(angle) * r * 0.75, y + Math.sin(angle) * r * 0.75, r * 0.34)
    }) + hole(x, y, r * 0.26),
  (x: number, y: number, r: number) =>
    rounded`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`,
  (x: number, y: number, r: number) =>
    rounded`M${x} ${y + r}C${x - r * 1.3} ${y + r * 0.1} ${x - r * 1.1} ${y - r} ${x} ${y - r * 0.45}` +
    rounded`C${x + r * 1.1} ${y - r} ${x + r * 1.3} ${y + r * 0.1} ${x} ${y + r}Z`,
]

/** The row of small holes along the top and bottom of a paper flag, as shares of its size. */
const stitches = [
  [0.14, 0.14],
  [0.86, 0.14],
  [0.14, 0.84],
  [0.86, 0.84],
  [0.38, 0.84],
  [0.62, 0.84],
  [0.38, 0.14],
  [0.62, 0.14],
] as const

type Bunting = { inks: readonly Ink[]; count: number; height: number; drop: number; top?: number }

/** A string of cut-paper flags (papel picado) that sags by twice `drop` in the middle. */
export function bunting(width: number, { inks, count, height, drop, top = -4 }: Bunting) {
  const space = width / count
  const flagWidth = space * 0.86
  const string = stroke('ink', 3, {
    'stroke-opacity': 0.35,
  })`M0 ${top}Q${width / 2} ${top + drop * 2} ${width} ${top}`
  const flag = (index: number) => {
    const along = (index + 0.5) / count
    const x = index * space + space * 0.07
    const y = top + drop * 4 * along * (1 - along)
    const bottom = y + height
    const scallop = flagWidth / 4
    const edge = repeat(4, (step) => {
      const left = x + scallop * (3 - step)
      return rounded`Q${left + scallop / 2} ${bottom + 13} ${left} ${bottom}`
    })
    const reach = Math.min(flagWidth, height) * 0.25
    const cutOut = cutOuts[index % cutOuts.length]?.(x + flagWidth / 2, y + height * 0.47, reach)
    const dots = each(stitches, ([across, down]) =>
      hole(x + flagWidth * across, y + height * down, flagWidth * 0.035),
    )
    return fillWith(inks[index % inks.length] ?? 'enamel', {
      'fill-rule': 'evenodd',
    })`M${x} ${y}H${x + flagWidth}V${bottom}${edge}Z${cutOut ?? ''}${dots}`
  }
  return string + repeat(count, flag)
}
