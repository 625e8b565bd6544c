import type { Recipe } from '../../src/art/recipes.ts'
import { compositions, type Frame } from './compositions.ts'
import {
  castShadow,
  cutShadow,
  element,
  group,
  hash,
  placeMotif,
  rect,
  svg,
  tiling,
} from './paint.ts'
import { drawPattern } from './patterns.ts'
import type { ReadDrawing } from './source.ts'
import { onDisc, themes } from './themes.ts'

/** A recipe, including compositions that pages cannot choose. */
type Drawn = Omit<Recipe, 'composition'> & { composition: keyof typeof compositions }

/** The cover of a page: the same recipe, frame and slug always give the same drawing. */
export function drawCover(read: ReadDrawing, recipe: Drawn, frame: Frame, slug: string): string {
  const { width, height } = frame
  const theme = themes[recipe.theme]
  const middle = width * (frame.focus ?? 0.5)
  const id = `c${hash(slug).toString(36)}${width}x${height}`
  const motif = (index: number, x: number, y: number, size: number, turn = 0) => {
    const name = recipe.motifs[index % recipe.motifs.length] ?? recipe.motifs[0]
    const transform = placeMotif(x, y, { turn, scale: size / 200 })
    const drawing = onDisc(read(`motifs/${name}`).content, theme)
    return frame.isRaster
      ? group(transform, castShadow(drawing) + drawing)
      : group({ transform, filter: `url(#${id}s)` }, drawing)
  }
  const { definitions = '', content } = compositions[recipe.composition]({
    ...frame,
    theme,
    id,
    middle,
    isBanner: width / height > 2,
    wall:
      rect(0, 0, width, height, theme.ground) +
      (recipe.pattern ? rect(0, 0, width, height, `url(#${id}p)`) : ''),
    trim: recipe.trim,
    pattern: (name, ink) => drawPattern(read, name, ink),
    hero: (y, size) => motif(0, middle, y, size),
    companions: (distance, y, size, turn = 0) =>
      recipe.motifs.length > 1
        ? motif(1, middle - distance, y, size, -turn) + motif(2, middle + distance, y, size, turn)
        : '',
  })
  const wallPattern = recipe.pattern
    ? tiling(`${id}p`, drawPattern(read, recipe.pattern, theme.line))
    : ''
  return svg(
    [0, 0, width, height],
    element('defs', {}, cutShadow(`${id}s`) + wallPattern + definitions) + content,
    { preserveAspectRatio: 'xMidYMid slice' },
  )
}
