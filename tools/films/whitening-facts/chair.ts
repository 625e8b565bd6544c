import { circle, fillWith, group, place, rect, repeat } from '../../../build/art/paint.ts'
import { titleCard } from '../kit/cards.ts'
import { card, figures, grow, icon, motif, popped } from '../kit/draw.ts'
import { brush, frontRow } from '../kit/mouth.ts'
import { table, wall } from '../kit/stage.ts'
import { calendar, glass, phone, verdictMark } from '../kit/things.ts'
import { spark } from '../kit/tooth.ts'
import { blend, mix, pop, ramp, run, type Scenes, type Shot, wave } from '../kit/time.ts'
import { tray } from '../sensitivity-facts/care.ts'
import { callNow, swelling } from '../sensitivity-facts/pain.ts'
import { scene } from './postcard.ts'

const logical: Shot = ({ s }) =>
  table('cielo', 'trenza') +
  motif('chair', 440, 360, 440) +
  icon('lamp-fill', 900, 300, 300, '#E58E00', pop(s, 0.4)) +
  spark(1080, 160, 40 * pop(s, 1))
const otherwise: Shot = ({ s }) =>
  table('cielo', 'trenza') +
  repeat(2, (at) =>
    group(
      place(390 + at * 500, mix(-300, 300, ramp(s, at * 0.3, 0.8)), { turn: at ? 4 : -4 }),
      scene(),
    ),
  )

const twelve: Shot = ({ s, of }) => {
  const shown = Math.round(run(s, 0.2, 1.6) * 12)
  return (
    table('jacaranda', 'petalo') +
    repeat(12, (at) =>
      at < shown ? motif('doc', 250 + (at % 6) * 156, 170 + Math.floor(at / 6) * 200, 130) : '',
    ) +
    (s > 2
      ? grow(
          640,
          270,
          pop(s, 2),
          circle(640, 270, 120, '#2448C9') + figures('12', 640, 325, 150, '#FFC145'),
        )
      : '') +
    (s > of * 0.6
      ? popped('chair', 150, 450, 210, s, of * 0.6) +
        grow(
          1130,
          440,
          pop(s, of * 0.6 + 0.6),
          group(place(1130, 430, { scale: 0.45 }), tray(0, 0)),
        )
      : '')
  )
}
const same: Shot = ({ s }) =>
  wall('menta', 'rombo') +
  repeat(2, (at) =>
    grow(
      370 + at * 540,
      300,
      1,
      card(160 + at * 540, 110, 420, 380, '#2448C9') +
        `<svg x="${190 + at * 540}" y="150" width="360" height="300" viewBox="0 0 360 300">${frontRow({ x: -30, y: 210, count: 4, size: 105, enamel: () => blend('#E6D3A0', '#FFFFFF', run(s, 0.3, 2)) })}</svg>`,
    ),
  ) +
  grow(
    640,
    300,
    pop(s, 2.2),
    circle(640, 300, 90, '#FFC145') + icon('equals-bold', 640, 300, 110, 'ink'),
  )

const strips: Shot = ({ s }) =>
  table('rosa', 'estrella') +
  popped('strips', 400, 350, 330, s, 0) +
  grow(900, 340, pop(s, 0.7), group(place(900, 330, { scale: 0.9 }), tray(0, 0)))
const smallLead: Shot = ({ s, of }) =>
  table('rosa', 'estrella') +
  repeat(2, (at) => {
    const tall = [226, 250][at]! * ramp(s, 0.2 + at * 0.4, 1)
    return (
      rect(330 + at * 240, 540 - tall, 160, tall, at ? '#0F6E58' : '#8496BF', { rx: 16 }) +
      (at
        ? group(place(650, 500 - tall, { scale: 0.3 }), tray(0, -120))
        : motif('strips', 410, 480 - tall, 100))
    )
  }) +
  (s > of * 0.5
    ? grow(
        980,
        300,
        pop(s, of * 0.5),
        circle(980, 300, 130, '#17204A') +
          icon('eye-fill', 980, 300, 170, 'enamel') +
          icon('equals-bold', 980, 470, 80, '#17204A'),
      )
    : '')

