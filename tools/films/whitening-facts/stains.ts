import { circle, group, type Ink, place, rect, repeat } from '../../../build/art/paint.ts'
import { titleCard } from '../kit/cards.ts'
import { card, grow, icon, motif, popped, shift } from '../kit/draw.ts'
import { enamelCrown } from '../kit/jaw.ts'
import { brush, frontRow, handMirror } from '../kit/mouth.ts'
import { table, wall } from '../kit/stage.ts'
import { calendar, cup, pointer, priceTag, verdictMark } from '../kit/things.ts'
import { section, spark } from '../kit/tooth.ts'
import { blend, mix, pop, ramp, run, type Scenes, type Shot, wave } from '../kit/time.ts'
import { shadeGuide } from '../dental-implants-story/parts.ts'

const button = (x: number, y: number, ink: Ink, dark: Ink) =>
  circle(x + 6, y + 8, 80, 'ink', { opacity: 0.14 }) +
  circle(x, y, 80, dark) +
  circle(x, y, 72, ink) +
  circle(x, y, 50, dark, { opacity: 0.3 }) +
  [-1, 1].flatMap((a) => [-1, 1].map((b) => circle(x + a * 17, y + b * 17, 9, dark))).join('')

/** Six buttons that are washed; the wooden one stays as it is. */
const buttons = (washed: number, water: number) =>
  table('cielo', 'onda') +
  repeat(6, (at) => {
    const [x, y] = [270 + (at % 3) * 370, 160 + Math.floor(at / 3) * 220]
    const done = Math.min(1, Math.max(0, washed * 6 - at))
    return at === 4
      ? button(x, y, '#A9713F', '#6B3F1D')
      : button(x, y, blend('#B9AF98', '#FFFFFF', done), blend('#8A816B', '#9DB8F0', done))
  }) +
  (water > 0
    ? repeat(10, (at) =>
        circle(
          ((at * 137 + washed * 900) % 1100) + 90,
          90 + ((at * 83) % 380),
          12 + (at % 3) * 8,
          '#FFFFFF',
          { opacity: 0.7 * water, stroke: '#8CC8F5', 'stroke-width': 4 },
        ),
      )
    : '')

const look: Shot = ({ s }) => grow(640, 300, mix(0.85, 1, ramp(s, 0, 0.8)), buttons(0, 0))
const wash: Shot = ({ s }) =>
  buttons(run(s, 0.1, 2.4), 1 - ramp(s, 2.6, 0.6)) +
  (s > 2.6
    ? `<circle cx="640" cy="380" r="${(104 * pop(s, 2.6)).toFixed(1)}" fill="none" stroke="#C81E66" stroke-width="10"/>`
    : '')

const odd = (light: number, gum = 420) =>
  frontRow({
    x: -40,
    y: gum,
    count: 9,
    size: 150,
    enamel: (at) => (at === 4 ? '#E6D3A0' : blend('#E6D3A0', '#FFFFFF', light)),
  })
const similar: Shot = ({ s }) => wall('jacaranda', 'petalo') + odd(run(s, 0.2, 2))

const naturalOnly: Shot = ({ s }) =>
  wall('jacaranda', 'petalo') +
  odd(0.3 + 0.7 * run(s, 0, 1.6)) +
  [1, 3, 6].map((at, index) => spark(35 + at * 150, 170, 40 * pop(s, 0.5 + index * 0.4))).join('')
const keeps: Shot = ({ s, of }) => {
  const at = Math.min(2, Math.floor((s / of) * 3))
  return (
    table('menta', 'rombo') +
    repeat(3, (item) =>
      grow(
        300 + item * 340,
        320,
        1,
        card(180 + item * 340, 170, 240, 300, item === at ? '#2448C9' : '#7E97DE') +
          motif(
            ['crown', 'veneer', 'filling'][item]!,
            300 + item * 340,
            320 - (item === at ? Math.abs(wave(s, 1.4)) * 14 : 0),
            190,
          ),
      ),
    )
  )
}
const standsOut: Shot = ({ s }) =>
  wall('jacaranda', 'petalo') +
  odd(1) +
  `<circle cx="635" cy="330" r="${(120 * pop(s, 0.4)).toFixed(1)}" fill="none" stroke="#C81E66" stroke-width="11"/>`

