import { circle, fillWith, group, type Ink, place, rect, repeat } from '../../../build/art/paint.ts'
import { card, figures, grow, icon, motif, popped, shift } from '../kit/draw.ts'
import { abutment, ceramicCrown, jaw, post } from '../kit/jaw.ts'
import { table, wall } from '../kit/stage.ts'
import { calendar, phone } from '../kit/things.ts'
import { spark } from '../kit/tooth.ts'
import { bunting } from '../../../build/art/shapes.ts'
import { blend, mix, pop, ramp, run, type Scenes, type Shot, wave } from '../kit/time.ts'
import { mouthMirror } from './gap.ts'
import { titleCard } from '../kit/cards.ts'

const close = (content: string) => grow(640, 330, 1.3, content)
const whole = () => post() + abutment() + ceramicCrown()

const goOn: Shot = ({ s }) =>
  table('cielo', 'trenza') +
  calendar(400, 320, 340, 0) +
  repeat(4, (at) =>
    icon('heart-fill', 300 + at * 56, 330 + (at % 2) * 50, 48, '#E23A80', pop(s, 0.3 + at * 0.5)),
  ) +
  popped('mirror', 880, 360, 330, s, 0.4)

const tenYears: Shot = ({ s }) => {
  const years = Math.min(10, Math.floor(run(s, 0.2, 1.8) * 10) + 1)
  return (
    table('cielo', 'trenza') +
    grow(
      640,
      310,
      1,
      card(460, 110, 360, 400, '#FFF7E6') +
        rect(460, 110, 360, 90, '#2448C9', { rx: 22 }) +
        rect(540, 86, 24, 60, '#FFB524', { rx: 12 }) +
        rect(716, 86, 24, 60, '#FFB524', { rx: 12 }) +
        figures(`${years}`, 640, 430, 220, '#C81E66'),
    )
  )
}

const silent: Shot = ({ s, of }) => {
  const worse = ramp(s, 1, of - 2)
  return (
    wall('jacaranda', 'petalo') +
    close(jaw({ inside: whole(), lost: worse * 74, sore: worse * 0.9 }))
  )
}

/** Somebody, as cut out of paper. */
const person = (x: number, y: number, ink: Ink) =>
  circle(x, y - 92, 50, ink) +
  fillWith(ink)`M${x - 84} ${y + 92}C${x - 84} ${y - 60} ${x + 84} ${y - 60} ${x + 84} ${y + 92}Z`

const oneInFive: Shot = ({ s }) =>
  table('maiz', 'escalon') +
  repeat(5, (at) => {
    const x = 240 + at * 200
    const lit = at === 4 ? ramp(s, 2.4, 0.6) : 0
    return grow(x, 420, pop(s, at * 0.35), person(x, 420, blend('#17307F', '#C81E66', lit)))
  }) +
  (s > 2.8 ? grow(640, 170, pop(s, 2.8), figures('1/5', 640, 210, 150, '#C81E66')) : '')

const howLong: Shot = ({ s }) =>
  table('menta', 'rombo') +
  grow(420, 320, 1, shift(420, 300, grow(0, 0, 1.25, whole()))) +
  motif('sandglass', 880, 360, 330, { turn: ramp(s, 0.6, 1) * 180 })

/** A hundred dots: those that are in place, those that some studies count as well, and the others. */
const hundred = (sure: number, maybe: number, s: number) => {
  const shown = run(s, 0.3, 2.2) * 100
  return repeat(100, (at) => {
    const [column, row] = [at % 10, Math.floor(at / 10)]
    const ink: Ink = at < sure ? '#2448C9' : at < maybe ? '#9DB8F0' : '#FFFFFF'
    return at < shown
      ? circle(
          530 + column * 52,
          88 + row * 48,
          18,
          ink,
          ink === '#FFFFFF' ? { stroke: '#4A5378', 'stroke-width': 4 } : {},
        )
      : ''
  })
}

