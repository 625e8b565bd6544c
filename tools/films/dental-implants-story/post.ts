import { circle, fillWith, group, type Ink, place, rect, repeat } from '../../../build/art/paint.ts'
import { card, faded, grow, icon, motif, popped, shift } from '../kit/draw.ts'
import { gumline, healingCap, jaw, middle, post as screw } from '../kit/jaw.ts'
import { table, wall } from '../kit/stage.ts'
import { phone, raisedHand } from '../kit/things.ts'
import { beat, mix, pop, ramp, run, type Scenes, type Shot, wave } from '../kit/time.ts'
import { titleCard } from '../kit/cards.ts'

/** A template that rests on the neighbours and guides what goes through its sleeve. */
const guide = () =>
  fillWith('#1FA9AE', {
    opacity: 0.55,
  })`M330 200C330 150 400 140 450 150C520 160 560 168 600 168V236C560 236 548 214 520 210C500 250 400 250 380 210C360 214 330 230 330 200ZM950 200C950 150 880 140 830 150C760 160 720 168 680 168V236C720 236 732 214 760 210C780 250 880 250 900 210C920 214 950 230 950 200Z` +
  rect(586, 150, 26, 96, '#8496BF', { rx: 6 }) +
  rect(668, 150, 26, 96, '#8496BF', { rx: 6 }) +
  rect(580, 146, 120, 16, '#A9B7D8', { rx: 6 })

/** What carries the post down: it is held from above. */
const driver = () =>
  rect(-12, -420, 24, 480, '#A9B7D8', { rx: 8 }) +
  rect(2, -420, 10, 480, '#7C8DB8', { rx: 5 }) +
  rect(-34, -460, 68, 150, '#0F6E58', { rx: 18 }) +
  rect(-34, -420, 68, 12, '#63C7A0')

const guided: Shot = ({ s, of }) => {
  const seated = ramp(s, 0, 0.9)
  const down = ramp(s, 1, of - 1.8)
  return (
    wall('turquesa', 'onda') +
    grow(
      640,
      330,
      1.2,
      jaw({
        open: false,
        behind:
          down > 0.02
            ? shift(
                middle,
                gumline,
                shift(0, mix(-420, 0, down), driver() + screw({ turn: down * -7 })),
              )
            : '',
      }) + shift(0, mix(-380, 0, seated), guide()),
    )
  )
}

const lips = (x: number, y: number) =>
  group(
    `translate(${x - 165} ${y - 170}) scale(1.65)`,
    fillWith(
      '#E23A80',
    )`M8 100C36 66 62 52 82 60C90 63 95 68 100 72C105 68 110 63 118 60C138 52 164 66 192 100C170 140 136 158 100 158S30 140 8 100Z` +
      fillWith(
        '#B81D60',
      )`M192 100C170 140 136 158 100 158C130 150 154 130 164 104C150 102 120 108 100 110C80 108 50 102 8 100C44 92 76 98 100 100C124 98 156 92 192 100Z` +
      `<path fill="none" stroke="#FF8FB8" stroke-width="7" stroke-linecap="round" d="M44 84C54 76 64 72 74 72M66 138C80 144 92 146 104 146"/>`,
  )

const asleep: Shot = ({ s, of }) => {
  const home = beat({ s, of, beats: [0] }, 1) * 0.45
  return (
    table('jacaranda', 'petalo') +
    grow(380, 400, pop(s, 0), lips(380, 400)) +
    repeat(3, (at) =>
      icon(
        'star-four-fill',
        250 + at * 120,
        230 - (at % 2) * 50,
        56,
        '#8A70DE',
        pop(s, 0.6 + at * 0.35),
      ),
    ) +
    (s > home
      ? popped('house', 930, 380, 330, s, home) +
        icon('car-profile-fill', mix(380, 780, ramp(s, home + 0.4, 1.8)), 500, 170, '#E23A80')
      : '')
  )
}

const afraid: Shot = ({ s }) => wall('maiz', 'petalo') + popped('chat', 640, 320, 400, s, 0)

const handUp: Shot = ({ s }) =>
  wall('maiz', 'petalo') +
  motif('chair', 330, 430, 400) +
  raisedHand(840, 300, 340, ramp(s, 0, 1.1)) +
  (s > 1.4
    ? circle(1080, 190, 80 * pop(s, 1.4), '#1B2660') +
      grow(
        1080,
        190,
        pop(s, 1.5),
        rect(1046, 156, 26, 68, 'enamel', { rx: 8 }) + rect(1088, 156, 26, 68, 'enamel', { rx: 8 }),
      )
    : '')

