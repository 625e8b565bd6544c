import { circle, rect } from '../../../build/art/paint.ts'
import { drawLine, widthOf, wrap } from '../../../build/art/lettering.ts'
import { grow, molly } from './draw.ts'
import { wall } from './stage.ts'
import { pop, ramp, type Shot, wave } from './time.ts'

const cream = '#FFF3D6'
const maize = '#FFC145'
const night = '#17204A'

/** She nods when somebody begins to speak. */
const nod = (s: number) => wave(s, 0.6) * 5 * (1 - ramp(s, 0.3, 0.9))

/** The largest letters, up to a size, in which a text fits its lines. */
function fit(text: string, largest: number, width: number, mostLines: number) {
  let size = largest
  while (wrap(text, size, width).length > mostLines) size -= 4
  // No line of a single word at the end.
  let narrow = width
  const count = wrap(text, size, width).length
  while (narrow > 200 && wrap(text, size, narrow - 10).length === count) narrow -= 10
  return { size, lines: wrap(text, size, narrow) }
}

/** A title in the site's letters, its middle at y, and Molly who says it. `foot` is drawn below. */
function titled(
  text: string,
  ink: typeof cream | typeof maize,
  mostLines: number,
  foot: (y: number) => string = () => '',
): Shot {
  const { size, lines } = fit(text, 84, 740, mostLines)
  const leading = size * 1.12
  const top = 250 - ((lines.length - 1) * leading) / 2 + size * 0.3
  return ({ s }) =>
    wall('noche') +
    circle(1040, 320, 190, '#2448C9') +
    molly(1046, 330, 340, nod(s)) +
    lines.map((line, at) => drawLine(line, 84, top + at * leading, size, ink)).join('') +
    foot(top + lines.length * leading)
}

/** The answer that a short film begins with. */
export const answerCard = (text: string): Shot => titled(text, maize, 4)

/** What people say, or the name of a chapter; then the verdict on it, stamped. */
export const statementCard =
  (text: string, verdict?: string): Shot =>
  (at) =>
    titled(text, cream, 3, (y) => (verdict ? stamp(verdict, y + 4, pop(at.s, 0, 0.4)) : ''))(at)

function stamp(text: string, y: number, scale: number) {
  const width = widthOf(text, 68) + 72
  return grow(
    84 + width / 2,
    y,
    scale,
    rect(84, y - 56, width, 104, maize, { rx: 24 }) + drawLine(text, 120, y + 18, 68, night),
    -3,
  )
}

/** With Molly in the corner, and beside her the words that count. */
export const hosted =
  (shot: Shot, { words, isThere }: { words?: string; isThere: boolean }): Shot =>
  (at) => {
    const left = isThere ? 204 : 48
    return (
      shot(at) +
      (words ? label(words, left, pop(at.s, 0.25, 0.4)) : '') +
      (isThere ? circle(112, 112, 86, cream) + circle(112, 112, 78, '#2448C9') : '') +
      (isThere ? molly(114, 118, 142, nod(at.s)) : '')
    )
  }

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
