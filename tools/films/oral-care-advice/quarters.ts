import { circle, fillWith, group, place, rect, repeat } from '../../../build/art/paint.ts'
import { titleCard } from '../kit/cards.ts'
import { faded, figures, grow, icon, popped, shift } from '../kit/draw.ts'
import { arch, brush, frontRow, mouth, placeInArch } from '../kit/mouth.ts'
import { table, wall } from '../kit/stage.ts'
import { cup, raisedHand } from '../kit/things.ts'
import { section, spark } from '../kit/tooth.ts'
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
import { tomato } from './before.ts'

/** How much of the two minutes is over: a pie of four quarters. */
const pie = (x: number, y: number, r: number, quarters: number) => {
  const angle = Math.min(3.999, quarters) * (Math.PI / 2)
  const end = `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`
  return (
    circle(x + 6, y + 8, r + 12, 'ink', { opacity: 0.14 }) +
    circle(x, y, r + 12, '#17204A') +
    circle(x, y, r, '#FFF7E6') +
    (angle > 0.01
      ? `<path d="M${x} ${y}V${y - r}A${r} ${r} 0 ${angle > Math.PI ? 1 : 0} 1 ${end}Z" fill="#F0663F"/>`
      : '') +
    `<path d="M${x} ${y - r}V${y + r}M${x - r} ${y}H${x + r}" stroke="#17204A" stroke-width="6"/>`
  )
}

/** The mouth as in a mirror, a quarter of it lit, and a mark that comes to a place in it. */
const where =
  (quarter: number, from: number): Shot =>
  ({ s }) => {
    const upper = quarter < 2
    const spot = {
      upper,
      x: 640,
      y: upper ? 288 : 384,
      reach: upper ? ([236, 176] as const) : ([226, 166] as const),
    }
    const back = placeInArch(spot, quarter === 0 || quarter === 3 ? 0 : 13)
    const shown = pop(s, 1)
    return (
      wall('turquesa', 'onda') +
      mouth({ quarter }) +
      pie(1130, 150, 84, from + ramp(s, 0.2, 1) * 0.06) +
      (shown > 0
        ? `<circle cx="${back.x.toFixed(1)}" cy="${back.y.toFixed(1)}" r="${(40 * shown * (1 + 0.1 * wave(s, 1.6))).toFixed(1)}" fill="none" stroke="#FFC145" stroke-width="10"/>`
        : '')
    )
  }

/** A brush leans against the rim of a cup, as a ladder against a wall. */
const ladder: Shot = ({ s }) =>
  table('cielo', 'trenza') +
  cup(780, 556, 330, { body: '#FFC145', shade: '#E58E00', inside: '#B86F00' }) +
  group(
    `${place(350, 556, { turn: mix(-90, -45, ramp(s, 0.3, 1)) })} translate(0 -32) scale(-1 1) translate(-520 0)`,
    brush({ length: 520 }),
  ) +
  faded(
    ramp(s, 1.4, 0.4),
    `<path d="M530 556A180 180 0 0 0 477 429" fill="none" stroke="#17204A" stroke-width="8"/>` +
      figures('45°', 602, 520, 62, 'ink'),
  )

/** A tooth in profile, and a brush seen from its end, whose bristles lean against the edge of the gum. */
const atTheGum = (trembling: number, leaning: number) => {
  const turn = mix(90, 135, leaning)
  return (
    wall('cielo', 'petalo') +
    shift(690, 380, section()) +
    group(
      place(526 + trembling * 3, 372 + trembling * 7, { turn: turn - 90 }),
      repeat(
        6,
        (at) =>
          `<path d="M-150 ${-40 + at * 16}L${-6 - Math.abs(at - 2.5) * 4} ${-22 + at * 9}" stroke="${at % 2 ? '#2E7FD0' : '#7CC0F5'}" stroke-width="13" stroke-linecap="round"/>`,
      ) +
        rect(-214, -58, 76, 116, '#E23A80', { rx: 26 }) +
        rect(-214, 20, 76, 38, '#B81D60', { rx: 18 }),
    )
  )
}

