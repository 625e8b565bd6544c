import { circle, fillWith, group, place, rect, repeat } from '../../../build/art/paint.ts'
import { titleCard } from '../kit/cards.ts'
import { card, figures, grow, icon, motif, popped, shift } from '../kit/draw.ts'
import { brush, frontRow } from '../kit/mouth.ts'
import { table, tiledRoom, wall } from '../kit/stage.ts'
import { calendar, pointer, verdictMark } from '../kit/things.ts'
import { canals, section, spark } from '../kit/tooth.ts'
import { mix, pop, ramp, run, type Scenes, type Shot, wave } from '../kit/time.ts'

const smallPrint: Shot = ({ s, of }) =>
  s < of * 0.5
    ? tiledRoom('menta', 'onda') +
      motif('paste', 520, 320, 420, {
        scale: [Math.max(0.04, Math.abs(Math.cos(ramp(s, 0.4, 1.2) * Math.PI))), 1],
      }) +
      pointer(
        mix(1000, 700, ramp(s, 1.4, 0.8)),
        mix(560, 330, ramp(s, 1.4, 0.8)) + wave(s, 1.4) * 20,
        190,
        -30,
      )
    : wall('cielo', 'petalo') + canals({ plugged: ramp(s, of * 0.5 + 0.4, 1.6) })

const trials: Shot = ({ s }) => {
  const count = Math.round(run(s, 0.2, 1.8) * 125)
  return (
    table('jacaranda', 'petalo') +
    repeat(125, (at) =>
      at < count
        ? rect(
            250 + (at % 25) * 31,
            300 + Math.floor(at / 25) * 42,
            22,
            30,
            at % 3 ? '#2448C9' : '#6E8DF0',
            { rx: 4 },
          )
        : '',
    ) +
    figures(`${count}`, 640, 230, 170, '#17204A')
  )
}
const better: Shot = ({ s }) =>
  table('jacaranda', 'petalo') +
  [0, 1]
    .map((at) => {
      const tall = [270, 170][at]! * ramp(s, 0.3 + at * 0.5, 1)
      const x = 430 + at * 420
      return (
        rect(x - 100, 540 - tall, 200, tall, at ? '#8496BF' : '#0F6E58', { rx: 18 }) +
        grow(x, 440 - tall, 1, motif('paste', x, 440 - tall, 170))
      )
    })
    .join('') +
  (s > 1.8 ? spark(550, 130, 40 * pop(s, 1.8)) : '')

const patient: Shot = ({ s }) =>
  table('cielo', 'trenza') + motif('sandglass', 640, 350, 400, { turn: ramp(s, 0.2, 1) * 180 })
const weeks: Shot = ({ s, of }) => {
  const half = s > of * 0.5
  return (
    wall(half ? 'noche' : 'cielo', 'onda') +
    icon(half ? 'moon-fill' : 'sun-fill', 190, 130, 170, '#FFB524') +
    calendar(1060, 190, 230, Math.floor(run(s, 0.2, of - 0.6) * 20)) +
    frontRow({ x: -40, y: 500, count: 9, size: 150 }) +
    group(
      place(330 + ramp(s % 2.4, 2, 0.4) * 300 + wave(s, 0.36) * 9, 440, { scale: [1.5, -1.5] }),
      brush({ length: 560 }),
    )
  )
}
const whichOne: Shot = ({ s }) =>
  table('rosa', 'estrella') +
  repeat(3, (at) =>
    motif('paste', 300 + at * 340, 340 - Math.abs(wave(Math.max(0, s - at * 0.5), 2)) * 24, 280),
  ) +
  repeat(3, (at) =>
    circle(
      300 + at * 340,
      130,
      26 * pop(s, 0.5 + at * 0.5),
      ['#2448C9', '#C81E66', '#0F6E58'][at] as '#2448C9',
    ),
  )
const askDentist: Shot = ({ s }) =>
  table('rosa', 'estrella') +
  calendar(380, 320, 320, Math.floor(run(s, 0.2, 1.2) * 20)) +
  popped('chair', 860, 370, 380, s, 1.2)
const guides: Shot = ({ s, of }) =>
  table('menta', 'rombo') +
  popped('book', 370, 390, 340, s, 0) +
  motif('magnify', mix(1300, 520, ramp(s, 0.6, 1.2)) - ramp(s, 2.6, 1.6) * 140, 350, 300) +
  (s > of * 0.45
    ? repeat(3, (at) =>
        motif('paste', 760 + at * 170, 390, 170 * (pop(s, of * 0.45 + at * 0.6) || 0.001)),
      )
    : '')

export const paste: Scenes = {
  id: 'paste-helps',
  card: titleCard(3, 'paste', '#FF8FB8'),
  verdict: ({ s }) => wall('menta', 'rombo') + verdictMark('true', s),
  paragraphs: [
    [
      [1, smallPrint],
      [1, trials],
      [1, better],
    ],
    [
      [1, patient],
      [1, weeks],
      [1, whichOne],
    ],
    [
      [1, askDentist],
      [1, guides],
    ],
  ],
}

