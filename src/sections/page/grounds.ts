import { covers } from '../../art/covers.ts'
import type { ThemeName } from '../../art/recipes.ts'
import type { Category } from '../../categories.ts'
import type { Page } from '../../content/schema.ts'

/** The soft backgrounds of page heads. */
export type Ground = 'cielo' | 'menta' | 'jaca' | 'maiz' | 'rosa' | 'turq'

export const groundClasses: Record<string, string> = {
  cielo: 'bg-g-cielo',
  menta: 'bg-g-menta',
  jaca: 'bg-g-jaca',
  maiz: 'bg-g-maiz',
  rosa: 'bg-g-rosa',
  turq: 'bg-g-turq',
}

const nearest: Record<ThemeName, Ground> = {
  cielo: 'cielo',
  cobalto: 'cielo',
  noche: 'cielo',
  maiz: 'maiz',
  barro: 'maiz',
  cal: 'maiz',
  rosa: 'rosa',
  mexicano: 'rosa',
  agave: 'menta',
  menta: 'menta',
  jacaranda: 'jaca',
  turquesa: 'turq',
}

/** The background closest to the colours of a page's cover. */
export function groundOf(path: string): Ground {
  return nearest[covers[path]?.theme ?? 'cielo']
}

const ofCategory: Record<Category, Ground> = {
  'oral-health': 'cielo',
  treatments: 'menta',
  procedures: 'jaca',
  prevention: 'maiz',
  news: 'rosa',
}

/** The background of the band at the top of a page. */
export function headGroundOf({ type, category, path, disclosure }: Page): Ground {
  if (type === 'article') return ofCategory[category ?? 'oral-health']
  if (type === 'tourism') return 'turq'
  return disclosure === 'affiliate' ? 'rosa' : groundOf(path)
}

/** A similar background for each: used for the last band of a page. */
const closing: Record<Ground, Ground> = {
  cielo: 'maiz',
  menta: 'jaca',
  jaca: 'menta',
  maiz: 'cielo',
  rosa: 'turq',
  turq: 'rosa',
}

/** The background of the band at the bottom of a page. */
export function closingGroundOf(page: Page): Ground {
  return closing[headGroundOf(page)]
}
