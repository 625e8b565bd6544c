import { group, place } from '../../../build/art/paint.ts'
import type { Film } from '../film.ts'
import { motif } from '../kit/draw.ts'
import { brush, frontRow } from '../kit/mouth.ts'
import { wall } from '../kit/stage.ts'
import { clock } from '../kit/things.ts'
import { mix, ramp, run, type Shot, wave } from '../kit/time.ts'
import { gaps, setUp } from './before.ts'
import { first, last, second, third } from './quarters.ts'
import { spit } from './after.ts'

/** A brush comes to the teeth, and the clock is there. */
const opening: Shot = ({ s }) =>
  wall('turquesa', 'onda') +
  clock(1060, 170, 120, run(s, 0.4, 2) * 0.5) +
  motif('paste', 190, 170, 220) +
  frontRow({ x: -40, y: 520, count: 9, size: 150 }) +
  group(
    place(mix(1300, 420, ramp(s, 0, 1.2)) + (s > 1.2 ? wave(s, 0.4) * 9 : 0), 460, {
      scale: [1.5, -1.5],
    }),
    brush({ length: 560 }),
  )

export const oralCare: Film = {
  path: '/video/oral-care-advice',
  tempo: { pace: 14.4 },
  opening,
  scenes: [setUp, gaps, first, second, third, last, spit],
  tune: { seed: 21, root: 55, beatsPerMinute: 88 },
  short: {
    seconds: 65,
    answer: {
      sentence: [1, 0],
      chapter: 'first-quarter',
      lines: [
        {
          say: [1, 2],
          words: { en: 'tooth and gum together', es: 'el diente y la encía a la vez' },
          views: [{ x: 590 }],
        },
        {
          say: [2, 0],
          words: { en: 'short strokes', es: 'movimientos cortos y suaves' },
          views: [{ x: 420 }],
        },
        {
          say: [2, 2],
          words: { en: 'to the next two', es: 'a los dos siguientes' },
          views: [{ x: 470, width: 860 }],
        },
      ],
    },
    parts: [
      {
        chapter: 'set-up',
        lines: [
          {
            say: [0, 1],
            words: { en: 'Do the bristles stand straight?', es: '¿Las cerdas están derechas?' },
            views: [{ x: 670, width: 960 }],
          },
          {
            say: [0, 2],
            words: { en: 'a new one', es: 'uno nuevo' },
            views: [{ x: 500, width: 810 }],
          },
        ],
      },
      {
        chapter: 'second-quarter',
        lines: [
          {
            say: [0, 2],
            words: { en: 'turn your wrist', es: 'gire la muñeca' },
            views: [{ width: 810 }],
          },
        ],
      },
      {
        chapter: 'third-quarter',
        lines: [
          {
            say: [1, 0],
            words: { en: 'flat on the chewing side', es: 'planas sobre la parte que mastica' },
          },
        ],
      },
      {
        chapter: 'last-quarter',
        lines: [
          { say: [1, 2], words: { en: 'stand it up', es: 'póngalo de pie' } },
          {
            say: [1, 3],
            words: { en: 'tooth by tooth', es: 'diente por diente' },
            views: [{ width: 860 }],
          },
        ],
      },
      {
        chapter: 'spit-and-look',
        lines: [
          {
            say: [0, 0],
            words: { en: 'leave the glass', es: 'deje el vaso' },
            views: [{ x: 620, width: 900 }],
          },
          { say: [0, 1], words: { en: 'not to rinse', es: 'no hay que enjuagarse' } },
          {
            say: [3, 1],
            words: { en: 'Tonight, or tomorrow', es: 'Esta noche, o mañana' },
            views: [{ x: 535, width: 860 }],
          },
        ],
      },
    ],
  },
}
