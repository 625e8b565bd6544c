import { circle, fillWith, group, place, rect, repeat } from '../../../build/art/paint.ts'
import { titleCard } from '../kit/cards.ts'
import { grow, icon, motif, popped, shift } from '../kit/draw.ts'
import { arch, brush, frontRow, placeInArch } from '../kit/mouth.ts'
import { table, tiledRoom, wall } from '../kit/stage.ts'
import { clock, glass, phone } from '../kit/things.ts'
import { figures } from '../kit/draw.ts'
import { section } from '../kit/tooth.ts'
import { mix, pop, ramp, run, type Scenes, type Shot, wave } from '../kit/time.ts'

const lookAtBrush: Shot = ({ s }) =>
  tiledRoom('menta', 'onda') +
  popped('paste', 1010, 390, 300, s, 0.5) +
  group(
    place(mix(-300, 420, ramp(s, 0, 1)), 330, { scale: 1.5, turn: -8 * ramp(s, 0.9, 0.7) }),
    brush({}),
  )

const close = (content: string) => group(place(460, 420, { scale: 2.6 }), content)

const straight: Shot = ({ s }) =>
  wall('turquesa', 'onda') +
  close(brush({})) +
  (s > 0.7 ? icon('check-bold', 1060, 170, 160, '#0F6E58', pop(s, 0.7)) : '')

const leaning: Shot = ({ s }) => {
  const worn = ramp(s, 0, 1.1)
  const away = ramp(s, 2, 0.8)
  return (
    wall('turquesa', 'onda') +
    shift(0, away * 620, close(brush({ worn }))) +
    shift(0, mix(-620, 0, ramp(s, 2.3, 0.8)), close(brush({ handle: '#1FA9AE', dark: '#0E7A80' })))
  )
}

const smallHead: Shot = ({ s, of }) => {
  const spot = { upper: false, x: 640, y: 210, reach: [330, 290] as const }
  const last = placeInArch(spot, 0)
  const go = ramp(s, of * 0.3, 1.8)
  return (
    wall('cielo', 'trenza') +
    arch({ ...spot, enamel: (at) => (at === 0 && s > of * 0.3 + 1.6 ? '#FFE7A8' : '#FFFFFF') }) +
    group(
      place(mix(700, last.x + 18, go) + (go > 0.98 ? wave(s, 0.4) * 5 : 0), mix(700, last.y, go), {
        turn: mix(40, 64, go),
        scale: 0.72,
      }),
      rect(-64, -26, 560, 52, '#E23A80', { rx: 26 }) +
        repeat(8, (at) => circle(-44 + (at % 4) * 30, at < 4 ? -10 : 12, 10, '#7CC0F5')),
    )
  )
}

const juice: Shot = ({ s }) =>
  table('barro', 'filete') +
  glass(420, 556, 330, { full: mix(0.85, 0.12, run(s, 0.4, 1.8)), ink: '#FFB524' }) +
  motif('ice', 860, 390, 330, { turn: wave(s, 2) * 3 })

const sixtyMinutes: Shot = ({ s }) =>
  table('barro', 'filete') +
  clock(430, 300, 210, ramp(s, 0.2, 2)) +
  grow(880, 320, pop(s, 1), figures('60', 880, 400, 260, '#17307F'))

/** Enamel that an acid drink has softened, and that is left alone. */
const soft: Shot = ({ s, of }) => {
  const acid = s < of * 0.5 ? run(s, 0.2, 1) : 1 - run(s, of * 0.5, of * 0.45)
  return (
    wall('cielo', 'petalo') +
    shift(640, 380, section()) +
    repeat(9, (at) => {
      const x = 500 + at * 35
      return circle(
        x,
        mix(30, 150 + Math.abs(at - 4) * 9, Math.min(1, acid * 1.6)),
        9 + (at % 3) * 3,
        '#F59A00',
        { opacity: Math.min(1, acid * 2) },
      )
    }) +
    (acid > 0.3
      ? `<path d="M506 172C536 136 604 146 640 184C676 146 744 136 774 172" fill="none" stroke="#F59A00" stroke-width="${(14 * acid).toFixed(1)}" stroke-linecap="round" stroke-dasharray="6 16"/>`
      : '')
  )
}

const timers: Shot = ({ s }) =>
  table('jacaranda', 'petalo') +
  grow(250, 320, pop(s, 0), phone(250, 310, 360, 0, 'cobalt', 'timer-fill')) +
  grow(
    640,
    320,
    pop(s, 1.4),
    icon('music-notes-fill', 640, 310 + wave(s, 1.2) * 10, 300, '#C81E66'),
  ) +
  grow(1020, 320, pop(s, 2.8), clock(1020, 310, 160, run(s, 3, 3) * 0.3))

