import type { Film } from '../film.ts'
import { shift } from '../kit/draw.ts'
import { enamelCrown } from '../kit/jaw.ts'
import { wall } from '../kit/stage.ts'
import { spark } from '../kit/tooth.ts'
import { blend, pop, ramp, type Shot } from '../kit/time.ts'
import { chair, sore } from './chair.ts'
import { charcoal, countries } from './limits.ts'
import { everyTooth, paste } from './stains.ts'

/** A tooth becomes lighter, as far as it can. */
const opening: Shot = ({ s }) => {
  const light = ramp(s, 0.4, 1.4)
  const enamel = blend('#EAD7A0', '#FFFFFF', light)
  return (
    wall('mexicano', 'estrella') +
    `<circle cx="640" cy="350" r="250" fill="#17307F"/>` +
    shift(
      640,
      430,
      `<g transform="scale(1.7)">${enamelCrown({ enamel, shade: blend('#CDB57A', '#DDE7FB', light) })}</g>`,
    ) +
    spark(470, 180, 46 * pop(s, 1.4)) +
    spark(830, 230, 34 * pop(s, 1.6))
  )
}

export const whitening: Film = {
  path: '/video/whitening-facts',
  tempo: { pace: 16.5 },
  opening,
  scenes: [everyTooth, paste, chair, sore, charcoal, countries],
  tune: { seed: 77, root: 54, beatsPerMinute: 84 },
  short: {
    seconds: 75,
    answer: {
      sentence: [1, 0],
      chapter: 'every-tooth',
      lines: [
        {
          say: [1, 1],
          words: { en: 'keeps the color', es: 'se queda con el color' },
          views: [{ width: 960 }],
        },
        { say: [1, 2], words: { en: 'suddenly stand out', es: 'de pronto resalte' } },
      ],
    },
    parts: [
      {
        chapter: 'paste',
        lines: [
          {
            say: [1, 1],
            words: { en: 'stain on the surface', es: 'manchas de la superficie' },
            views: [
              { x: 355, y: 330, width: 600 },
              { x: 915, y: 330, width: 600 },
            ],
          },
          { say: [2, 0], words: { en: 'inside the tooth', es: 'está adentro' } },
          {
            say: [2, 2],
            words: { en: 'No paste reaches that', es: 'Ahí no llega ninguna pasta' },
            views: [{ x: 580 }],
          },
        ],
      },
      {
        chapter: 'chair',
        lines: [
          { say: [1, 0], words: { en: '12 studies', es: '12 estudios' }, views: [{ width: 1240 }] },
          {
            say: [1, 1],
            words: { en: 'no difference', es: 'No encontró diferencia' },
            views: [{ x: 618, width: 1040 }],
          },
        ],
      },
      {
        chapter: 'charcoal',
        lines: [
          {
            say: [1, 0],
            words: { en: 'did not find enough evidence', es: 'no encontró pruebas suficientes' },
          },
          { say: [3, 0], views: [{ width: 810 }] },
          {
            say: [3, 1],
            words: { en: 'acid softens your enamel', es: 'el ácido ablanda el esmalte' },
            views: [{ x: 600 }],
          },
        ],
      },
      {
        chapter: 'countries',
        lines: [
          {
            say: [3, 1],
            words: { en: 'differ by country', es: 'cambian de un país a otro' },
            views: [
              { x: 360, y: 346, width: 600 },
              { x: 920, y: 346, width: 600 },
            ],
          },
          {
            say: [3, 2],
            words: { en: 'the local rule', es: 'la regla local' },
            views: [{ x: 600, width: 860 }],
          },
        ],
      },
    ],
  },
}
