import letters from './letters.json' with { type: 'json' }
import { element, group, type Ink, place } from './paint.ts'

/**
 * Text as outlines, for rendering pictures without installed fonts. letters.json holds
 * Piazzolla ExtraBold (OFL-1.1; the file piazzolla-latin-800-normal of @fontsource/piazzolla 5.3.0),
 * in thousandths of the font size.
 */
type Letter = { advance: number; d: string; kerning?: Record<string, number> }

const alphabet: Partial<Record<string, Letter>> = letters

// As in the site's headings.
const tracking = -12
const wordSpace = 60

/** Drops accents, or whole characters, that are not in letters.json. */
function spell(text: string): [name: string, letter: Letter][] {
  return Array.from(text).flatMap((sign) => {
    const name = alphabet[sign] ? sign : sign.normalize('NFD')[0]!
    const letter = alphabet[name]
    return letter ? [[name, letter] as [string, Letter]] : []
  })
}

/** Letter positions and the total width, in thousandths of the font size. */
function set(text: string) {
  const spelled = spell(text)
  let x = 0
  const places = spelled.map(([name, { advance, kerning }], index) => {
    const start = x
    const next = spelled[index + 1]?.[0]
    x += advance + tracking + (name === ' ' ? wordSpace : 0) + (kerning?.[next ?? ''] ?? 0)
    return start
  })
  return { spelled, places, width: x }
}

/** Returns pixels; `size` is in pixels. */
export function widthOf(text: string, size: number): number {
  return (set(text).width * size) / 1000
}

/** Draws a line of text whose baseline starts at x, y. */
export function drawLine(text: string, x: number, y: number, size: number, ink: Ink): string {
  const { spelled, places } = set(text)
  const paths = spelled.map(([, { d }], index) => {
    return d && element('path', { transform: `translate(${places[index]})`, d })
  })
  // Font outlines start at the baseline, with y pointing up.
  const scale = [size / 1000, -size / 1000] as const
  return group({ transform: place(x, y, { scale }), fill: ink }, paths.join(''))
}

/** Wraps words to lines of at most `width` pixels; a longer word gets its own line. */
export function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
