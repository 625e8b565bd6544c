import { routes } from '../../src/routes.ts'
import { tools } from '../../src/sections/tools/tools.ts'
import type { Recipe } from '../../src/art/recipes.ts'
import type { ReadDrawing } from './source.ts'

/** One file with the motifs of all tools, which lists of tools show together: a symbol for each tool. */
export function drawToolMotifs(read: ReadDrawing, covers: Record<string, Recipe>): string {
  const symbols = tools.map((tool) => {
    const motif = covers[routes[tool]]!.motifs[0]
    return `<symbol id="${tool}" viewBox="0 0 200 200">${read(`motifs/${motif}`).content}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">${symbols.join('')}</svg>`
}
