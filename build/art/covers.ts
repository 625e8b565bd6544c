import type { Recipe } from '../../src/art/recipes.ts'
import { type CodePage, pages } from '../../src/pages.ts'
import { readAllData } from '../read.ts'

/** What is on the covers of pages made by code, by their paths. */
export const codeCovers: Record<string, Recipe> = Object.fromEntries(
  Object.values<CodePage>(pages).flatMap(({ path, cover }) => (cover ? [[path, cover]] : [])),
)

/** What is on the cover of each page, by its path: of texts as their data.json says. */
export function readCovers(root: string): Record<string, Recipe> {
  const written = readAllData(root).flatMap(({ path, data: { cover } }) =>
    cover ? [[path, cover] as const] : [],
  )
  return { ...codeCovers, ...Object.fromEntries(written) }
}

/** The main motif, theme and composition: covers that share all three look alike. */
export const lookOf = ({ motifs, theme, composition }: Recipe) =>
  `"${motifs[0]}", ${theme}, ${composition}`
