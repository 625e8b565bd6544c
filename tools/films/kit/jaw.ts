import { circle, fillWith, group, type Ink, place, rect, repeat } from '../../../build/art/paint.ts'
import { flower } from './draw.ts'
import { blend, createRandom, mix } from './time.ts'

/**
 * A lower jaw cut open from the side. The edge of the gum is at y = 300, bone begins at y = 350, and
 * a place for a tooth is 190 wide: the one in the middle is at x = 640.
 */
export const gumline = 300
export const middle = 640
const pitch = 190

const skin = {
  bone: '#F1D7A4',
  crest: '#DDB878',
  marrow: '#E3C083',
  gum: '#F59AAE',
  gumLight: '#FFB9C6',
  root: '#FFF4DC',
  rootShade: '#E6D0A2',
  ligament: '#D9797F',
} as const

type Jaw = {
  /** false: nothing stands in the middle, and the gum is closed over it. */
  open?: boolean
  /** What stands in the middle, its 0 0 at the edge of the gum. */
  inside?: string
  /** How many teeth stand at each side of the middle, at most 3. */
  sides?: number
  /** How far bone is lost around the middle, in pixels, and how sore the gum is there, 0 to 1. */
  lost?: number
  sore?: number
  /** How far all but the middle has grown up, in pixels. */
  grown?: number
  /** What the teeth beside the middle look like; by default like teeth. */
  left?: string
  right?: string
  /** Between bone and teeth. */
  behind?: string
}

export function jaw(options: Jaw = {}) {
  const {
    open = true,
    inside = '',
    sides = 3,
    lost = 0,
    sore = 0,
    grown = 0,
    behind = '',
  } = options
  const up = -grown
  const beside = repeat(sides * 2 + 1, (at) => {
    const step = at - sides
    if (step === 0) return ''
    const own = step === -1 ? options.left : step === 1 ? options.right : undefined
    return group(
      place(middle + step * pitch, gumline + up),
      own ?? naturalTooth({ roots: Math.abs(step) === 2 ? 1 : 2 }),
    )
  })
  return (
    bone(lost, up) +
    gum(open, lost, sore, up) +
    behind +
    beside +
    group(place(middle, gumline), inside)
  )
}

function bone(lost: number, up: number) {
  const top = gumline + 50
  const dip = top + lost
  const random = createRandom(7)
  const marrow = repeat(46, () => {
    const [x, y, r] = [random() * 1280, top + 60 + random() * 320, 5 + random() * 9]
    const near = Math.abs(x - middle) < 95 && y < dip + 30
    return near
      ? ''
      : `M${x.toFixed()} ${(y + up).toFixed()}m-${r.toFixed()} 0a${r.toFixed()} ${(r * 0.7).toFixed()} 0 1 0 ${2 * +r.toFixed()} 0a${r.toFixed()} ${(r * 0.7).toFixed()} 0 1 0 -${2 * +r.toFixed()} 0`
  })
  const edge = (y: number, d: number) =>
    `M-10 ${y + up}H${middle - 96}C${middle - 70} ${y + up} ${middle - 60} ${d} ${middle - 34} ${d}H${middle + 34}C${middle + 60} ${d} ${middle + 70} ${y + up} ${middle + 96} ${y + up}H1290V740H-10Z`
  return (
    fillWith(skin.crest)`${edge(top, dip)}` +
    fillWith(skin.bone)`${edge(top + 12, dip + 12)}` +
    fillWith(skin.marrow)`${marrow}`
  )
}

