import { circle, group, place } from '../../../build/art/paint.ts'
import { rays } from '../../../build/art/shapes.ts'
import { shift } from '../kit/draw.ts'
import { abutment, ceramicCrown, post } from '../kit/jaw.ts'
import { wall } from '../kit/stage.ts'
import { mix, ramp, type Shot } from '../kit/time.ts'
import type { Film } from '../film.ts'
import { checks } from './checks.ts'
import { crown } from './crown.ts'
import { gap } from './gap.ts'
import { healing } from './healing.ts'
import { parts } from './parts.ts'
import { post as day } from './post.ts'
import { ready } from './ready.ts'

/** Three parts come together. */
const opening: Shot = ({ s }) =>
  wall('noche', 'azulejo') +
  rays(640, 360, [270, 760], 24, '#26347A') +
  circle(640, 360, 250, '#FFB524') +
  group(
    place(640, 360),
    shift(0, mix(520, 30, ramp(s, 0, 0.9)), post()) +
      shift(0, mix(-620, 30, ramp(s, 0.5, 0.9)), abutment()) +
      shift(0, mix(-620, 30, ramp(s, 1.1, 0.9)), ceramicCrown()),
  )

export const implants: Film = {
  path: '/video/dental-implants-story',
  // The length that the client named: 06:58.
  tempo: { seconds: 418 },
  opening,
  scenes: [gap, parts, ready, day, healing, crown, checks],
  tune: { seed: 58, root: 57, beatsPerMinute: 76 },
  short: {
    seconds: 75,
    answer: {
      sentence: [0, 1],
      chapter: 'parts',
      lines: [
        { say: [0, 2], words: { en: 'inside your jaw', es: 'dentro del hueso' } },
        { say: [0, 3], words: { en: 'connects it to the tooth', es: 'lo conecta con el diente' } },
        { say: [0, 4], words: { en: 'what you see', es: 'lo que se ve' } },
        {
          say: [1, 2],
          words: { en: 'which of the three parts', es: 'cuáles de estas tres partes' },
          views: [{ x: 700, width: 810 }],
        },
      ],
    },
    parts: [
      {
        chapter: 'ready',
        lines: [
          { say: [0, 2], words: { en: 'bone enough for a post', es: 'suficiente hueso' } },
          {
            say: [2, 2],
            words: { en: 'a plan on paper', es: 'un plan en papel' },
            views: [{ x: 685, width: 810 }],
          },
        ],
      },
      {
        chapter: 'healing',
        lines: [
          {
            say: [0, 1],
            words: { en: 'bone joins with the post', es: 'el hueso se une con el poste' },
          },
          {
            say: [0, 2],
            words: { en: 'several months', es: 'varios meses' },
            views: [{ x: 560, width: 830 }],
          },
        ],
      },
      {
        chapter: 'crown',
        lines: [
          { say: [0, 1], words: { en: 'fixed to the post', es: 'se fija al poste' } },
          { say: [1, 2], words: { en: 'Is the color right', es: '¿El color va bien' } },
        ],
      },
      {
        chapter: 'checks',
        lines: [
          {
            say: [1, 1],
            words: { en: '93 to 96 in 100', es: 'entre 93 y 96 de cada 100' },
            views: [{ x: 550, width: 980 }],
          },
          {
            say: [2, 0],
            words: { en: 'Call this week', es: 'Llame esta semana' },
            views: [{ x: 800, width: 860 }],
          },
        ],
      },
    ],
  },
}
