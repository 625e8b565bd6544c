import { circle, group, place, rect, repeat } from '../../../build/art/paint.ts'
import { bubble, card, faded, figures, grow, icon, motif, shift } from '../kit/draw.ts'
import { abutment, ceramicCrown, enamelCrown, gumline, jaw, middle, post } from '../kit/jaw.ts'
import { table, wall } from '../kit/stage.ts'
import { calendar, priceTag } from '../kit/things.ts'
import { spark } from '../kit/tooth.ts'
import { blend, mix, pop, ramp, run, type Scenes, type Shot, wave } from '../kit/time.ts'
import { titleCard } from '../kit/cards.ts'

/** The three parts one above the other; `apart` 0 is one tooth. */
function exploded(
  x: number,
  y: number,
  apart: number,
  shown: { crown?: number; abutment?: number; post?: number } = {},
) {
  const { crown = 1, abutment: connector = 1, post: screw = 1 } = shown
  return (
    faded(screw, shift(x, y + apart * 60, post())) +
    faded(connector, shift(x, y, abutment())) +
    faded(crown, shift(x, y - apart * 80, ceramicCrown()))
  )
}

const wholeTooth: Shot = ({ s }) =>
  table('cielo', 'azulejo') +
  grow(420, 470, pop(s, 0), bubble(300, 60, 560, 400, 'left', '#2448C9') + exploded(580, 240, 0)) +
  repeat(3, (at) =>
    circle(
      960 + at * 66,
      400 - wave(Math.max(0, s - at * 0.2), 1.6) * 14,
      20,
      (['rosa', 'maize', 'agave'] as const)[at]!,
    ),
  )

const three: Shot = ({ s }) => {
  const apart = ramp(s, 0.2, 0.8)
  return (
    wall('cielo', 'azulejo') +
    grow(640, 330, 1.15, exploded(640, 300, apart)) +
    grow(480, 500, pop(s, 0.7), figures('1', 480, 540, 110, 'cobalt')) +
    grow(800, 310, pop(s, 1), figures('2', 800, 350, 110, 'cobalt')) +
    grow(480, 150, pop(s, 1.3), figures('3', 480, 190, 110, 'cobalt'))
  )
}

const close = (content: string) => grow(640, 330, 1.3, content)

/** A slow ring around what is meant. */
const ring = (y: number, r: number, s: number, at: number) =>
  `<circle cx="${middle}" cy="${y}" r="${r * pop(s, at)}" fill="none" stroke="#C81E66" stroke-width="9" stroke-dasharray="20 14" transform="rotate(${s * 20} ${middle} ${y})"/>`

const inBone: Shot = ({ s }) => {
  const down = ramp(s, 0.2, 2.6)
  return (
    wall('turquesa', 'onda') +
    close(
      jaw({
        open: down > 0.05,
        inside: shift(0, mix(-330, 0, down), post({ turn: run(s, 0.2, 2.6) * -4 })),
      }) + (s > 3 ? ring(gumline + 130, 130, s, 3) : ''),
    )
  )
}

const onPost: Shot = ({ s }) =>
  wall('turquesa', 'onda') +
  close(
    jaw({ inside: post() + shift(0, mix(-380, 0, ramp(s, 0.2, 1.4)), abutment()) }) +
      (s > 1.8 ? ring(gumline - 10, 84, s, 1.8) : ''),
  )

const seen: Shot = ({ s }) =>
  wall('turquesa', 'onda') +
  close(
    jaw({
      inside: post() + abutment() + shift(0, mix(-420, 0, ramp(s, 0.2, 1.4)), ceramicCrown()),
    }),
  ) +
  (s > 1.8
    ? spark(560, 110, 34 * pop(s, 1.8)) +
      spark(740, 60, 24 * pop(s, 2.1)) +
      spark(760, 190, 18 * pop(s, 2.4))
    : '')

const ownDay: Shot = ({ s }) =>
  table('maiz', 'escalon') +
  repeat(3, (at) => {
    const x = 260 + at * 380
    return (
      grow(
        x,
        300,
        pop(s, at * 0.9),
        calendar(x, 250, 250, [2, 9, 16][at]!) +
          priceTag(
            x + 150,
            250,
            wave(Math.max(0, s - at * 0.9 - 0.4), 1.8) *
              10 *
              Math.max(0, 1 - (s - at * 0.9 - 0.4) / 4),
          ),
      ) +
      group(
        place(x, 470, { scale: 0.62 * pop(s, at * 0.9 + 0.3) || 0.001 }),
        [shift(0, -140, post()), shift(0, 20, abutment()), shift(0, 40, ceramicCrown())][at]!,
      )
    )
  })

/** An advertisement in a newspaper. */
const advert = (shown: { crown: number; abutment: number }, tag: string) =>
  rect(248, 60, 800, 620, 'ink', { rx: 12, opacity: 0.14 }) +
  rect(240, 50, 800, 620, '#FFF7E6', { rx: 12 }) +
  rect(280, 84, 420, 30, '#17204A', { rx: 8 }) +
  repeat(8, (at) => rect(280, 150 + at * 50, at % 3 === 2 ? 200 : 280, 14, '#D5CBB5', { rx: 7 })) +
  rect(620, 140, 380, 480, '#CFE4FF', { rx: 18 }) +
  group(
    place(800, 360, { scale: 0.95 }),
    outline(shown) +
      faded(shown.crown, shift(0, -60, ceramicCrown())) +
      faded(shown.abutment, abutment()) +
      shift(0, 30, post()),
  ) +
  tag