function gum(open: boolean, lost: number, sore: number, up: number) {
  const base = gumline + 50
  const deep = base + lost
  const y = (value: number) => value + up
  const crests = repeat(7, (at) => {
    const x = middle + (at - 3) * pitch
    if (at !== 3)
      return `C${x - 60} ${y(gumline + 14)} ${x + 60} ${y(gumline + 14)} ${x + 95} ${y(gumline - 16)}`
    const swell = sore * 8
    return open
      ? `C${x - 80} ${mix(gumline + 4, gumline + up, 0.5) - swell} ${x - 60} ${gumline + 8 - swell} ${x} ${gumline + 8}C${x + 60} ${gumline + 8 - swell} ${x + 80} ${mix(gumline + 4, gumline + up, 0.5) - swell} ${x + 95} ${y(gumline - 16)}`
      : `C${x - 70} ${y(gumline + 14)} ${x - 40} ${y(gumline + 6)} ${x} ${y(gumline + 6)}C${x + 40} ${y(gumline + 6)} ${x + 70} ${y(gumline + 14)} ${x + 95} ${y(gumline - 16)}`
  })
  const bottom = `V${y(base)}H${middle + 96}C${middle + 70} ${y(base)} ${middle + 60} ${deep} ${middle + 34} ${deep}H${middle - 34}C${middle - 60} ${deep} ${middle - 70} ${y(base)} ${middle - 96} ${y(base)}H-10Z`
  const shape = `M-25 ${y(gumline - 16)}${crests}${bottom}`
  const red =
    sore === 0
      ? ''
      : fillWith(
          blend('#F59AAE', '#D6455F', sore),
        )`M${middle - 88} ${y(base)}C${middle - 92} ${gumline - 10} ${middle - 60} ${gumline - 6 - sore * 6} ${middle - 44} ${gumline + 2 - sore * 8}H${middle + 44}C${middle + 60} ${gumline - 6 - sore * 6} ${middle + 92} ${gumline - 10} ${middle + 88} ${y(base)}C${middle + 70} ${y(base)} ${middle + 60} ${deep} ${middle + 34} ${deep}H${middle - 34}C${middle - 60} ${deep} ${middle - 70} ${y(base)} ${middle - 88} ${y(base)}Z`
  return (
    fillWith(skin.gum)`${shape}` +
    group(
      { opacity: 0.55 },
      fillWith(
        skin.gumLight,
      )`M-25 ${y(gumline - 16)}${crests}V${y(gumline + 6)}${reversed(open, y)}Z`,
    ) +
    red
  )
}

/** The lower edge of the light along the top of the gum. */
function reversed(_open: boolean, y: (value: number) => number) {
  return repeat(7, (at) => {
    const x = middle + (3 - at) * pitch
    return `C${x + 60} ${y(gumline + 30)} ${x - 60} ${y(gumline + 30)} ${x - 95} ${y(gumline + 4)}`
  })
}

type Tooth = { roots?: 1 | 2; enamel?: Ink; shade?: Ink; painted?: boolean }

/** A tooth in its bone, 0 0 at the edge of the gum. */
export function naturalTooth({
  roots = 2,
  enamel = '#FFFFFF',
  shade = '#DDE7FB',
  painted = false,
}: Tooth = {}) {
  const two =
    'M-54 -6C-52 60 -52 130 -38 186C-34 202 -18 202 -16 184C-12 138 -10 92 0 78C10 92 12 138 16 184C18 202 34 202 38 186C52 130 52 60 54 -6Z'
  const one = 'M-46 -6C-44 70 -34 150 -16 206C-10 220 10 220 16 206C34 150 44 70 46 -6Z'
  const root = roots === 2 ? two : one
  return (
    `<path d="${root}" fill="${skin.ligament}" stroke="${skin.ligament}" stroke-width="9"/>` +
    fillWith(skin.root)`${root}` +
    fillWith(
      skin.rootShade,
    )`${roots === 2 ? 'M54 -6C52 60 52 130 38 186C34 202 18 202 16 184C15.500 178 15 172 14.700 166C24 176 30 120 36 -6Z' : 'M46 -6C44 70 34 150 16 206C12 216 2 219 -6 215C16 190 24 90 28 -6Z'}` +
    enamelCrown({ enamel, shade, painted, narrow: roots === 1 })
  )
}

type Crown = { enamel?: Ink; shade?: Ink; painted?: boolean; narrow?: boolean }

