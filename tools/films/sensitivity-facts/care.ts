import { circle, fillWith, group, place, rect, repeat } from '../../../build/art/paint.ts'
import { titleCard } from '../kit/cards.ts'
import { card, drawnTo, figures, grow, icon, motif, popped, shift } from '../kit/draw.ts'
import { brush, frontRow, mouth } from '../kit/mouth.ts'
import { table, wall } from '../kit/stage.ts'
import { calendar, clock, glass, phone, verdictMark } from '../kit/things.ts'
import { section, spark } from '../kit/tooth.ts'
import { blend, mix, pop, ramp, run, type Scenes, type Shot, wave } from '../kit/time.ts'
import { tomato } from '../oral-care-advice/before.ts'

const clean: Shot = ({ s }) =>
  table('maiz', 'petalo') +
  repeat(3, (at) => spark(400 + at * 240, 200 + (at % 2) * 160, 50 * pop(s, at * 0.3)))
const reach: Shot = ({ s }) =>
  table('maiz', 'petalo') +
  glass(420, 556, 330, { full: mix(0.85, 0.08, run(s, 0.2, 1.6)), ink: '#F59A00' }) +
  group(place(mix(1500, 860, ramp(s, 1.6, 0.8)), 330, { turn: -16 }), brush({ length: 480 }))

const softens: Shot = ({ s }) => {
  const acid = run(s, 0.2, 1.4)
  return (
    wall('cielo', 'petalo') +
    shift(640, 380, section()) +
    repeat(9, (at) =>
      circle(
        500 + at * 35,
        mix(30, 150 + Math.abs(at - 4) * 9, acid),
        10 + (at % 3) * 3,
        '#F59A00',
      ),
    ) +
    (acid > 0.6
      ? `<path d="M506 172C536 136 604 146 640 184C676 146 744 136 774 172" fill="none" stroke="#F59A00" stroke-width="14" stroke-linecap="round" stroke-dasharray="6 16"/>`
      : '')
  )
}
const which: Shot = ({ s }) =>
  table('barro', 'filete') +
  glass(280, 556, 280, { ink: '#F59A00' }) +
  glass(640, 556, 280, { ink: '#8E1B4B', full: 0.6 * ramp(s, 0.8, 0.8) + 0.02 }) +
  glass(1000, 556, 280, {
    ink: '#6B3B22',
    ice: ramp(s, 2, 0.6),
    full: 0.8 * ramp(s, 1.8, 0.8) + 0.02,
  })

const order = Array.from({ length: 100 }, (_, at) => at)
const share: Shot = ({ s, of }) => {
  const shown = run(s, 0.3, 2.4) * 100
  return (
    wall('maiz', 'escalon') +
    order
      .map((at) =>
        at < shown
          ? rect(
              540 + (at % 10) * 58,
              70 +
                Math.floor(at / 10) * 50 -
                (at > 92 ? Math.abs(wave(run(s, of - 4, 2) * 2, 2)) * 14 : 0),
              34,
              40,
              at < 93 ? '#F0663F' : '#8CC8F5',
              { rx: 6 },
            )
          : '',
      )
      .join('') +
    (s > 2.6
      ? grow(280, 320, pop(s, 2.6), figures('93%', 280, 340, 170, '#17204A')) +
        figures('pH < 4', 280, 470, 90, '#C81E66')
      : glass(280, 520, 280, { ink: '#F0663F' }))
  )
}

const water: Shot = ({ s }) =>
  table('cielo', 'onda') + glass(mix(-200, 640, ramp(s, 0, 0.9)), 556, 380, { full: 0.85 })
const swish: Shot = ({ s, of }) =>
  s < of * 0.4
    ? wall('cielo', 'onda') +
      group(
        place(640, 330, { scale: [1 + 0.03 * wave(s, 0.7), 1 - 0.03 * wave(s, 0.7)] }),
        group('translate(-640 -330)', mouth()),
      ) +
      repeat(8, (at) =>
        circle(460 + at * 52 + wave(s + at * 0.2, 0.8) * 30, 336 + (at % 3) * 16, 16, '#8CC8F5', {
          opacity: 0.9,
        }),
      )
    : table('cielo', 'onda') +
      tomato(420, 330, 360, '', 0) +
      clock(880, 310, 190, run(s, of * 0.42, 3) * 0.5) +
      grow(420, 330, pop(s, of * 0.45), figures('30', 420, 440, 110, '#FFF3D6'))