/** A kitchen timer in the shape of a tomato, and where its mark stands. */
export const tomato = (x: number, y: number, size: number, minutes: string, turned = 0) =>
  grow(
    x,
    y,
    size / 300,
    circle(x + 8, y + 14, 150, 'ink', { opacity: 0.14 }) +
      fillWith(
        '#F0663F',
      )`M${x - 150} ${y}C${x - 150} ${y - 110} ${x - 60} ${y - 130} ${x} ${y - 110}C${x + 60} ${y - 130} ${x + 150} ${y - 110} ${x + 150} ${y}C${x + 150} ${y + 100} ${x + 70} ${y + 140} ${x} ${y + 140}S${x - 150} ${y + 100} ${x - 150} ${y}Z` +
      fillWith(
        '#C9451F',
      )`M${x + 150} ${y}C${x + 150} ${y + 100} ${x + 70} ${y + 140} ${x} ${y + 140}C${x + 70} ${y + 110} ${x + 110} ${y + 50} ${x + 100} ${y - 104}C${x + 130} ${y - 90} ${x + 150} ${y - 50} ${x + 150} ${y}Z` +
      rect(x - 150, y - 8, 300, 16, '#A3341A') +
      repeat(12, (at) => {
        const px = ((at * 50 - turned * 300 + 3000) % 600) - 300
        return Math.abs(px) > 140
          ? ''
          : rect(x + px - 3, y + 16, 6, at % 3 ? 20 : 34, '#FFF3D6', { rx: 3 })
      }) +
      fillWith('#FFF3D6')`M${x - 14} ${y - 34}h28l-14 24z` +
      fillWith(
        '#12876A',
      )`M${x} ${y - 100}C${x - 60} ${y - 150} ${x - 96} ${y - 110} ${x - 104} ${y - 84}C${x - 60} ${y - 96} ${x - 40} ${y - 90} ${x} ${y - 76}C${x + 40} ${y - 90} ${x + 60} ${y - 96} ${x + 104} ${y - 84}C${x + 96} ${y - 110} ${x + 60} ${y - 150} ${x} ${y - 100}Z` +
      rect(x - 8, y - 150, 16, 56, '#0B5A47', { rx: 8 }) +
      (minutes ? figures(minutes, x, y + 118, 84, '#FFF3D6') : ''),
  )

const notYet: Shot = ({ s }) =>
  table('jacaranda', 'petalo') + tomato(640, 330, 420, '2', mix(0, 1.2, ramp(s, 0.4, 1.6)))

export const setUp: Scenes = {
  id: 'set-up',
  card: titleCard(1, 'clock', '#FFC145'),
  paragraphs: [
    [
      [1, lookAtBrush],
      [1, straight],
      [1, leaning],
      [1, smallHead],
    ],
    [
      [1, juice],
      [1, sixtyMinutes],
      [1, soft],
    ],
    [
      [1, timers],
      [1, notYet],
    ],
  ],
}

const onceADay: Shot = ({ s }) =>
  table('cielo', 'trenza') +
  popped('calendar', 420, 340, 300, s, 0) +
  popped('floss', 860, 380, 300, s, 0.5)

/** Two teeth, large, and the gum between them. */
const twoTeeth = (x: number) => frontRow({ x: x - 330, y: 500, count: 5, size: 330 })

/** A thread of floss between two hands that are not seen. */
const thread = (d: string) =>
  `<path d="${d}" fill="none" stroke="#0E7A80" stroke-width="12" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#8FE0DC" stroke-width="6" stroke-linecap="round"/>`

const sawing: Shot = ({ s, of }) => {
  const down = ramp(s, 0.5, of - 1)
  const saw = wave(s, 0.8) * 40 * (1 - down * 0.7)
  const y = mix(60, 470, down)
  return (
    wall('rosa', 'rombo') +
    twoTeeth(145) +
    thread(`M${260 + saw} ${mix(20, 40, down)}L472 ${y}H478L${700 + saw} ${mix(20, 40, down)}`)
  )
}

const aroundOne: Shot = ({ s, of }) => {
  const swap = ramp(s, of * 0.5, of * 0.12)
  const up = Math.abs(wave(s, 1.7)) * 190
  const bend = mix(1, -1, swap)
  const y = 500 - up
  const x = 475
  // It hugs the side of the tooth on the right, then that of its neighbour.
  const d =
    bend > 0
      ? `M${x + 190} ${y - 120}C${x + 120} ${y - 20} ${x + 26} ${y + 4} ${x + 16} ${y - 20}C${x + 4} ${y - 60} ${x - 30} ${y - 200} ${x - 120} ${y - 280}`
      : `M${x - 190} ${y - 120}C${x - 120} ${y - 20} ${x - 26} ${y + 4} ${x - 16} ${y - 20}C${x - 4} ${y - 60} ${x + 30} ${y - 200} ${x + 120} ${y - 280}`
  return wall('rosa', 'rombo') + twoTeeth(145) + thread(d)
}

const smallBrush: Shot = ({ s }) => {
  const slide = wave(s, 1.4) * 44
  return (
    wall('rosa', 'rombo') +
    twoTeeth(145) +
    group(
      place(476 + slide * 0.35, 400 + slide * 0.7, { turn: 28 }),
      rect(-6, -150, 12, 230, '#5E719E', { rx: 5 }) +
        repeat(
          14,
          (at) =>
            `<path d="M${-34 + at * 1.6} ${-72 + at * 11}L${34 - at * 1.6} ${-80 + at * 11}" stroke="#2E7FD0" stroke-width="6" stroke-linecap="round"/>`,
        ) +
        rect(-26, -440, 52, 310, '#FFB524', { rx: 22 }) +
        rect(6, -440, 20, 310, '#E58E00', { rx: 10 }),
    )
  )
}