const lean: Shot = ({ s }) =>
  atTheGum(0, ramp(s, 0.4, 1.2)) +
  (s > 1.8
    ? faded(
        pop(s, 1.8),
        `<path d="M526 372L380 226M526 372L526 170" stroke="#17204A" stroke-width="6" stroke-dasharray="14 12" stroke-linecap="round"/><path d="M526 222A150 150 0 0 0 420 266" fill="none" stroke="#17204A" stroke-width="8"/>` +
          figures('45°', 440, 150, 84, 'ink'),
      )
    : '')

const tips: Shot = ({ s }) =>
  grow(526, 372, mix(1, 1.5, ramp(s, 0, 0.8)), atTheGum(wave(s, 0.4), 1))

/** The brush on the teeth of the upper jaw: small strokes on two teeth, then the next two. */
const strokes =
  (mirrored = false): Shot =>
  ({ s, of }) => {
    const pause = of / Math.min(4, Math.max(1, Math.round(of / 2.6)))
    const into = s % pause
    const trembling = into < pause - 0.45 ? wave(s, 0.36) * 10 : 0
    const x = 190 + (Math.floor(s / pause) + ramp(into, pause - 0.4, 0.4)) * 300 + trembling
    const scene =
      frontRow({ x: -40, y: 250, count: 9, size: 150, upper: true }) +
      group(place(x, 316, { scale: 1.5 }), brush({ length: 560 }))
    return (
      wall('turquesa', 'onda') + (mirrored ? group('translate(1280 0) scale(-1 1)', scene) : scene)
    )
  }

const fingers: Shot = ({ s }) =>
  wall('maiz', 'petalo') +
  raisedHand(640, 280, 400, ramp(s, 0, 0.6), blend('#C98459', '#EAD3C0', ramp(s, 0.6, 0.7)))
const tooHard: Shot = ({ s }) =>
  wall('turquesa', 'onda') +
  frontRow({ x: -40, y: 250, count: 9, size: 150, upper: true }) +
  group(
    place(560, 300 - ramp(s, 0.2, 0.6) * 10, { scale: [1.5, 1.5 - ramp(s, 0.2, 0.6) * 0.55] }),
    brush({ length: 560, worn: ramp(s, 0.2, 0.6) }),
  ) +
  (s > 1.1
    ? grow(
        1060,
        520,
        pop(s, 1.1),
        circle(1060, 520, 90, '#17204A') + icon('x-bold', 1060, 520, 100, 'enamel'),
      )
    : '')
const likePencil: Shot = ({ s }) =>
  table('menta', 'rombo') +
  group(place(430, 470, { turn: -52 }), brush({ length: 520 })) +
  group(
    place(900, 500, { turn: 32, scale: 1.6 * pop(s, 0.5) || 0.001 }),
    fillWith('#F6E7CC')`M0 0L-14 -34H14Z` +
      fillWith('ink')`M0 0L-5 -12H5Z` +
      rect(-14, -180, 28, 146, '#FFB524') +
      rect(2, -180, 12, 146, '#E58E00') +
      rect(-14, -202, 28, 24, '#E23A80', { rx: 6 }),
  )

/** A brush seen from above, its bristles on the teeth of an arch. */
const fromAbove = (x: number, y: number, turn: number, scale = 0.7) =>
  group(
    place(x, y, { turn, scale }),
    rect(-76, -32, 152, 64, '#E23A80', { rx: 30 }) +
      rect(60, -20, 520, 40, '#E23A80', { rx: 20 }) +
      rect(60, 4, 520, 16, '#B81D60', { rx: 8 }),
  )

