import { implants } from './dental-implants-story/index.ts'
import type { Film } from './film.ts'
import { oralCare } from './oral-care-advice/index.ts'
import { sensitivity } from './sensitivity-facts/index.ts'
import { whitening } from './whitening-facts/index.ts'

export const films: readonly Film[] = [implants, oralCare, sensitivity, whitening]
