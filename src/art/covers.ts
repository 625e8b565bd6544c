import type { Recipe } from './recipes.ts'

const tables = import.meta.glob<Record<string, Recipe>>('./covers.json', {
  eager: true,
  import: 'default',
})

/** The cover of each page, by its path. build/art writes the table; browsers don't get it. */
export const covers: Partial<Record<string, Recipe>> = tables['./covers.json'] ?? {}