/** The sides of the teeth of a quarter in turn: 1 is outside, 0 the top, -1 inside. */
const alongArch =
  (upper: boolean, left: boolean, sides: readonly number[]): Shot =>
  ({ s, of }) => {
    const spot = { upper, x: 640, y: upper ? 560 : 150, reach: [330, 400] as const }
    const step = of / sides.length
    const at = Math.min(sides.length - 1, Math.floor(s / step))
    const go = run(s - at * step, 0.1, step - 0.2)
    const path = Array.from({ length: 7 }, (_, index) =>
      placeInArch(spot, left ? index : 13 - index),
    )
    const exact = go * 5.99
    const [a, b] = [path[Math.floor(exact)]!, path[Math.min(6, Math.floor(exact) + 1)]!]
    const share = exact % 1
    const x = mix(a.x, b.x, share)
    const y = mix(a.y, b.y, share)
    const out = sides[at]! * 42
    const angleTo = Math.atan2(y - spot.y, x - spot.x)
    const tremble = wave(s, 0.36) * 6
    // The handle comes out of the mouth at the front.
    const along = Math.atan2(b.y - a.y, b.x - a.x)
    const bx = x + Math.cos(angleTo) * out + Math.cos(along) * tremble
    const by = y + Math.sin(angleTo) * out + Math.sin(along) * tremble
    const lit = (index: number) => (left ? index < 7 : index > 6)
    return (
      wall('cielo', 'trenza') +
      arch({ ...spot, enamel: (index) => (lit(index) ? '#FFFFFF' : '#C3CCE6') }) +
      fromAbove(bx, by, (along * 180) / Math.PI)
    )
  }

export const first: Scenes = {
  id: 'first-quarter',
  card: titleCard(3, 'brush', '#FFC145'),
  paragraphs: [
    [
      [1, ({ s }) => table('jacaranda', 'petalo') + tomato(640, 330, 420, '', 1.2 - s * 0.05)],
      [1, where(0, 0)],
    ],
    [
      [1, lean],
      [1, ladder],
      [1, tips],
    ],
    [[3, strokes()]],
    [
      [1, fingers],
      [1, tooHard],
      [1, likePencil],
      [1, alongArch(true, true, [-1, 0])],
    ],
  ],
}

const dirtyInside: Shot = ({ s }) =>
  table('cobalto', 'azulejo', '#1FA9AE') + cup(640, 556, 400, { open: ramp(s, 0.5, 1.2), ring: 1 })

const random = createRandom(3)
const germs = Array.from({ length: 60 }, () => [random(), random(), random()] as const)

/** Germs that gather along the edge of the gum in a sticky film. `eaten`: how far sugar has become acid. */
const plaque = (share: number, sugar = 0, acid = 0) =>
  wall('jacaranda', 'petalo') +
  frontRow({ x: -295, y: 500, count: 6, size: 330 }) +
  repeat(
    5,
    (at) =>
      fillWith('#E9D27A', {
        opacity: 0.75 * Math.min(1, share * 1.6),
      })`M${-290 + at * 330} 480C${-240 + at * 330} ${mix(480, 400, share)} ${-20 + at * 330} ${mix(480, 400, share)} ${32 + at * 330} 480C${-10 + at * 330} 530 ${-240 + at * 330} 530 ${-290 + at * 330} 480Z`,
  ) +
  germs
    .map(([a, b, c], at) => {
      const here = Math.min(1, Math.max(0, (share - (at / germs.length) * 0.8) / 0.2))
      if (here === 0) return ''
      const x = 40 + a * 1200
      const y = mix(420, 506, b)
      return circle(
        x,
        y,
        (9 + c * 9) * here,
        at % 3 === 0 ? '#8A70DE' : at % 3 === 1 ? '#12876A' : '#C9A227',
      )
    })
    .join('') +
  (sugar > 0
    ? repeat(8, (at) =>
        rect(
          110 + at * 150 - 24,
          mix(-60, 400 - (at % 2) * 40, Math.min(1, sugar * 1.4 - at * 0.04)),
          48,
          48,
          '#FFF3D6',
          { rx: 8, opacity: 1 - acid, stroke: '#C9A227', 'stroke-width': 4 },
        ),
      )
    : '') +
  (acid > 0
    ? repeat(12, (at) =>
        circle(70 + at * 104, 400 - acid * 60 - (at % 3) * 22, 15, '#F0663F', { opacity: acid }),
      ) +
      repeat(
        3,
        (at) =>
          `<ellipse cx="${200 + at * 330}" cy="430" rx="${40 * acid}" ry="${26 * acid}" fill="#C9A06A"/>`,
      )
    : '')