const sixty: Shot = ({ s }) =>
  table('cielo', 'onda') +
  tomato(420, 330, 360, '60') +
  clock(880, 310, 190, 0.5 + ramp(s, 0, 1.2) * 0.5)

const goEasy: Shot = ({ s }) =>
  wall('turquesa', 'onda') +
  frontRow({ x: -40, y: 470, count: 9, size: 150 }) +
  group(place(420 + wave(s, 0.4) * 9, 410, { scale: [1.5, -1.5] }), brush({ length: 560 }))
const tooHard: Shot = ({ s }) => {
  const press = ramp(s, 0.3, 0.6)
  return (
    wall('turquesa', 'onda') +
    frontRow({ x: -40, y: 470, count: 9, size: 150 }) +
    repeat(
      3,
      (at) =>
        fillWith(
          blend('#F59AAE', '#D6455F', ramp(s, 1, 1)),
        )`M${264 + at * 150} 462C${276 + at * 150} 500 ${394 + at * 150} 500 ${406 + at * 150} 462C${394 + at * 150} 540 ${276 + at * 150} 540 ${264 + at * 150} 462Z`,
    ) +
    group(
      place(420 + wave(s, 1) * 50, 430, { scale: [1.5, -1.5 + press * 0.6] }),
      brush({ length: 560, worn: press }),
    ) +
    (s > 2.4
      ? grow(
          1090,
          150,
          pop(s, 2.4),
          circle(1090, 150, 96, '#17204A') + icon('x-bold', 1090, 150, 110, 'enamel'),
        )
      : '')
  )
}
const sourest: Shot = ({ s }) =>
  table('barro', 'filete') +
  popped('ice', 300, 390, 280, s, 0) +
  popped('cafe', 640, 400, 260, s, 0.6) +
  popped('apple', 980, 400, 250, s, 1.2)
const seeList: Shot = ({ s, of }) =>
  table('barro', 'filete') +
  popped('book', 400, 390, 340, s, 0) +
  motif('magnify', mix(1300, 820, ramp(s, 0.4, 1.2)) - ramp(s, of * 0.5, 1.4) * 240, 350, 320)

export const juice: Scenes = {
  id: 'brush-after-juice',
  card: titleCard(5, 'apple', '#FFC145'),
  verdict: ({ s }) => wall('jacaranda', 'petalo') + verdictMark('false', s),
  paragraphs: [
    [
      [1, clean],
      [1, reach],
    ],
    [
      [1, softens],
      [1, which],
      [1, share],
    ],
    [
      [1, water],
      [1, swish],
      [1, sixty],
    ],
    [
      [1, goEasy],
      [1, tooHard],
      [1, sourest],
      [1, seeList],
    ],
  ],
}

/** A whitening tray, seen from above, in its open case. */
export const tray = (x: number, y: number, open = 1) =>
  group(
    place(x, y),
    fillWith('#17307F', { opacity: 0.14 })`M-230 -20H250V190H-230Z` +
      fillWith('#E23A80')`M-240 ${mix(0, -190, open)}H240V0H-240Z` +
      fillWith('#B81D60')`M-240 -10H240V180A30 30 0 0 1 210 210H-210A30 30 0 0 1 -240 180Z` +
      rect(-210, 16, 420, 164, '#FF8FB8', { rx: 24 }) +
      `<path d="M-120 44C-120 150 120 150 120 44" fill="none" stroke="#EAF4FF" stroke-width="58" stroke-linecap="round"/><path d="M-120 44C-120 150 120 150 120 44" fill="none" stroke="#B9CBF2" stroke-width="8" stroke-linecap="round"/>`,
  )

const wind: Shot = ({ s }) =>
  wall('cielo', 'onda') +
  motif('smile', 700, 360, 420) +
  repeat(
    3,
    (at) =>
      `<path d="M${-200 + ((s * 260 + at * 300) % 900)} ${220 + at * 110}c120 -50 150 40 260 0" fill="none" stroke="#2448C9" stroke-width="14" stroke-linecap="round"/>`,
  ) +
  spark(820, 240, 44 * pop(s, 1.2)) +
  spark(560, 220, 30 * pop(s, 1.6))
