import type { Recipe } from '../../src/art/recipes.ts'
import { type CodePage, pages } from '../../src/pages.ts'
import type { Content } from '../content/read.ts'

/** Covers of pages made by code, by path. */
export const codeCovers: Record<string, Recipe> = Object.fromEntries(
  Object.values<CodePage>(pages).flatMap(({ path, cover }) => (cover ? [[path, cover]] : [])),
)

/** The cover of every page by path; written pages define theirs in data.json. */
export function listCovers({ data }: Pick<Content, 'data'>): Record<string, Recipe> {
  const written = data.flatMap(({ path, data: { cover } }) =>
    cover ? [[path, cover] as const] : [],
  )
  return { ...codeCovers, ...Object.fromEntries(written) }
}

/** Main motif, theme and composition: covers that share all three look alike. */
export const lookOf = ({ motifs, theme, composition }: Recipe) =>
  `"${motifs[0]}", ${theme}, ${composition}`
