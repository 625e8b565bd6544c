import { wall } from '../kit/stage.ts'
import { glass } from '../kit/things.ts'
import { section, spark } from '../kit/tooth.ts'
import { shift } from '../kit/draw.ts'
import { mix, pop, ramp, type Shot } from '../kit/time.ts'
import type { Film } from '../film.ts'
import { cavity, signs, wait } from './pain.ts'
import { gone, paste } from './paste.ts'
import { juice, whitening } from './care.ts'

/** A cold glass comes to a tooth, and its nerve feels it. */
const opening: Shot = ({ s }) => {
  const felt = ramp(s, 1, 0.6)
  return (
    wall('cobalto', 'escama') +
    shift(760, 380, section({ back: 70, felt })) +
    glass(mix(-200, 250, ramp(s, 0, 0.9)), 560, 380, { ice: 1 }) +
    (felt > 0.5 ? spark(560, 230, 44 * pop(s, 1.3)) + spark(500, 320, 30 * pop(s, 1.5)) : '')
  )
}

export const sensitivity: Film = {
  path: '/video/sensitivity-facts',
  tempo: { pace: 14.4 },
  opening,
  scenes: [cavity, wait, paste, gone, juice, whitening],
  tune: { seed: 34, root: 52, beatsPerMinute: 80 },
  short: {
    seconds: 85,
    answer: {
      sentence: [1, 0],
      chapter: 'always-a-cavity',
      lines: [
        {
          say: [1, 1],
          words: { en: 'and then it fades', es: 'después se va' },
          views: [{ x: 540, width: 1000 }],
        },
      ],
    },
    parts: [
      {
        chapter: 'always-a-cavity',
        lines: [
          { say: [2, 0], words: { en: 'do not rule decay out', es: 'no descarte la caries' } },
          { say: [2, 1], views: [{ x: 680 }] },
          {
            say: [2, 2],
            words: { en: 'An exam can', es: 'Un examen, sí' },
            views: [{ x: 700, width: 960 }],
          },
        ],
      },
      {
        chapter: 'can-wait',
        lines: [
          {
            say: [2, 0],
            words: { en: 'more than 2 days', es: 'más de 2 días' },
            views: [{ x: 650, width: 860 }],
          },
          {
            say: [2, 1],
            words: { en: 'the same day', es: 'el mismo día' },
            views: [{ x: 622, width: 1030 }],
            serious: true,
          },
          {
            say: [2, 2],
            shot: signs,
            serious: true,
            views: [
              { x: 350, y: 320, width: 600 },
              { x: 920, y: 320, width: 600 },
            ],
          },
          {
            say: [2, 3],
            words: { en: 'Call the emergency number', es: 'Llame al número de emergencias' },
            serious: true,
          },
        ],
      },
      {
        chapter: 'paste-helps',
        lines: [
          {
            say: [0, 0],
            words: { en: 'blocks the bare dentin', es: 'tape la dentina expuesta' },
            views: [{ x: 560, width: 810 }],
          },
          {
            say: [1, 1],
            words: { en: 'for some weeks', es: 'durante algunas semanas' },
            views: [{ x: 750, width: 880 }],
          },
        ],
      },
      {
        chapter: 'brush-after-juice',
        lines: [
          { say: [1, 0], words: { en: 'acid softens enamel', es: 'el ácido ablanda el esmalte' } },
          {
            say: [2, 1],
            words: { en: 'wait about 30 minutes', es: 'espere unos 30 minutos' },
            views: [{ x: 655, width: 900 }],
          },
          {
            say: [2, 2],
            words: { en: 'Some say 60', es: 'Hay quien dice 60' },
            views: [{ x: 655, width: 900 }],
          },
        ],
      },
    ],
  },
}