const askWhich: Shot = ({ s, of }) =>
  wall('turquesa', 'onda') +
  handMirror(
    640,
    290,
    230,
    frontRow({
      x: 240,
      y: 380,
      count: 8,
      size: 100,
      enamel: (at) => (at === 4 ? '#EFE2BC' : '#FFFFFF'),
    }),
  ) +
  pointer(
    mix(980, 590, ramp(s, 0.3, 1)) + ramp(s, of * 0.5, 1) * 110,
    mix(560, 320, ramp(s, 0.3, 1)),
    180,
    -24,
  )
const cost: Shot = ({ s }) =>
  table('maiz', 'escalon') +
  repeat(
    2,
    (at) =>
      motif(['crown', 'filling'][at]!, 420 + at * 430, 360, 270) +
      priceTag(540 + at * 430, 160, wave(s + at, 2) * 8, '#C81E66'),
  )

const planned: Shot = ({ s, of }) =>
  table('cobalto', 'azulejo', '#1FA9AE') +
  calendar(300, 320, 300, 4) +
  (s < of * 0.5 ? popped('whiten', 700, 320, 280, s, 0.4) : motif('whiten', 700, 320, 280)) +
  icon('arrow-fat-right-fill', 880, 320, 90, '#FFC145', pop(s, of * 0.35)) +
  (s > of * 0.5 ? popped('crown', 1070, 320, 250, s, of * 0.5) : '')
const match: Shot = ({ s }) =>
  wall('cobalto', 'azulejo') +
  shadeGuide(470, 250, Math.floor(run(s, 0.2, 2) * 3.99)) +
  group(place(640, 560), group('scale(1.2)', enamelCrown({ painted: true })))

export const everyTooth: Scenes = {
  id: 'every-tooth',
  card: titleCard(1, 'crown', '#FF8FB8'),
  verdict: ({ s }) => wall('jacaranda', 'petalo') + verdictMark('false', s),
  paragraphs: [
    [
      [1, look],
      [1, wash],
      [1, similar],
    ],
    [
      [1, naturalOnly],
      [1, keeps],
      [1, standsOut],
    ],
    [
      [1, askWhich],
      [1, cost],
    ],
    [
      [1, planned],
      [1, match],
    ],
  ],
}

const sponge = (x: number, y: number) =>
  rect(x - 90, y - 54, 180, 108, '#E58E00', { rx: 26 }) +
  rect(x - 90, y - 60, 180, 96, '#FFC145', { rx: 26 }) +
  repeat(5, (at) => circle(x - 60 + at * 30, y - 20 + (at % 2) * 24, 9, '#E58E00'))

const ringCup = (ring: number) =>
  table('cobalto', 'azulejo', '#1FA9AE') + cup(640, 556, 420, { open: 1, ring })
const ownKitchen: Shot = ({ s }) =>
  table('cobalto', 'azulejo', '#1FA9AE') + cup(640, 556, 420, { open: ramp(s, 0.2, 0.9), ring: 1 })
const wipe: Shot = ({ s }) =>
  ringCup(1 - ramp(s, 0.4, 1.2)) + sponge(640 + wave(s, 1) * 120, mix(60, 240, ramp(s, 0, 0.4)))
const sameCup: Shot = ({ s }) => ringCup(0) + (s > 0.3 ? spark(910, 160, 40 * pop(s, 0.3)) : '')

const wiping: Shot = ({ s }) =>
  wall('turquesa', 'onda') +
  frontRow({ x: -40, y: 470, count: 9, size: 150 }) +
  repeat(4, (at) =>
    s < 0.6 + at * 0.4
      ? `<ellipse cx="${260 + at * 150}" cy="400" rx="34" ry="46" fill="#8A5A33" opacity=".5"/>`
      : '',
  ) +
  group(
    place(mix(180, 800, run(s, 0.2, 2.2)) + wave(s, 0.4) * 10, 410, { scale: [1.5, -1.5] }),
    brush({ length: 560, handle: '#1FA9AE', dark: '#0E7A80' }),
  )
