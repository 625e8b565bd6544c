import { circle, group, place, rect, repeat } from '../../../build/art/paint.ts'
import { card, grow, icon, motif, popped, shift } from '../kit/draw.ts'
import { healingCap, jaw, newBone, post } from '../kit/jaw.ts'
import { brush, frontRow } from '../kit/mouth.ts'
import { table, wall, window } from '../kit/stage.ts'
import { calendar, clock, pot, seedling } from '../kit/things.ts'
import { mix, pop, ramp, run, type Scenes, type Shot, wave } from '../kit/time.ts'
import { cigarette, removable } from './gap.ts'
import { titleCard } from '../kit/cards.ts'

/** A window whose sky goes through days: `days` since the first morning. */
const daysPass = (x: number, y: number, size: number, days: number) => {
  const hour = days % 1
  const night = hour > 0.55
  const way = night ? (hour - 0.55) / 0.45 : hour / 0.55
  const at = [mix(-40, size, way), size * 0.62 - Math.sin(way * Math.PI) * size * 0.42] as const
  return window(
    x,
    y,
    size,
    night ? '#17307F' : '#A9D6FF',
    circle(at[0], at[1], size * 0.11, night ? '#F3EFE0' : '#FFB524'),
  )
}

const wait: Shot = ({ s }) =>
  table('jacaranda', 'petalo') +
  daysPass(160, 70, 380, 0.12 + s * 0.12) +
  pot(850, 400) +
  seedling(850, 404, 0.12)

const joining: Shot = ({ s, of }) =>
  wall('turquesa', 'onda') +
  grow(640, 420, 2, jaw({ inside: newBone(run(s, 0.2, of - 0.6)) + post() + healingCap() }))

const months: Shot = ({ s, of }) =>
  table('jacaranda', 'petalo') +
  calendar(330, 310, 330, 20, (s * 0.9) % 1) +
  pot(850, 400) +
  seedling(850, 404, mix(0.12, 0.95, run(s, 0.2, of - 0.6)))

const nut = (x: number, y: number, turn: number) =>
  group(
    place(x, y, { turn }),
    circle(6, 8, 84, 'ink', { opacity: 0.14 }) +
      circle(0, 0, 84, '#B57A45') +
      `<path d="M0 -84C-30 -40 -30 40 0 84M-66 -50C-40 -20 -44 30 -62 54M66 -50C40 -20 44 30 62 54" fill="none" stroke="#7D4E26" stroke-width="9" stroke-linecap="round"/>`,
  )

const noHardFood: Shot = ({ s, of }) => {
  const roll = ramp(s, 0.2, 1.6)
  const off = ramp(s, of * 0.5, 0.9)
  return (
    wall('turquesa', 'onda') +
    jaw({ inside: post() + healingCap() }) +
    nut(
      mix(-120, 560, roll) - off * 760,
      190 - Math.abs(wave(s, 1.6)) * 26 * (1 - roll) - off * 40,
      roll * 300 - off * 360,
    ) +
    (s > of * 0.5 + 0.6
      ? grow(
          900,
          130,
          pop(s, of * 0.5 + 0.6),
          card(770, 30, 260, 200, '#FFF3D6') + icon('bowl-food-fill', 900, 130, 150, 'clay'),
        )
      : '')
  )
}

const smallPart: Shot = ({ s }) =>
  table('menta', 'rombo') +
  popped('brush', 380, 380, 330, s, 0) +
  popped('paste', 660, 380, 300, s, 0.4) +
  popped('interdental', 930, 380, 290, s, 0.8)

/** Strokes that hardly travel: the brush trembles on two teeth, then goes on to the next two. */
export const smallStrokes = (s: number, from: number, pause = 2.2) => {
  const stop = Math.floor(s / pause)
  return (
    from +
    (stop + ramp(s % pause, pause - 0.4, 0.4)) * 300 +
    wave(s, 0.4) * (s % pause < pause - 0.45 ? 9 : 0)
  )
}

