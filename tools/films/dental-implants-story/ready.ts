import { circle, fillWith, group, place, rect, repeat } from '../../../build/art/paint.ts'
import { card, grow, icon, motif, popped } from '../kit/draw.ts'
import { abutment, ceramicCrown, gumline, jaw, middle, post } from '../kit/jaw.ts'
import { frontRow } from '../kit/mouth.ts'
import { table, tiledRoom, wall } from '../kit/stage.ts'
import { calendar, checklist, pot, seedling } from '../kit/things.ts'
import { spark } from '../kit/tooth.ts'
import { createRandom, mix, pop, ramp, run, type Scenes, type Shot, wave } from '../kit/time.ts'
import { titleCard } from '../kit/cards.ts'

/** A door frame with pencil marks, and how tall somebody has grown beside it. */
const doorFrame = (grown: number) => {
  const top = mix(500, 170, grown)
  return (
    rect(760, -20, 340, 590, '#B06A3B') +
    rect(800, 20, 260, 550, '#1FA9AE') +
    rect(830, 60, 200, 200, '#0E7A80', { rx: 14 }) +
    rect(830, 300, 200, 220, '#0E7A80', { rx: 14 }) +
    circle(840, 290, 14, '#FFB524') +
    repeat(6, (at) => {
      const y = 500 - at * 62
      return y < top - 4 ? '' : rect(690, y, 70, 7, 'ink', { rx: 3 })
    }) +
    rect(690, top, 90, 10, '#C81E66', { rx: 5 }) +
    group(place(560, 570), child(mix(0.52, 1, grown)))
  )
}

const child = (scale: number) =>
  group(
    `scale(${scale.toFixed(3)})`,
    rect(-50, -190, 42, 190, '#17307F', { rx: 16 }) +
      rect(8, -190, 42, 190, '#17307F', { rx: 16 }) +
      rect(-86, -316, 32, 140, '#B81D60', { rx: 16 }) +
      rect(54, -316, 32, 140, '#B81D60', { rx: 16 }) +
      fillWith('#E23A80')`M-62 -166V-290C-62 -336 62 -336 62 -290V-166Z` +
      circle(0, -372, 56, '#C98459') +
      fillWith('#3B2414')`M-58 -376C-62 -446 62 -446 58 -376C36 -402 -18 -410 -58 -376Z` +
      circle(-20, -368, 6, 'ink') +
      circle(20, -368, 6, 'ink') +
      `<path d="M-16 -346Q0 -334 16 -346" fill="none" stroke="#17204A" stroke-width="6" stroke-linecap="round"/>`,
  )

const marks: Shot = ({ s }) => tiledRoom('menta', 'rombo') + doorFrame(run(s, 0.2, 2.4) * 0.5)
const fullyGrown: Shot = ({ s }) =>
  tiledRoom('menta', 'rombo') +
  doorFrame(mix(0.5, 1, ramp(s, 0.2, 2))) +
  (s > 2.2 ? icon('check-bold', 420, 200, 130, 'agave', pop(s, 2.2)) : '')

const random = createRandom(5)
const grains = Array.from({ length: 64 }, () => [random(), random(), random()] as const)

/** Grains that fill the hollow in the bone. */
const graft = (share: number) =>
  grains
    .map(([a, b, c], at) => {
      const when = at / grains.length
      const fall = Math.min(1, Math.max(0, (share - when * 0.75) / 0.25))
      if (fall === 0) return ''
      const deep = 4 + (1 - when) * 60 + b * 12
      const x = middle + (a - 0.5) * (150 - deep * 1.1)
      return circle(
        x,
        mix(-40, gumline + 42 + deep, fall),
        9 + c * 7,
        at % 3 ? '#FFF1CF' : '#D9A85A',
      )
    })
    .join('')

const enoughBone: Shot = ({ s }) => {
  const filled = run(s, 1.4, 2.6)
  return (
    wall('cielo') +
    grow(
      640,
      330,
      1.3,
      jaw({ open: false, lost: mix(78, 0, ramp(s, 4, 0.8)) }) + (s < 4.7 ? graft(filled) : ''),
    )
  )
}