const why: Shot = ({ s }) =>
  table('maiz', 'petalo') +
  motif('chair', 640, 360, 440, { turn: wave(s, 4) * 1.5 }) +
  icon('coins-fill', 1000, 430, 160, '#B86F00', pop(s, 0.5))
const helps: Shot = ({ s, of }) =>
  table('maiz', 'petalo') +
  repeat(3, (at) =>
    grow(
      260 + at * 380,
      320,
      pop(s, (at * of) / 4),
      card(130 + at * 380, 180, 260, 280, '#2448C9') +
        (at === 0
          ? motif('mirror', 260, 320, 180)
          : at === 1
            ? group(place(640, 310, { scale: 0.48 }), tray(0, 0))
            : icon('handshake-fill', 1020, 320, 180, '#FFC145')),
    ),
  )

const howLong: Shot = ({ s }) =>
  table('cielo', 'trenza') + motif('sandglass', 640, 350, 380, { turn: ramp(s, 0.1, 0.8) * 180 })
const nobody: Shot = ({ s }) =>
  table('cielo', 'trenza') +
  motif('sandglass', 440, 350, 340) +
  calendar(850, 320, 300, 20, (s * 0.8) % 1)
const range: Shot = ({ s }) => {
  const share = run(s, 0.3, 2.6)
  return (
    wall('maiz', 'escalon') +
    rect(180, 300, 920, 40, '#FFF7E6', { rx: 20 }) +
    rect(240, 300, 800 * share, 40, '#E23A80', { rx: 20 }) +
    circle(240, 320, 44 * pop(s, 0.2), '#2448C9') +
    circle(240 + 800 * share, 320, 44, '#2448C9') +
    icon('calendar-dots-fill', 240, 190, 130, '#17204A') +
    (s > 2.6
      ? repeat(6, (at) =>
          icon(
            'calendar-blank-fill',
            900 + (at % 3) * 90,
            130 + Math.floor(at / 3) * 90,
            80,
            '#17204A',
            pop(s, 2.6 + at * 0.15),
          ),
        )
      : '') +
    figures('2', 240, 470, 120, '#C81E66') +
    (s > 2.6 ? figures('6', 1040, 470, 120, '#C81E66') : '')
  )
}
const weigh: Shot = ({ s }) =>
  table('cobalto', 'azulejo', '#1FA9AE') +
  motif('balance', 640, 330, 470, { turn: wave(s, 3) * 3 }) +
  popped('book', 1080, 470, 180, s, 1.4)

export const chair: Scenes = {
  id: 'chair',
  card: titleCard(3, 'balance', '#A9D6FF'),
  verdict: ({ s }) => wall('jacaranda', 'petalo') + verdictMark('false', s),
  paragraphs: [
    [
      [1, logical],
      [1, otherwise],
    ],
    [
      [1, twelve],
      [1, same],
    ],
    [
      [1, strips],
      [1, smallLead],
    ],
    [
      [1, why],
      [1, helps],
    ],
    [
      [1, howLong],
      [1, nobody],
      [1, range],
      [1, weigh],
    ],
  ],
}

const stings: Shot = ({ s }) =>
  table('turquesa', 'onda') +
  glass(640, 556, 380, { ice: 1 }) +
  spark(380, 200, 56 * pop(s, 0.8)) +
  spark(900, 240, 40 * pop(s, 1.2))
const temporary: Shot = ({ s, of }) => {
  const red = ramp(s, 0.4, 1) * (1 - ramp(s, of * 0.5, of * 0.35))
  return (
    wall('jacaranda', 'petalo') +
    frontRow({ x: -40, y: 380, count: 9, size: 150 }) +
    repeat(
      8,
      (at) =>
        fillWith(
          blend('#F59AAE', '#E0607C', red),
        )`M${-30 + at * 150} 374C${-18 + at * 150} 414 ${96 + at * 150} 414 ${108 + at * 150} 374C${96 + at * 150} 460 ${-18 + at * 150} 460 ${-30 + at * 150} 374Z`,
    ) +
    repeat(3, (at) => spark(260 + at * 380, 150, 48 * Math.max(0, red))) +
    (s > of * 0.5 ? calendar(1080, 150, 220, Math.floor(run(s, of * 0.5, of * 0.4) * 8)) : '')
  )
}
const rest: Shot = ({ s }) =>
  table('menta', 'rombo') + icon('pause-circle-fill', 640, 310, 360, '#0F6E58', pop(s, 0.2))
