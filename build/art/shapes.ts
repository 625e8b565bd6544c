import { each, fillWith, hole, type Ink, place, repeat, rounded, stroke } from './paint.ts'

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

/** Center cut-outs of the paper flags, in rotation: flower, diamond, heart. */
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

/** Small holes along the top and bottom of a paper flag, as shares of its size. */
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
