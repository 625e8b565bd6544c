import { circle, fillWith, rect, repeat } from '../../../build/art/paint.ts'
import { titleCard } from '../kit/cards.ts'
import { card, drawnTo, grow, icon, motif, popped, shift } from '../kit/draw.ts'
import { handMirror } from '../kit/mouth.ts'
import { frontRow } from '../kit/mouth.ts'
import { table, wall } from '../kit/stage.ts'
import { calendar, clock, glass, phone, verdictMark } from '../kit/things.ts'
import { canals, section, spark } from '../kit/tooth.ts'
import { mix, pop, ramp, run, type Scenes, type Shot, wave } from '../kit/time.ts'

const bare = (felt: number, more: { hole?: number; filled?: number } = {}) =>
  wall('cielo', 'petalo') + shift(700, 380, section({ back: 80, felt, ...more }))

const sip: Shot = ({ s, of }) => {
  const up = ramp(s, 0.3, 1) * (1 - ramp(s, of - 1, 0.7))
  const sting = ramp(s, 1.5, 0.3) * (1 - ramp(s, of - 1.4, 0.5))
  return (
    table('turquesa', 'onda') +
    glass(640, mix(556, 480, up), 330, { ice: 1, swing: up * -10 }) +
    (sting > 0.05
      ? spark(420, 200, 60 * sting) + spark(860, 180, 46 * sting) + spark(900, 320, 30 * sting)
      : '')
  )
}

const question: Shot = ({ s }) =>
  bare(0.6) +
  grow(240, 210, pop(s, 0), card(110, 90, 260, 240, '#2448C9') + motif('cavity', 240, 210, 190))
const notAlways: Shot = ({ s }) =>
  bare(0.6 - ramp(s, 0.2, 0.8) * 0.5) +
  card(110, 90, 260, 240, '#2448C9') +
  motif('cavity', 240, 210, 190) +
  grow(
    370,
    100,
    pop(s, 0.1),
    circle(370, 100, 56, '#FFC145') +
      `<circle cx="370" cy="100" r="26" fill="none" stroke="#17204A" stroke-width="10"/>`,
  )

/** The enamel slides away, and the layer below it lies bare. */
const layer: Shot = ({ s, of }) => {
  const near = ramp(s, 0.2, 1.6)
  return s < of * 0.55
    ? wall('cielo', 'petalo') +
        grow(
          mix(640, 590, near),
          mix(360, 420, near),
          mix(1, 1.7, near),
          shift(700, 380, section({ back: mix(0, 90, ramp(s, 1, 2)) })),
        )
    : wall('cielo', 'petalo') + canals({ enamel: 1 - ramp(s, of * 0.55 + 0.4, 1.4) })
}

const setOff: Shot = ({ s, of }) => {
  const signs = ['snowflake-bold', 'wind-bold', 'hand-pointing-fill', 'cube-fill', 'drop-fill']
  const step = (of - 1.6) / 5
  const at = Math.min(4, Math.floor(s / step))
  const cold = s < of - 1.6 ? run(s - at * step, 0.1, step - 0.15) : 0
  return (
    wall('cielo', 'petalo') +
    canals({ cold: s < of - 1.6 ? cold : 0, calm: ramp(s, of - 1.6, 1) }) +
    grow(
      170,
      330,
      pop(s - at * step, 0, 0.3),
      circle(170, 330, 110, '#2448C9') + icon(signs[at]!, 170, 330, 120, 'enamel'),
    )
  )
}

const canBeDecay: Shot = ({ s, of }) =>
  wall('jacaranda', 'petalo') +
  shift(
    640,
    380,
    section({
      hole: run(s, 0.3, 1.8),
      filled: s > of * 0.5 ? ramp(s, of * 0.45, 0.9) * 0.8 : 0,
      felt: ramp(s, 1.6, 0.6) * 0.6,
    }),
  ) +
  (s > of * 0.62
    ? `<path d="M700 168l14 24l-18 22l16 30" fill="none" stroke="#17204A" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"${drawnTo(100, run(s, of * 0.62, 0.8))}/>`
    : '')

const notInMirror: Shot = ({ s }) =>
  wall('jacaranda', 'petalo') +
  handMirror(
    mix(1000, 640, ramp(s, 0, 0.9)),
    290,
    230,
    shift(
      mix(1000, 640, ramp(s, 0, 0.9)) - 640,
      0,
      frontRow({ x: 290, y: 380, count: 7, size: 100 }),
    ),
  ) +
  (s > 1.2
    ? grow(
        900,
        480,
        pop(s, 1.2),
        circle(900, 480, 80, '#17204A') + icon('x-bold', 900, 480, 90, 'enamel'),
      )
    : '')