const fromWhat: Shot = ({ s, of }) =>
  table('barro', 'filete') +
  repeat(4, (at) =>
    grow(
      220 + at * 280,
      330,
      pop(s, (at * of) / 5.5),
      card(110 + at * 280, 210, 220, 240, '#FFF3D6') +
        (at === 0
          ? motif('cafe', 220, 330, 150)
          : at === 1
            ? motif('tea', 500, 330, 150)
            : at === 2
              ? icon('wine-fill', 780, 330, 140, '#8E1B4B')
              : icon('cigarette-fill', 1060, 330, 140, '#17204A')),
    ),
  )
const looksReal: Shot = ({ s }) =>
  wall('turquesa', 'onda') +
  frontRow({ x: -40, y: 470, count: 9, size: 150 }) +
  repeat(4, (at) => spark(220 + at * 270, 220 + (at % 2) * 70, 40 * pop(s, at * 0.4)))

const inside: Shot = ({ s }) =>
  wall('cielo', 'petalo') +
  grow(
    640,
    350,
    mix(1, 1.3, ramp(s, 0.2, 1.6)),
    shift(640, 380, section({ dentin: blend('#FBE0A0', '#C9A876', ramp(s, 0.4, 1.6)) })),
  )
const causes: Shot = ({ s, of }) =>
  table('jacaranda', 'petalo') +
  repeat(3, (at) =>
    grow(
      260 + at * 380,
      320,
      pop(s, (at * of) / 4),
      card(130 + at * 380, 180, 260, 280, '#2448C9') +
        (at === 0
          ? motif('crack', 260, 320, 190)
          : icon(
              at === 1 ? 'pill-fill' : 'drop-fill',
              260 + at * 380,
              320,
              160,
              at === 1 ? '#FFC145' : '#8CC8F5',
            )),
    ),
  )
const noPaste: Shot = ({ s }) =>
  wall('cielo', 'petalo') +
  shift(740, 380, section({ dentin: '#C9A876' })) +
  motif(
    'paste',
    mix(-100, 330, ramp(s, 0, 0.7)) - Math.max(0, wave(Math.max(0, s - 0.8), 1.4)) * 40,
    260,
    240,
    { turn: -60 },
  )

const harder: Shot = ({ s }) =>
  wall('turquesa', 'onda') +
  frontRow({ x: -40, y: 470, count: 9, size: 150, enamel: () => '#EADBB0' }) +
  group(
    place(460 + wave(s, 0.5) * 110, 430, { scale: [1.5, -1] }),
    brush({ length: 560, worn: 0.9 }),
  ) +
  (s > 1.2
    ? grow(
        1080,
        150,
        pop(s, 1.2),
        circle(1080, 150, 96, '#17204A') + icon('x-bold', 1080, 150, 110, 'enamel'),
      )
    : '')
const askCleaning: Shot = ({ s }) =>
  table('menta', 'rombo') +
  popped('chair', 400, 370, 380, s, 0) +
  popped('deepclean', 880, 360, 300, s, 0.6)
const fluoride: Shot = ({ s }) =>
  table('maiz', 'petalo') +
  motif('paste', 640, 320, 440, { turn: wave(s, 3) * 3 }) +
  grow(
    930,
    200,
    pop(s, 0.6),
    circle(930, 200, 96, '#0F6E58') + icon('check-bold', 930, 200, 110, 'enamel'),
  )
const onTube: Shot = ({ s, of }) =>
  table('maiz', 'petalo') +
  motif('paste', 560, 320, 440) +
  motif(
    'magnify',
    mix(1350, 700, ramp(s, 0.2, 1.2)) - ramp(s, of * 0.5, 1.6) * 150,
    mix(500, 330, ramp(s, 0.2, 1.2)),
    330,
  )

export const paste: Scenes = {
  id: 'paste',
  card: titleCard(2, 'paste', '#FFC145'),
  verdict: ({ s }) => wall('maiz', 'petalo') + verdictMark('partly', s),
  paragraphs: [
    [
      [1, ownKitchen],
      [1, wipe],
      [1, sameCup],
    ],
    [
      [1, wiping],
      [1, fromWhat],
      [1, looksReal],
    ],
    [
      [1, inside],
      [1, causes],
      [1, noPaste],
    ],
    [
      [1, harder],
      [1, askCleaning],
    ],
    [
      [1, fluoride],
      [1, onTube],
    ],
  ],
}