const twoMinutes: Shot = ({ s, of }) => {
  const evening = ramp(s, of * 0.5, 0.6)
  return (
    wall(evening > 0.5 ? 'noche' : 'cielo', 'onda') +
    icon(
      evening > 0.5 ? 'moon-fill' : 'sun-fill',
      190,
      120,
      150,
      '#FFB524',
      Math.max(0.01, Math.abs(1 - evening * 2)),
    ) +
    clock(1080, 140, 110, run(s, 0, of) * 2) +
    frontRow({ x: -40, y: 470, count: 9, size: 150 }) +
    group(
      place(smallStrokes(s % (of * 0.5), 330), 410, { scale: [1.5, -1.5] }),
      brush({ length: 560 }),
    )
  )
}

const between: Shot = ({ s }) => {
  const slide = wave(s, 1.3) * 34
  return (
    wall('cielo', 'onda') +
    grow(
      640,
      400,
      1.35,
      frontRow({
        x: 115,
        y: 430,
        count: 7,
        size: 150,
        enamel: (at) => (at === 3 ? '#FFFFFF' : '#FFFFFF'),
      }),
    ) +
    group(
      place(735 + slide * 0.2, 372 + slide * 0.75, { turn: 24 }),
      rect(-5, -150, 10, 220, '#5E719E', { rx: 4 }) +
        repeat(
          12,
          (at) =>
            `<path d="M${-30 + at * 1.6} ${-64 + at * 11}L${30 - at * 1.6} ${-72 + at * 11}" stroke="#2E7FD0" stroke-width="6" stroke-linecap="round"/>`,
        ) +
        rect(-22, -390, 44, 270, '#FFB524', { rx: 18 }) +
        rect(4, -390, 18, 270, '#E58E00', { rx: 9 }),
    )
  )
}

const smoking: Shot = ({ s, of }) => {
  const out = ramp(s, of * 0.42, 0.9)
  return (
    table('agave', 'escama') +
    `<ellipse cx="470" cy="552" rx="210" ry="34" fill="#0B4A3C"/><ellipse cx="470" cy="540" rx="200" ry="30" fill="#8496BF"/><ellipse cx="470" cy="536" rx="150" ry="18" fill="#5E719E"/>` +
    (out < 0.98
      ? group(
          place(330, 440, { turn: out * 30 }),
          out < 0.5
            ? cigarette(0, 0, s)
            : rect(0, 0, 70, 34, '#E58E00', { rx: 6 }) +
                rect(66, 0, mix(190, 60, out), 34, '#FFF7E6'),
        )
      : group(
          place(400, 500, { turn: 20 }),
          rect(0, 0, 60, 34, '#E58E00', { rx: 6 }) + rect(56, 0, 50, 34, '#FFF7E6'),
        )) +
    (s > of * 0.55
      ? grow(900, 330, pop(s, of * 0.55), icon('handshake-fill', 900, 320, 330, '#FFC145'))
      : '')
  )
}

const temporary: Shot = ({ s }) =>
  wall('turquesa', 'onda') +
  grow(
    640,
    330,
    1.3,
    jaw({ open: false, behind: shift(640, 300, post()) }) +
      shift(640, mix(-120, 300, ramp(s, 0.3, 1.5)), removable()),
  )

const mayFly: Shot = ({ s, of }) => {
  const off = ramp(s, of * 0.55, of * 0.4)
  return (
    wall('cielo', 'confeti') +
    repeat(3, (at) =>
      group(
        { opacity: 0.9 },
        `<g transform="translate(${120 + at * 420 - s * 12} ${110 + (at % 2) * 110}) scale(1.3)"><path fill="#fff" d="M0 40a22 22 0 0 1 14-40a30 30 0 0 1 56-6a24 24 0 0 1 34 20a20 20 0 0 1 2 26z"/></g>`,
      ),
    ) +
    motif('calendar', 340, 430, 300) +
    (s > of * 0.4 ? icon('check-bold', 340, 470, 150, 'agave', pop(s, of * 0.4)) : '') +
    motif('plane', mix(880, 1250, off), mix(430, 60, off), 280, { turn: mix(10, -6, off) }) +
    popped('suitcase', 700, 500, 170, s, 0.5)
  )
}

export const healing: Scenes = {
  id: 'healing',
  card: titleCard(5, 'sandglass', '#BFAEF5'),
  paragraphs: [
    [
      [1, wait],
      [1, joining],
      [1, months],
      [1, noHardFood],
    ],
    [
      [1, smallPart],
      [1, twoMinutes],
      [1, between],
      [1, smoking],
    ],
    [
      [1, temporary],
      [1, mayFly],
    ],
  ],
}
