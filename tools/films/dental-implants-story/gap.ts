import { circle, fillWith, group, place, rect, repeat } from '../../../build/art/paint.ts'
import { card, drawnTo, faded, flower, grow, icon, motif, popped, shift } from '../kit/draw.ts'
import { enamelCrown, gumline, jaw, middle, naturalTooth } from '../kit/jaw.ts'
import { table, wall, window } from '../kit/stage.ts'
import { calendar, cup, saying } from '../kit/things.ts'
import { beat, mix, pop, ramp, run, type Scenes, type Shot, wave } from '../kit/time.ts'
import { titleCard } from '../kit/cards.ts'

/** A photograph of a smile, and how far one of its teeth has faded. */
function photo(x: number, y: number, gone: number, turn = 0) {
  const teeth = repeat(6, (at) => {
    const left = -96 + at * 32
    const tooth = rect(left + 1, -30, 29, 46 - Math.abs(at - 2.5) * 3, '#FFFFFF', { rx: 8 })
    return at === 3 ? faded(1 - gone, tooth) : tooth
  })
  return group(
    place(x, y, { turn }),
    rect(-152, -112, 320, 250, 'ink', { rx: 10, opacity: 0.14 }) +
      rect(-160, -122, 320, 250, '#FFF7E6', { rx: 10 }) +
      rect(-142, -104, 284, 176, '#C98459') +
      fillWith(
        '#C81E66',
      )`M-126 -36C-80 -66 -40 -56 0 -46C40 -56 80 -66 126 -36C104 44 60 62 0 62S-104 44 -126 -36Z` +
      fillWith('#5A1234')`M-104 -30C-50 -40 50 -40 104 -30C84 30 50 44 0 44S-84 30 -104 -30Z` +
      teeth,
  )
}

const notebook = (lines: number) =>
  card(760, 250, 300, 250, '#FFF7E6', 12) +
  rect(760, 250, 44, 250, '#E23A80', { rx: 12 }) +
  repeat(4, (at) => {
    const share = Math.min(1, Math.max(0, lines - at))
    return (
      rect(830, 300 + at * 46, 190, 6, '#D5CBB5', { rx: 3 }) +
      rect(830, 296 + at * 46, 150 * share, 12, '#2448C9', { rx: 6 })
    )
  })

const pencil = (x: number, y: number) =>
  group(
    place(x, y, { turn: 32 }),
    fillWith('#F6E7CC')`M0 0L-14 -34H14Z` +
      fillWith('ink')`M0 0L-5 -12H5Z` +
      rect(-14, -180, 28, 146, '#FFB524') +
      rect(2, -180, 12, 146, '#E58E00') +
      rect(-14, -202, 28, 24, '#E23A80', { rx: 6 }),
  )

const kitchen: Shot = ({ s }) =>
  table('menta', 'rombo', '#F0663F') +
  photo(mix(-220, 420, ramp(s, 0, 1)), 330, ramp(s, 1.8, 0.9), mix(-14, -4, ramp(s, 0, 1))) +
  notebook(0) +
  pencil(1130, 470)

const word: Shot = ({ s }) =>
  table('menta', 'rombo', '#F0663F') +
  photo(420, 330, 1, -4) +
  notebook(run(s, 1, 1.2)) +
  pencil(
    mix(1130, 850, ramp(s, 0.4, 0.7)) + run(s, 1.1, 1.2) * 150,
    mix(470, 306, ramp(s, 0.4, 0.7)),
  ) +
  saying(640, 30, 'left', s, 0, motif('implant', 810, 134, 150), '#2448C9')

/** A round dental mirror whose glass is at x, y. */
export const mouthMirror = (x: number, y: number, shown: string) =>
  group(
    place(x, y, { turn: -28 }),
    rect(-10, 60, 20, 420, '#8496BF', { rx: 10 }) + rect(-18, 220, 36, 300, '#1FA9AE', { rx: 18 }),
  ) +
  circle(x + 6, y + 8, 92, 'ink', { opacity: 0.14 }) +
  circle(x, y, 92, '#8496BF') +
  `<clipPath id="lens"><circle cx="${x}" cy="${y}" r="78"/></clipPath>` +
  circle(x, y, 78, '#D8ECFF') +
  group({ 'clip-path': 'url(#lens)' }, shown) +
  `<path d="M${x - 52} ${y - 24}A56 56 0 0 1 ${x - 10} ${y - 56}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`

