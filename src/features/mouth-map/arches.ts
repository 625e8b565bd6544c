import type { toothShapes } from './areas.ts'

export type ToothShape = keyof typeof toothShapes

/** A tooth's position in the drawing: its centre, rotation, width and depth. */
export type Spot = {
  fdi: number
  shape: ToothShape
  x: number
  y: number
  turn: number
  width: number
  depth: number
}

/** A half ellipse through the centres of all teeth of a jaw. */
type Arch = { x: number; y: number; a: number; b: number; up: boolean }

const upper: Arch = { x: 300, y: 380, a: 217, b: 246, up: true }
const lower: Arch = { x: 300, y: 450, a: 211, b: 256, up: false }

const front: ToothShape[] = ['incisor', 'incisor', 'canine']
const adultShapes: ToothShape[] = [...front, 'premolar', 'premolar', 'molar', 'molar', 'molar']
const babyShapes: ToothShape[] = [...front, 'molar', 'molar']

/** From the middle to the back. Lower incisors are wider than in life, because they are links. */
const sizes = {
  adultUpper: [1, 0.86, 0.92, 0.9, 0.9, 1.16, 1.1, 1],
  adultLower: [0.9, 0.9, 0.92, 0.92, 0.94, 1.16, 1.12, 1.02],
  babyUpper: [1, 0.86, 0.9, 1.06, 1.16],
  babyLower: [0.86, 0.88, 0.9, 1.08, 1.18],
}

const depths: Record<ToothShape, number> = { incisor: 58, canine: 64, premolar: 65, molar: 70 }

/** Baby teeth leave room at the back of the jaw for the molars that follow. */
const babyShare = 0.74

const steps = 720

export const adultSpots: Spot[] = [
  ...placeJaw(upper, [1, 2], adultShapes, sizes.adultUpper, 1),
  ...placeJaw(lower, [4, 3], adultShapes, sizes.adultLower, 1),
]

export const babySpots: Spot[] = [
  ...placeJaw(upper, [5, 6], babyShapes, sizes.babyUpper, babyShare),
  ...placeJaw(lower, [8, 7], babyShapes, sizes.babyLower, babyShare),
]

/** From the patient's right (left in the drawing) to the patient's left. */
function placeJaw(
  arch: Arch,
  [right, left]: [number, number],
  shapes: ToothShape[],
  sizes: number[],
  share: number,
): Spot[] {
  const fromMiddle = shapes.map((shape, at) => ({ shape, size: sizes[at]!, number: at + 1 }))
  const row = [
    ...fromMiddle.toReversed().map((tooth) => ({ ...tooth, quarter: right })),
    ...fromMiddle.map((tooth) => ({ ...tooth, quarter: left })),
  ]
  const points = measure(arch)
  const total = points.at(-1)!.length
  const unit = (total * share) / row.reduce((sum, { size }) => sum + size, 0)
  let from = (total * (1 - share)) / 2
  return row.map(({ shape, size, number, quarter }) => {
    const width = size * unit
    const middle = points.find(({ length }) => length >= from + width / 2)!
    from += width
    return {
      fdi: quarter * 10 + number,
      shape,
      x: Math.round(middle.x),
      y: Math.round(middle.y),
      turn: Math.round(middle.turn),
      width: Math.round(width),
      depth: depths[shape],
    }
  })
}

/** Points along an arch, with the arc length up to each and the outward rotation. */
function measure({ x, y, a, b, up }: Arch) {
  const sign = up ? -1 : 1
  let length = 0
  let last: { x: number; y: number } | undefined
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = Math.PI * (1 - step / steps)
    const point = { x: x + a * Math.cos(angle), y: y + sign * b * Math.sin(angle) }
    if (last) length += Math.hypot(point.x - last.x, point.y - last.y)
    last = point
    const outX = Math.cos(angle) / a
    const outY = (sign * Math.sin(angle)) / b
    return { ...point, length, turn: (Math.atan2(outX, -outY) * 180) / Math.PI }
  })
}
