import { crops } from '../../src/art/crops.ts'
import { compositionNames, patternNames, type Recipe, themeNames } from '../../src/art/recipes.ts'
import { hash } from '../../src/text/hash.ts'
import { artFolder, hasMotif } from '../content/fields.ts'
import { drawCover } from './cover.ts'
import type { Content } from '../content/read.ts'
import { listCovers, lookOf } from './covers.ts'
import { createLossFinder, maxLost } from './outlines.ts'
import { createReader } from './source.ts'

// Tiled walls are limited, so only writers choose them.
const compositions = compositionNames.filter((name) => name !== 'azulejo')

/** Chooses a unique cover for a new page, deterministic for the same path and covers. */
export async function chooseCover(content: Pick<Content, 'data'>, path: string): Promise<Recipe> {
  const looks = new Set(Object.values(listCovers(content)).map(lookOf))
  const finder = createLossFinder(createReader(artFolder))
  const named = path.split(/[/-]/).filter((word) => word && hasMotif(word))
  for (const motif of [...named, 'tooth', 'smile', 'heart']) {
    // One step for each pair of a theme and a composition.
    for (let step = 0; step < themeNames.length * compositions.length; step += 1) {
      const at = hash(path) + step
      const cover: Recipe = {
        motifs: [motif],
        theme: themeNames[at % themeNames.length]!,
        composition: compositions[at % compositions.length]!,
        pattern: patternNames[(at * 5) % patternNames.length]!,
      }
      if (looks.has(lookOf(cover))) continue
      const shares = await finder.findIn((read) => drawCover(read, cover, crops.card, path))
      if (shares.every(({ share }) => share <= maxLost)) return cover
    }
  }
  throw new Error(`Every cover for ${path} is taken: write one into its data.json.`)
}