/** A soft hood for the nose, its hose, and what comes through it. */
const gas: Shot = ({ s }) =>
  wall('cielo', 'onda') +
  `<path d="M-40 600C200 640 260 470 430 470C520 470 560 440 600 400" fill="none" stroke="#8496BF" stroke-width="34" stroke-linecap="round"/><path d="M1320 600C1080 640 1020 470 850 470C760 470 720 440 680 400" fill="none" stroke="#8496BF" stroke-width="34" stroke-linecap="round"/>` +
  fillWith(
    '#B81D60',
  )`M640 190C730 190 790 320 780 400C772 460 720 480 640 480S508 460 500 400C490 320 550 190 640 190Z` +
  fillWith(
    '#E23A80',
  )`M640 180C716 180 764 310 756 380C748 440 704 456 640 456S532 440 524 380C516 310 564 180 640 180Z` +
  circle(640, 350, 44, '#FF8FB8') +
  repeat(6, (at) => {
    const rise = (s * 0.28 + at / 6) % 1
    const way = at % 2 ? 1 : -1
    return circle(
      640 + way * (90 + at * 34) + Math.sin(rise * 6 + at) * 16,
      mix(430, 40, rise),
      14 + (at % 3) * 9,
      '#FFFFFF',
      { opacity: 0.75 * (1 - rise) },
    )
  })

const tile = (x: number, y: number, shown: number, content: string) =>
  grow(
    x + 280,
    y + 140,
    shown,
    card(x, y, 560, 280, '#FFF3D6') +
      `<svg x="${x + 10}" y="${y + 10}" width="540" height="260" viewBox="370 150 540 260">${content}</svg>`,
  )

const nerve = (near: boolean) =>
  `<path d="M300 ${near ? 400 : 470}C480 ${near ? 386 : 452} 800 ${near ? 396 : 462} 980 ${near ? 388 : 460}" fill="none" stroke="#8A5A00" stroke-width="26"/><path d="M300 ${near ? 400 : 470}C480 ${near ? 386 : 452} 800 ${near ? 396 : 462} 980 ${near ? 388 : 460}" fill="none" stroke="#FFC145" stroke-width="18"/>`

const sinus = () =>
  rect(370, 150, 540, 260, '#F1D7A4') +
  fillWith('#C9E2FF')`M420 150C440 250 560 286 640 276C720 286 840 250 860 150Z` +
  fillWith('none', {
    stroke: '#DDB878',
    'stroke-width': 10,
  })`M420 150C440 250 560 286 640 276C720 286 840 250 860 150` +
  rect(370, 376, 540, 40, '#F59AAE') +
  group(place(640, 430, { scale: [0.9, -0.9] }), screw())

const risks: Shot = ({ s, of }) => {
  const step = (of - 1) / 4
  const inside = screw() + healingCap()
  return (
    wall('jacaranda', 'petalo') +
    tile(
      60,
      40,
      pop(s, 0.1),
      wall('cielo') + shift(0, -60, jaw({ inside, sore: ramp(s, 0.4, 1.4), lost: 10 })),
    ) +
    tile(
      660,
      40,
      pop(s, step),
      rect(370, 150, 540, 260, '#F1D7A4') + shift(0, -230, jaw({ inside: screw() })) + nerve(true),
    ) +
    tile(60, 350, pop(s, step * 2), sinus()) +
    tile(
      660,
      350,
      pop(s, step * 3),
      shift(
        0,
        -170,
        jaw({
          inside:
            fillWith('#B98D4A')`M-46 52H46L40 206A34 30 0 0 1 -40 206Z` +
            shift(wave(s, 1) * (s > step * 3 ? 4 : 0), 0, screw()),
        }),
      ),
    )
  )
}

const advice: Shot = ({ s }) =>
  table('menta', 'rombo') +
  card(330, 60, 620, 470) +
  repeat(4, (at) => {
    const y = 130 + at * 104
    const shown = pop(s, 0.4 + at * 0.9)
    return (
      icon(
        ['bowl-food-fill', 'drop-fill', 'phone-fill', 'moon-fill'][at]!,
        430,
        y,
        80,
        (['clay', 'cobalt', 'agave', 'violetDark'] as Ink[])[at]!,
        shown,
      ) +
      rect(510, y - 22, mix(0, 360, ramp(s, 0.5 + at * 0.9, 0.6)), 14, '#C9D6F2', { rx: 7 }) +
      rect(510, y + 10, mix(0, 260, ramp(s, 0.7 + at * 0.9, 0.6)), 14, '#C9D6F2', { rx: 7 })
    )
  })

