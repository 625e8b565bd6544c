import { circle, fillWith, group, place, rect, repeat } from '../../../build/art/paint.ts'
import { titleCard } from '../kit/cards.ts'
import { card, figures, grow, icon, motif, popped } from '../kit/draw.ts'
import { brush, frontRow } from '../kit/mouth.ts'
import { table, tiledRoom, wall } from '../kit/stage.ts'
import { phone, pointer, verdictMark } from '../kit/things.ts'
import { spark } from '../kit/tooth.ts'
import {
  blend,
  createRandom,
  mix,
  pop,
  ramp,
  run,
  type Scenes,
  type Shot,
  wave,
} from '../kit/time.ts'

const dark = { handle: '#2B2F3F', dark: '#14172A' } as const
const random = createRandom(9)
const grains = Array.from({ length: 40 }, () => [random(), random(), random()] as const)

const black: Shot = ({ s }) =>
  tiledRoom('menta', 'onda') +
  motif('sink', 640, 350, 480) +
  group(
    place(mix(1500, 760, ramp(s, 0, 0.8)), 230, { turn: 14 }),
    brush({ length: 480, ...dark }),
  ) +
  repeat(7, (at) =>
    circle(690 + at * 14, 270 + ((s * 0.9 + at * 0.15) % 1) * 170, 12, '#8A8FA0', { opacity: 0.8 }),
  )
const clips: Shot = ({ s }) =>
  table('jacaranda', 'petalo') +
  phone(640, 310, 430, 0, '#17204A', 'play-fill') +
  repeat(3, (at) =>
    icon('heart-fill', 800 + at * 90, mix(460, 140, (s * 0.4 + at / 3) % 1), 50, '#E23A80'),
  )
const research: Shot = ({ s }) =>
  table('jacaranda', 'petalo') +
  popped('book', 420, 390, 360, s, 0) +
  popped('magnify', 860, 340, 320, s, 0.4)

const notEnough: Shot = ({ s, of }) =>
  table('cielo', 'trenza') +
  card(330, 80, 620, 430, '#FFF7E6') +
  repeat(
    2,
    (at) =>
      icon(at ? 'star-fill' : 'shield-check-fill', 460, 200 + at * 180, 120, '#2448C9') +
      rect(560, 190 + at * 180, 200, 20, '#C9D6F2', { rx: 10 }) +
      grow(
        860,
        200 + at * 180,
        pop(s, 0.8 + (at * of) / 3),
        circle(860, 200 + at * 180, 56, '#17204A') +
          icon('x-bold', 860, 200 + at * 180, 66, 'enamel'),
      ),
  )
/** Grains that scrub the enamel thinner. */
const wear: Shot = ({ s, of }) => {
  const worn = run(s, 0.3, of * 0.55)
  return (
    wall('jacaranda', 'petalo') +
    rect(0, 330 + worn * 70, 1280, 400, '#FFFFFF') +
    rect(0, 330 + worn * 70, 1280, 22, '#DDE7FB') +
    rect(0, 520, 1280, 200, '#F8DFA0') +
    grains
      .map(([a, b, c]) =>
        circle(
          (a * 1280 + wave(s, 1.2) * 90 + 1280) % 1280,
          250 + b * 70 + worn * 70,
          8 + c * 12,
          '#2B2F3F',
        ),
      )
      .join('') +
    group(
      place(560 + wave(s, 1.2) * 90, 200 + worn * 70, { scale: [2.4, -1.6] }),
      brush({ length: 560, ...dark }),
    ) +
    (s > of * 0.62
      ? grow(
          1080,
          150,
          pop(s, of * 0.62),
          circle(1080, 150, 100, '#8CC8F5') +
            icon('drop-fill', 1080, 150, 110, '#2448C9') +
            `<path d="M1010 80L1150 220" stroke="#17204A" stroke-width="16" stroke-linecap="round"/>`,
        )
      : '')
  )
}
const wrongWord: Shot = ({ s }) =>
  table('rosa', 'estrella') +
  grow(
    640,
    310,
    pop(s, 0),
    icon('seal-check-fill', 640, 310, 330, '#7E97DE') +
      `<path d="M500 450L780 170" stroke="#17204A" stroke-width="26" stroke-linecap="round"/>`,
  )
