import { circle, fillWith, group, type Ink, place, repeat } from '../../../build/art/paint.ts'
import { createRandom, mix } from './time.ts'

type Section = {
  /** How far the gum has drawn back, in pixels. */
  back?: number
  /** 0 to 1: how much the nerve feels. */
  felt?: number
  /** 0 to 1: how deep a hole in the top is. */
  hole?: number
  /** 0 to 1: how much of the hole a filling closes. */
  filled?: number
  dentin?: Ink
  /** On both sides of the tooth, and bone below it. */
  around?: boolean
}

/** A tooth cut through the middle: enamel, dentin and pulp. 0 0 is where gum and enamel meet. */
export function section({
  back = 0,
  felt = 0,
  hole = 0,
  filled = 0,
  dentin = '#FBE0A0',
  around = true,
}: Section = {}) {
  return (
    (around ? surroundings(back) : '') +
    fillWith(
      '#F3D48C',
    )`M-128 -10C-126 110 -132 210 -96 296C-86 320 -52 318 -46 290C-34 220 -30 150 0 120C30 150 34 220 46 290C52 318 86 320 96 296C132 210 126 110 128 -10Z` +
    fillWith(
      dentin,
    )`M-120 -14C-118 100 -122 200 -90 286C-82 304 -60 300 -56 282C-44 210 -38 130 0 104C38 130 44 210 56 282C60 304 82 304 90 286C122 200 118 100 120 -4C134 -60 132 -116 108 -136C74 -172 36 -150 0 -134C-36 -150 -74 -172 -108 -136C-132 -116 -134 -60 -120 -4Z` +
    fillWith(
      '#FFFFFF',
    )`M0 -196C-40 -240 -106 -246 -142 -214C-190 -172 -170 -70 -130 4C-122 18 -112 12 -112 0C-130 -70 -128 -110 -108 -134C-74 -170 -36 -148 0 -132C36 -148 74 -170 108 -134C128 -110 130 -70 112 0C112 12 122 18 130 4C170 -70 190 -172 142 -214C106 -246 40 -240 0 -196Z` +
    fillWith(
      '#DDE7FB',
    )`M142 -214C190 -172 170 -70 130 4C122 18 112 12 112 0C150 -80 158 -170 104 -230C118 -229 131 -223 142 -214Z` +
    fillWith(
      '#F27D95',
    )`M-46 -60C-36 -92 -14 -74 0 -66C14 -74 36 -92 46 -60C58 -10 74 120 78 250C66 150 40 70 0 66C-40 70 -66 150 -78 250C-74 120 -58 -10 -46 -60Z` +
    nerve(felt) +
    (hole > 0 ? decay(hole, filled) : '')
  )
}

function nerve(felt: number) {
  const glow =
    felt > 0.02 ? circle(0, -20, mix(30, 92, felt), '#FFB524', { opacity: 0.35 * felt }) : ''
  return (
    glow +
    `<path d="M-70 220C-64 120 -40 40 -22 -50M70 220C64 120 40 40 22 -50M-52 100C-40 60 -30 20 -8 -30M52 100C40 60 30 20 8 -30" fill="none" stroke="#C81E66" stroke-width="7" stroke-linecap="round"/>`
  )
}

function decay(hole: number, filled: number) {
  const deep = mix(0, 92, hole)
  const shape = `M28 -212C24 ${-196 + deep * 0.3} 30 ${-190 + deep} 62 ${-186 + deep}C92 ${-188 + deep} 100 ${-200 + deep * 0.4} 96 -238C72 -240 46 -232 28 -212Z`
  return (
    fillWith('#6B3B22')`${shape}` +
    (filled > 0
      ? `<clipPath id="fill"><rect x="0" y="${-90 - filled * 160}" width="140" height="200"/></clipPath>` +
        group({ 'clip-path': 'url(#fill)' }, fillWith('#A9B7D8')`${shape}`)
      : '')
  )
}

