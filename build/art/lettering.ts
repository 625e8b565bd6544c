import letters from './letters.json' with { type: 'json' }
import { element, group, type Ink, place } from './paint.ts'

/**
 * Words as outlines, for pictures that are made where no font is installed. letters.json holds
 * Piazzolla ExtraBold (OFL-1.1; the file piazzolla-latin-800-normal of @fontsource/piazzolla 5.3.0),
 * in thousandths of its size.
 */
type Letter = { advance: number; d: string; kerning?: Record<string, number> }

const alphabet: Partial<Record<string, Letter>> = letters

// As headings on the site are set.
const tracking = -12
const wordSpace = 60

/** A sign that is not in letters.json is drawn without its accent, or not at all. */
function spell(text: string): [name: string, letter: Letter][] {
  return Array.from(text).flatMap((sign) => {
    const name = alphabet[sign] ? sign : sign.normalize('NFD')[0]!
    const letter = alphabet[name]
    return letter ? [[name, letter] as [string, Letter]] : []
  })
}

/** Where each letter starts, and the width of all, in thousandths of the size. */
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

/** In pixels, at a size in pixels. */
export function widthOf(text: string, size: number): number {
  return (set(text).width * size) / 1000
}

/** A line whose base line starts at x, y. */
export function drawLine(text: string, x: number, y: number, size: number, ink: Ink): string {
  const { spelled, places } = set(text)
  const paths = spelled.map(([, { d }], index) => {
    return d && element('path', { transform: `translate(${places[index]})`, d })
  })
  // The outlines of fonts stand on their base line, with y upwards.
  const scale = [size / 1000, -size / 1000] as const
  return group({ transform: place(x, y, { scale }), fill: ink }, paths.join(''))
}

/** The words in lines that are at most so many pixels wide; a longer word has a line of its own. */
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