const gentle: Shot = ({ s }) =>
  table('rosa', 'estrella') +
  grow(
    640,
    310,
    pop(s, 0),
    icon('feather-fill', 640, 310, 320, '#7E97DE') +
      `<path d="M500 450L780 170" stroke="#17204A" stroke-width="26" stroke-linecap="round"/>`,
  )

const lemon = (x: number, y: number) =>
  circle(x + 6, y + 8, 120, 'ink', { opacity: 0.14 }) +
  circle(x, y, 120, '#FFC145') +
  circle(x, y, 104, '#FFF3C0') +
  repeat(
    8,
    (at) =>
      fillWith(
        '#FFD95A',
      )`M${x} ${y}L${x + 92 * Math.cos(at * 0.785 + 0.08)} ${y + 92 * Math.sin(at * 0.785 + 0.08)}A92 92 0 0 1 ${x + 92 * Math.cos(at * 0.785 + 0.7)} ${y + 92 * Math.sin(at * 0.785 + 0.7)}Z`,
  )
const bottle = (x: number) =>
  fillWith(
    '#F6E7CC',
  )`M${x - 40} 140H${x + 40}V240C${x + 40} 270 ${x + 90} 290 ${x + 90} 340V556H${x - 90}V340C${x - 90} 290 ${x - 40} 270 ${x - 40} 240Z` +
  rect(x - 46, 100, 92, 50, '#B81D60', { rx: 10 }) +
  rect(x - 90, 370, 180, 110, '#12876A')
const kitchen: Shot = ({ s }) =>
  table('maiz', 'petalo') +
  grow(430, 380, pop(s, 0), lemon(430, 400)) +
  grow(860, 380, pop(s, 0.5), bottle(860))
const acids: Shot = ({ s }) => {
  const soft = run(s, 0.4, 2)
  return (
    wall('cielo', 'petalo') +
    frontRow({
      x: -40,
      y: 500,
      count: 9,
      size: 150,
      enamel: (at) => (at > 2 && at < 6 ? blend('#FFFFFF', '#EFE3B8', soft) : '#FFFFFF'),
    }) +
    repeat(7, (at) =>
      circle(
        430 + at * 70,
        mix(-40, 330, Math.min(1, Math.max(0, soft * 1.6 - at * 0.07))),
        18,
        '#F59A00',
      ),
    )
  )
}
const kits: Shot = ({ s, of }) =>
  table('barro', 'filete') +
  popped('strips', 420, 340, 350, s, 0) +
  (s > of * 0.3 ? grow(860, 330, pop(s, of * 0.3), lemon(860, 330)) : '') +
  motif('magnify', mix(1400, 620, ramp(s, of * 0.5, 1.2)), 400, 300)
const scroll: Shot = ({ s, of }) => {
  const up = ramp(s, 0.8, 1) * 200 + ramp(s, of - 2.4, 1) * 100
  return (
    table('jacaranda', 'petalo') +
    rect(530, 70, 220, 440, '#17204A', { rx: 40 }) +
    `<svg x="546" y="98" width="188" height="384" viewBox="0 0 188 384">${rect(0, 0, 188, 384, '#CFE4FF')}<g transform="translate(0 ${-up})">${grow(94, 150, 0.6, lemon(94, 150))}${rect(24, 280, 140, 16, '#9DB8F0', { rx: 8 })}${rect(24, 330, 140, 150, '#63C7A0', { rx: 16 })}${rect(24, 500, 140, 16, '#9DB8F0', { rx: 8 })}</g></svg>` +
    pointer(820, mix(480, 260, ramp(s, 0.8, 1)), 180, -20)
  )
}
const natural: Shot = ({ s, of }) =>
  table('menta', 'rombo') +
  popped('sprig', 340, 380, 280, s, 0) +
  popped('molcajete', 660, 390, 280, s, 0.8) +
  popped('book', 980, 400, 270, s, of - 3)