const anExam: Shot = ({ s }) =>
  table('menta', 'rombo') +
  popped('chair', 440, 370, 400, s, 0) +
  popped('mirror', 880, 340, 280, s, 0.4) +
  (s > 0.9
    ? grow(
        1090,
        480,
        pop(s, 0.9),
        circle(1090, 480, 80, '#0F6E58') + icon('check-bold', 1090, 480, 90, 'enamel'),
      )
    : '')

const note: Shot = ({ s }) =>
  table('menta', 'rombo') +
  calendar(330, 320, 300, Math.floor(run(s, 0.3, 1) * 3)) +
  card(640, 110, 440, 420, '#FFF7E6', 12) +
  motif('tooth', 760, 240, 160) +
  rect(870, 230, mix(0, 160, ramp(s, 1, 0.6)), 16, '#2448C9', { rx: 8 }) +
  icon('snowflake-bold', 760, 430, 120, '#2448C9', pop(s, 2)) +
  rect(870, 420, mix(0, 160, ramp(s, 2.4, 0.6)), 16, '#2448C9', { rx: 8 })
const listOf: Shot = ({ s }) =>
  table('menta', 'rombo') +
  popped('book', 400, 390, 340, s, 0) +
  motif(
    'magnify',
    mix(1300, 840, ramp(s, 0.4, 1.2)) - ramp(s, 2.4, 1.4) * 260,
    mix(480, 330, ramp(s, 0.4, 1.2)),
    320,
  )

export const cavity: Scenes = {
  id: 'always-a-cavity',
  card: titleCard(1, 'cavity', '#A9D6FF'),
  verdict: ({ s }) => wall('jacaranda', 'petalo') + verdictMark('false', s),
  paragraphs: [
    [
      [1, sip],
      [1, question],
      [1, notAlways],
    ],
    [
      [1, layer],
      [1, setOff],
    ],
    [
      [1, canBeDecay],
      [1, notInMirror],
      [1, anExam],
    ],
    [
      [1, note],
      [1, listOf],
    ],
  ],
}

/** A notepad with a short zigzag and a long line; `first` and `second` say how far they are drawn. */
const notepad = (first: number, second: number, lit = -1) =>
  table('maiz', 'petalo') +
  card(300, 70, 680, 440, '#FFF7E6', 14) +
  rect(300, 70, 680, 54, '#E23A80', { rx: 14 }) +
  (lit >= 0 ? rect(340, lit === 0 ? 160 : 340, 600, 140, '#FFE7A8', { rx: 16 }) : '') +
  `<path d="M380 250l30 -60l30 60l30 -60l30 60" fill="none" stroke="#2448C9" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"${drawnTo(280, first)}/>` +
  `<path d="M380 410C480 380 560 440 660 410S840 384 900 410" fill="none" stroke="#C81E66" stroke-width="14" stroke-linecap="round"${drawnTo(560, second)}/>`

const lines: Shot = ({ s }) => notepad(run(s, 0.2, 0.8), run(s, 1.1, 1.4))
const short: Shot = ({ s }) =>
  notepad(1, 1, 0) +
  (s > 0.4
    ? glass(1130, 556, 260, { ice: 1 - ramp(s, 1.6, 0.8), full: 0.8 - ramp(s, 1.4, 1) * 0.5 })
    : '')
const normal: Shot = ({ s }) =>
  table('maiz', 'petalo') +
  calendar(430, 320, 330, Math.floor(run(s, 0.3, 1.2) * 8)) +
  popped('chair', 900, 380, 320, s, 0.6)
const long: Shot = ({ s }) => notepad(1, 1, 1) + spark(930, 410, 30 * pop(s, 0.2))
const wakes: Shot = ({ s, of }) =>
  wall('noche', 'estrella') +
  icon('moon-fill', 1050, 150, 170, '#FFB524') +
  icon('bed-fill', 420, 440, 420, '#8EA2E8') +
  repeat(3, (at) =>
    spark(
      430 + at * 90,
      250 - at * 50,
      (26 + at * 12) *
        pop(s, 0.5 + at * 0.6) *
        (1 + 0.12 * wave(Math.max(0, s - 1 - at * 0.6), 1.6)),
    ),
  ) +
  (s > of * 0.5 ? clock(880, 420, 130, run(s, of * 0.5, 3) * 0.6) : '')

const twoDays: Shot = ({ s, of }) =>
  table('barro', 'filete') +
  calendar(400, 320, 330, Math.floor(run(s, 0.3, 2) * 3)) +
  (s > of * 0.5
    ? grow(900, 320, pop(s, of * 0.5), motif('apple', 900, 330, 280)) +
      spark(780, 200, 40 * pop(s, of * 0.5 + 0.5))
    : '')
const sameDay: Shot = ({ s, of }) =>
  table('barro', 'filete') +
  ['thermometer-hot-fill', 'arrows-out-fill', 'lightning-fill']
    .map((sign, at) =>
      grow(
        230 + at * 240,
        290,
        pop(s, (at * of) / 4.5),
        card(130 + at * 240, 190, 200, 200, '#FFF3D6') +
          icon(sign, 230 + at * 240, 290, 130, 'cobaltDark'),
      ),
    )
    .join('') +
  phone(1020, 310, 360, s, '#0F6E58')