const stopGel: Shot = ({ s, of }) => {
  const third = of / 3
  return s < third
    ? table('menta', 'rombo') + tray(640, 330, 1 - ramp(s, 0.2, 0.8))
    : s < third * 2
      ? wall('turquesa', 'onda') +
        frontRow({ x: -40, y: 470, count: 9, size: 150 }) +
        group(place(420 + wave(s, 0.5) * 8, 410, { scale: [1.5, -1.5] }), brush({ length: 560 }))
      : table('cielo', 'onda') +
        motif('ice', mix(640, 1400, ramp(s, third * 2 + 0.4, 1)), 380, 320) +
        glass(640, 556, 300 * (pop(s, third * 2 + 1.2) || 0.001), { full: 0.7 })
}
const soothing: Shot = ({ s }) =>
  table('rosa', 'estrella') + motif('remedy', 640, 340, 360) + spark(860, 190, 40 * pop(s, 0.6))
const notReally: Shot = ({ s }) =>
  table('rosa', 'estrella') +
  motif('remedy', 500, 340, 360) +
  popped('magnify', 840, 330, 300, s, 0.2) +
  (s > 1.4
    ? grow(
        900,
        160,
        pop(s, 1.4),
        circle(900, 160, 84, '#17204A') + icon('x-bold', 900, 160, 100, 'enamel'),
      )
    : '')
const listen: Shot = ({ s }) =>
  wall('maiz', 'petalo') +
  icon('ear-fill', 560, 330, 380, '#C98459', pop(s, 0)) +
  repeat(
    3,
    (at) =>
      `<path d="M${850 + at * 60} ${240 - at * 30}q${50 + at * 20} 90 0 ${180 + at * 60}" fill="none" stroke="#17204A" stroke-width="16" stroke-linecap="round" opacity="${(0.3 + 0.7 * Math.max(0, wave(s - at * 0.3, 1.6))).toFixed(2)}"/>`,
  )
const twoDays: Shot = ({ s, of }) =>
  table('barro', 'filete') +
  calendar(380, 320, 330, Math.floor(run(s, 0.3, 1.6) * 3)) +
  (s > of * 0.5 ? popped('apple', 700, 400, 220, s, of * 0.5) : '') +
  phone(1020, 310, 360, s, '#0F6E58')
const goToday: Shot = ({ s, of }) =>
  rect(0, 0, 1280, 720, '#FFE9E6') +
  grow(
    360,
    310,
    pop(s, 0),
    circle(360, 310, 180, '#B3192B') + icon('thermometer-hot-fill', 366, 310, 230, 'enamel'),
  ) +
  (s > of * 0.4 ? phone(880, 320, 430, s, '#B3192B') : '')
const atOnce: Shot = (at) =>
  at.s < at.of * 0.58
    ? swelling([
        [640, 392, pop(at.s, 0.2)],
        [640, 506, pop(at.s, at.of * 0.18)],
        [546, 290, pop(at.s, at.of * 0.38)],
      ])
    : callNow(at)

export const sore: Scenes = {
  id: 'sore-teeth',
  card: titleCard(4, 'ice', '#8FE0DC'),
  verdict: ({ s }) => wall('menta', 'rombo') + verdictMark('true', s),
  paragraphs: [
    [
      [1, stings],
      [1, temporary],
    ],
    [
      [1, rest],
      [1, stopGel],
    ],
    [
      [1, soothing],
      [1, notReally],
    ],
    [
      [1, listen],
      [1, twoDays],
    ],
    [
      [1, goToday],
      [1, atOnce],
    ],
  ],
}