export const second: Scenes = {
  id: 'second-quarter',
  card: titleCard(4, 'tooth', '#63C7A0'),
  paragraphs: [
    [
      [1, where(1, 1)],
      [1, strokes(true)],
      [1, alongArch(true, false, [1, -1])],
    ],
    [
      [1, dirtyInside],
      [1, ({ s }) => plaque(run(s, 0.1, 1.9) * 0.5)],
      [1, ({ s }) => plaque(0.5 + run(s, 0, 2.6) * 0.5)],
      [1, ({ s, of }) => plaque(1, run(s, 0, of * 0.45), ramp(s, of * 0.5, of * 0.4))],
    ],
    [
      [1, alongArch(true, false, [-1])],
      [1, ({ s }) => wall('turquesa', 'onda') + mouthOpening(ramp(s, 0, 1))],
      [1, ({ s, of }) => wall('turquesa', 'onda') + breath(s, of)],
    ],
  ],
}

/** Lips that open wide. */
function mouthOpening(share: number) {
  return grow(
    640,
    330,
    1,
    group(
      place(640, 330, { scale: [1, mix(0.35, 1, share)] }),
      group('translate(-640 -330)', mouth()),
    ),
  )
}

/** Air through the nose, in and out. */
function breath(s: number, of: number) {
  const back = ramp(s, of * 0.62, 1)
  return (
    fillWith(
      '#C98459',
    )`M560 -20C560 180 470 300 500 380C530 450 600 420 640 440C680 420 750 450 780 380C810 300 720 180 720 -20Z` +
    fillWith(
      '#7A4526',
    )`M548 386a34 22 0 0 1 68 6c0 20 -60 22 -68 -6ZM664 392a34 22 0 0 1 68 -6c-8 28 -68 26 -68 6Z` +
    [0, 1]
      .map((side) => {
        const way = side ? 1 : -1
        const flow = (s * 0.45) % 1
        return `<path d="M${640 + way * 60} 430C${640 + way * 80} 540 ${640 + way * 200} 560 ${640 + way * 330} 540" fill="none" stroke="#2448C9" stroke-width="14" stroke-linecap="round" stroke-dasharray="40 50" stroke-dashoffset="${(flow * 90).toFixed(1)}" opacity="${(1 - back).toFixed(2)}"/>`
      })
      .join('') +
    (back > 0
      ? group(
          place(640, mix(900, 560, back)),
          group('translate(-300 0)', frontRow({ x: 0, y: 20, count: 4, size: 150 })) +
            group(place(-120 + wave(s, 0.36) * 8, -20, { scale: [1, -1] }), brush({ length: 520 })),
        )
      : '')
  )
}

const waffle = (honey: number, stroke = -1) =>
  table('maiz', 'petalo') +
  `<ellipse cx="640" cy="470" rx="430" ry="110" fill="#17204A" opacity=".14"/><ellipse cx="640" cy="455" rx="430" ry="110" fill="#CFE4FF"/><ellipse cx="640" cy="448" rx="330" ry="76" fill="#B4D3FB"/>` +
  rect(380, 190, 520, 250, '#C97B2E', { rx: 40 }) +
  repeat(
    12,
    (at) =>
      rect(408 + (at % 4) * 120, 212 + Math.floor(at / 4) * 74, 102, 58, '#9A5A1C', { rx: 12 }) +
      (honey * 12 > at
        ? rect(412 + (at % 4) * 120, 226 + Math.floor(at / 4) * 74, 94, 42, '#FFB524', {
            rx: 12,
            opacity: Math.min(1, honey * 12 - at),
          })
        : ''),
  ) +
  (stroke >= 0
    ? group(place(460 + stroke * 320, 190, { scale: [1.4, -1.4] }), brush({ length: 520 }))
    : '')