const alarm = '#FFE9E6'
/** A head and shoulders, calm, and where swelling is an emergency. */
export const swelling = (marks: readonly (readonly [x: number, y: number, shown: number])[]) =>
  rect(0, 0, 1280, 720, alarm) +
  fillWith('#3A4A86')`M340 720C350 600 470 560 560 540H720C810 560 930 600 940 720Z` +
  rect(566, 420, 148, 160, '#A86B44', { rx: 40 }) +
  fillWith(
    '#C98459',
  )`M640 60C760 60 800 150 794 260C788 376 720 456 640 456S492 376 486 260C480 150 520 60 640 60Z` +
  fillWith(
    '#3B2414',
  )`M640 46C780 46 816 160 796 260C786 180 760 150 700 140C620 130 540 140 486 260C462 160 500 46 640 46Z` +
  circle(578, 260, 9, 'ink') +
  circle(702, 260, 9, 'ink') +
  `<path d="M606 390H674M646 270q-12 40 -22 52q10 10 26 6" fill="none" stroke="#7A4526" stroke-width="8" stroke-linecap="round"/>` +
  marks.map(([x, y, shown]) => circle(x, y, 50 * shown, '#B3192B', { opacity: 0.85 })).join('')

const near: Shot = ({ s, of }) =>
  swelling([
    [546, 290, pop(s, 0.3) * (1 + 0.06 * wave(s, 2))],
    [640, 392, pop(s, of * 0.3) * (1 + 0.06 * wave(s, 2))],
    [640, 506, pop(s, of * 0.55) * (1 + 0.06 * wave(s, 2))],
  ])
/** The same as signs: the eye, the mouth that doesn't open, the breath, and what can't be swallowed. */
export const signs: Shot = ({ s, of }) =>
  rect(0, 0, 1280, 720, alarm) +
  repeat(4, (at) => {
    const x = 205 + at * 290
    const shut = `<path d="M${x - 70} 320q35 -40 70 -12q35 -28 70 12q-35 46 -70 46t-70 -46Z" fill="#FFFFFF"/><path d="M${x - 58} 320H${x + 58}" stroke="#B3192B" stroke-width="9" stroke-linecap="round"/>`
    const sign = ['eye-fill', '', 'wind-bold', 'drop-slash-fill'][at]
    return grow(
      x,
      320,
      pop(s, 0.2 + (at * of) / 5),
      circle(x, 320, 120, '#B3192B') + (sign ? icon(sign, x, 320, 150, 'enamel') : shut),
    )
  })
export const callNow: Shot = ({ s }) =>
  rect(0, 0, 1280, 720, alarm) +
  phone(640, 320, 470, s, '#B3192B') +
  repeat(
    3,
    (at) =>
      `<circle cx="640" cy="300" r="${(200 + ((s * 0.5 + at / 3) % 1) * 260).toFixed(1)}" fill="none" stroke="#B3192B" stroke-width="8" opacity="${(1 - ((s * 0.5 + at / 3) % 1)).toFixed(2)}"/>`,
  )
const save: Shot = ({ s }) =>
  rect(0, 0, 1280, 720, alarm) +
  phone(420, 320, 440, 0, '#B3192B') +
  repeat(3, (at) =>
    grow(
      860,
      190 + at * 130,
      pop(s, 0.4 + at * 0.7),
      rect(680, 140 + at * 130, 380, 100, '#FFFFFF', { rx: 24 }) +
        icon('phone-fill', 740, 190 + at * 130, 60, '#B3192B') +
        rect(800, 180 + at * 130, 210 - at * 30, 20, '#C9D6F2', { rx: 10 }),
    ),
  )
const noDriving: Shot = ({ s }) =>
  rect(0, 0, 1280, 720, alarm) +
  icon('car-profile-fill', 640, 330, 420, '#17204A') +
  grow(
    640,
    330,
    pop(s, 0.6),
    `<circle cx="640" cy="330" r="230" fill="none" stroke="#B3192B" stroke-width="34"/><path d="M478 168L802 492" stroke="#B3192B" stroke-width="34"/>`,
  )

export const wait: Scenes = {
  id: 'can-wait',
  card: titleCard(2, 'clock', '#FFC145'),
  verdict: ({ s }) => wall('maiz', 'petalo') + verdictMark('partly', s),
  paragraphs: [
    [
      [1, lines],
      [1, short],
      [1, normal],
    ],
    [
      [1, long],
      [1, wakes],
    ],
    [
      [1, twoDays],
      [1, sameDay],
      [1, near],
      [1, callNow],
    ],
    [
      [1, save],
      [1, noDriving],
    ],
  ],
}