const year = (text: string, s: number) =>
  grow(
    250,
    250,
    pop(s, 0),
    card(110, 110, 280, 300, '#FFF7E6') +
      rect(110, 110, 280, 74, '#2448C9', { rx: 22 }) +
      rect(170, 90, 20, 50, '#FFB524', { rx: 10 }) +
      rect(310, 90, 20, 50, '#FFB524', { rx: 10 }) +
      figures(text, 250, 350, 150, '#C81E66'),
  )

const atTen: Shot = ({ s }) =>
  wall('maiz', 'escalon') +
  year('10', s) +
  hundred(93, 96, s) +
  (s > 2.6 ? grow(250, 510, pop(s, 2.6), figures('93–96', 250, 540, 110, 'ink')) : '')

const atTwenty: Shot = ({ s }) =>
  wall('maiz', 'escalon') +
  year('20', s) +
  hundred(78, 92, s) +
  (s > 2.6 ? grow(250, 510, pop(s, 2.6), figures('78–92', 250, 540, 110, 'ink')) : '')

const inPlace: Shot = ({ s }) => {
  const x = mix(1150, 690, ramp(s, 0.3, 1.4))
  const y = 260
  return (
    wall('jacaranda', 'petalo') +
    close(jaw({ inside: whole(), lost: 46, sore: 0.8 })) +
    mouthMirror(x, y, '') +
    (s > 1.9
      ? grow(
          250,
          150,
          pop(s, 1.9),
          circle(250, 150, 84, '#17204A') + icon('eye-fill', 250, 150, 110, 'enamel'),
        )
      : '')
  )
}

const loose: Shot = ({ s, of }) => {
  const half = of * 0.5
  const wiggle = s < half ? wave(s, 0.8) * 5 : 0
  return (
    wall('turquesa', 'onda') +
    close(
      jaw({
        inside:
          post() +
          group(place(0, 40, { turn: wiggle }), shift(0, -40, abutment() + ceramicCrown())),
        sore: ramp(s, half - 0.6, 1) * 0.8,
      }),
    ) +
    (s > half
      ? grow(1060, 200, pop(s, half + 0.4), phone(1060, 210, 300, Math.max(0, s - half), '#E58E00'))
      : '')
  )
}

const today: Shot = ({ s }) =>
  rect(0, 0, 1280, 720, '#FFE9E6') +
  grow(
    360,
    310,
    pop(s, 0),
    circle(360, 310, 180, '#B3192B') + icon('thermometer-hot-fill', 366, 310, 230, 'enamel'),
  ) +
  phone(880, 320, 440, s, '#B3192B')

const ending: Shot = ({ s, of }) => {
  const up = ramp(s, 0.2, 1.2)
  return (
    wall('cobalto', 'azulejo') +
    bunting(1280, {
      inks: ['maize', 'rosaLight', 'tealLight', 'clay', 'enamel', 'violetLight'],
      count: 12,
      height: 74,
      drop: 26,
    }) +
    circle(640, 400, 262, '#FFB524') +
    group(place(640, mix(900, 372, up), { scale: 1.08 }), whole()) +
    repeat(6, (at) =>
      spark(
        640 + Math.cos(at * 1.05) * 330,
        380 + Math.sin(at * 1.05) * 230,
        30 * pop(s, 1.2 + at * 0.3) * (1 + 0.12 * wave(Math.max(0, s - 2 - at * 0.3), 3)),
        '#FFF3D6',
      ),
    ) +
    (s > of * 0.45
      ? popped('book', 190, 520, 200, s, of * 0.45) +
        popped('brush', 1090, 520, 210, s, of * 0.45 + 0.5)
      : '')
  )
}

export const checks: Scenes = {
  id: 'checks',
  card: titleCard(7, 'magnify', '#FFB524'),
  paragraphs: [
    [
      [1, goOn],
      [1, tenYears],
      [1, silent],
      [1, oneInFive],
    ],
    [
      [1, howLong],
      [1, atTen],
      [1, atTwenty],
      [1, inPlace],
    ],
    [
      [1, loose],
      [1, today],
      [1, ending],
    ],
  ],
}