const forGums: Shot = ({ s }) =>
  table('menta', 'rombo') +
  [0, 1]
    .map((at) => {
      const tall = [260, 150][at]! * ramp(s, 0.4 + at * 0.5, 1)
      const x = 430 + at * 420
      return (
        rect(x - 100, 540 - tall, 200, tall, at ? '#1FA9AE' : '#0F6E58', { rx: 18 }) +
        motif(at ? 'floss' : 'interdental', x, 440 - tall, 170)
      )
    })
    .join('')

const moreOn: Shot = ({ s }) =>
  table('menta', 'rombo') +
  popped('book', 420, 390, 330, s, 0) +
  popped('jet', 860, 390, 300, s, 0.6)

/** A tongue that is put out, and a brush that is drawn towards its tip. */
const tongueOut = (out: number, at: number) =>
  wall('turquesa', 'onda') +
  fillWith(
    '#E23A80',
  )`M640 60C860 20 960 140 980 230C960 330 830 380 640 380S320 330 300 230C320 140 420 20 640 60Z` +
  fillWith(
    '#5A1234',
  )`M640 116C810 90 900 160 914 226C890 300 800 336 640 336S390 300 366 226C380 160 470 90 640 116Z` +
  fillWith('#FFFFFF')`M440 136Q640 70 840 136L824 190Q640 140 456 190Z` +
  fillWith(
    '#F27D95',
  )`M470 250C470 ${mix(300, 420, out)} 520 ${mix(330, 660, out)} 640 ${mix(330, 660, out)}S810 ${mix(300, 420, out)} 810 250C780 220 500 220 470 250Z` +
  `<path d="M640 270V${mix(300, 560, out)}" stroke="#D6526F" stroke-width="10" stroke-linecap="round"/>` +
  (at >= 0
    ? group(
        place(640, mix(300, 560, at)),
        repeat(2, (side) => rect(side ? 26 : -44, -60, 18, 120, '#2E7FD0', { rx: 6 })) +
          rect(-34, -76, 68, 150, '#E23A80', { rx: 30 }) +
          rect(-20, 60, 40, 480, '#E23A80', { rx: 18 }) +
          rect(4, 60, 16, 480, '#B81D60', { rx: 8 }),
      )
    : '')

const putOut: Shot = ({ s }) => tongueOut(ramp(s, 0.2, 0.9), -1)
const drawn: Shot = ({ s }) => {
  const round = s % 1.6
  return tongueOut(1, round < 1.2 ? ramp(round, 0, 1.2) : 1 - ramp(round, 1.2, 0.4))
}
const once: Shot = ({ s }) =>
  tongueOut(1 - ramp(s, 0.2, 1), -1) +
  grow(
    1080,
    180,
    pop(s, 1),
    circle(1080, 180, 110, '#17307F') + figures('1', 1080, 232, 150, '#FFC145'),
  )

const wash: Shot = ({ s }) =>
  table('cielo', 'onda') +
  motif('sink', 420, 360, 460) +
  group(place(720, 260 + wave(s, 0.7) * 10, { turn: 14 }), brush({ length: 480 })) +
  repeat(6, (at) => circle(660 + at * 22, 300 + ((s * 1.4 + at * 0.17) % 1) * 220, 9, '#6DB3F2'))

const pea: Shot = ({ s }) => {
  const falls = ramp(s, 0.5, 0.9)
  return (
    wall('cielo', 'onda') +
    close(brush({ paste: 0 })) +
    motif('paste', mix(1400, 640, ramp(s, 0, 0.6)) + ramp(s, 1.8, 0.7) * 700, 110, 330, {
      turn: 70,
    }) +
    circle(460, mix(150, 252, falls), 44 * Math.min(1, falls * 3), '#1FA9AE') +
    (s > 2.4
      ? grow(
          1000,
          480,
          pop(s, 2.4),
          fillWith('#12876A')`M850 470C900 400 1100 400 1150 470C1100 540 900 540 850 470Z` +
            fillWith('#0B5A47')`M850 470C900 540 1100 540 1150 470C1100 506 900 506 850 470Z` +
            repeat(
              3,
              (at) =>
                circle(930 + at * 70, 468, 34, '#63C7A0') +
                circle(920 + at * 70, 458, 9, '#D8F3E5'),
            ),
        )
      : '')
  )
}

export const gaps: Scenes = {
  id: 'gaps-and-tongue',
  card: titleCard(2, 'floss', '#FF8FB8'),
  paragraphs: [
    [
      [1, onceADay],
      [1, sawing],
      [1, aroundOne],
    ],
    [
      [1, smallBrush],
      [1, forGums],
      [1, moreOn],
    ],
    [
      [1, putOut],
      [1, drawn],
      [1, once],
      [1, wash],
      [1, pea],
    ],
  ],
}
