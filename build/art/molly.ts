import {
  circle,
  cutShadow,
  cutStroke,
  element,
  ellipse,
  fill,
  fillWith,
  group,
  type Ink,
  place,
  rect,
  ring,
  rounded,
  stroke,
  svg,
} from './paint.ts'
import { dahlia, flower, rosaDahlia } from './shapes.ts'

export const moods = [
  'hello',
  'thinking',
  'listening',
  'answering',
  'urgent',
  'lost',
  'resting',
] as const

export type Mood = (typeof moods)[number]

const body =
  'M120 60C104 44 74 38 54 52C30 68 27 108 39 137C47 155 49 176 56 199C61 216 83 217 89 200C94 184 97 168 120 168C143 168 146 184 151 200C157 217 179 216 184 199C191 176 193 155 201 137C213 108 210 68 186 52C166 38 136 44 120 60Z'
const bodyShade =
  'M186 52C210 68 213 108 201 137C193 155 191 176 184 199C179 216 157 217 151 200C149.5 195 148 190 146.5 185.5C154 194 165 192 169 178C174 160 176 146 183 128C192 104 191 68 170 46.5C176 47.5 181 49 186 52Z'

/** An open eye, looking `dx` to the right and `dy` down. */
const eye = (x: number, y: number, { dx = 0, dy = 0, size = 1 } = {}) =>
  group(
    { class: 'molly-eye' },
    ellipse(x, y, 10 * size, 13 * size, 'ink') +
      circle(x + 3 + dx, y - 5 + dy, 4 * size, 'enamel') +
      circle(x - 3 + dx, y + 5 + dy, 2 * size, 'enamel', { opacity: 0.8 }),
  )

const eyes = (y: number, look?: Parameters<typeof eye>[2]) => eye(92, y, look) + eye(144, y, look)

const closedEyes = (y: number, bend: number) =>
  stroke('ink', 6)`M81 ${y}q11 ${bend} 22 0` + stroke('ink', 6)`M133 ${y}q11 ${bend} 22 0`

const limb = { 'stroke-linejoin': 'round' }
const farArm = (d: string) => stroke('enamelShade', 19, limb)`${d}`
const nearArm = (d: string) =>
  stroke('enamelDeep', 19, { ...limb, transform: 'translate(4 4)' })`${d}` +
  stroke('enamel', 19, limb)`${d}`

const bracelet = (x: number, y: number, turn = 0) =>
  rect(-10.5, -4, 21, 8, 'cobalt', { rx: 2, transform: place(x, y, { turn }) })

const cheek = (x: number) => ellipse(x, 124, 12, 8, 'gum', { opacity: 0.9 })

const flowerLeaf = (x: number, y: number, turn: number, ink: Ink) =>
  fillWith(ink, { transform: place(x, y, { turn }) })`M0 0C14-10 14-26 0-36C-14-26-14-10 0 0Z`

const smile =
  fill.ink`M101 124Q118 132 135 124C135 144 128 150 118 150S101 144 101 124Z` +
  fill.rosaLight`M107 143Q118 134 129 143Q125 150 118 150T107 143Z`
const softMouth = stroke('ink', 6)`M103 128q15 14 30 0`
const talkingMouth =
  ellipse(118, 134, 13, 10, 'ink') + fill.rosaLight`M109 139q9-7 18 0q-3 5-9 5t-9-5z`

type Pose = {
  /** Behind the body, the face on it, and what is held before it. */
  back: string
  face: string
  front?: string
  tilt?: number
}

const poses: Record<Mood, () => Pose> = {
  hello: () => ({
    back: farArm('M48 128C30 132 20 146 22 162') + nearArm('M192 118C212 108 220 88 218 66'),
    face: eyes(100) + smile,
    front: bracelet(219, 76, -4) + stroke('maize', 6)`M236 46q6 12 3 24M200 40q-6 8-6 18`,
  }),

  thinking: () => ({
    back: farArm('M48 130C30 136 24 150 30 166'),
    face:
      eyes(98, { dx: 3, dy: -3 }) +
      stroke('ink', 6)`M108 133q10 5 20-3` +
      stroke('ink', 5)`M132 74q12-8 24-2`,
    front:
      nearArm('M194 132C200 154 176 164 152 154') +
      bracelet(180, 159, 84) +
      group(
        {},
        group({ class: 'molly-thought' }, flower(30, 60, 14, 6, 'rosa')) +
          group({ class: 'molly-thought' }, flower(24, 28, 10, 6, 'teal')) +
          group({ class: 'molly-thought' }, flower(44, 8, 7, 6, 'maize', 'rosa')),
      ),
  }),

  listening: () => ({
    tilt: -5,
    back: farArm('M46 132C28 138 22 152 26 168'),
    face: closedEyes(102, -13) + softMouth,
    front:
      nearArm('M192 128C216 128 222 108 206 94') +
      bracelet(215, 116, 18) +
      stroke('teal', 7)`M230 70q12 16 4 36`,
  }),

  answering: () => ({
    back: farArm('M48 128C28 126 14 138 14 156') + nearArm('M192 128C210 130 222 120 228 104'),
    face: eyes(100) + talkingMouth,
    front: bracelet(225, 112, -24) + bracelet(14, 146),
  }),

  urgent: () => ({
    back: farArm('M46 134C28 140 22 154 26 170'),
    face:
      eye(90, 104, { size: 0.95 }) +
      eye(142, 104, { size: 0.95 }) +
      stroke('ink', 6.5)`M108 138h20` +
      stroke('ink', 6)`M76 84q10-10 24-10M156 84q-10-10-24-10`,
    front:
      group(
        place(206, 100, { turn: 14 }),
        fill.rosa`M-16-44q26-8 33 12v56q-6 24-33 14l-2-15q15 3 17-6v-42q-2-8-17-5z` +
          fill.rosaDark`M2-47q12 3 15 15v56q-4 17-20 16q8-6 9-19v-46q0-14-4-22z`,
      ) +
      nearArm('M192 150C214 154 226 140 222 120') +
      bracelet(221, 134, 4) +
      stroke('clay', 6)`M234 58l9-9M240 80l12-1M219 40l3-13`,
  }),

  lost: () => ({
    tilt: 3,
    back: farArm('M192 132C212 138 218 154 212 172'),
    face:
      eye(142, 100, { dx: -3 }) +
      stroke('ink', 5.5)`M102 134q5-6 10 0t10 0t10 0` +
      stroke('ink', 5)`M132 68q12-3 22 6` +
      fill.skyDark`M190 74c8 12 10 16 10 21a10 10 0 0 1-20 0c0-5 4-9 10-21z`,
    front:
      stroke('clayDark', 12)`M64 126L40 156` +
      circle(84, 98, 31, 'sky') +
      ring(84, 98, 31, 'cobalt', 9) +
      ellipse(84, 99, 15, 19, 'ink') +
      circle(80, 91, 6, 'enamel') +
      circle(88, 107, 3, 'enamel') +
      stroke('enamel', 5)`M62 92a24 24 0 0 1 14-16` +
      nearArm('M46 140C30 146 28 160 40 160'),
  }),

  resting: () => ({
    back: farArm('M48 134C32 142 28 156 34 170'),
    face: closedEyes(104, 9.1) + softMouth,
    front:
      nearArm('M194 136C206 148 206 160 198 172') +
      stroke('cobaltLight', 5, limb)`M202 40h22l-15 20h16M226 12h14l-10 14h11`,
  }),
}

