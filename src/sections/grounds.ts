import type { ThemeName } from '../art/cover.ts'
import { covers } from '../art/recipes.ts'

/** The soft grounds of a page's head. */
export type Ground = 'cielo' | 'menta' | 'jaca' | 'maiz' | 'rosa' | 'turq'

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

/** The ground nearest to the colours of a page's cover. */
export function groundOf(path: string): Ground {
  return nearest[covers[path]?.theme ?? 'cielo']
}