export const charcoal: Scenes = {
  id: 'charcoal',
  card: titleCard(5, 'molcajete', '#FF9B78'),
  verdict: ({ s }) => wall('jacaranda', 'petalo') + verdictMark('false', s),
  paragraphs: [
    [
      [1, black],
      [1, clips],
      [1, research],
    ],
    [
      [1, notEnough],
      [1, wear],
    ],
    [
      [1, wrongWord],
      [1, gentle],
    ],
    [
      [1, kitchen],
      [1, acids],
      [1, kits],
    ],
    [
      [1, scroll],
      [1, natural],
    ],
  ],
}

const order: Shot = ({ s }) =>
  table('cobalto', 'azulejo', '#1FA9AE') +
  motif('globe', 420, 310, 360) +
  motif(
    'strips',
    mix(420, 980, ramp(s, 0.4, 1.6)),
    370 - Math.sin(ramp(s, 0.4, 1.6) * Math.PI) * 220,
    240,
  )
const legal: Shot = ({ s }) =>
  table('cobalto', 'azulejo', '#1FA9AE') +
  motif('strips', 420, 370, 280) +
  grow(880, 320, pop(s, 0.1), icon('scales-fill', 880, 310, 330, '#FFC145'))
const differs: Shot = ({ s }) =>
  wall('cielo', 'confeti') +
  motif('globe', 640, 320, 480, { turn: wave(s, 6) * 6 }) +
  repeat(3, (at) =>
    icon(
      at === 1 ? 'x-circle-fill' : 'check-circle-fill',
      300 + at * 340,
      160 + (at % 2) * 330,
      110,
      at === 1 ? '#17204A' : '#0F6E58',
      pop(s, 0.3 + at * 0.4),
    ),
  )

/** A scale of per cent that fills up to a mark. */
const scale = (
  x: number,
  filled: number,
  marks: readonly (readonly [at: number, text: string])[],
  ink: '#2448C9' | '#C81E66' = '#2448C9',
) =>
  rect(x - 60, 90, 120, 420, '#FFF7E6', { rx: 30 }) +
  rect(x - 46, 496 - 392 * filled, 92, 392 * filled, ink, { rx: 20 }) +
  marks
    .map(
      ([at, text]) =>
        rect(x + 60, 494 - 392 * at, 40, 8, 'ink', { rx: 4 }) +
        figures(text, x + 210, 520 - 392 * at, 84, 'ink'),
    )
    .join('')
const europe: Shot = ({ s, of }) =>
  wall('maiz', 'escalon') +
  scale(400, mix(0.02, 0.5, ramp(s, of * 0.45, 1.2)), [
    [0.01, '0.1%'],
    ...(s > of * 0.45 ? ([[0.5, '6%']] as const) : []),
  ]) +
  (s > 0.8 ? motif('chair', 980, 380, 330 * (pop(s, 0.8) || 0.001)) : '')
const eighteen: Shot = ({ s }) =>
  wall('maiz', 'escalon') +
  grow(
    640,
    320,
    pop(s, 0.1),
    circle(640, 320, 200, '#17307F') + figures('< 18', 640, 370, 150, '#FFC145'),
  ) +
  (s > 0.9
    ? `<path d="M500 460L780 180" stroke="#FF8FB8" stroke-width="24" stroke-linecap="round" opacity="${pop(s, 0.9) > 0.5 ? 1 : 0}"/>`
    : '')
const compared: Shot = ({ s }) =>
  table('menta', 'rombo') +
  popped('tv', 420, 350, 340, s, 0) +
  popped('balance', 880, 350, 320, s, 0.6)