const common: Shot = ({ s }) =>
  table('jacaranda', 'petalo') +
  tray(430, 330, ramp(s, 0, 0.8)) +
  grow(
    920,
    310,
    pop(s, 1),
    card(790, 180, 260, 260, '#2448C9') +
      motif('tooth', 920, 310, 190) +
      spark(1000, 220, 46 * pop(s, 1.6)),
  )
const gums: Shot = ({ s, of }) => {
  const red = ramp(s, 0.4, 1) * (1 - ramp(s, of * 0.55, of * 0.3))
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
    (s > of * 0.5 ? calendar(1060, 160, 230, Math.floor(run(s, of * 0.5, of * 0.4) * 6)) : '')
  )
}
const rest: Shot = ({ s }) =>
  table('menta', 'rombo') +
  tray(430, 330, 1 - ramp(s, 0.3, 0.8)) +
  icon('pause-circle-fill', 930, 320, 260, '#0F6E58', pop(s, 0.8))
const noMore: Shot = ({ s }) =>
  table('menta', 'rombo') +
  tray(640, 330, 1) +
  circle(640, mix(60, 240, ramp(s, 0.2, 0.7)), 36, '#8CC8F5', { opacity: 1 - ramp(s, 1, 0.4) }) +
  (s > 0.9
    ? grow(
        640,
        330,
        pop(s, 0.9),
        circle(640, 340, 140, '#17204A', { opacity: 0.92 }) +
          icon('x-bold', 640, 340, 160, 'enamel'),
      )
    : '')
const examFirst: Shot = ({ s, of }) => {
  const step = (of - 0.6) / 5
  const at = Math.min(4, Math.floor(s / step))
  const k = s - at * step
  const pictures = [
    () => table('cielo', 'trenza') + popped('chair', 640, 360, 440, k, 0),
    () =>
      wall('jacaranda', 'petalo') +
      shift(640, 380, section()) +
      `<path d="M560 150l26 50l-20 44l30 60" fill="none" stroke="#17204A" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"${drawnTo(180, run(k, 0.2, 0.8))}/>`,
    () =>
      wall('cielo', 'petalo') +
      shift(640, 380, section({ back: 40, felt: ramp(k, 0.6, 0.6) * 0.5 })),
    () => wall('turquesa', 'onda') + shift(640, 360, section({ back: 120 * ramp(k, 0.1, 1.2) })),
    () =>
      wall('cobalto', 'escama') +
      shift(760, 380, section({ back: 70, felt: ramp(k, 0.4, 0.6) })) +
      glass(mix(-100, 250, ramp(k, 0, 0.6)), 560, 380, { ice: 1 }),
  ]
  return pictures[at]!()
}
const tooLong: Shot = ({ s, of }) =>
  table('barro', 'filete') +
  calendar(330, 320, 300, Math.floor(run(s, 0.2, 1.6) * 5)) +
  (s > of * 0.4
    ? group(
        place(680, 330, { scale: 1.1 }),
        `<svg x="-150" y="-150" width="300" height="300" viewBox="-150 -150 300 300">${frontRow({ x: -150, y: 40, count: 3, size: 100 })}<path d="M-150 46C-130 76 -70 76 -50 46C-30 76 30 76 50 46C70 76 130 76 150 46V70C90 96 -90 96 -150 70Z" fill="#FFFFFF" opacity="${ramp(s, of * 0.45, 1).toFixed(2)}"/></svg>`,
      )
    : '') +
  phone(1040, 310, 360, s, '#0F6E58')
const whoWaits: Shot = ({ s, of }) =>
  table('cobalto', 'azulejo', '#1FA9AE') +
  popped('book', 380, 380, 340, s, 0) +
  popped('shield', 860, 350, 320, s, 0.7) +
  (s > of - 3
    ? repeat(4, (at) =>
        spark(560 + at * 160, 150 + (at % 2) * 60, 34 * pop(s, of - 3 + at * 0.3), '#FFF3D6'),
      )
    : '')

export const whitening: Scenes = {
  id: 'whitening',
  card: titleCard(6, 'whiten', '#63C7A0'),
  verdict: ({ s }) => wall('menta', 'rombo') + verdictMark('true', s),
  paragraphs: [
    [
      [1, wind],
      [1, common],
      [1, gums],
    ],
    [
      [1, rest],
      [1, noMore],
      [1, examFirst],
    ],
    [
      [1, tooLong],
      [1, whoWaits],
    ],
  ],
}
