import { circle, fillWith, group, type Ink, place, rect, repeat } from '../../../build/art/paint.ts'
import { mix } from './time.ts'

/** Widths of the teeth of half an arch, from the back to the front, in the order of the mouth. */
const widths = [1.28, 1.3, 0.98, 0.96, 0.94, 0.82, 0.98]
const order = [...widths, ...widths.toReversed()]
const total = order.reduce((sum, width) => sum + width, 0)

type Arch = {
  upper: boolean
  /** Of the middle of its open side. */
  x: number
  y: number
  reach?: readonly [across: number, deep: number]
  /** By number from the left, 0 to 13. */
  enamel?: (at: number) => Ink
  /** false: there is a gap. */
  stands?: (at: number) => boolean
}

/** Where a tooth of an arch stands, and the way it faces, in degrees. */
export function placeInArch({ upper, x, y, reach = [250, 210] }: Arch, at: number) {
  const before = order.slice(0, at).reduce((sum, width) => sum + width, 0)
  const share = (before + order[at]! / 2) / total
  const angle = mix(Math.PI * 1.03, -Math.PI * 0.03, share)
  const way = upper ? -1 : 1
  return {
    x: x + Math.cos(angle) * reach[0],
    y: y + way * Math.sin(angle) * reach[1],
    turn:
      (Math.atan2((way * Math.sin(angle)) / reach[1], Math.cos(angle) / reach[0]) * 180) / Math.PI,
    size: (order[at]! * Math.PI * ((reach[0] + reach[1]) / 2)) / total,
  }
}

/** The teeth of one jaw as one sees them in a mirror when the mouth is wide open. */
export function arch(options: Arch) {
  const { upper, x, y, reach = [250, 210], enamel = () => '#FFFFFF', stands = () => true } = options
  const way = upper ? -1 : 1
  const band = (more: number) =>
    `M${x - reach[0] - more} ${y - way * 34}C${x - reach[0] - more} ${y + way * (reach[1] + more) * 1.33} ${x + reach[0] + more} ${y + way * (reach[1] + more) * 1.33} ${x + reach[0] + more} ${y - way * 34}Z`
  const teeth = repeat(14, (at) => {
    if (!stands(at)) return ''
    const { x: tx, y: ty, turn, size } = placeInArch(options, at)
    const isBack = at < 4 || at > 9
    const deep = isBack ? size * 0.98 : size * 0.78
    const half = size / 2 - 1.5
    return group(
      place(tx, ty, { turn: turn + 90 }),
      rect(-half, -deep / 2, half * 2, deep, '#C9D6F2', { rx: size * 0.3 }) +
        rect(-half, -deep / 2, half * 2 - 3, deep - 4, enamel(at), { rx: size * 0.3 }) +
        (isBack
          ? `<path d="M${-half * 0.5} 0H${half * 0.5}M0 ${-deep * 0.24}V${deep * 0.24}" stroke="#B9CBF2" stroke-width="4" stroke-linecap="round"/>`
          : ''),
    )
  })
  return (
    fillWith('#F59AAE')`${band(44)}` +
    fillWith(upper ? '#E98096' : '#C94F6B')`${band(-44)}` +
    (upper
      ? `<path d="M${x - 90} ${y - 40}q90 -34 180 0M${x - 70} ${y - 90}q70 -30 140 0" stroke="#D96F87" stroke-width="8" fill="none" stroke-linecap="round"/>`
      : fillWith(
          '#F27D95',
        )`M${x - 150} ${y - 44}C${x - 150} ${y + 150} ${x + 150} ${y + 150} ${x + 150} ${y - 44}C${x + 90} ${y - 90} ${x - 90} ${y - 90} ${x - 150} ${y - 44}Z` +
        `<path d="M${x} ${y - 40}V${y + 60}" stroke="#E0607C" stroke-width="7" stroke-linecap="round"/>`) +
    teeth
  )
}

/** Both jaws behind lips. `open`: 0 to 1. */
export function mouth({
  enamel,
  quarter,
}: {
  enamel?: (upper: boolean, at: number) => Ink
  /** Lit: 0 upper left, 1 upper right, 2 lower right, 3 lower left, as in a mirror. */
  quarter?: number
} = {}) {
  const light = (upper: boolean, at: number): Ink => {
    const own = enamel?.(upper, at)
    if (own) return own
    if (quarter === undefined) return '#FFFFFF'
    const lit = [upper && at < 7, upper && at > 6, !upper && at > 6, !upper && at < 7][quarter]
    return lit ? '#FFFFFF' : '#9FA9CC'
  }
  return (
    fillWith(
      '#C81E66',
    )`M640 26C900 26 1010 150 1010 330S900 640 640 640S270 510 270 330S380 26 640 26Z` +
    fillWith(
      '#A3144F',
    )`M640 640C900 640 1010 510 1010 330C1010 480 900 606 640 606S270 480 270 330C270 510 380 640 640 640Z` +
    fillWith(
      '#5A1234',
    )`M640 62C870 62 974 170 974 332S870 602 640 602S306 494 306 332S410 62 640 62Z` +
    arch({ upper: true, x: 640, y: 288, reach: [236, 176], enamel: (at) => light(true, at) }) +
    arch({ upper: false, x: 640, y: 384, reach: [226, 166], enamel: (at) => light(false, at) })
  )
}