const outline = ({ crown }: { crown: number }) =>
  crown > 0.95
    ? ''
    : `<path d="M0 -176C-18 -196 -46 -198 -62 -182C-84 -160 -76 -108 -56 -54C-36 -42 36 -42 56 -54C76 -108 84 -160 62 -182C46 -198 18 -196 0 -176ZM-22 48L-34 0L-18 -66A8 8 0 0 1 -10 -72H10A8 8 0 0 1 18 -66L34 0L22 48Z" fill="none" stroke="#6E7FA8" stroke-width="5" stroke-dasharray="12 10"/>`

const offers: Shot = ({ s }) => {
  const x = mix(1300, 700, ramp(s, 0.8, 1.4)) + ramp(s, 3, 2) * 110 - ramp(s, 6, 1.6) * 60
  const y = mix(760, 420, ramp(s, 0.8, 1.4)) + ramp(s, 3, 2) * 90
  return (
    table('rosa', 'estrella') +
    grow(
      640,
      360,
      mix(0.86, 1, ramp(s, 0, 0.8)),
      advert({ crown: 1, abutment: 1 }, priceTag(930, 170, wave(s, 3) * 4, '#C81E66')),
      -2,
    ) +
    motif('magnify', x, y, 330)
  )
}

const screwOnly: Shot = ({ s }) => {
  const gone = 1 - ramp(s, 0.5, 1.2)
  return (
    table('rosa', 'estrella') +
    grow(
      640,
      360,
      1,
      advert(
        { crown: gone, abutment: gone },
        priceTag(
          mix(930, 880, ramp(s, 1.6, 0.8)),
          mix(170, 420, ramp(s, 1.6, 0.8)),
          wave(s, 2.4) * 5,
          '#C81E66',
        ),
      ),
      -2,
    )
  )
}

const whichPart: Shot = (at) => {
  const { s } = at
  const stop = Math.min(2, Math.floor(s / 1.7))
  const x = mix(300, 300 + stop * 340, 1) - (1 - ramp(s, stop * 1.7, 0.5)) * (stop === 0 ? 0 : 340)
  return (
    table('menta', 'rombo') +
    repeat(3, (part) => {
      const px = 300 + part * 340
      return (
        card(px - 130, 150, 260, 340, part === stop ? '#2448C9' : '#7E97DE') +
        group(
          place(px, 330),
          [shift(0, -110, post()), shift(0, 10, abutment()), shift(0, 60, ceramicCrown())][part]!,
        )
      )
    }) +
    priceTag(x + 96, 110, wave(s, 1.7) * 6)
  )
}

const shades = ['#E9D7A8', '#F0E3C0', '#F6EDD8', '#FFFFFF'] as const

/** The tabs of a dentist's guide to colours. */
export const shadeGuide = (x: number, y: number, picked: number) =>
  repeat(4, (at) =>
    group(
      place(x + at * 116, y + (at === picked ? -26 : 0)),
      rect(-14, -170, 28, 90, '#8496BF', { rx: 8 }) +
        rect(-34, -90, 68, 130, '#B9A77C', { rx: 26 }) +
        rect(-34, -90, 62, 124, shades[at]!, { rx: 26 }),
    ),
  ) + rect(x - 50, y - 190, 450, 34, '#5E719E', { rx: 10 })

const colour: Shot = ({ s }) =>
  wall('cobalto', 'azulejo') +
  shadeGuide(470, 330, Math.floor(run(s, 0.4, 2.2) * 3.99)) +
  rect(330, 430, 620, 140, '#FFC145', { rx: 30 }) +
  icon('sun-fill', 410, 500, 100, 'enamel', 1) +
  rect(490, 490, 380 * run(s, 0.2, 2.4), 20, '#17204A', { rx: 10 })

const staysDark: Shot = (at) => {
  const { s, of } = at
  const light = ramp(s, 0.8, 2.4)
  const enamel = blend('#EBD9A6', '#FFFFFF', light)
  const shade = blend('#CDB57A', '#DDE7FB', light)
  const tooth = enamelCrown({ enamel, shade, painted: false })
  const beside = jaw({ sides: 0, inside: '' })
  return (
    wall('jacaranda', 'petalo') +
    grow(
      640,
      330,
      1.25,
      beside +
        [-2, -1, 1, 2].map((step) => shift(middle + step * 150, gumline, tooth)).join('') +
        shift(middle, gumline, ceramicCrown('#EBD9A6', '#CDB57A')),
    ) +
    (s > of - 3
      ? `<circle cx="640" cy="222" r="${120 * pop(s, of - 3)}" fill="none" stroke="#C81E66" stroke-width="10"/>`
      : '')
  )
}

export const parts: Scenes = {
  id: 'parts',
  card: titleCard(2, 'parts', '#1FA9AE'),
  paragraphs: [
    [
      [1, wholeTooth],
      [1, three],
      [1, inBone],
      [1, onPost],
      [1, seen],
    ],
    [
      [2, ownDay],
      [1, offers],
      [1, screwOnly],
    ],
    [
      [1, whichPart],
      [1, colour],
      [1, staysDark],
    ],
  ],
}
