import type { Recipe } from '../../src/art/recipes.ts'
import { themeFloor } from './compositions.ts'
import {
  circle,
  cutShadow,
  element,
  group,
  hash,
  place,
  placeMotif,
  rect,
  svg,
  tiling,
} from './paint.ts'
import { drawPattern } from './patterns.ts'
import type { ReadDrawing } from './source.ts'
import { onDisc, themes } from './themes.ts'

/** Draws a page's cover as a doorway with a tiled floor; the page clips the arch. */
export function drawDoor(read: ReadDrawing, recipe: Recipe): string {
  const theme = themes[recipe.theme]
  const [motif] = recipe.motifs
  const [width, height, floor] = [240, 318, 254]
  const id = `d${hash(motif).toString(36)}`
  const tile = group(place(0, 0, { scale: 2 / 3 }), themeFloor(theme, 'maize'))
  const definitions =
    (recipe.pattern ? tiling(`${id}p`, drawPattern(read, recipe.pattern, theme.line)) : '') +
    tiling(`${id}t`, tile, { size: 40, transform: place(0, floor) }) +
    cutShadow(`${id}s`)
  return svg(
    [0, 0, width, height],
    element('defs', {}, definitions) +
      rect(0, 0, width, height, theme.ground) +
      rect(0, 0, width, height, `url(#${id}p)`) +
      circle(width / 2, 152, 88, theme.disc) +
      rect(0, floor, width, height - floor, `url(#${id}t)`) +
      rect(0, floor, width, 5, 'ink', { opacity: 0.2 }) +
      group(
        { filter: `url(#${id}s)`, transform: placeMotif(width / 2, 168, { scale: 0.88 }) },
        onDisc(read(`motifs/${motif}`).content, theme),
      ),
    { preserveAspectRatio: 'xMidYMax slice' },
  )
}