const australia: Shot = ({ s }) =>
  wall('turquesa', 'onda') +
  scale(400, 0.5 * run(s, 0.2, 1.4), [[0.5, '6%']]) +
  (s > 1.6
    ? rect(354, 104, 92, 196, '#C81E66', { rx: 20, opacity: pop(s, 1.6) > 0.4 ? 1 : 0 }) +
      motif('chair', 980, 380, 330 * (pop(s, 1.6) || 0.001))
    : '')
const newZealand: Shot = ({ s }) =>
  wall('turquesa', 'onda') +
  scale(400, mix(0.5, 1, run(s, 0.2, 1.6)), [
    [0.5, '6%'],
    [1, '12%'],
  ]) +
  icon('users-three-fill', 980, 330, 280, '#17307F', pop(s, 1))
const noLimit: Shot = ({ s }) =>
  wall('jacaranda', 'petalo') +
  scale(500, run(s, 0.2, 2), []) +
  icon('infinity-bold', 860, 310, 260, '#17204A', pop(s, 1))
const latin: Shot = ({ s }) =>
  table('rosa', 'rombo') +
  repeat(4, (at) =>
    popped(['dahlia', 'orchid', 'cantuta', 'ceibo'][at]!, 220 + at * 280, 340, 220, s, at * 0.5),
  )
const localRule: Shot = ({ s }) =>
  table('rosa', 'rombo') +
  popped('chair', 400, 370, 360, s, 0) +
  grow(880, 330, pop(s, 0.6), icon('first-aid-kit-fill', 880, 320, 300, '#0F6E58'))
const notForYou: Shot = ({ s }) =>
  table('barro', 'filete') +
  icon('scales-fill', 460, 310, 330, '#17307F') +
  icon('not-equals-bold', 720, 310, 130, '#FFF3D6', pop(s, 0.5)) +
  icon('user-fill', 980, 310, 260, '#17307F', pop(s, 0.8))
const pregnant: Shot = ({ s, of }) =>
  table('menta', 'rombo') +
  grow(
    420,
    320,
    pop(s, 0),
    circle(420, 310, 200, '#FF8FB8') +
      icon('person-fill', 420, 300, 280, '#17307F') +
      icon('heart-fill', 420, 320, 64, '#FF8FB8'),
  ) +
  (s > of * 0.3
    ? grow(
        880,
        320,
        pop(s, of * 0.3),
        circle(880, 310, 200, '#FFC145') + icon('baby-fill', 880, 310, 250, '#17307F'),
      )
    : '') +
  (s > of * 0.6
    ? grow(
        650,
        470,
        pop(s, of * 0.6),
        circle(650, 470, 74, '#17204A') + icon('x-bold', 650, 470, 86, 'enamel'),
      )
    : '')
const readFirst: Shot = ({ s, of }) =>
  table('cobalto', 'azulejo', '#1FA9AE') +
  popped('book', 380, 390, 360, s, 0) +
  popped('shield', 860, 350, 330, s, 0.7) +
  (s > of - 3.4
    ? repeat(4, (at) =>
        spark(560 + at * 160, 140 + (at % 2) * 60, 36 * pop(s, of - 3.4 + at * 0.3), '#FFF3D6'),
      )
    : '')

export const countries: Scenes = {
  id: 'countries',
  card: titleCard(6, 'globe', '#63C7A0'),
  verdict: ({ s }) => wall('menta', 'rombo') + verdictMark('true', s),
  paragraphs: [
    [
      [1, order],
      [1, legal],
      [1, differs],
    ],
    [
      [1, europe],
      [1, eighteen],
    ],
    [
      [1, compared],
      [1, australia],
      [1, newZealand],
    ],
    [
      [1, noLimit],
      [1, latin],
      [1, localRule],
    ],
    [
      [1, notForYou],
      [1, pregnant],
      [1, readFirst],
    ],
  ],
}