/** A molar from above, large. `clean`: how much has been brushed out of its valleys. */
const molar = (clean: number) =>
  fillWith(
    '#C9D6F2',
  )`M330 130C400 60 880 60 950 130C1010 200 1010 480 950 550C880 620 400 620 330 550C270 480 270 200 330 130Z` +
  fillWith(
    '#FFFFFF',
  )`M340 140C410 76 860 76 930 140C984 206 984 466 930 530C860 594 410 594 340 530C290 466 290 206 340 140Z` +
  `<path d="M430 340C520 300 560 380 640 336S780 300 850 340M640 200C600 260 680 290 640 336S600 430 640 480M470 230Q540 250 560 300M810 230Q740 250 720 300M470 450Q540 430 560 376M810 450Q740 430 720 376" fill="none" stroke="#9FB3E0" stroke-width="20" stroke-linecap="round"/>` +
  faded(
    1 - clean,
    `<path d="M430 340C520 300 560 380 640 336S780 300 850 340M640 200C600 260 680 290 640 336S600 430 640 480" fill="none" stroke="#C9A227" stroke-width="26" stroke-linecap="round" stroke-dasharray="2 44"/>`,
  )

const likeWaffle: Shot = ({ s, of }) =>
  s < of * 0.55
    ? waffle(run(s, 0.3, 2))
    : wall('maiz', 'petalo') + grow(640, 340, mix(0.8, 1, pop(s, of * 0.55)), molar(0))

const flat: Shot = ({ s }) =>
  wall('cielo', 'petalo') +
  molar(run(s, 1, 3.4)) +
  group(
    place(600 + wave(s, 0.5) * 46, 340 + wave(s, 2.6) * 60, { turn: -8 }),
    rect(-150, -62, 300, 124, '#E23A80', { rx: 56 }) +
      rect(130, -36, 760, 72, '#E23A80', { rx: 34 }) +
      rect(130, 8, 760, 28, '#B81D60', { rx: 14 }) +
      repeat(6, (at) =>
        rect(-140 + at * 50, 60, 30, 26, at % 2 ? '#2E7FD0' : '#7CC0F5', { rx: 8 }),
      ),
  )

const halfClosed: Shot = ({ s }) =>
  wall('turquesa', 'onda') + mouthOpening(1 - ramp(s, 0.3, 1.2) * 0.45)

/** The last tooth of a row, and a brush that comes around it from the side of the cheek. */
const behindLast: Shot = ({ s }) => {
  const spot = { upper: false, x: 640, y: 150, reach: [330, 400] as const }
  const back = placeInArch(spot, 13)
  const go = ramp(s, 0.3, 1.8)
  return (
    wall('cielo', 'trenza') +
    fillWith(
      '#F27D95',
    )`M${mix(1060, 1120, go)} 0C${mix(1000, 1170, go)} 260 ${mix(1000, 1150, go)} 460 900 720H1280V0Z` +
    arch({ ...spot, enamel: (at) => (at === 13 ? '#FFE7A8' : '#FFFFFF') }) +
    fromAbove(
      mix(1100, back.x + 16, go) + (go > 0.98 ? wave(s, 0.36) * 7 : 0),
      mix(660, back.y - 40, go),
      mix(70, 84, go),
      0.8,
    )
  )
}

const feel: Shot = ({ s, of }) => {
  const spot = { upper: false, x: 640, y: 150, reach: [330, 400] as const }
  const back = placeInArch(spot, 13)
  const touch = ramp(s, 0.2, 1)
  return (
    wall('cielo', 'trenza') +
    arch(spot) +
    fillWith(
      '#F27D95',
    )`M500 100C520 300 ${mix(640, 760, touch)} ${mix(330, 240, touch)} ${mix(700, back.x - 20, touch)} ${mix(300, back.y + 34, touch)}C${mix(760, back.x + 20, touch)} ${mix(330, back.y + 60, touch)} ${mix(700, 860, touch)} 420 640 400C540 390 440 300 440 100Z` +
    (s > of * 0.5
      ? spark(back.x + 50, back.y - 50, 40 * pop(s, of * 0.5)) +
        spark(back.x + 90, back.y + 20, 26 * pop(s, of * 0.5 + 0.2))
      : '')
  )
}

const easyToMiss: Shot = ({ s }) =>
  wall('turquesa', 'onda') +
  mouth({ enamel: (upper, at) => (!upper && at === 13 ? '#FFC145' : '#FFFFFF') }) +
  `<circle cx="866" cy="384" r="${(58 * pop(s, 0.2)).toFixed(1)}" fill="none" stroke="#FFC145" stroke-width="10"/>`