const healthy: Shot = ({ s, of }) =>
  wall('rosa', 'estrella') +
  frontRow({ x: -40, y: 400, count: 9, size: 150 }) +
  repeat(4, (at) => spark(190 + at * 300, 230 - (at % 2) * 60, 30 * pop(s, 0.3 + at * 0.4))) +
  (s > of * 0.5
    ? grow(
        640,
        330,
        pop(s, of * 0.5),
        card(420, 130, 440, 400, '#17307F') +
          icon('heart-fill', 560, 330, 180, '#FF8FB8') +
          icon('check-bold', 740, 330, 150, '#63C7A0'),
      )
    : '')

const time: Shot = ({ s }) =>
  table('maiz', 'petalo') +
  motif('sandglass', 420, 350, 380, { turn: ramp(s, 0.3, 0.9) * 180 }) +
  calendar(860, 340, 300, Math.floor(run(s, 1.2, 1.6) * 12))

const named: Shot = ({ s }) =>
  table('cobalto', 'azulejo', '#1FA9AE') +
  checklist(
    425,
    40,
    ['ruler-fill', 'bone-fill', 'smiley-fill', 'first-aid-fill', 'clock-fill'],
    s,
    [0.2, 0.7, 1.2, 1.7, 2.2],
  )

const youngDecides: Shot = ({ s }) =>
  table('agave', 'escama') +
  pot(420, 400) +
  seedling(420, 404, mix(0.2, 0.6, ramp(s, 0.2, 2.2))) +
  calendar(850, 320, 300, Math.floor(run(s, 0.2, 2.2) * 20))

const sunken: Shot = ({ s, of }) => {
  const grown = ramp(s, 1.4, of - 3.4) * 48
  return (
    wall('turquesa', 'onda') +
    grow(640, 330, 1.2, jaw({ grown, inside: post() + abutment() + ceramicCrown() })) +
    (s > of - 2
      ? rect(470, 330 - (300 + 136 + 48 - 330) * 1.2, 340, 7, '#C81E66', {
          rx: 3,
          opacity: pop(s, of - 2) > 0.5 ? 1 : 0,
        })
      : '')
  )
}

const seeMore: Shot = ({ s }) =>
  table('agave', 'escama') +
  pot(420, 400) +
  seedling(420, 404, mix(0.6, 1, ramp(s, 0, 1.8))) +
  popped('book', 850, 400, 340, s, 0.5)

const fill: Shot = ({ s }) =>
  wall('cielo') + grow(640, 330, 1.3, jaw({ open: false, lost: 78 }) + graft(run(s, 0.3, 3)))

const datesMove: Shot = ({ s, of }) => {
  const slide = ramp(s, 1, 1.2)
  return (
    table('jacaranda', 'petalo') +
    calendar(380, 320, 320, 6, s > 0.4 && s < of - 1 ? (s * 0.9) % 1 : 0) +
    calendar(880, 320, 320, 0) +
    icon(
      'push-pin-fill',
      mix(400, 900, slide),
      mix(330, 350, slide) - Math.sin(slide * Math.PI) * 190,
      120,
      'rosa',
    )
  )
}

const onPaper: Shot = ({ s, of }) => {
  const rows = ['list-numbers-fill', 'calendar-fill', 'user-fill', 'coins-fill']
  return (
    table('menta', 'rombo') +
    checklist(300, 60, rows, s, [0.6, 1.6, 2.6, of - 2.4]) +
    grow(930, 330, pop(s, 0.2), motif('doc', 930, 340, 330), wave(s, 4) * 2)
  )
}

export const ready: Scenes = {
  id: 'ready',
  card: titleCard(3, 'calendar', '#63C7A0'),
  paragraphs: [
    [
      [1, marks],
      [1, fullyGrown],
      [1, enoughBone],
      [1, healthy],
      [1, time],
      [1, named],
    ],
    [
      [1, youngDecides],
      [1, sunken],
      [1, seeMore],
    ],
    [
      [1, fill],
      [1, datesMove],
      [1, onPaper],
    ],
  ],
}
