import type { Ink } from '../../../build/art/paint.ts'
import { wall } from './stage.ts'
import { chapterCard } from './things.ts'
import type { Shot } from './time.ts'

/** The number of a chapter, and what it is about, in an arch of the night. */
export const titleCard =
  (number: number, motifName: string, niche: Ink): Shot =>
  ({ s }) =>
    wall('noche') + chapterCard(number, motifName, s, { niche, rim: '#FFF3D6', figure: '#FFB524' })