export const third: Scenes = {
  id: 'third-quarter',
  card: titleCard(5, 'wisdom', '#A9D6FF'),
  paragraphs: [
    [
      [1, where(2, 2)],
      [1, alongArch(false, false, [1, -1, 0])],
      [1, likeWaffle],
    ],
    [[1, flat]],
    [
      [1, halfClosed],
      [1, behindLast],
      [1, easyToMiss],
      [1, feel],
    ],
  ],
}

const bottle = (upright: number) =>
  table('menta', 'onda') +
  fillWith('#8CC8F5', {
    opacity: 0.75,
  })`M560 90H720V220C720 260 860 300 860 400V560H420V400C420 300 560 260 560 220Z` +
  fillWith('#FFFFFF', {
    opacity: 0.5,
  })`M580 100H600V230C600 280 470 310 460 410V540H444V400C444 300 580 260 580 220Z` +
  group(
    place(mix(640, 640, upright), mix(90, 300, upright), {
      turn: mix(0, -90, upright),
      scale: 1.1,
    }),
    group(place(mix(0, 0, upright), 0), brush({ length: 520 })),
  )

const plank: Shot = ({ s }) => {
  const spot = { upper: false, x: 640, y: -60, reach: [210, 480] as const }
  return (
    wall('cielo', 'trenza') +
    arch({ ...spot }) +
    fromAbove(640, mix(120, 330, ramp(s, 0.4, 1)), wave(Math.max(0, s - 1.6), 2.4) * 5, 1.3) +
    (s > 1.8
      ? grow(
          1060,
          520,
          pop(s, 1.8),
          circle(1060, 520, 90, '#17204A') + icon('x-bold', 1060, 520, 100, 'enamel'),
        )
      : '')
  )
}

const stands: Shot = ({ s }) => bottle(ramp(s, 0.2, 0.9))

/** Lower front teeth from behind, and the tip of an upright brush that is drawn up along each of them. */
const tooth =
  (upper: boolean): Shot =>
  ({ s }) => {
    const stop = Math.floor(s / 0.9)
    const into = s % 0.9
    const up = ramp(into, 0, 0.62)
    const x = 340 + ((stop % 5) + ramp(into, 0.66, 0.24)) * 150
    const way = upper ? 1 : -1
    const gum = upper ? 230 : 470
    const y = gum + way * (10 + up * 130)
    return (
      wall('turquesa', 'onda') +
      frontRow({ x: -110, y: gum, count: 10, size: 150, upper }) +
      group(
        place(x, y, { scale: [1, upper ? -1 : 1] }),
        rect(-38, -70, 76, 140, '#2E7FD0', { rx: 14 }) +
          rect(-28, -84, 56, 168, '#E23A80', { rx: 26 }) +
          rect(-16, -560, 32, 500, '#E23A80', { rx: 14 }) +
          rect(2, -560, 14, 500, '#B81D60', { rx: 7 }),
      )
    )
  }

const helped: Shot = ({ s }) =>
  table('jacaranda', 'petalo') +
  popped('braces', 260, 350, 300, s, 0) +
  popped('ebrush', 640, 360, 300, s, 0.9) +
  grow(1010, 350, pop(s, 1.8), icon('handshake-fill', 1010, 340, 320, '#C81E66'))

export const last: Scenes = {
  id: 'last-quarter',
  card: titleCard(6, 'heads', '#BFAEF5'),
  paragraphs: [
    [
      [1, where(3, 3)],
      [1, alongArch(false, true, [1, -1, 0])],
    ],
    [
      [1, easyLast()],
      [1, plank],
      [1, stands],
      [1, tooth(false)],
      [1, tooth(true)],
    ],
    [
      [1, helped],
      [
        1,
        ({ s }) =>
          table('jacaranda', 'petalo') +
          popped('house', 420, 370, 330, s, 0) +
          popped('heads', 860, 370, 330, s, 0.6),
      ],
    ],
  ],
}

function easyLast(): Shot {
  return ({ s }) =>
    wall('turquesa', 'onda') +
    mouth({ enamel: (upper, at) => (!upper && at > 4 && at < 9 ? '#FFC145' : '#FFFFFF') }) +
    pie(1130, 150, 84, 3.7 + run(s, 0, 2) * 0.1)
}
