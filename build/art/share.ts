import type { Recipe } from '../../src/art/recipes.ts'
import { shareSize } from '../../src/art/share-href.ts'
import { colors } from '../../src/colors.ts'
import { drawCover } from './cover.ts'
import { drawLine, widthOf, wrap } from './lettering.ts'
import { group, place, rect, svg } from './paint.ts'
import type { ReadDrawing } from './source.ts'

/** `kind`: of page. */
type Words = { title: string; brand: string; kind: string }

const { width, height } = shareSize
const card = { x: 44, y: 44, width: 648, height: 542, padding: 48 }
const measure = card.width - 2 * card.padding
const lineHeight = 1.06

/** A link preview: the page's cover with its title on a paper card. */
export function drawShareImage(
  read: ReadDrawing,
  recipe: Recipe,
  words: Words,
  path: string,
): string {
  // The card would cut through the companions of the hero.
  const alone = { ...recipe, motifs: [recipe.motifs[0]] as const }
  const x = card.x + card.padding
  return svg(
    [0, 0, width, height],
    drawCover(read, alone, { width, height, focus: 0.785, isRaster: true }, path) +
      rect(card.x + 10, card.y + 12, card.width, card.height, 'ink', { rx: 32, opacity: 0.22 }) +
      rect(card.x, card.y, card.width, card.height, colors.cal, { rx: 32 }) +
      group(place(x, card.y + card.padding - 6, { scale: 56 / 60 }), read('logo').svg) +
      drawLine(words.brand, x + 72, card.y + card.padding + 35, 40, 'ink') +
      drawTitle(words.title, x) +
      drawLine(words.kind, x, card.y + card.height - card.padding, 30, colors.cobalto),
  )
}

/** As large as fits on the card, centered between brand and page kind. */
function drawTitle(title: string, x: number): string {
  const size = sizes.find((size) => fits(title, size)) ?? sizes.at(-1)!
  const lines = balance(title, size)
  const middle = card.y + card.height / 2 + 4
  const first = middle - ((lines.length - 1) * size * lineHeight) / 2 + size * 0.3
  return lines
    .map((line, index) => drawLine(line, x, first + index * size * lineHeight, size, 'ink'))
    .join('')
}

const sizes = [84, 76, 68, 60, 54, 48, 42]

function fits(title: string, size: number): boolean {
  const lines = wrap(title, size, measure)
  const room = card.height - 2 * card.padding - 56 - 30 - 56
  return (
    lines.length * size * lineHeight <= room &&
    lines.every((line) => widthOf(line, size) <= measure)
  )
}

/** Same number of lines, but as narrow as possible, so that no single word ends the title. */
function balance(title: string, size: number): string[] {
  const lines = wrap(title, size, measure)
  const isLike = (others: string[]) =>
    others.length === lines.length && others.every((line) => widthOf(line, size) <= measure)
  const widths = Array.from({ length: 20 }, (_, index) => (measure / 2) * (1 + index / 20))
  return widths.map((width) => wrap(title, size, width)).find(isLike) ?? lines
}
