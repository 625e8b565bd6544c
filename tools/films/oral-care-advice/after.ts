import { circle, fillWith, group, place, rect, repeat } from '../../../build/art/paint.ts'
import { titleCard } from '../kit/cards.ts'
import { figures, grow, icon, motif, popped } from '../kit/draw.ts'
import { brush, frontRow, handMirror } from '../kit/mouth.ts'
import { table, tiledRoom, wall } from '../kit/stage.ts'
import { calendar, clock, glass, phone } from '../kit/things.ts'
import { spark } from '../kit/tooth.ts'
import { blend, mix, pop, ramp, run, type Scenes, type Shot, wave } from '../kit/time.ts'
import { tomato } from './before.ts'

/** A glass that stands on its head. */
const upsideDown = (x: number, y: number) =>
  group(place(x, y - 300, { scale: [1, -1] }), glass(0, 0, 300, { full: 0.02, ink: '#EAF4FF' }))

const leaveGlass: Shot = ({ s }) =>
  tiledRoom('menta', 'onda') +
  motif('sink', 420, 340, 440) +
  upsideDown(920, 556) +
  repeat(4, (at) =>
    circle(420 + at * 8, 180 + ((s * 0.7 + at * 0.25) % 1) * 120, 10, '#CFE4FF', {
      opacity: s < 2.2 ? 1 : 0,
    }),
  )

const noRinse: Shot = ({ s }) =>
  tiledRoom('menta', 'onda') +
  glass(640, 556, 380, { full: 0.8 }) +
  (s > 0.8
    ? grow(
        640,
        330,
        pop(s, 0.8),
        circle(640, 330, 150, '#17204A', { opacity: 0.9 }) +
          icon('x-bold', 640, 330, 170, 'enamel'),
      )
    : '')

const anotherHour: Shot = ({ s }) =>
  table('cielo', 'trenza') +
  motif('mouthwash', mix(420, 330, ramp(s, 1.2, 0.8)), 350, 330) +
  clock(900, 310, 180, ramp(s, 1, 2.4) * 1)

const label: Shot = ({ s, of }) =>
  table('cielo', 'trenza') +
  motif('paste', 480, 320, 460) +
  motif(
    'magnify',
    mix(1300, 760, ramp(s, 0.3, 1.4)) - ramp(s, of * 0.5, 1.4) * 170,
    mix(560, 330, ramp(s, 0.3, 1.4)),
    330,
  )

const sore = (red: number) =>
  handMirror(
    640,
    290,
    230,
    frontRow({ x: 240, y: 350, count: 8, size: 100 }) +
      (red > 0
        ? repeat(
            7,
            (at) =>
              fillWith(
                blend('#F59AAE', '#D6455F', red),
              )`M${246 + at * 100} 344C${256 + at * 100} 384 ${330 + at * 100} 384 ${342 + at * 100} 344C${330 + at * 100} 420 ${256 + at * 100} 420 ${246 + at * 100} 344Z`,
          )
        : ''),
  )

const bleeding: Shot = ({ s, of }) =>
  tiledRoom('turquesa', 'onda') +
  sore(ramp(s, 1.2, 1)) +
  circle(640, 290, 230, '#E6F1FF', { opacity: 0.92 * (1 - ramp(s, 0.1, 0.8)) }) +
  (s > of * 0.55
    ? grow(
        1060,
        200,
        pop(s, of * 0.55),
        circle(1060, 200, 100, '#17204A') +
          icon('arrows-left-right-fill', 1060, 200, 130, '#FFC145'),
      )
    : '')

const thisWeek: Shot = ({ s }) =>
  table('barro', 'filete') +
  calendar(420, 320, 320, Math.floor(run(s, 0.2, 1.4) * 5)) +
  phone(880, 310, 390, s, '#0F6E58')

/** A sore on the inside of a lip. */
const soreSpot: Shot = ({ s }) =>
  wall('rosa', 'rombo') +
  fillWith(
    '#E23A80',
  )`M150 260C330 120 470 150 640 210C810 150 950 120 1130 260C1020 520 830 600 640 600S260 520 150 260Z` +
  fillWith('#F27D95')`M240 300C420 250 860 250 1040 300C950 480 800 540 640 540S330 480 240 300Z` +
  circle(770, 410, 54 * pop(s, 0.2), '#FFE1A8') +
  circle(770, 410, 34 * pop(s, 0.4), '#FFF3D6') +
  (s > 1
    ? grow(
        240,
        130,
        pop(s, 1),
        figures('> 2', 240, 170, 140, '#17204A') +
          icon('calendar-blank-fill', 430, 120, 150, '#17204A'),
      )
    : '')

const showIt: Shot = ({ s }) =>
  table('barro', 'filete') +
  popped('chair', 420, 370, 380, s, 0) +
  phone(900, 310, 360, s, '#0F6E58')

const alarm = '#FFE9E6'
const swollen: Shot = ({ s, of }) =>
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
  circle(640, 392, 50 * pop(s, 0.3) * (1 + 0.06 * wave(s, 2)), '#B3192B', { opacity: 0.85 }) +
  circle(640, 506, 60 * pop(s, of * 0.35) * (1 + 0.06 * wave(s, 2)), '#B3192B', { opacity: 0.85 })

const callNow: Shot = ({ s }) =>
  rect(0, 0, 1280, 720, alarm) +
  phone(640, 320, 470, s, '#B3192B') +
  repeat(
    3,
    (at) =>
      `<circle cx="640" cy="300" r="${(200 + ((s * 0.5 + at / 3) % 1) * 260).toFixed(1)}" fill="none" stroke="#B3192B" stroke-width="8" opacity="${(1 - ((s * 0.5 + at / 3) % 1)).toFixed(2)}"/>`,
  )

const done: Shot = ({ s }) =>
  table('cobalto', 'azulejo', '#1FA9AE') +
  tomato(420, 330, 340, '0') +
  grow(
    880,
    330,
    pop(s, 0.2),
    circle(880, 320, 180, '#0F6E58') + icon('check-bold', 880, 320, 220, 'enamel'),
  )

const again: Shot = ({ s, of }) => {
  const turn = ramp(s, of * 0.4, 1.2)
  return (
    wall(turn > 0.5 ? 'cielo' : 'noche', 'onda') +
    icon(
      turn > 0.5 ? 'sun-fill' : 'moon-fill',
      210,
      150,
      190,
      '#FFB524',
      Math.max(0.01, Math.abs(1 - turn * 2)),
    ) +
    frontRow({ x: -40, y: 500, count: 9, size: 150 }) +
    group(
      place(330 + ramp(s % 2.4, 2, 0.4) * 300 + wave(s, 0.36) * 9, 440, { scale: [1.5, -1.5] }),
      brush({ length: 560 }),
    ) +
    (s > of - 3
      ? repeat(4, (at) =>
          spark(560 + at * 170, 170 + (at % 2) * 70, 34 * pop(s, of - 3 + at * 0.25)),
        )
      : '')
  )
}

export const spit: Scenes = {
  id: 'spit-and-look',
  card: titleCard(7, 'mirror', '#8FE0DC'),
  paragraphs: [
    [
      [1, leaveGlass],
      [1, noRinse],
      [1, anotherHour],
      [1, label],
    ],
    [
      [2, bleeding],
      [1, thisWeek],
      [1, soreSpot],
      [1, showIt],
    ],
    [
      [1, swollen],
      [1, callNow],
    ],
    [
      [1, done],
      [1, again],
    ],
  ],
}
