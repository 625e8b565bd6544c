import { themes } from './cover.ts'
import { mollyFigure } from './molly.ts'
import { feet, frames } from './measures.ts'
import { ebrushBody, interdentalBody, type MotifName, motifs, pasteBody } from './motifs.ts'
import {
  circle,
  cutShadow,
  cutStroke,
  each,
  element,
  fill,
  fillWith,
  group,
  halfCircle,
  hole,
  type Ink,
  moved,
  place,
  placeMotif,
  rect,
  repeat,
  rounded,
  svg,
} from './paint.ts'
import { floorTile } from './patterns.ts'
import { bunting, paintedFlower, paintedTooth, toothOutline } from './shapes.ts'

// The hero of the home page: a maize niche, a tin lamp, and Molly with what she likes

const nichePath = (radius: number) => `M${340 - radius} 640V150${halfCircle(radius)}V640Z`

const nicheRays = fillWith('#FFD074')`${repeat(26, (index) =>
  moved('M-9-50L-26-610L26-610L9-50Z', 340, 390, (index * 360) / 26),
)}`

const nicheBulbs = fillWith('#FFC145')`${repeat(15, (index) => {
  const angle = (index * Math.PI) / 14
  return hole(340 - 238.5 * Math.cos(angle), 150 - 238.5 * Math.sin(angle), 4)
})}`

/** An eight-pointed tin star, each point folded along its middle. */
function tinStar(x: number, y: number) {
  const at = (radius: number, turn: number) => {
    const angle = ((turn - 2) * Math.PI) / 4
    return rounded`${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`
  }
  const halves = (side: -0.5 | 0.5) =>
    repeat(8, (index) => {
      const tip = at(index % 2 ? 57.7 : 74, index)
      return rounded`M${x} ${y}L${at(32, index + side)}L${tip}Z`
    })
  return fill.rosa`${halves(-0.5)}` + fill.rosaDark`${halves(0.5)}` + circle(x, y, 15, '#FFC145')
}

const pot =
  group(place(-62, -268, { scale: [0.62, 0.86] }), motifs.sprig()) +
  group(place(-30, -214, { turn: -22, scale: [0.5, 0.6] }), motifs.sprig()) +
  fill.enamel`M-58-108H58L44 0H-44Z` +
  fill.enamelShade`M30-108H58L44 0H14Z` +
  fillWith('#C81E66')`M-64-122H64V-100H-64Z` +
  paintedFlower(-2, -52)

const heroFrame = [30, -108, 600, 748] as const

/**
 * In the frame of the hero, to be laid over it. Not in it: a drawing that moves is painted anew sixty
 * times a second, all of it, while this is turned as a finished picture (`.lamp` in home.css).
 */
function lamp() {
  const shadow = cutShadow('lamp-shadow')
  const star = group({ filter: 'url(#lamp-shadow)' }, tinStar(340, 74))
  const drawing = element('defs', {}, shadow) + cutStroke('ink', 4)`M340-78V4` + star
  return svg(heroFrame, drawing)
}

function hero() {
  const clip = element('clipPath', { id: 'hero-niche' }, fill.enamel`${nichePath(234)}`)
  const shadow = { filter: 'url(#hero-shadow)' }
  const beside = (transform: string, drawing: string) => group({ ...shadow, transform }, drawing)
  return svg(
    heroFrame,
    element('defs', {}, cutShadow('hero-shadow') + clip) +
      fill.enamel`${nichePath(252)}` +
      fill.rosa`${nichePath(243)}` +
      fillWith('#FFC145')`${nichePath(234)}` +
      group({ 'clip-path': 'url(#hero-niche)' }, nicheRays + circle(340, 400, 186, '#FFF3D6')) +
      nicheBulbs +
      group(place(114, 232, { scale: 1.88 }), mollyFigure('hello', { id: 'hero-molly' })) +
      beside(place(66, 640, { scale: 1.02 }), pot) +
      beside(placeMotif(548, 512, { turn: -10, scale: 0.85 }), motifs.brush()) +
      beside(placeMotif(590, 570, { scale: 0.65 }), motifs.apple()),
    { preserveAspectRatio: 'xMidYMax meet' },
  )
}

// Not found: a row of painted teeth with a gap, and Molly looking for the page in it

const gapNeighbours = [
  { x: 90, size: 0.86 },
  { x: 202, size: 0.98 },
  { x: 314, size: 1.06 },
  { x: 586, size: 1.06 },
  { x: 698, size: 0.98 },
  { x: 810, size: 0.86 },
]

const gum =
  fill.gumDark`M-900 330V262C-800 250-700 268-600 256C-500 244-400 268-300 258C-200 248-100 276 0 262C40 222 76 216 106 244C130 262 150 250 172 232C200 214 240 214 268 240C284 252 296 252 306 246C350 308 550 308 594 246C604 252 616 252 632 240C660 214 700 214 728 232C750 250 770 262 794 244C824 216 860 222 900 262C1000 276 1100 248 1200 258C1300 268 1400 244 1500 256C1600 268 1700 250 1800 262V340H-900Z` +
  fill.gum`M-900 330V288C-800 278-700 294-600 284C-500 272-400 294-300 286C-200 276-100 300 0 288C40 250 76 244 106 270C130 288 150 278 172 262C200 246 240 246 268 270C284 282 296 282 306 276C360 326 540 326 594 276C604 282 616 282 632 270C660 246 700 246 728 262C750 278 770 288 794 270C824 244 860 250 900 288C1000 300 1100 276 1200 286C1300 294 1400 272 1500 284C1600 294 1700 278 1800 288V340H-900Z`