const iceCream: Shot = ({ s }) =>
  table('rosa', 'estrella') +
  motif('paleta', 640, 330, 400, { turn: wave(s, 2.4) * 5 }) +
  repeat(3, (at) => spark(380 + at * 260, 170 + (at % 2) * 260, 34 * pop(s, 0.4 + at * 0.5)))
const onlyCalms: Shot = ({ s }) =>
  wall('cielo', 'petalo') +
  shift(640, 380, section({ hole: 0.9, felt: 0.7 * (1 - ramp(s, 0.5, 1.2)) }))
const notDecay: Shot = ({ s }) =>
  wall('cielo', 'petalo') +
  shift(640, 380, section({ hole: 0.9 })) +
  `<circle cx="702" cy="190" r="${(90 * pop(s, 0.2)).toFixed(1)}" fill="none" stroke="#C81E66" stroke-width="11"/>`

/** The corner of a rug is lifted, and there is a crack in the tile below. */
const rug: Shot = ({ s }) => {
  const up = ramp(s, 0.5, 1.2)
  return (
    wall('menta', 'rombo') +
    rect(240, 150, 800, 440, '#FFF7E6') +
    repeat(8, (at) =>
      rect(250 + (at % 4) * 200, 160 + Math.floor(at / 4) * 220, 180, 200, '#CFE4FF', { rx: 8 }),
    ) +
    `<path d="M880 420l30 46l-22 40l44 66" fill="none" stroke="#17204A" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>` +
    fillWith('#C81E66')`M200 200H1000V${mix(560, 330, up)}L${mix(1000, 760, up)} 560H200Z` +
    fillWith('#FFC145')`M230 230H970V${mix(530, 330, up)}L${mix(970, 740, up)} 530H230Z` +
    fillWith('#C81E66')`M260 260H940V${mix(500, 330, up)}L${mix(940, 720, up)} 500H260Z` +
    fillWith(
      '#A3144F',
    )`M1000 ${mix(560, 330, up)}L${mix(1000, 760, up)} 560L${mix(1000, 730, up)} ${mix(560, 300, up)}Z`
  )
}
const worse: Shot = ({ s }) =>
  wall('jacaranda', 'petalo') +
  shift(640, 380, section({ hole: mix(0.5, 1, run(s, 0.2, 2)), felt: ramp(s, 1.2, 1) * 0.9 }))

const pulledBack: Shot = ({ s }) =>
  wall('turquesa', 'onda') + shift(640, 360, section({ back: 120 * ramp(s, 0.3, 1.8) }))
const softRoot: Shot = ({ s, of }) =>
  wall('turquesa', 'onda') +
  grow(
    520,
    440,
    mix(1, 1.7, ramp(s, 0, 1.2)),
    shift(640, 360, section({ back: 120 })) +
      repeat(5, (at) =>
        circle(
          516 + at * 3,
          400 + at * 22,
          11 * pop(s, 1.4 + at * 0.3),
          at % 2 ? '#8A70DE' : '#12876A',
        ),
      ) +
      (s > of * 0.6
        ? `<ellipse cx="524" cy="446" rx="${(16 * ramp(s, of * 0.6, 1.4)).toFixed(1)}" ry="${(40 * ramp(s, of * 0.6, 1.4)).toFixed(1)}" fill="#8A5A33"/>`
        : ''),
  )

const quiet: Shot = ({ s }) =>
  table('menta', 'rombo') +
  calendar(420, 320, 330, 0) +
  icon('heart-fill', 420, 350, 120, '#E23A80', pop(s, 0.5)) +
  popped('paleta', 860, 350, 320, s, 0.9)
const tell: Shot = ({ s, of }) =>
  table('menta', 'rombo') +
  motif('chair', 380, 390, 380) +
  grow(
    760,
    330,
    pop(s, 0.4),
    card(660, 90, 460, 250, '#2448C9', 40) +
      motif('tooth', 790, 212, 170) +
      spark(960, 170, 56 * pop(s, 1.2)) +
      spark(1030, 250, 34 * pop(s, 1.6)),
  ) +
  (s > of - 2 ? icon('check-bold', 1080, 450, 130, '#0F6E58', pop(s, of - 2)) : '')

export const gone: Scenes = {
  id: 'problem-gone',
  card: titleCard(4, 'paleta', '#A9D6FF'),
  verdict: ({ s }) => wall('jacaranda', 'petalo') + verdictMark('false', s),
  paragraphs: [
    [
      [1, iceCream],
      [1, onlyCalms],
      [1, notDecay],
    ],
    [
      [1, rug],
      [1, worse],
    ],
    [
      [1, pulledBack],
      [1, softRoot],
    ],
    [
      [1, quiet],
      [1, tell],
    ],
  ],
}
