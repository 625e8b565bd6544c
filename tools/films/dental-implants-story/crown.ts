import { circle, fillWith, group, type Ink, place, rect, repeat } from '../../../build/art/paint.ts'
import { card, flower, grow, icon, motif, popped, shift } from '../kit/draw.ts'
import { abutment, ceramicCrown, enamelCrown, healingCap, jaw, middle, post } from '../kit/jaw.ts'
import { arch, frontRow, handMirror } from '../kit/mouth.ts'
import { table, wall, window } from '../kit/stage.ts'
import { calendar } from '../kit/things.ts'
import { spark } from '../kit/tooth.ts'
import { blend, mix, pop, ramp, run, type Scenes, type Shot, wave } from '../kit/time.ts'
import { titleCard } from '../kit/cards.ts'

const close = (content: string) => grow(640, 330, 1.3, content)

const healed: Shot = ({ s }) =>
  wall('rosa', 'rombo') +
  close(jaw({ inside: post() + shift(0, -ramp(s, 0.5, 1) * 420, healingCap()) }))

const fixed: Shot = ({ s }) =>
  wall('rosa', 'rombo') +
  close(jaw({ inside: post() + group(place(0, mix(-380, 0, ramp(s, 0, 1))), abutment()) }))

/** A tray with soft paste that takes a copy of the teeth, seen from above. */
const impression: Shot = ({ s, of }) => {
  const on = ramp(s, 0.6, 1.1)
  const off = ramp(s, of * 0.5, 1)
  const y = mix(-520, 0, on)
  const aside = off * 330
  const tray = (dents: boolean) =>
    fillWith('#8496BF')`M330 170C330 560 950 560 950 170H800C800 380 480 380 480 170Z` +
    rect(600, 440, 80, 190, '#8496BF', { rx: 26 }) +
    fillWith('#BFAEF5')`M352 186C352 534 928 534 928 186H822C822 402 458 402 458 186Z` +
    (dents
      ? group(
          { opacity: 0.5 },
          repeat(11, (at) => {
            const angle = Math.PI * (0.06 + at * 0.088)
            return circle(640 + Math.cos(angle) * 236, 190 + Math.sin(angle) * 208, 22, '#6247B5')
          }),
        )
      : '')
  return (
    wall('cielo', 'trenza') +
    shift(
      -aside,
      0,
      arch({
        upper: false,
        x: 640,
        y: 200,
        reach: [250, 240],
        enamel: (at) => (at === 3 ? '#FFB524' : '#FFFFFF'),
      }),
    ) +
    shift(aside, y, tray(off > 0.1))
  )
}

const howMany: Shot = ({ s, of }) =>
  table('maiz', 'petalo') +
  repeat(3, (at) =>
    grow(
      290 + at * 350,
      320,
      pop(s, at * 0.7),
      calendar(290 + at * 350, 310, 270, at === 0 ? 1 : at === 1 ? 3 : 6),
    ),
  ) +
  icon('arrow-fat-right-fill', mix(290, 990, run(s, 1.6, of - 2.4)), 505, 90, '#C81E66')

const takeTime: Shot = ({ s }) =>
  table('cielo', 'petalo') +
  motif('sandglass', 380, 370, 330, { turn: wave(s, 4) * 4 }) +
  grow(
    860,
    350,
    pop(s, 0.2),
    card(680, 150, 360, 370, '#2448C9') + shift(860, 420, grow(0, -60, 1.25, ceramicCrown())),
  )

const smileIn = (enamel: (at: number) => Ink) =>
  frontRow({ x: 290, y: 390, count: 7, size: 100, enamel })

const daylight: Shot = ({ s }) => {
  const sun = ramp(s, 0, 2.4)
  return (
    wall('menta', 'rombo') +
    window(
      70,
      60,
      420,
      blend('#FFD2A8', '#A9D6FF', sun),
      circle(mix(60, 210, sun), mix(330, 120, sun), 52, '#FFB524'),
    ) +
    handMirror(
      mix(1000, 860, ramp(s, 0, 1)),
      290,
      220,
      shift(
        mix(1000, 860, ramp(s, 0, 1)) - 640,
        0,
        smileIn(() => '#FFFFFF'),
      ),
    )
  )
}

const rightColour: Shot = ({ s }) =>
  wall('menta', 'rombo') +
  grow(640, 320, 1.5, handMirror(640, 290, 190, smileIn(() => '#FFFFFF') + flower(640, 330, 0.8))) +
  (s > 1.2 ? spark(940, 120, 40 * pop(s, 1.2)) + spark(330, 150, 30 * pop(s, 1.5)) : '')