const exam: Shot = ({ s, of }) => {
  const x = mix(170, 850, ramp(s, 0, of))
  const y = 250 + wave(s, 3) * 14
  return (
    wall('cielo') +
    jaw({ open: false }) +
    mouthMirror(x, y, grow(x, y, 1.25, shift(0, 0, jaw({ open: false }))))
  )
}

/** The picture that an X-ray gives of the jaw: bright is what is hard. */
const xray = () =>
  rect(0, 0, 1280, 720, '#101A3F') +
  rect(0, 350, 1280, 400, '#33406F') +
  rect(0, 350, 1280, 10, '#5B6AA0') +
  [-3, -2, -1, 1, 2, 3]
    .map((step) =>
      shift(
        middle + step * 190,
        gumline,
        fillWith(
          '#9FB0DA',
        )`M-50 -6C-50 60 -46 130 -30 190C-24 206 24 206 30 190C46 130 50 60 50 -6Z` +
          fillWith(
            '#E9F0FF',
          )`M0 -116C-18 -136 -46 -138 -62 -122C-84 -100 -76 -48 -56 6C-36 18 36 18 56 6C76 -48 84 -100 62 -122C46 -138 18 -136 0 -116Z` +
          fillWith('#33406F')`M-16 -40C-8 -52 8 -52 16 -40L6 170H-6Z`,
      ),
    )
    .join('')

const looked: Shot = (at) => {
  const { s } = at
  const second = beat(at, 1)
  if (s < second * 0.55) return exam({ ...at, of: second * 0.6 })
  const from = second * 0.55
  const x =
    mix(-520, 330, ramp(s, from, 1.6)) +
    ramp(s, from + 2.4, 2) * 180 -
    ramp(s, at.of - 3.4, 1.8) * 330
  return (
    wall('cielo') +
    jaw({ open: false }) +
    rect(x + 8, 110, 460, 500, 'ink', { rx: 26, opacity: 0.18 }) +
    rect(x, 100, 460, 500, '#4A5378', { rx: 26 }) +
    `<clipPath id="film"><rect x="${x + 20}" y="120" width="420" height="460" rx="12"/></clipPath>` +
    group({ 'clip-path': 'url(#film)' }, xray())
  )
}

const talk: Shot = ({ s }) =>
  table('maiz', 'petalo') +
  motif('chair', 300, 420, 340) +
  saying(
    480,
    70,
    'left',
    s,
    0.1,
    repeat(3, (at) => circle(590 + at * 60, 175, 16 * pop(s, 0.4 + at * 0.25), '#FFFFFF')),
    '#2448C9',
  ) +
  saying(
    880,
    190,
    'right',
    s,
    1.3,
    repeat(3, (at) => circle(990 + at * 60, 295, 16 * pop(s, 1.6 + at * 0.2), '#FFFFFF')),
    '#0F6E58',
  )

const medicines: Shot = ({ s }) =>
  table('maiz', 'petalo') +
  popped('remedy', 420, 400, 320, s, 0) +
  group(
    place(800, 480),
    repeat(5, (at) =>
      icon(
        'pill-fill',
        -130 + at * 84,
        20 - (at % 2) * 40,
        84,
        (['rosa', 'cobalt', 'agave'] as const)[at % 3]!,
        pop(s, 0.3 + at * 0.22),
      ),
    ),
  )

/** A cigarette that glows at x, y, and its smoke. */
export const cigarette = (x: number, y: number, s: number) =>
  rect(x, y, 70, 34, '#E58E00', { rx: 6 }) +
  rect(x + 66, y, 190, 34, '#FFF7E6') +
  rect(x + 250, y, 22, 34, '#8A8FA8', { rx: 5 }) +
  [0, 1]
    .map((at) => {
      const rise = (s * 0.35 + at * 0.5) % 1
      return faded(
        0.7 * (1 - rise),
        `<path d="M${x + 262} ${y - 10 - rise * 120}c-30 -26 30 -44 0 -74" fill="none" stroke="#8A8FA8" stroke-width="12" stroke-linecap="round"/>`,
      )
    })
    .join('')

const conditions: Shot = (at) => {
  const { s, of } = at
  const half = of * 0.42
  return (
    table('maiz', 'petalo') +
    grow(360, 380, pop(s, 0), card(130, 190, 460, 300, '#C9E2FF') + cigarette(230, 390, s)) +
    grow(
      900,
      380,
      pop(s, half),
      card(690, 190, 460, 300, '#C9E2FF') +
        icon('drop-fill', 830, 340, 190, '#C81E66') +
        [0, 1, 2, 3]
          .map((cube) =>
            rect(
              940 + (cube % 2) * 76,
              376 - Math.floor(cube / 2) * 76 - (1 - pop(s, half + 0.4 + cube * 0.3)) * 60,
              68,
              68,
              '#FFFFFF',
              { rx: 10, opacity: Math.min(1, pop(s, half + 0.4 + cube * 0.3)) },
            ),
          )
          .join(''),
    )
  )
}