function surroundings(back: number) {
  const top = back * 0.9
  // The bone follows the gum, but stays well above the ends of the roots.
  const low = back * 0.35
  const left = `M-1000 ${-30}H-700C-420 -30 -230 ${-50 + top} -170 ${-34 + top}C-140 ${-26 + top} -128 ${top} -122 ${40 + top}L-110 420H-1000Z`
  const right = left
    .replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`)
    .replaceAll('H-', 'H')
  const bone = (way: 1 | -1) =>
    `M${-1000 * way} 90H${-700 * way}C${-400 * way} 90 ${-240 * way} ${80 + low} ${-128 * way} ${110 + low}L${-100 * way} 460H${-1000 * way}Z`
  return (
    fillWith('#F59AAE')`${left}${right}` +
    fillWith(
      '#F1D7A4',
    )`M-1000 330H1000V520H-1000ZM-60 112H60V${200 + low}H-60ZM-128 ${110 + low}H128V520H-128Z` +
    fillWith('#F1D7A4')`${bone(1)}${bone(-1)}` +
    `<path d="M-128 ${110 + low}C-240 ${80 + low} -400 90 -700 90H-1000M128 ${110 + low}C240 ${80 + low} 400 90 700 90H1000" fill="none" stroke="#DDB878" stroke-width="10"/>`
  )
}

/**
 * Bare dentin under a lens: fine canals that lead from the outside, at the left, to the nerve. `cold`:
 * how far a cold touch has come. `plugged`: how far the canals are closed. `calm`: how little is felt.
 */
export function canals({
  cold = 0,
  plugged = 0,
  calm = 0,
  enamel = 0,
}: {
  cold?: number
  plugged?: number
  calm?: number
  enamel?: number
}) {
  const random = createRandom(11)
  const rows = repeat(9, (at) => {
    const y = 92 + at * 62
    const drift = random() * 0.35
    const stop = plugged > 0.5 ? 0.02 : 1
    const way = Math.max(0, Math.min(stop, cold * 1.35 - drift))
    const x = mix(330, 930, way)
    const dot =
      cold > drift / 1.35 && cold > 0
        ? circle(x, y + 12, 13, '#2448C9') + circle(x - 26, y + 12, 8, '#6E8DF0')
        : ''
    return (
      `<rect x="330" y="${y}" width="620" height="24" rx="12" fill="#C99B4E"/>` +
      `<rect x="334" y="${y + 4}" width="612" height="16" rx="8" fill="#FFF1CF"/>` +
      dot +
      (plugged > 0
        ? fillWith('#0F6E58')`M${330} ${y - 2}h${mix(0, 54, plugged)}a14 14 0 0 1 0 28H${330}Z`
        : '')
    )
  })
  const feeling = Math.max(0, Math.min(1, (cold - 0.75) * 4)) * (1 - calm) * (plugged > 0.5 ? 0 : 1)
  return (
    `<rect x="320" y="0" width="640" height="720" fill="#F3D48C"/>` +
    rows +
    `<rect x="940" y="0" width="340" height="720" fill="#F27D95"/>` +
    circle(1120, 330, mix(60, 190, feeling), '#FFB524', { opacity: 0.45 * feeling }) +
    `<path d="M1130 -20C1090 140 1180 240 1120 360S1170 600 1120 740" fill="none" stroke="#C81E66" stroke-width="34" stroke-linecap="round"/>` +
    repeat(
      9,
      (at) =>
        `<path d="M950 ${104 + at * 62}Q1030 ${104 + at * 62} 1122 ${150 + at * 50}" fill="none" stroke="#C81E66" stroke-width="8" stroke-linecap="round"/>`,
    ) +
    (enamel > 0
      ? `<rect x="${mix(-330, 0, enamel)}" y="0" width="330" height="720" fill="#fff"/><rect x="${mix(-30, 300, enamel)}" y="0" width="30" height="720" fill="#DDE7FB"/>`
      : '')
  )
}

/** Sparkles of four points. */
export const spark = (x: number, y: number, size: number, ink: Ink = 'maize') =>
  group(
    place(x, y, { scale: size / 20 }),
    fillWith(
      ink,
    )`M0 -20Q2.600 -2.600 20 0Q2.600 2.600 0 20Q-2.600 2.600 -20 0Q-2.600 -2.600 0 -20Z`,
  )
