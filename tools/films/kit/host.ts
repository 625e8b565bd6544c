import { circle, rect } from '../../../build/art/paint.ts'
import { drawLine, widthOf, wrap } from '../../../build/art/lettering.ts'
import { grow, molly } from './draw.ts'
import { type Shape, wall } from './stage.ts'
import { pop, ramp, type Shot, wave } from './time.ts'
import { band, crop, type View } from './upright.ts'

const cream = '#FFF3D6'
const maize = '#FFC145'
const cobalt = '#2448C9'
export const night = '#17204A'

/** Where a card has its title, and how many lines of it; below or beside it, Molly. */
const cards = {
  wide: {
    left: 84,
    width: 740,
    middle: 250,
    largest: 84,
    answer: 4,
    statement: 3,
    host: [1040, 320, 190],
  },
  upright: {
    left: 56,
    width: 608,
    middle: 325,
    largest: 92,
    answer: 6,
    statement: 4,
    host: [360, 866, 166],
  },
} as const

/** She nods when somebody begins to speak. */
const nod = (s: number) => wave(s, 0.6) * 5 * (1 - ramp(s, 0.3, 0.9))

/** The largest letters, up to a size, in which a text fits its lines. */
function fit(text: string, largest: number, width: number, mostLines: number) {
  let size = largest
  const fits = (lines: string[]) =>
    lines.length <= mostLines && lines.every((line) => widthOf(line, size) <= width)
  while (!fits(wrap(text, size, width))) size -= 4
  // No line of a single word at the end.
  let narrow = width
  const count = wrap(text, size, width).length
  while (narrow > 200 && wrap(text, size, narrow - 10).length === count) narrow -= 10
  return { size, leading: size * 1.12, lines: wrap(text, size, narrow) }
}

/** The baseline of the first of some lines around a middle. */
const topOf = (middle: number, { size, leading, lines }: ReturnType<typeof fit>) =>
  middle - ((lines.length - 1) * leading) / 2 + size * 0.3

/** A title in the site's letters, and Molly who says it. `foot` is drawn below. */
function titled(
  text: string,
  kind: 'answer' | 'statement',
  shape: Shape,
  foot: (y: number) => string = () => '',
): Shot {
  const { left, width, middle, largest, host, ...most } = cards[shape]
  const [x, y, r] = host
  const title = fit(text, largest, width, most[kind])
  const { size, leading, lines } = title
  const top = topOf(middle, title)
  const ink = kind === 'answer' ? maize : cream
  return ({ s }) =>
    wall('noche', 'azulejo', shape) +
    circle(x, y, r, cobalt) +
    molly(x + 6, y + 10, (r * 340) / 190, nod(s)) +
    lines.map((line, at) => drawLine(line, left, top + at * leading, size, ink)).join('') +
    foot(top + lines.length * leading)
}

/** The answer that a short film begins with. */
export const answerCard = (text: string, shape: Shape): Shot => titled(text, 'answer', shape)

/** What people say, or the name of a chapter; then the verdict on it, stamped. */
export const statementCard =
  (text: string, shape: Shape, verdict?: string): Shot =>
  (at) =>
    titled(text, 'statement', shape, (y) =>
      verdict ? stamp(verdict, cards[shape].left, y + 4, pop(at.s, 0, 0.4)) : '',
    )(at)

function stamp(text: string, left: number, y: number, scale: number) {
  const width = widthOf(text, 68) + 72
  return grow(
    left + width / 2,
    y,
    scale,
    rect(left, y - 56, width, 104, maize, { rx: 24 }) +
      drawLine(text, left + 36, y + 18, 68, night),
    -3,
  )
}

type Host = { words?: string; isThere: boolean; views?: readonly View[] }

/** With Molly, and beside her the words that count. */
export const hosted = (shot: Shot, host: Host, shape: Shape): Shot =>
  shape === 'wide' ? inCorner(shot, host) : aboveBand(shot, host)

const inCorner =
  (shot: Shot, { words, isThere }: Host): Shot =>
  (at) => {
    const left = isThere ? 204 : 48
    return (
      shot(at) +
      (words ? label(words, left, pop(at.s, 0.25, 0.4)) : '') +
      (isThere ? portrait(112, 112, 78, nod(at.s)) : '')
    )
  }

/** Below the picture, and above the captions. */
function aboveBand(shot: Shot, { words, isThere, views }: Host): Shot {
  const end = 1010
  const { draw, foot } = crop(shot, words || isThere ? 680 : end, views)
  const middle = (foot + end) / 2
  const left = isThere ? 244 : 56
  const said = words && fit(words, 88, 672 - left, 3)
  const show = (text: Exclude<typeof said, '' | undefined>, scale: number) => {
    const top = topOf(middle, text)
    const lines = text.lines.map((line, at) =>
      drawLine(line, left, top + at * text.leading, text.size, cream),
    )
    return grow(left, middle, scale, lines.join(''))
  }
  return (at) =>
    draw(at) +
    band(foot) +
    (said ? show(said, pop(at.s, 0.25, 0.4)) : '') +
    (isThere ? portrait(words ? 132 : 360, middle, words ? 84 : 112, nod(at.s)) : '')
}

const portrait = (x: number, y: number, r: number, turn: number) =>
  circle(x, y, r + 8, cream) + circle(x, y, r, cobalt) + molly(x + 2, y + 6, (r * 142) / 78, turn)

function label(text: string, left: number, scale: number) {
  const { size } = fit(text, 56, 1130 - left, 1)
  const width = widthOf(text, size) + 64
  return grow(
    left,
    112,
    scale,
    rect(left, 64, width, 96, night, { rx: 24 }) + drawLine(text, left + 32, 130, size, cream),
  )
}