/** The gum goes on for 900 at each side, so that it reaches the edges of a wide window. */
function missingTooth() {
  const teeth = each(gapNeighbours, ({ x, size }) => {
    const transform = placeMotif(x, 212 - 34 * size, { scale: [0.8 * size, 1.02 * size] })
    return group({ filter: 'url(#gap-shadow)', transform }, paintedTooth())
  })
  const looking = mollyFigure('lost', { id: 'gap-molly' })
  return svg(
    [-900, 0, 2700, 330],
    element('defs', {}, cutShadow('gap-shadow', 0.18)) +
      teeth +
      group(place(349, 60, { scale: 0.84 }), looking) +
      gum,
  )
}

// The market stall

const stripes = 22

/** Stretches to the width of its stall. */
function awning() {
  const width = stripes * 60
  const cloth = (first: 0 | 1) =>
    repeat(stripes / 2, (index) => `M${(index * 2 + first) * 60} 0h60v44a30 30 0 0 1-60 0Z`)
  const hems = halfCircle(30, 0).repeat(stripes)
  return svg(
    [0, 0, width, 78],
    fillWith('#C81E66')`${cloth(0)}` +
      fill.enamel`${cloth(1)}` +
      cutStroke('ink', 5, { 'stroke-opacity': 0.12 })`M0 44h${width}` +
      rect(0, 0, width, 10, 'ink') +
      cutStroke('ink', 2)`M0 44${hems}M1 0V44M${width - 1} 0V44`,
    { preserveAspectRatio: 'none' },
  )
}

// Tiles and the logo, which is one

const floorFile = (corner: Ink, petal: Ink, size: number) =>
  svg([0, 0, 60, 60], floorTile({ corner, petal, heart: 'maize' }), { width: size, height: size })

export const logo = () =>
  svg(
    [0, 0, 60, 60],
    rect(0, 0, 60, 60, '#2046C0') +
      fillWith(
        '#FFC145',
      )`M0 0h20A20 20 0 0 1 0 20ZM60 0v20A20 20 0 0 1 40 0ZM60 60H40A20 20 0 0 1 60 40ZM0 60V40A20 20 0 0 1 20 60Z` +
      fill.rosa`M0 0h9A9 9 0 0 1 0 9ZM60 0v9A9 9 0 0 1 51 0ZM60 60H51A9 9 0 0 1 60 51ZM0 60V51A9 9 0 0 1 9 60Z` +
      group(
        `${place(30, 31, { scale: 0.235 })} translate(-100 -104)`,
        fill.enamel`${toothOutline}`,
      ),
  )

const buntingFile = (
  width: number,
  height: number,
  flags: Omit<Parameters<typeof bunting>[1], 'inks'>,
) =>
  svg([0, 0, width, height], bunting(width, { inks: themes.cobalto.flags, ...flags }), {
    preserveAspectRatio: 'xMidYMin slice',
  })

export const ornaments = {
  hero,
  lamp,
  'missing-tooth': missingTooth,
  bunting: () => buntingFile(1440, 112, { count: 14, height: 80, drop: 14 }),
  'bunting-narrow': () => buntingFile(390, 88, { count: 6, height: 58, drop: 10.15 }),
  awning,
  'tile-floor': () => floorFile('cobalt', 'cobaltDark', 76),
  'tile-strip': () => floorFile('#2046C0', '#C81E66', 32),
}

type Standing = { box: readonly [number, number, number, number]; drawing: () => string }

/** Products cut close and upright, so that they stand on the tiles of a shelf. */
const standing: Partial<Record<MotifName, Standing>> = {
  ebrush: { box: [20, -2, 160, 204], drawing: ebrushBody },
  floss: { box: [-2, -24, 204, 204], drawing: motifs.floss },
  paste: { box: [0, -24, 200, 207], drawing: pasteBody },
  interdental: { box: [4, -4, 192, 204], drawing: interdentalBody },
  kidcup: { box: [-4, -20, 204, 214], drawing: motifs.kidcup },
  mouthwash: { box: [-2, -14, 204, 204], drawing: motifs.mouthwash },
  strips: { box: [-24, -8, 226, 197], drawing: motifs.strips },
  bamboo: { box: [0, -22, 200, 218], drawing: motifs.bamboo },
}

const stand = { preserveAspectRatio: 'xMidYMax meet' }

/** A motif cut off below its feet, so that it stands on what is under it. */
export function drawStanding(name: MotifName) {
  const own = standing[name]
  if (own) return svg(own.box, own.drawing(), stand)
  const [x, y, side] = frames[name] ?? [0, 0, 200]
  return svg([x, y, side, Math.round((side * feet[name]) / 200)], motifs[name](), stand)
}