/** The part of a tooth that is seen, or a crown, 0 0 at the edge of the gum. */
export function enamelCrown({
  enamel = '#FFFFFF',
  shade = '#DDE7FB',
  painted = true,
  narrow = false,
}: Crown = {}) {
  const body =
    fillWith(
      enamel,
    )`M0 -116C-18 -136 -46 -138 -62 -122C-84 -100 -76 -48 -56 6C-36 18 36 18 56 6C76 -48 84 -100 62 -122C46 -138 18 -136 0 -116Z` +
    fillWith(
      shade,
    )`M62 -122C84 -100 76 -48 56 6C46 12 30 15 14 15.500C44 0 62 -60 56 -100C54 -112 48 -122 40 -131C48 -131 56 -128 62 -122Z`
  return group(narrow ? 'scale(.84 1)' : '', body) + (painted ? flower(-4, -62, 0.92) : '')
}

/** The crown of the implant, 0 0 at the edge of the gum: open below, to go over the abutment. */
export const ceramicCrown = (enamel: Ink = '#FFFFFF', shade: Ink = '#DDE7FB', painted = true) =>
  enamelCrown({ enamel, shade, painted })

/** An implant's post, 0 0 at the edge of the gum. `turn`: how far its thread has turned. */
export function post({ turn = 0 } = {}) {
  const id = 'post'
  const shift = ((turn % 1) + 1) % 1
  const threads = repeat(11, (at) => {
    const y = 58 + (at - 1 + shift) * 18
    return y < 56 || y > 196
      ? ''
      : `M-44 ${y + 7}L44 ${y - 5}a5 5 0 0 1 1 9L-43 ${y + 16}a5 5 0 0 1 -1 -9Z`
  })
  return (
    `<clipPath id="${id}"><path d="M-44 50H44L32 214H-32Z"/></clipPath>` +
    fillWith('#8496BF')`M-32 50H32L24 196A24 22 0 0 1 -24 196Z` +
    fillWith('#5E719E')`M10 50H32L24 196A24 22 0 0 1 4 217C12 170 13 100 10 50Z` +
    group({ 'clip-path': `url(#${id})` }, fillWith('#C3CFE8')`${threads}`) +
    rect(-34, 46, 68, 12, '#A9B7D8', { rx: 4 })
  )
}

/** The connector on the post, 0 0 at the edge of the gum. */
export const abutment = () =>
  fillWith(
    '#FFB524',
  )`M-22 48L-34 0H34L22 48ZM-26 -2L-18 -66A8 8 0 0 1 -10 -72H10A8 8 0 0 1 18 -66L26 -2Z` +
  fillWith('#E58E00')`M8 48L14 0H34L22 48ZM8 -2L4 -72H10A8 8 0 0 1 18 -66L26 -2Z` +
  rect(-36, -6, 72, 10, '#FFD27A', { rx: 4 })

/** What closes the post while it heals, flush with the gum. */
export const healingCap = () =>
  fillWith('#A9B7D8')`M-24 48L-30 4C-18 -10 18 -10 30 4L24 48Z` +
  fillWith('#7C8DB8')`M8 48L12 -6C20 -5 26 -2 30 4L24 48Z`

/** Dots of new bone that gather on the post, the more the further `share` is. */
export function newBone(share: number) {
  const random = createRandom(23)
  return repeat(64, (at) => {
    const side = at % 2 ? 1 : -1
    const y = 62 + random() * 140
    const edge = mix(34, 27, (y - 50) / 150)
    const far = 26 + random() * 60
    const when = random() * 0.55
    const closeness = Math.min(1, Math.max(0, (share - when) / 0.4))
    const x = side * (edge + 3 + far * (1 - closeness))
    const r = 4 + random() * 4
    return closeness === 0
      ? ''
      : circle(x, y, r * Math.min(1, closeness * 3), at % 3 ? '#FFF1CF' : '#D9A85A')
  })
}