/** Three crowns in one piece, over the two teeth beside the gap and between them. */
export const bridge = () =>
  shift(-190, 0, enamelCrown()) +
  shift(190, 0, enamelCrown()) +
  rect(-150, -86, 300, 62, '#FFFFFF') +
  enamelCrown({ painted: true })

/** A tooth of resin on a pink base with clasps. */
export const removable = () =>
  `<path d="M-70 -30C-150 -70 -200 -40 -246 -54M70 -30C150 -70 200 -40 246 -54" fill="none" stroke="#8496BF" stroke-width="9" stroke-linecap="round"/>` +
  fillWith('#E23A80')`M-88 -20C-60 -2 60 -2 88 -20L80 26C40 14 -40 14 -80 26Z` +
  enamelCrown({ enamel: '#FFF4DC', shade: '#E6D0A2', painted: false })

const choices: Shot = ({ s, of }) => {
  const third = of / 3
  const lower = (from: number) =>
    mix(-420, 0, ramp(s, from + 0.2, 1)) - 420 * ramp(s, from + third - 0.7, 0.7)
  const [first, second] = [lower(0), lower(third)]
  const ring = s > third * 2 ? pop(s, third * 2) : 0
  return (
    wall('turquesa', 'onda') +
    jaw({ open: false }) +
    (s < third
      ? shift(middle, gumline + first, bridge())
      : s < third * 2
        ? shift(middle, gumline + second, removable())
        : '') +
    (ring > 0
      ? `<ellipse cx="${middle}" cy="${gumline - 50}" rx="${96 * ring}" ry="${104 * ring}" fill="none" stroke="#17204A" stroke-width="8" stroke-dasharray="18 18"/>`
      : '')
  )
}

const keepIt: Shot = ({ s, of }) =>
  wall('turquesa', 'onda') +
  jaw({
    inside:
      naturalTooth({ roots: 2 }) +
      faded(
        ramp(s, 0.4, 0.8),
        fillWith(
          '#F8DFA0',
        )`M-40 -10C-38 60 -40 120 -30 176H-24C-22 130 -18 80 0 54C18 80 22 130 24 176H30C40 120 38 60 40 -10L30 -70C14 -92 -14 -92 -30 -70Z` +
          `<path d="M-12 -50C-24 20 -28 100 -27 168M12 -50C24 20 28 100 27 168" fill="none" stroke="#D6455F" stroke-width="12" stroke-linecap="round"/>` +
          `<path d="M-12 -50C-24 20 -28 100 -27 168M12 -50C24 20 28 100 27 168" fill="none" stroke="#FFFFFF" stroke-width="13" stroke-linecap="round"${drawnTo(235, run(s, 1.6, of - 3.4))}/>`,
      ) +
      (s > of - 1.7 ? grow(0, -60, pop(s, of - 1.7), flower(-4, -62, 0.92)) : ''),
  })

const noHurry: Shot = ({ s, of }) => {
  const day = run(s, 0, of)
  return (
    table('maiz', 'petalo') +
    window(
      130,
      90,
      340,
      day < 0.5 ? '#A9D6FF' : '#FFD2A8',
      circle(mix(-30, 330, day), 190 - Math.sin(day * Math.PI) * 140, 42, '#FFB524'),
    ) +
    calendar(680, 330, 270, Math.floor(run(s, 0.6, of - 1) * 4)) +
    cup(1010, 560, 220, { body: '#1FA9AE', shade: '#0E7A80' }) +
    [0, 1]
      .map(
        (at) =>
          `<path d="M${990 + at * 40} ${372 + wave(s + at * 0.7, 2.6) * 8}c-16 -20 16 -36 0 -58" fill="none" stroke="#FFF7E6" stroke-width="10" stroke-linecap="round"/>`,
      )
      .join('')
  )
}

export const gap: Scenes = {
  id: 'gap',
  card: titleCard(1, 'mirror', 'maize'),
  paragraphs: [
    [
      [1, kitchen],
      [1, word],
      [2, looked],
    ],
    [
      [1, talk],
      [1, medicines],
      [1, conditions],
    ],
    [
      [2, choices],
      [1, keepIt],
      [1, noHurry],
    ],
  ],
}