/** Only for those who have not asked for less motion; a file without a page has no other sheet. */
const animated = (rules: string) =>
  element('style', {}, `@media (prefers-reduced-motion:no-preference){${rules}}`)

const spot = 'transform-box:fill-box;transform-origin:center'
// An animation each: while one runs, a browser draws sixty frames a second, whether anything moves or
// not. After a minute she has looked enough.
const blinks = Array.from({ length: 11 }, (_, at) => `molly-blink .33s ${5.5 * (at + 1)}s`)
const blinking = `.molly-eye{${spot};animation:${blinks.join()}}@keyframes molly-blink{50%{transform:scaleY(.08)}}`
const pondering = `.molly-thought{${spot};animation:molly-bob 1.2s infinite}.molly-thought:nth-child(2){animation-delay:.15s}.molly-thought:nth-child(3){animation-delay:.3s}@keyframes molly-bob{30%{transform:translateY(-5px) rotate(45deg)}}`

/** Molly without the frame of a file, to stand in a larger drawing. */
export function mollyFigure(mood: Mood, { id, shadow = true }: { id: string; shadow?: boolean }) {
  const { back, face, front = '', tilt = 0 } = poses[mood]()
  const clip = element('clipPath', { id }, fill.enamel`${body}`)
  const definitions = clip + (shadow ? cutShadow(`${id}f`, 0.2, [6, 7]) : '')
  const glaze =
    fill.cobalt`M30 190q24-8 44 0t44 0t44 0t44 0v40H30z` +
    fill.cobaltDark`M160 191q24 8 48-1v40h-52c8-10 8-24 4-39z` +
    cutStroke('maize', 4.5)`M30 182q24-8 44 0t44 0t44 0t44 0`
  const head =
    fill.enamel`${body}` +
    fill.enamelShade`${bodyShade}` +
    group({ 'clip-path': `url(#${id})` }, glaze) +
    stroke('enamel', 7)`M49 84C46 94 46 104 48 112` +
    cheek(69) +
    cheek(167) +
    face +
    flowerLeaf(170, 52, 62, 'agave') +
    flowerLeaf(158, 36, -34, 'agaveLight') +
    dahlia(166, 41, 33, rosaDahlia)
  const motion = blinking + (mood === 'thinking' ? pondering : '')
  return (
    animated(motion) +
    element('defs', {}, definitions) +
    group(
      { filter: shadow ? `url(#${id}f)` : undefined },
      back + group(tilt ? rounded`rotate(${tilt} 120 130)` : '', head) + front,
    )
  )
}

/**
 * Molly, a glazed molar with a dahlia: never in a white coat, never with a dentist's tool.
 * Two on one page need two ids.
 */
export const molly = (mood: Mood, { id = `molly-${mood}`, shadow = true } = {}) =>
  svg([-6, -6, 258, 236], mollyFigure(mood, { id, shadow }), { 'aria-hidden': 'true' })

/** Her face in a disc. */
export function mollyAvatar(
  mood: Mood,
  { id = `avatar-${mood}`, ground = '#FFC145' }: { id?: string; ground?: Ink } = {},
) {
  const clip = element('clipPath', { id: `${id}c` }, circle(50, 50, 50))
  const face = group(place(-12, 6, { scale: 0.515 }), mollyFigure(mood, { id, shadow: false }))
  return svg(
    [0, 0, 100, 100],
    element('defs', {}, clip) +
      circle(50, 50, 50, ground) +
      group({ 'clip-path': `url(#${id}c)` }, face) +
      ring(50, 50, 48, ground, 4),
    { 'aria-hidden': 'true' },
  )
}