/** A hand mirror, its glass round. `content` is what it shows. */
export function handMirror(
  x: number,
  y: number,
  r: number,
  content: string,
  glass: Ink = '#CFE4FF',
) {
  return (
    rect(x - 26, y + r, 52, 200, '#0E7A80', { rx: 20 }) +
    rect(x - 26, y + r, 36, 200, '#1FA9AE', { rx: 18 }) +
    circle(x + 8, y + 10, r + 26, 'ink', { opacity: 0.14 }) +
    circle(x, y, r + 26, '#1FA9AE') +
    circle(x, y, r + 10, '#0E7A80') +
    `<clipPath id="glass"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>` +
    circle(x, y, r, glass) +
    group({ 'clip-path': 'url(#glass)' }, content)
  )
}

type Row = {
  x: number
  y: number
  count: number
  size: number
  upper?: boolean
  enamel?: (at: number) => Ink
  stands?: (at: number) => boolean
}

/** Front teeth and gum as one sees them. 0 0 of the row is the edge of the gum at its left. */
export function frontRow({
  x,
  y,
  count,
  size,
  upper = false,
  enamel = () => '#FFFFFF',
  stands = () => true,
}: Row) {
  const tall = size * 1.2
  const teeth = repeat(count, (at) => {
    if (!stands(at)) return ''
    const left = at * size + 3
    const w = size - 6
    return (
      fillWith(
        enamel(at),
      )`M${left + w * 0.12} 12C${left - w * 0.02} ${-tall * 0.5} ${left - w * 0.02} ${-tall} ${left + w * 0.14} ${-tall}Q${left + w / 2} ${-tall - 12} ${left + w * 0.86} ${-tall}C${left + w * 1.02} ${-tall} ${left + w * 1.02} ${-tall * 0.5} ${left + w * 0.88} 12Z` +
      fillWith('#B9CBF2', {
        opacity: 0.55,
      })`M${left + w * 0.86} ${-tall}C${left + w * 1.02} ${-tall} ${left + w * 1.02} ${-tall * 0.5} ${left + w * 0.88} 12H${left + w * 0.7}C${left + w * 0.86} ${-tall * 0.4} ${left + w * 0.86} ${-tall * 0.8} ${left + w * 0.74} ${-tall - 6}Z`
    )
  })
  const scallops = repeat(count, (at) => {
    const left = at * size
    return `C${left + size * 0.12} 26 ${left + size * 0.88} 26 ${left + size} -22`
  })
  const gums =
    fillWith('#F59AAE')`M0 -22${scallops}V420H0Z` +
    fillWith('#FFB9C6', { opacity: 0.7 })`M0 -22${scallops}V26${repeat(count, (at) => {
      const right = (count - at) * size
      return `C${right - size * 0.12} 46 ${right - size * 0.88} 46 ${right - size} 8`
    })}Z`
  return group(place(x, y, { scale: [1, upper ? -1 : 1] }), teeth + gums)
}

/** A toothbrush seen from the side, its bristles up, the middle of its head at 0 0. */
export function brush({
  length = 520,
  worn = 0,
  paste = 0,
  handle = '#E23A80',
  dark = '#B81D60',
}: { length?: number; worn?: number; paste?: number; handle?: Ink; dark?: Ink } = {}) {
  const tufts = repeat(9, (at) => {
    const x = -74 + at * 18
    const lean = worn * (at - 4) * 7
    return fillWith(
      at % 2 ? '#2E7FD0' : '#7CC0F5',
    )`M${x - 8} 0L${x - 8 + lean} ${-56 + Math.abs(lean) * 0.3}q8 -7 16 0L${x + 8} 0Z`
  })
  return (
    tufts +
    (paste > 0
      ? `<path d="M${-14 * paste} -58c4 -18 24 -18 28 0z" fill="#1FA9AE" transform="scale(${paste})" transform-origin="0 -58"/>`
      : '') +
    fillWith(
      handle,
    )`M-92 -4H84C140 -4 150 0 200 0H${length - 20}a17 17 0 0 1 0 34H200C150 34 140 26 84 26H-92a15 15 0 0 1 0 -30Z` +
    fillWith(
      dark,
    )`M-104 16C-100 24 -96 26 -92 26H84C140 26 150 34 200 34H${length - 20}a17 17 0 0 0 15 -9C${length - 20} 26 ${length - 40} 24 ${length - 60} 24H200C150 24 140 16 84 16Z` +
    fillWith(
      '#FFB524',
    )`M${length - 180} 2h12v30h-12zM${length - 155} 2h12v30h-12zM${length - 130} 2h12v30h-12z`
  )
}