const sameDay: Shot = ({ s, of }) => {
  const signs = ['thermometer-hot-fill', 'drop-half-fill', 'lightning-fill', 'wave-sine-bold']
  const step = (of - 2) / 4
  return (
    table('barro', 'filete') +
    repeat(4, (at) =>
      grow(
        180 + (at % 2) * 250,
        190 + Math.floor(at / 2) * 230,
        pop(s, at * step),
        card(80 + (at % 2) * 250, 90 + Math.floor(at / 2) * 230, 200, 200, '#FFF3D6') +
          icon(signs[at]!, 180 + (at % 2) * 250, 190 + Math.floor(at / 2) * 230, 130, 'cobaltDark'),
      ),
    ) +
    phone(920, 310, 400, s, '#0F6E58')
  )
}

/** A head and shoulders, calm. */
const bust = () =>
  fillWith('#3A4A86')`M340 720C350 560 470 520 560 500H720C810 520 930 560 940 720Z` +
  rect(570, 430, 140, 130, '#A86B44', { rx: 40 }) +
  fillWith(
    '#C98459',
  )`M640 90C760 90 800 180 794 280C788 390 720 470 640 470S492 390 486 280C480 180 520 90 640 90Z` +
  fillWith(
    '#3B2414',
  )`M640 76C780 76 816 190 796 290C786 210 760 180 700 170C620 160 540 170 486 290C462 190 500 76 640 76Z` +
  circle(578, 290, 9, 'ink') +
  circle(702, 290, 9, 'ink') +
  `<path d="M548 262q30 -14 58 -2M674 260q28 -12 58 2M646 300q-12 40 -22 52q10 10 26 6M604 408H676" fill="none" stroke="#7A4526" stroke-width="8" stroke-linecap="round"/>`

const zone = (x: number, y: number, r: number, s: number, at: number) => {
  const grown = pop(s, at) * (1 + 0.06 * wave(Math.max(0, s - at), 2))
  return circle(x, y, r * grown, '#B3192B', { opacity: 0.85 })
}

const alarm = '#FFE9E6'
const octagon = (x: number, y: number, r: number) => {
  const points = Array.from(
    { length: 8 },
    (_, at) =>
      `${x + r * Math.cos(Math.PI / 8 + (at * Math.PI) / 4)} ${y + r * Math.sin(Math.PI / 8 + (at * Math.PI) / 4)}`,
  )
  return `<path d="M${points.join('L')}Z" fill="#B3192B"/>`
}

const emergency: Shot = ({ s }) =>
  rect(0, 0, 1280, 720, alarm) +
  grow(
    640,
    310,
    pop(s, 0),
    octagon(640, 310, 230) +
      rect(612, 180, 56, 170, 'enamel', { rx: 20 }) +
      circle(640, 402, 34, 'enamel'),
  )

const swelling: Shot = ({ s, of }) =>
  rect(0, 0, 1280, 720, alarm) +
  bust() +
  zone(546, 312, 50, s, 0.3) +
  zone(744, 392, 46, s, of * 0.4) +
  zone(640, 500, 52, s, of * 0.62)

const bleeding: Shot = ({ s, of }) => {
  const soaked = run(s, 1.2, of - 1)
  return (
    rect(0, 0, 1280, 720, alarm) +
    rect(268, 300, 380, 250, 'ink', { rx: 18, opacity: 0.14 }) +
    rect(260, 290, 380, 250, '#FFFFFF', { rx: 18, stroke: '#C9D6F2', 'stroke-width': 6 }) +
    repeat(5, (at) => rect(280, 320 + at * 44, 340, 5, '#DDE7FB')) +
    circle(450, 415, mix(24, 96, soaked), '#D6455F') +
    grow(
      930,
      330,
      1,
      circle(930, 330, 190, '#17204A') +
        circle(930, 330, 164, '#FFFFFF') +
        fillWith(
          '#B3192B',
        )`M930 330L930 180A150 150 0 ${soaked > 0.5 ? 1 : 0} 1 ${930 + 150 * Math.sin(soaked * 5.9)} ${330 - 150 * Math.cos(soaked * 5.9)}Z` +
        circle(930, 330, 14, '#17204A'),
    )
  )
}

const callNow: Shot = ({ s }) =>
  rect(0, 0, 1280, 720, alarm) +
  phone(640, 320, 470, s, '#B3192B') +
  repeat(3, (at) =>
    faded(
      1 - ((s * 0.5 + at / 3) % 1),
      `<circle cx="640" cy="300" r="${200 + ((s * 0.5 + at / 3) % 1) * 260}" fill="none" stroke="#B3192B" stroke-width="8"/>`,
    ),
  )

export const post: Scenes = {
  id: 'post',
  card: titleCard(4, 'implant', '#A9D6FF'),
  paragraphs: [
    [
      [1, guided],
      [1, asleep],
      [1, afraid],
      [1, handUp],
      [1, gas],
    ],
    [
      [1, risks],
      [1, advice],
      [1, sameDay],
    ],
    [
      [1, emergency],
      [1, swelling],
      [1, bleeding],
      [1, callNow],
    ],
  ],
}