/** The teeth of the upper jaw come down on the lower ones. */
const biting = (closed: number, high: number) =>
  wall('turquesa', 'onda') +
  shift(0, 60, jaw({ inside: post() + abutment() + shift(0, -high, ceramicCrown()) })) +
  shift(
    0,
    mix(-150, -14, closed),
    repeat(7, (at) =>
      group(
        place(middle + (at - 3) * 190, 110, { scale: [1, -1] }),
        enamelCrown({ painted: false }),
      ),
    ) +
      fillWith(
        '#F59AAE',
      )`M-10 -220H1290V96C1240 130 1180 130 1115 104C1060 130 980 130 925 104C870 130 790 130 735 104C680 130 600 130 545 104C490 130 410 130 355 104C300 130 220 130 165 104C110 130 40 130 -10 104Z`,
  )

const bite: Shot = ({ s }) => biting(Math.abs(Math.sin(s * 1.6)) ** 2, 0)

const tooHigh: Shot = ({ s }) =>
  biting(0.86, 12) +
  (s > 0.3
    ? `<circle cx="640" cy="226" r="${86 * pop(s, 0.3)}" fill="none" stroke="#C81E66" stroke-width="9"/>`
    : '')

const smallChange: Shot = ({ s, of }) => {
  const lowered = ramp(s, of * 0.35, 1.2)
  const closed = s < of * 0.62 ? mix(0.86, 0, ramp(s, 0.3, 0.9)) : ramp(s, of * 0.62, 0.9)
  const work = s > of * 0.3 && s < of * 0.58
  return (
    biting(closed, 12 * (1 - lowered)) +
    (work
      ? repeat(5, (at) =>
          circle(
            600 + at * 20 + wave(s + at, 0.6) * 14,
            212 - ((s * 1.3 + at * 0.2) % 1) * 70,
            5,
            '#8496BF',
          ),
        ) +
        group(
          place(640 + wave(s, 0.8) * 30, 212),
          rect(-8, -130, 16, 120, '#8496BF', { rx: 6 }) +
            circle(0, -10, 16, '#FFB524') +
            rect(-20, -300, 40, 190, '#0F6E58', { rx: 16 }),
        )
      : '') +
    (s > of - 1.4 ? icon('check-bold', 990, 300, 150, '#0F6E58', pop(s, of - 1.4)) : '')
  )
}

const papers: Shot = ({ s }) =>
  table('jacaranda', 'petalo') +
  motif('doc', 420, mix(900, 360, ramp(s, 0, 0.9)), 400, { turn: -4 }) +
  popped('mail', 880, 400, 280, s, 1)

/** The passport of an implant: a bar code and its figures. */
const passport = (s: number) =>
  card(330, 120, 620, 400, '#2448C9') +
  rect(370, 160, 240, 320, '#CFE4FF', { rx: 18 }) +
  group(place(490, 270, { scale: 0.95 }), post()) +
  repeat(22, (at) =>
    rect(
      650 + at * 12,
      190,
      [4, 8, 3, 6][at % 4]!,
      mix(0, 130, ramp(s, 0.4 + at * 0.03, 0.4)),
      '#FFF7E6',
    ),
  ) +
  repeat(2, (at) =>
    rect(
      650,
      360 + at * 56,
      mix(0, 250 - at * 60, ramp(s, 1.2 + at * 0.5, 0.6)),
      22,
      at ? '#FFB524' : '#FF8FB8',
      { rx: 11 },
    ),
  )

const brand: Shot = ({ s }) => table('jacaranda', 'petalo') + passport(s)

const yearsLater: Shot = ({ s, of }) =>
  table('jacaranda', 'petalo') +
  passport(9) +
  motif(
    'magnify',
    mix(1350, 640, ramp(s, 0.2, 1.6)) + ramp(s, of * 0.55, 1.6) * 200,
    mix(640, 420, ramp(s, 0.2, 1.6)),
    330,
  )

const moving: Shot = ({ s, of }) => {
  const trip = ramp(s, 0.6, of - 1.6)
  return (
    table('turquesa', 'onda') +
    motif('globe', 640, 300, 380, { turn: wave(s, 9) * 4 }) +
    motif('suitcase', mix(140, 1120, trip), 500 - Math.sin(trip * Math.PI) * 400, 190, {
      turn: mix(-8, 10, trip),
    }) +
    (s > of - 2 ? popped('doc', 960, 420, 190, s, of - 2) : '')
  )
}

export const crown: Scenes = {
  id: 'crown',
  card: titleCard(6, 'crown', '#FFA9B8'),
  paragraphs: [
    [
      [1, healed],
      [1, fixed],
      [1, impression],
      [1, howMany],
    ],
    [
      [1, takeTime],
      [1, daylight],
      [1, rightColour],
      [1, bite],
      [1, tooHigh],
      [1, smallChange],
    ],
    [
      [1, papers],
      [1, brand],
      [1, yearsLater],
      [1, moving],
    ],
  ],
}
