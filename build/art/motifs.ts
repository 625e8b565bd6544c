import {
  circle,
  cutStroke,
  each,
  ellipse,
  fill,
  fillWith,
  group,
  type Ink,
  keysOf,
  path,
  place,
  placeMotif,
  rect,
  repeat,
  ring,
  rounded,
  stroke,
} from './paint.ts'
import {
  dahlia,
  flower,
  leaf,
  maizeDahlia,
  miniTooth,
  paintedFlower,
  paintedTooth,
  rosaDahlia,
  sparkle,
  tooth,
} from './shapes.ts'

// Objects that other motifs hold too, or that stand upright on a shelf.

const brushBody = () =>
  fill.enamel`M112 10h24a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-24z` +
  fill.skyDark`M112 26h29v11h-29z` +
  fill.enamel`M112 36h27v11h-27z` +
  fill.skyDark`M112 46h29v11h-29z` +
  fill.enamel`M112 56h24a5 5 0 0 1 0 13h-24z` +
  fill.rosa`M92 16a10 10 0 0 1 20 0v58c0 12 8 18 8 32 0 10-3 14-3 24v62a14 14 0 0 1-28 0v-62c0-10-3-14-3-24 0-14 6-20 6-32z` +
  fill.rosaDark`M104 72c0 14 7 19 7 34 0 10-3 14-3 24v62c0 5-3 10-8 13a14 14 0 0 0 17-13v-62c0-10 3-14 3-24 0-14-8-20-8-32V16c0-3-2-6-5-8 0 0-3 2-3 8z` +
  fillWith('maize', { opacity: 0.95 })`M93 138h18v8H93zm0 14h18v8H93zm0 14h18v8H93z`

export const ebrushBody = () =>
  fill.enamel`M116 10h18a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4h-18z` +
  fill.skyDark`M116 18h22v6h-22zm0 12h22v6h-22z` +
  fill.steelLight`M92 4h16a9 9 0 0 1 9 9v31c0 6-4 8-5 14l-2 30H90l-2-30c-1-6-5-8-5-14V13a9 9 0 0 1 9-9z` +
  fill.enamelShade`M92 4h8v84H90l-2-30c-1-6-5-8-5-14V13a9 9 0 0 1 9-9z` +
  fill.cobalt`M88 82h24c12 4 16 14 16 28l-4 70c-1 10-8 16-24 16s-23-6-24-16l-4-70c0-14 4-24 16-28z` +
  fill.cobaltDark`M112 82c12 4 16 14 16 28l-4 70c-1 10-8 16-24 16 9-3 12-8 13-18l3-66c0-14-1-24-4-30z` +
  circle(97, 116, 11, 'enamel') +
  circle(97, 116, 5, 'teal') +
  fill.maize`M93 140h8a3 3 0 0 1 0 6h-8a3 3 0 0 1 0-6zm0 13h8a3 3 0 0 1 0 6h-8a3 3 0 0 1 0-6z` +
  fill.cobaltLight`M93 166h8a3 3 0 0 1 0 6h-8a3 3 0 0 1 0-6z`

export const pasteBody = () =>
  fill.cobalt`M84 150h32v26a5 5 0 0 1-5 5H89a5 5 0 0 1-5-5z` +
  fill.cobaltDark`M102 150h14v26a5 5 0 0 1-5 5h-9zM90 156h4v20h-4z` +
  fill.enamel`M56 26h88c0 44-8 84-16 108-3 8-8 14-14 16H86c-6-2-11-8-14-16-8-24-16-64-16-108z` +
  fill.enamelShade`M144 26c0 44-8 84-16 108-3 8-8 14-14 16h-16c10-3 14-9 17-18 8-26 12-62 12-106z` +
  fill.rosa`M56.8 44h86.4l-2 22H58.8z` +
  fill.maize`M59.8 72h80.4l-.8 7H60.6z` +
  paintedFlower(97, 106, 0.72) +
  fill.steelLight`M52 10h96a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H52a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z` +
  fill.steel`M62 10h5v20h-5zm16 0h5v20h-5zm16 0h5v20h-5zm16 0h5v20h-5zm16 0h5v20h-5z`

export const interdentalBody = () =>
  fill.steelDark`M98 4h4v84h-4z` +
  repeat(9, (row) => {
    const half = 9 + row * 1.7
    return fillWith(
      row % 2 ? 'skyDark' : 'enamel',
    )`M${100 - half} ${12 + row * 8}h${half * 2}a2.6 2.6 0 0 1 0 5.2h${half * -2}a2.6 2.6 0 0 1 0-5.2z`
  }) +
  fill.maize`M90 86h20l6 22c4 12 4 26 1 38l-5 40a12 12 0 0 1-24 0l-5-40c-3-12-3-26 1-38z` +
  fill.maizeDark`M110 86l6 22c4 12 4 26 1 38l-5 40c-1 7-6 11-12 11 4-3 5-8 6-14l4-40c1-12 1-24-1-36z` +
  fill.enamel`M92 122h10a3 3 0 0 1 0 6H92a3 3 0 0 1 0-6zm0 12h10a3 3 0 0 1 0 6H92a3 3 0 0 1 0-6zm0 12h10a3 3 0 0 1 0 6H92a3 3 0 0 1 0-6z`

const plane = () =>
  group(
    'rotate(42 100 100)',
    fill.cobalt`M88 88L8 128v16l80-16zM112 88l80 40v16l-80-16z` +
      fill.cobaltDark`M112 88l80 40v16l-80-16z` +
      fill.rosa`M92 158l-30 20v12l38-10 38 10v-12l-30-20z` +
      fill.enamel`M100 6c11 8 15 26 15 44v94c0 18-6 34-15 42-9-8-15-24-15-42V50c0-18 4-36 15-44z` +
      fill.enamelShade`M100 6c11 8 15 26 15 44v94c0 18-6 34-15 42z` +
      fill.ink`M91 38q9-9 18 0l-2 9q-7-5-14 0z` +
      fill.maize`M38 118l10-5v16l-10 2zM152 113l10 5v13l-10-2z`,
  )

/** The thread of an implant: slanted bars that taper towards the tip. */
const screwThread = (
  turns: number,
  ink: Ink,
  { y, width, taper, pitch }: { y: number; width: number; taper: number; pitch: number },
) =>
  repeat(turns, (turn) => {
    const left = 72 + turn * taper
    const top = y + turn * pitch
    const right = 72 + width - turn * taper
    return fillWith(
      ink,
    )`M${left} ${top}L${right} ${top - 6}a4 4 0 0 1 1 8L${left + 2} ${top + 8}a4 4 0 0 1-2-8z`
  })

const shadeGuide = [
  ['#F5C767', '#DDA63C', -30],
  ['#FBDF9E', '#E8C374', -10],
  ['#FFF3D6', '#F0DDB0', 10],
  ['enamel', 'enamelShade', 30],
] as const

const gumBar = (y: number) =>
  fill.gumDark`M0 ${y + 6}C20 ${y - 12} 40 ${y - 12} 60 ${y + 4}C74 ${y + 14} 84 ${y + 18} 100 ${y + 18}S126 ${y + 14} 140 ${y + 4}C160 ${y - 12} 180 ${y - 12} 200 ${y + 6}V182a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z` +
  fill.gum`M0 ${y + 24}C20 ${y + 8} 40 ${y + 8} 60 ${y + 22}C74 ${y + 31} 84 ${y + 34} 100 ${y + 34}S126 ${y + 31} 140 ${y + 22}C160 ${y + 8} 180 ${y + 8} 200 ${y + 24}V182a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z`

const incisor = (x: number, y: number, width: number, height: number) => {
  const across = (share: number) => x + width * share
  const up = (share: number) => y + width * share
  const foot = (share: number) => y + height - width * share
  return (
    fill.enamel`M${x} ${up(0.3)}C${x} ${up(-0.06)} ${x + width} ${up(-0.06)} ${x + width} ${up(0.3)}L${across(0.96)} ${foot(0.2)}C${across(0.93)} ${y + height} ${across(0.07)} ${y + height} ${across(0.04)} ${foot(0.2)}Z` +
    fill.enamelShade`M${across(0.7)} ${up(0.05)}C${across(0.9)} ${up(0.08)} ${x + width} ${up(0.16)} ${x + width} ${up(0.3)}L${across(0.96)} ${foot(0.2)}C${across(0.94)} ${foot(0.06)} ${across(0.76)} ${y + height} ${across(0.56)} ${foot(0.03)}C${across(0.72)} ${foot(0.1)} ${across(0.76)} ${foot(0.3)} ${across(0.78)} ${y + height / 2}Z`
  )
}

const bracedTeeth = [
  { x: 6, y: 62, width: 40, height: 62, wire: 100, ink: 'rosa' },
  { x: 44, y: 54, width: 54, height: 78, wire: 107, ink: 'maize' },
  { x: 102, y: 54, width: 54, height: 78, wire: 107, ink: 'teal' },
  { x: 154, y: 62, width: 40, height: 62, wire: 100, ink: 'violet' },
] as const

const bracket = (x: number, y: number, ink: Ink) =>
  rect(x - 11, y - 11, 22, 22, ink, { rx: 6 }) +
  rect(x - 11, y - 3.5, 22, 7, 'ink', { opacity: 0.3 })

const kiteBow = (x: number, y: number, turn: number, ink: Ink) =>
  fillWith(ink, { transform: place(x, y, { turn }) })`M0 0L-14-9V9ZM0 0L14-9V9Z`

/** x, y, turn and scale of each flower on its stem. */
const ceiboFlowers = [
  [100, 130, 64, 1],
  [101, 118, -70, 0.95],
  [102, 90, 52, 0.92],
  [100, 76, -62, 0.86],
  [96, 52, 42, 0.76],
  [92, 38, -54, 0.68],
  [86, 14, 20, 0.56],
] as const

const cantutaFlowers = [
  [54, 26, 14, 0.92],
  [104, 26, -4, 1.12],
  [152, 34, -20, 0.9],
] as const

/**
 * Every object of the site, in a box of 200 by 200: flat, no outlines, light from the top left.
 * White enamel and ceramics carry the painted flower.
 */
export const motifs = {
  tooth: () => paintedTooth(),

  brush: () => group('rotate(38 100 100)', brushBody()),

  ebrush: () =>
    group('rotate(14 100 100)', ebrushBody()) +
    stroke('enamel', 6, {
      opacity: 0.9,
    })`M36 42q-12 14 0 28M22 34q-19 22 0 44M168 34q12 14 2 28M182 24q19 22 4 46`,

  floss: () =>
    stroke(
      'enamel',
      6,
    )`M120 50C150 20 190 34 184 66C178 96 136 84 144 112C152 142 196 128 188 172` +
    fill.teal`M30 78a22 22 0 0 1 22-22h66a22 22 0 0 1 22 22v78a22 22 0 0 1-22 22H52a22 22 0 0 1-22-22z` +
    fill.tealDark`M118 56a22 22 0 0 1 22 22v78a22 22 0 0 1-22 22H98c18-4 26-12 26-32V80c0-10-1-18-6-24z` +
    fill.tealLight`M44 56c2-24 22-38 48-34 18 3 28 14 30 34z` +
    fill.steelDark`M112 44h18v10h-18z` +
    circle(84, 117, 37, 'enamel') +
    ring(84, 117, 37, 'tealLight', 6) +
    group(placeMotif(84, 118, { scale: 0.27 }), tooth('cobalt', 'cobaltDark')),

  paste: () => group('rotate(28 100 100)', pasteBody()),

  interdental: () => group('rotate(40 100 100)', interdentalBody()),

  mouthwash: () =>
    fill.cobalt`M70 14h44a6 6 0 0 1 6 6v26H64V20a6 6 0 0 1 6-6z` +
    fill.cobaltDark`M100 14h14a6 6 0 0 1 6 6v26h-20z` +
    fill.tealLight`M68 46h48v12c0 10 22 14 22 38v74a18 18 0 0 1-18 18H64a18 18 0 0 1-18-18V96c0-24 22-28 22-38z` +
    fill.teal`M46 98c14-8 30 6 46 0s32-6 46 0v72a18 18 0 0 1-18 18H64a18 18 0 0 1-18-18z` +
    fill.tealDark`M120 96c8-2 12-1 18 2v72a18 18 0 0 1-18 18h-20c14-4 20-12 20-28z` +
    fill.enamel`M56 116h62a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6v-44a6 6 0 0 1 6-6z` +
    paintedFlower(87, 144, 0.66) +
    fillWith('enamel', { opacity: 0.96 })`M146 138h44l-6 46a5 5 0 0 1-5 4h-22a5 5 0 0 1-5-4z` +
    fill.teal`M148.5 156h39l-3.6 28a5 5 0 0 1-5 4h-22a5 5 0 0 1-5-4z`,

  implant: () =>
    fill.steelLight`M86 92h28l4 16H82z` +
    fill.steel`M102 92h12l4 16h-14z` +
    fill.steel`M80 108h40l-8 78a12 12 0 0 1-24 0z` +
    fill.steelDark`M104 108h16l-8 78a12 12 0 0 1-12 11z` +
    screwThread(5, 'steelLight', { y: 116, width: 56, taper: 1.8, pitch: 15 }) +
    fill.enamel`M100 24C86 10 58 8 46 28C36 46 44 70 58 86C66 95 80 97 100 97C120 97 134 95 142 86C156 70 164 46 154 28C142 8 114 10 100 24Z` +
    fill.enamelShade`M154 28C164 46 156 70 142 86C134 95 120 97 100 97C116 94 126 88 132 78C144 60 146 38 132 14C141 16 149 20 154 28Z` +
    paintedFlower(97, 54, 0.72),

  aligner: () =>
    stroke('sky', 46)`M44 46C44 186 156 186 156 46` +
    cutStroke('enamel', 34, {
      'stroke-dasharray': '27.5 4',
      opacity: 0.85,
    })`M44 46C44 186 156 186 156 46` +
    stroke('enamel', 6)`M31 46C31 92 40 128 60 150` +
    stroke('skyDark', 8)`M172 60C171 110 158 146 128 164` +
    sparkle(100, 62, 24) +
    sparkle(128, 92, 10),

  apple: () =>
    fill.rosa`M100 64C82 46 42 50 36 96C30 142 66 188 88 183C96 181 104 181 112 183C134 188 170 142 164 96C158 50 118 46 100 64Z` +
    fill.rosaDark`M164 96C170 142 134 188 112 183C106 181.5 98 181.2 92 182.2C124 178 146 144 144 98C143 76 134 62 124 54C144 54 160 66 164 96Z` +
    stroke('rosaLight', 9)`M56 84C50 98 51 114 56 128` +
    stroke('ink', 8)`M100 68C100 48 104 34 112 22` +
    leaf(106, 46, 54, 22, 62),

  pacifier: () =>
    ring(100, 150, 30, 'maize', 13) +
    fill.violet`M40 78C58 58 142 58 160 78C172 92 164 122 140 124C120 125 112 116 100 116S80 125 60 124C36 122 28 92 40 78Z` +
    fill.violetDark`M160 78C172 92 164 122 140 124C128 124.5 120 121 113 118.5C140 118 148 92 136 68C147 70 155 73 160 78Z` +
    circle(100, 94, 17, 'enamel') +
    flower(100, 94, 14, 6, 'rosa') +
    circle(57, 96, 6, 'violetLight') +
    circle(143, 96, 6, 'violetLight') +
    fill.bone`M82 64C86 52 72 44 74 28C76 10 124 10 126 28C128 44 114 52 118 64Z` +
    fill.boneDark`M108 12C118 15 125 20 126 28C128 44 114 52 118 64H106C104 50 116 36 108 12Z`,

  mouse: () =>
    circle(52, 52, 34, 'steel') +
    circle(52, 54, 21, 'gum') +
    circle(148, 52, 34, 'steelDark') +
    circle(148, 54, 21, 'gumDark') +
    fill.steel`M100 44C142 44 160 78 158 108C156 134 130 150 100 150S44 134 42 108C40 78 58 44 100 44Z` +
    fill.steelDark`M122 48C148 58 159 84 158 108C156 134 130 150 100 150C126 142 140 122 138 92C137 74 131 58 122 48Z` +
    ellipse(100, 124, 30, 22, 'steelLight') +
    circle(76, 94, 7, 'ink') +
    circle(124, 94, 7, 'ink') +
    circle(78, 92, 2.4, 'enamel') +
    circle(126, 92, 2.4, 'enamel') +
    ellipse(100, 108, 9, 7, 'rosa') +
    stroke('ink', 3.5)`M100 116v6M86 122q7 8 14 0q7 8 14 0` +
    stroke('ink', 3, { opacity: 0.55 })`M56 118l-28-6M56 128l-28 4M144 118l28-6M144 128l28 4` +
    miniTooth(100, 164, 0.36) +
    ellipse(76, 166, 12, 10, 'steel') +
    ellipse(124, 166, 12, 10, 'steelDark') +
    fill.rosa`M64 40c18-20 54-20 72 0l-6 8c-18-14-42-14-60 0z` +
    fill.cobalt`M74 32l10-26 8 20 8-24 8 24 8-20 10 26c-16-8-36-8-52 0z` +
    circle(84, 6, 4, 'rosaLight') +
    circle(100, 2, 4.5, 'rosaLight') +
    circle(116, 6, 4, 'rosaLight'),

  plane,

  globe: () =>
    circle(100, 100, 76, 'skyDark') +
    fill.cobaltLight`M136 33a76 76 0 0 1-74 133a76 76 0 0 0 74-133z` +
    fill.agave`M44 48C60 32 88 26 104 30C112 36 104 44 112 50C118 58 104 62 100 70C94 80 82 78 86 90C90 98 98 94 104 102C96 104 84 98 78 90C68 82 64 70 54 66C46 64 38 58 44 48Z` +
    fill.agave`M102 104C116 98 134 104 142 116C148 128 136 134 132 146C126 160 114 172 108 170C102 162 106 148 100 138C94 128 92 112 102 104Z` +
    fill.agaveDark`M128 105C135 107 139 111 142 116C148 128 136 134 132 146C126 160 114 172 108 170C118 160 120 146 124 136C130 126 134 114 128 105ZM94 29C98 29 101 29 104 30C112 36 104 44 112 50C118 58 104 62 100 70C98 62 104 56 100 50C94 44 100 36 94 29Z` +
    ellipse(100, 100, 98, 30, 'none', {
      transform: 'rotate(-24 100 100)',
      stroke: 'maize',
      'stroke-width': 5,
      'stroke-dasharray': '3 11',
      'stroke-linecap': 'round',
    }) +
    group(placeMotif(172, 50, { turn: 8, scale: 0.3 }), plane()),

  shield: () =>
    fill.agave`M100 10C124 28 150 34 172 34C178 104 152 162 100 192C48 162 22 104 28 34C50 34 76 28 100 10Z` +
    fill.agaveDark`M100 10C124 28 150 34 172 34C178 104 152 162 100 192Z` +
    stroke('maize', 5, {
      'stroke-dasharray': '1 11',
    })`M100 28C120 42 140 47 157 48C160 104 140 150 100 175C60 150 40 104 43 48C60 47 80 42 100 28Z` +
    miniTooth(100, 102, 0.62, { painted: true }),

  drop: () =>
    fill.skyDark`M92 10C118 52 150 86 150 126A58 58 0 0 1 34 126C34 86 66 52 92 10Z` +
    fill.cobaltLight`M92 10C118 52 150 86 150 126A58 58 0 0 1 92 184C122 172 128 142 122 108C116 76 102 44 92 10Z` +
    stroke('enamel', 9)`M54 126C54 142 62 156 76 163` +
    fill.teal`M158 96C168 112 182 126 182 142A24 24 0 0 1 134 142C134 126 148 112 158 96Z`,

  sprig: () =>
    stroke('agaveDark', 7)`M100 194C100 140 98 90 100 40` +
    leaf(100, 164, 62, 24, -66) +
    leaf(100, 164, 62, 24, 66, 'agaveLight', 'agave') +
    leaf(100, 126, 62, 24, -54, 'agaveLight', 'agave') +
    leaf(100, 126, 62, 24, 54) +
    leaf(100, 88, 54, 21, -42) +
    leaf(100, 88, 54, 21, 42, 'agaveLight', 'agave') +
    leaf(100, 60, 54, 20, 0, 'agaveLight', 'agave'),

  shades: () =>
    group(
      'translate(26 34) scale(.74)',
      each(shadeGuide, ([ink, shade, turn]) =>
        group(
          `rotate(${turn} 100 230)`,
          fill.cobaltDark`M88 108h24v84a6 6 0 0 1-6 6H94a6 6 0 0 1-6-6z` +
            fillWith(ink)`M74 30c0-20 52-20 52 0v62c0 22-10 32-26 32s-26-10-26-32z` +
            fillWith(shade)`M114 17c8 3 12 7 12 13v62c0 22-10 32-26 32c10-6 14-16 14-32z`,
        ),
      ) +
        sparkle(168, 28, 22) +
        sparkle(192, 60, 10),
    ),

  whiten: () =>
    group('translate(-8 6)', paintedTooth()) +
    sparkle(168, 36, 26) +
    sparkle(184, 86, 12) +
    sparkle(22, 44, 13),

  heart: () =>
    repeat(
      14,
      (i) =>
        fillWith(i % 2 ? 'maize' : 'maizeDark', {
          transform: rounded`rotate(${(i * 360) / 14} 100 98)`,
        })`M95 20L100 -6L105 20Z`,
    ) +
    fill.rosa`M100 172C56 142 28 112 28 78C28 36 80 24 100 60C120 24 172 36 172 78C172 112 144 142 100 172Z` +
    fill.rosaDark`M144 42C162 46 172 60 172 78C172 112 144 142 100 172C126 146 148 116 152 84C153.5 66 150 52 144 42Z` +
    fill.rosaLight`M100 136C80 120 66 106 66 90C66 70 90 66 100 82C110 66 134 70 134 90C134 106 120 120 100 136Z` +
    flower(100, 99, 17, 6, 'enamel'),

  tea: () =>
    stroke('enamel', 8, { opacity: 0.95 })`M78 66c-14-16 12-24 0-44M110 66c-14-16 12-24 0-44` +
    cutStroke('cobalt', 13)`M146 100c34-6 40 44-8 44` +
    fill.enamel`M34 80h120c0 50-8 92-42 92H76c-34 0-42-42-42-92z` +
    fill.enamelShade`M132 80h22c0 50-8 92-42 92H92c32-10 40-46 40-92z` +
    ellipse(94, 80, 60, 10, 'maize') +
    ellipse(94, 82, 52, 6.5, 'maizeDark') +
    paintedFlower(88, 128) +
    fill.cobalt`M22 172h150a10 10 0 0 1-10 14H32a10 10 0 0 1-10-14z`,

  clock: () =>
    stroke('clayDark', 13)`M50 168l-18 22M150 168l18 22` +
    fill.maize`M28 66a30 30 0 0 1 48-34zM172 66a30 30 0 0 0-48-34z` +
    circle(100, 112, 76, 'clay') +
    fill.clayDark`M134 44a76 76 0 0 1-66 137a76 76 0 0 0 66-137z` +
    circle(100, 112, 58, 'enamel') +
    fill.maizeLight`M100 112V60a52 52 0 0 1 26 7z` +
    fillWith('maize', { opacity: 0.85 })`M100 112V56a56 56 0 0 1 40 17z` +
    stroke('ink', 8)`M100 112V70M100 112l26-26` +
    circle(100, 112, 8, 'rosa') +
    group({ fill: 'cobaltLight' }, circle(100, 158, 4) + circle(54, 112, 4) + circle(146, 112, 4)),

  magnify: () =>
    stroke('clayDark', 22)`M138 138l44 44` +
    stroke('clay', 10)`M144 144l34 34` +
    circle(88, 88, 76, 'cobalt') +
    fill.cobaltDark`M124 21a76 76 0 0 1-66 137a76 76 0 0 0 66-137z` +
    circle(88, 88, 59, 'sky') +
    fillWith('enamel', {
      opacity: 0.6,
    })`M40 78A52 52 0 0 1 84 36c4 0 4 8 0 9a42 42 0 0 0-34 34c-1 5-10 4-10-1z` +
    miniTooth(90, 92, 0.46, { turn: 8, painted: true }),

  flask: () =>
    fill.enamel`M76 14h48v54l48 88c10 20-2 34-22 34H50c-20 0-32-14-22-34l48-88z` +
    fill.enamelShade`M106 14h18v54l48 88c10 20-2 34-22 34h-34c22 0 28-16 20-32l-30-84z` +
    fill.violet`M56 108c16-8 28 8 46 0s28-4 40-2l30 52c8 18-4 30-22 30H50c-18 0-30-12-22-30z` +
    fill.violetDark`M124 106c6 0 12 0 18 1l30 51c8 18-4 30-22 30h-30c20-4 24-18 18-32z` +
    fill.steelLight`M68 8h64a6 6 0 0 1 0 14H68a6 6 0 0 1 0-14z` +
    circle(80, 142, 9, 'violetLight') +
    circle(108, 160, 6, 'violetLight') +
    circle(102, 126, 5, 'violetLight'),

  chart: () =>
    fill.enamel`M26 20h148a14 14 0 0 1 14 14v128a14 14 0 0 1-14 14H26a14 14 0 0 1-14-14V34a14 14 0 0 1 14-14z` +
    fill.enamelShade`M12 160h176v2a14 14 0 0 1-14 14H26a14 14 0 0 1-14-14z` +
    fill.skyDark`M34 112h24v40H34z` +
    fill.maize`M70 90h24v62H70z` +
    fill.rosa`M106 66h24v86h-24z` +
    fill.agave`M142 44h24v108h-24z` +
    stroke('ink', 5, { 'stroke-dasharray': '1 10' })`M40 92L82 66L118 46L154 26`,

  tv: () =>
    stroke('steelDark', 7)`M70 8l30 32L130 8` +
    fill.clayDark`M40 172h18v20H44zM142 172h18l-4 20h-14z` +
    fill.clay`M30 36h140a18 18 0 0 1 18 18v106a18 18 0 0 1-18 18H30a18 18 0 0 1-18-18V54a18 18 0 0 1 18-18z` +
    fill.clayDark`M158 36h12a18 18 0 0 1 18 18v106a18 18 0 0 1-18 18h-20c12-6 16-14 16-28V58c0-10-3-18-8-22z` +
    fill.cobaltDark`M42 52h84a16 16 0 0 1 16 16v78a16 16 0 0 1-16 16H42a16 16 0 0 1-16-16V68a16 16 0 0 1 16-16z` +
    fill.maize`M70 78v58c0 4 4 6 7 4l46-28c3-2 3-7 0-9L77 74c-3-2-7 0-7 4z` +
    circle(164, 74, 8, 'maize') +
    circle(164, 98, 8, 'enamel') +
    stroke('enamel', 4)`M156 124h16M156 134h16M156 144h16`,

  quiz: () =>
    fill.clay`M40 26h110a12 12 0 0 1 12 12v140a12 12 0 0 1-12 12H40a12 12 0 0 1-12-12V38a12 12 0 0 1 12-12z` +
    fill.clayDark`M150 26a12 12 0 0 1 12 12v140a12 12 0 0 1-12 12h-20l16-164z` +
    fill.enamel`M42 42h106v134H42z` +
    fill.steel`M72 14h46a7 7 0 0 1 7 7v22H65V21a7 7 0 0 1 7-7z` +
    each([true, true, false], (ticked, row) => {
      const y = 62 + row * 36
      const box = rect(54, y, 24, 24, ticked ? 'agave' : 'enamelShade', { rx: 6 })
      const tick = stroke('enamel', 4.5, { 'stroke-linejoin': 'round' })`M59 ${y + 12}l5 6l9-11`
      const text = stroke('enamelDeep', 6)`M90 ${y + 6}h44M90 ${y + 18}h28`
      return box + (ticked ? tick : '') + text
    }) +
    group(
      'rotate(36 160 130)',
      fill.maize`M150 70h22v96h-22z` +
        fill.maizeDark`M164 70h8v96h-8z` +
        fill.rosa`M150 70v-8a8 8 0 0 1 8-8h6a8 8 0 0 1 8 8v8z` +
        fill.bone`M150 166h22l-11 24z` +
        fill.ink`M157 180h8l-4 10z`,
    ),

  emergency: () =>
    tooth() +
    stroke('ink', 5.5, { 'stroke-linejoin': 'round' })`M112 34l-12 24l16 14l-14 22` +
    group(
      'rotate(-24 88 104)',
      rect(30, 88, 120, 38, 'clayLight', { rx: 19 }) +
        fill.clay`M116 88h15a19 19 0 0 1 0 38h-15z` +
        rect(68, 88, 44, 38, 'bone') +
        group(
          { fill: 'clay' },
          circle(80, 100, 3) +
            circle(80, 114, 3) +
            circle(100, 100, 3) +
            circle(100, 114, 3) +
            circle(90, 107, 3),
        ),
    ) +
    fill.maize`M174 4l-30 40h18l-8 30 34-44h-19z`,

  paleta: () =>
    group(
      'rotate(14 100 100)',
      fill.bone`M88 140h24v44a12 12 0 0 1-24 0z` +
        fill.boneDark`M102 140h10v44a12 12 0 0 1-12 12c2-4 2-8 2-12z` +
        fill.rosa`M52 58A48 48 0 0 1 116 13A17 17 0 0 0 118 36A17 17 0 0 0 130 60A17 17 0 0 0 148 70V136a14 14 0 0 1-14 14H66a14 14 0 0 1-14-14z` +
        fill.maize`M52 96q12-12 24 0t24 0t24 0t24 0v40a14 14 0 0 1-14 14H66a14 14 0 0 1-14-14z` +
        fill.rosaDark`M130 60A17 17 0 0 0 148 70V96q-10-8-20-2V58z` +
        fill.maizeDark`M128 94q10-6 20 2v40a14 14 0 0 1-14 14h-20c10-4 14-12 14-22z` +
        stroke('enamel', 9, { opacity: 0.75 })`M68 60v50`,
    ) +
    stroke('enamel', 6)`M28 40v36M12 49l32 18M44 49L12 67M172 134v30M159 142l26 14M185 142l-26 14`,

  root: () =>
    tooth() +
    fill.maizeLight`M100 62C90 50 70 44 58 54C44 66 46 90 54 108C60 124 60 144 65 158C67 164 70 162 71 158C76 136 80 116 100 116S124 136 129 158C130 162 133 164 135 158C140 144 140 124 146 108C154 90 156 66 142 54C130 44 110 50 100 62Z` +
    fill.rosa`M100 80C92 68 78 66 72 74C64 84 72 96 68 118C67 130 66 144 68 152C72 130 78 104 100 104S128 130 132 152C134 144 133 130 132 118C128 96 136 84 128 74C122 66 108 68 100 80Z` +
    stroke('steelDark', 5)`M100 96V12` +
    fill.cobalt`M90 4h20a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H90a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z`,

  wisdom: () =>
    group(
      'translate(0 18)',
      tooth() +
        group(
          { stroke: 'ink', 'stroke-width': 5, fill: 'none' },
          circle(74, 84, 17, 'sky', { 'fill-opacity': 0.5 }) +
            circle(126, 84, 17, 'sky', { 'fill-opacity': 0.5 }) +
            path()`M91 82q9-7 18 0`,
        ) +
        circle(74, 85, 5, 'ink') +
        circle(126, 85, 5, 'ink') +
        stroke('ink', 5)`M88 110q12 9 24 0`,
    ) +
    fill.cobaltDark`M62 36h76v22c-20 12-56 12-76 0z` +
    fill.cobalt`M100 2l76 30-76 30-76-30z` +
    cutStroke('maize', 5)`M166 36v34` +
    fill.maize`M160 66h12l4 24h-20z`,

  gum: () =>
    group('translate(38 84) scale(.5 .74) translate(-100 -84)', tooth()) +
    group('translate(100 72) scale(.58 .8) translate(-100 -84)', tooth()) +
    group('translate(162 84) scale(.5 .74) translate(-100 -84)', tooth()) +
    fill.gumDark`M2 112C10 92 26 92 38 108C50 124 58 116 68 100C80 82 120 82 132 100C142 116 150 124 162 108C174 92 190 92 198 112V168a22 22 0 0 1-22 22H24a22 22 0 0 1-22-22Z` +
    fill.gum`M2 132C10 112 26 112 38 128C50 144 58 136 68 120C80 102 120 102 132 120C142 136 150 144 162 128C174 112 190 112 198 132V168a22 22 0 0 1-22 22H24a22 22 0 0 1-22-22Z` +
    flower(100, 158, 20, 6, 'enamel') +
    circle(62, 162, 5, 'enamel') +
    circle(138, 162, 5, 'enamel'),

  mail: () =>
    fill.enamel`M20 46h160a12 12 0 0 1 12 12v96a12 12 0 0 1-12 12H20a12 12 0 0 1-12-12V58a12 12 0 0 1 12-12z` +
    fill.enamelShade`M8 152l66-54h52l66 54v2a12 12 0 0 1-12 12H20a12 12 0 0 1-12-12z` +
    fill.rosa`M10 52c2-4 6-6 10-6h160c4 0 8 2 10 6l-80 62c-6 5-14 5-20 0z` +
    fill.rosaDark`M180 46c4 0 8 2 10 6l-80 62c-6 5-14 5-20 0c40-10 72-40 90-68z` +
    circle(100, 104, 24, 'maize') +
    miniTooth(100, 105, 0.17),

  chat: () =>
    fill.cobalt`M36 30h128a24 24 0 0 1 24 24v70a24 24 0 0 1-24 24H96l-40 36c-4 3-8 1-8-4v-32H36a24 24 0 0 1-24-24V54a24 24 0 0 1 24-24z` +
    fill.cobaltDark`M152 30h12a24 24 0 0 1 24 24v70a24 24 0 0 1-24 24h-30c24-4 30-16 30-36V58c0-14-4-22-12-28z` +
    flower(56, 90, 17, 6, 'enamel') +
    flower(100, 90, 17, 6, 'enamel') +
    flower(144, 90, 17, 6, 'enamel'),

  doc: () =>
    fill.enamel`M48 10h78l40 40v128a12 12 0 0 1-12 12H48a12 12 0 0 1-12-12V22a12 12 0 0 1 12-12z` +
    fill.enamelShade`M146 60h20v118a12 12 0 0 1-12 12h-26c14-4 18-12 18-24z` +
    fill.skyDark`M126 10l40 40h-28a12 12 0 0 1-12-12z` +
    stroke('enamelDeep', 8)`M56 56h48M56 78h88M56 98h88M56 118h60` +
    fill.rosa`M112 160l-6 36 16-9 16 9-6-36z` +
    dahlia(122, 150, 25, maizeDahlia),

  lock: () =>
    cutStroke('steel', 17)`M58 92V66a42 42 0 0 1 84 0v26` +
    fill.violet`M44 86h112a18 18 0 0 1 18 18v68a18 18 0 0 1-18 18H44a18 18 0 0 1-18-18v-68a18 18 0 0 1 18-18z` +
    fill.violetDark`M150 86h6a18 18 0 0 1 18 18v68a18 18 0 0 1-18 18h-24c16-4 22-12 22-28v-58c0-8 0-14-4-18z` +
    flower(94, 126, 23, 6, 'enamel') +
    fill.enamel`M89 136h10l4 32H85z`,

  megaphone: () =>
    fill.rosaDark`M56 118h30l10 56a8 8 0 0 1-8 9H74a8 8 0 0 1-8-6z` +
    fill.maize`M34 74h50v56H34a20 20 0 0 1-20-20V94a20 20 0 0 1 20-20z` +
    fill.rosa`M84 74C116 70 138 50 152 28v148c-14-22-36-42-68-46z` +
    fill.rosaDark`M152 104v72c-14-22-36-42-68-46v-14c30 0 56-4 68-12z` +
    ellipse(152, 102, 13, 74, 'rosaLight') +
    stroke('enamel', 7)`M176 74l16-10M180 102h18M176 130l16 10`,

  mirror: () =>
    group(
      'rotate(36 100 100)',
      fill.steel`M95 78h10l3 104a8 8 0 0 1-16 0z` +
        fill.steelDark`M101 78h4l3 104a8 8 0 0 1-8 8z` +
        fill.teal`M88 130h24l2 54a14 14 0 0 1-28 0z` +
        fill.tealDark`M102 130h10l2 54a14 14 0 0 1-14 14c4-4 4-8 4-14z`,
    ) +
    circle(134, 52, 48, 'steelLight') +
    fill.steel`M156 9a48 48 0 0 1-44 86a48 48 0 0 0 44-86z` +
    circle(134, 52, 37, 'sky') +
    miniTooth(134, 54, 0.3, { turn: -10 }) +
    sparkle(48, 62, 20) +
    sparkle(28, 96, 9),

  house: () =>
    fill.agave`M28 84h144v100a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6z` +
    fill.agaveDark`M136 84h36v100a6 6 0 0 1-6 6h-30z` +
    fill.clay`M100 12L4 82a6 6 0 0 0 3 11h186a6 6 0 0 0 3-11z` +
    fill.clayDark`M100 12l96 70a6 6 0 0 1-3 11h-53z` +
    fill.clayLight`M28 84a12 12 0 0 0 24 0a12 12 0 0 0 24 0a12 12 0 0 0 24 0a12 12 0 0 0 24 0a12 12 0 0 0 24 0a12 12 0 0 0 24 0` +
    fill.maize`M78 190v-44a22 22 0 0 1 44 0v44z` +
    fill.maizeDark`M100 124a22 22 0 0 1 22 22v44h-22z` +
    circle(112, 160, 4, 'ink') +
    fill.sky`M44 154v-22a12 12 0 0 1 24 0v22zM132 154v-22a12 12 0 0 1 24 0v22z` +
    fill.rosa`M40 154h32v9H40zM128 154h32v9h-32z` +
    flower(50, 151, 7, 5, 'rosaLight') +
    flower(62, 151, 7, 5, 'rosaLight') +
    flower(138, 151, 7, 5, 'rosaLight') +
    flower(150, 151, 7, 5, 'rosaLight') +
    circle(100, 56, 15, 'enamel') +
    flower(100, 56, 14),

  suitcase: () =>
    cutStroke('cobaltDark', 12)`M70 58V38a14 14 0 0 1 14-14h32a14 14 0 0 1 14 14v20` +
    fill.clay`M30 56h140a18 18 0 0 1 18 18v88a18 18 0 0 1-18 18H30a18 18 0 0 1-18-18V74a18 18 0 0 1 18-18z` +
    fill.clayDark`M160 56h10a18 18 0 0 1 18 18v88a18 18 0 0 1-18 18h-28c16-4 22-12 22-26V78c0-10 0-16-4-22z` +
    fill.maize`M44 56h16v124H44zM140 56h16v124h-16z` +
    circle(98, 110, 29, 'enamel') +
    paintedFlower(98, 110, 0.66) +
    group(
      'rotate(-14 116 154)',
      rect(88, 145, 42, 25, 'cobalt', { rx: 4 }) + circle(109, 157.5, 8, 'maize'),
    ),

  bag: () =>
    cutStroke('cobaltDark', 9)`M66 70C66 20 134 20 134 70` +
    group(placeMotif(64, 44, { turn: 20, scale: 0.5 }), brushBody()) +
    group(placeMotif(128, 42, { turn: 164, scale: 0.44 }), ebrushBody()) +
    fill.rosa`M24 74h152l10 104a12 12 0 0 1-12 12H26a12 12 0 0 1-12-12z` +
    fillWith('maize', {
      opacity: 0.95,
    })`M46 74h14l-4 116H40zM86 74h12v116H84zM126 74h12l4 116h-16z` +
    fill.enamel`M68 74h6l-2 116h-8zM108 74h6l2 116h-8zM150 74h6l8 116h-8z` +
    fillWith('cobalt', {
      opacity: 0.82,
    })`M22.5 92h155l1 12h-157zM19 128h162.5l1 12H18zM16 162h169l1 12H15z` +
    fillWith('ink', { opacity: 0.16 })`M150 74h26l10 104a12 12 0 0 1-12 12h-30z`,

  smile: () =>
    fill.rosa`M8 74C40 34 76 50 100 62C124 50 160 34 192 74C178 142 144 176 100 176S22 142 8 74Z` +
    fill.rosaDark`M192 74C178 142 144 176 100 176C140 158 158 116 162 52C174 54 184 62 192 74Z` +
    fill.ink`M28 82C60 72 140 72 172 82C160 130 134 150 100 150S40 130 28 82Z` +
    fill.gumDark`M60 132C76 116 124 116 140 132C128 144 116 150 100 150S72 144 60 132Z` +
    fill.enamel`M30 81.5C62 72 138 72 170 81.5C168 90 165 97 162 103Q150 110 138 105Q126 112 114 107Q100 113 86 107Q74 112 62 105Q50 110 38 103C35 97 32 90 30 81.5Z` +
    cutStroke('enamelDeep', 3)`M62 77v28M86 75v32M114 75v32M138 77v28` +
    sparkle(134, 92, 11),

  braces: () =>
    fill.gumDark`M0 66C0 30 46 22 100 22S200 30 200 66C200 84 184 92 176 78C168 68 152 70 150 84C140 66 114 66 100 84C86 66 60 66 50 84C48 70 32 68 24 78C16 92 0 84 0 66Z` +
    fill.gum`M0 60C0 28 46 20 100 20C120 20 140 21 156 25C120 30 60 36 30 62C20 70 0 76 0 60Z` +
    each(bracedTeeth, ({ x, y, width, height }) => incisor(x, y, width, height)) +
    fill.gumDark`M0 60C4 84 18 82 25 72C32 62 40 66 45 78C52 58 90 54 100 76C110 54 148 58 155 78C160 66 168 62 175 72C182 82 196 84 200 60L200 50C180 34 140 28 100 28S20 34 0 50Z` +
    fill.gum`M0 56C3 74 17 74 25 65C33 57 41 60 46 70C56 52 90 50 100 68C110 50 144 52 154 70C148 54 156 50 160 34C142 30 122 28 100 28C60 28 20 34 0 50Z` +
    stroke('cobaltDark', 6)`M4 96C40 106 70 108 100 108S160 106 196 96` +
    each(bracedTeeth, ({ x, width, wire, ink }) => bracket(x + width / 2, wire, ink)) +
    fill.rosa`M0 146Q100 214 200 146C196 176 150 196 100 196S4 176 0 146Z` +
    fill.rosaDark`M200 146C196 176 150 196 100 196C140 190 164 178 172 159Q186 154 200 146Z`,

  chair: () =>
    fill.cobaltDark`M88 138h24v40H88z` +
    fill.cobalt`M46 176h108a12 12 0 0 1 12 12v6H34v-6a12 12 0 0 1 12-12z` +
    fill.cobaltDark`M130 176h24a12 12 0 0 1 12 12v6h-44c8-4 10-10 8-18z` +
    fill.rosa`M22 48c-4-12 14-20 22-9l38 61h62c20 0 32 8 40 22l10 18c5 9-2 18-13 15l-32-8H74c-14 0-21-7-26-17z` +
    fill.rosaDark`M48 130c5 10 12 17 26 17h75l32 8c11 3 18-6 13-15l-6-10c-10 4-22 3-36 1l-76-2c-20 0-28-6-34-19L28 62z` +
    stroke('rosaLight', 6)`M60 60l30 46M150 118c10 1 18 5 24 12` +
    rect(4, 18, 40, 34, 'teal', { rx: 14, transform: 'rotate(-20 24 35)' }) +
    fill.tealDark`M33 17c8-1 14 2 16 8l6 14c2 7-4 13-12 14 4-12-1-26-10-36z` +
    rect(92, 92, 62, 15, 'enamel', { rx: 7.5 }) +
    fill.enamelShade`M136 92h10a7.5 7.5 0 0 1 0 15h-16c4-4 6-9 6-15z` +
    stroke('cobalt', 8)`M190 12c-26-6-46 6-50 26` +
    fill.teal`M116 36h46l11 26h-68z` +
    fill.tealDark`M146 36h16l11 26h-24z` +
    ellipse(139, 63, 30, 7, 'enamel'),

  molcajete: () =>
    group(
      'rotate(28 140 70)',
      fill.steelLight`M130 6h20a9 9 0 0 1 9 9v76c0 14-8 22-19 22s-19-8-19-22V15a9 9 0 0 1 9-9z` +
        fill.steel`M144 6h6a9 9 0 0 1 9 9v76c0 14-8 22-19 22 6-6 8-12 8-22z`,
    ) +
    leaf(72, 92, 62, 24, -30) +
    leaf(86, 92, 72, 26, 4, 'agaveLight', 'agave') +
    leaf(60, 96, 46, 18, -62, 'agaveLight', 'agave') +
    flower(42, 52, 18, 7, 'enamel') +
    fill.steelDark`M40 148l-9 40a8 8 0 0 0 15 3l14-38zM160 148l9 40a8 8 0 0 1-15 3l-14-38z` +
    fill.steelLight`M14 88h172c0 50-30 82-86 82S14 138 14 88z` +
    fill.steel`M146 88h40c0 50-30 82-86 82c40-12 50-40 46-82z` +
    fill.enamel`M10 78h180a8 8 0 0 1 8 8v4a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8v-4a8 8 0 0 1 8-8z` +
    fill.enamelShade`M150 78h40a8 8 0 0 1 8 8v4a8 8 0 0 1-8 8h-44z` +
    stroke('rosa', 7)`M30 116q12-12 24 0t24 0 24 0 24 0 24 0 18-6` +
    group(
      { fill: 'cobalt' },
      circle(52, 136, 5) + circle(78, 146, 5) + circle(104, 149, 5) + circle(130, 143, 5),
    ),

  // Treatments

  filling: () =>
    tooth() +
    fill.tealDark`M92 40C108 30 134 24 152 38C160 62 146 84 126 82C106 80 92 62 92 40Z` +
    fill.teal`M92 40C108 30 130 26 142 32C146 52 134 72 118 79C102 72 92 58 92 40Z` +
    stroke('tealLight', 7)`M104 46c2 8 5 14 10 19` +
    group(
      'rotate(34 160 30)',
      fill.maize`M151-34h18v44h-18z` +
        fill.maizeDark`M162-34h7v44h-7z` +
        fill.steel`M156 10h8l5 26c0 10-18 10-18 0z`,
    ) +
    sparkle(34, 26, 14),

  crown: () =>
    fill.bone`M70 116h60l10 22H60z` +
    fill.bone`M58 134H142C141 150 147 164 141 182C137 194 125 194 121 182C118 168 114 158 100 158S82 168 79 182C75 194 63 194 59 182C53 164 59 150 58 134Z` +
    fill.boneDark`M114 116h16l12 18C141 150 147 164 141 182C137 194 125 194 121 182C120 178 119.5 175 118.5 172C128 166 126 140 114 116Z` +
    fill.enamel`M100 20C88 7 65 0 47 12C24 27 24 62 37 92Q100 108 163 92C176 62 176 27 153 12C135 0 112 7 100 20Z` +
    fill.enamelShade`M153 12C176 27 176 62 163 92Q150 96 134 98C156 72 160 32 138 6C144 6 149 8 153 12Z` +
    paintedFlower(98, 52, 0.8) +
    fill.maize`M35 86Q100 104 165 86L161 102Q100 118 39 102Z` +
    fill.maizeDark`M140 94Q154 90 165 86L161 102Q146 106 132 108Z` +
    stroke('maize', 6, { 'stroke-dasharray': '1 13' })`M22 132v34M178 132v34`,

  bridge: () =>
    fill.skyDark`M62 150h76v46H62z` +
    cutStroke('enamel', 5)`M62 160q10-8 19 0t19 0 19 0 19 0` +
    fill.gumDark`M0 140C14 128 50 128 64 142V182a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14ZM136 142C150 128 186 128 200 140V182a14 14 0 0 1-14 14H150a14 14 0 0 1-14-14Z` +
    fill.gum`M0 156C14 144 50 144 64 158V182a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14ZM136 158C150 144 186 144 200 156V182a14 14 0 0 1-14 14H150a14 14 0 0 1-14-14Z` +
    fill.cobalt`M20 96h160v22H20z` +
    each(
      [
        { x: 4, y: 0, foot: 144 },
        { x: 68, y: -8, foot: 150 },
        { x: 132, y: 0, foot: 144 },
      ],
      ({ x, y, foot }) =>
        group(
          place(x, y),
          fill.enamel`M32 46C24 36 4 36 1 56C-2 84 4 112 10 136C18 ${foot} 46 ${foot} 54 136C60 112 66 84 63 56C60 36 40 36 32 46Z` +
            fill.enamelShade`M50 40C58 42 62 48 63 56C66 84 60 112 54 136C50 141 42 143 34 143.5C50 120 54 70 50 40Z`,
        ),
    ) +
    paintedFlower(100, 82, 0.62) +
    stroke('maize', 7, { 'stroke-dasharray': '1 14' })`M8 118Q100 98 192 118`,

  veneer: () =>
    fill.bone`M26 46C30 18 98 18 104 46C110 90 106 140 98 168C92 186 40 186 34 168C24 140 22 90 26 46Z` +
    fill.boneDark`M86 29C96 32 102 38 104 46C110 90 106 140 98 168C95 177 82 181 68 181.5C92 150 98 80 86 29Z` +
    stroke('enamel', 7, { opacity: 0.7 })`M44 60c-2 24-2 50 2 78` +
    stroke('maize', 7)`M116 66h16M118 104h16M116 142h16` +
    fill.skyDark`M152 24C186 28 194 70 190 108C188 146 178 182 156 184C150 184 146 180 148 174C164 140 166 80 146 36C142 28 146 24 152 24Z` +
    fill.enamel`M152 24C180 30 186 70 182 106C180 140 170 172 150 182C147 180 147 177 148 174C164 140 166 80 146 36C142 28 146 24 152 24Z` +
    sparkle(160, 6, 13) +
    sparkle(186, 30, 8),

  farewell: () =>
    gumBar(152) +
    fill.gumDark`M76 160h48v18a24 24 0 0 1-48 0z` +
    fillWith('#C94A6C')`M82 160h36v14a18 18 0 0 1-36 0z` +
    cutStroke('ink', 3.5)`M100 66C106 78 94 84 100 96` +
    fill.rosa`M100-6C126-6 142 14 142 36C142 54 122 68 106 70L100 76L94 70C78 68 58 54 58 36C58 14 74-6 100-6Z` +
    fill.rosaDark`M116-3C132 3 142 18 142 36C142 54 122 68 106 70L100 76C118 60 128 26 116-3Z` +
    flower(96, 32, 19, 6, 'enamel') +
    stroke('rosaLight', 6)`M72 26C74 16 80 10 86 8` +
    miniTooth(100, 122, 0.38) +
    stroke('maize', 6)`M62 130v-14M138 130v-14M50 148v-12M150 148v-12`,

  guard: () =>
    fill.maize`M108-4A54 54 0 1 0 150 76A44 44 0 1 1 108-4Z` +
    sparkle(146, 24, 15, 'enamel') +
    sparkle(174, 58, 9, 'enamel') +
    fill.teal`M8 104C8 90 22 82 36 88C44 92 46 100 48 110C54 138 74 148 100 148S146 138 152 110C154 100 156 92 164 88C178 82 192 90 192 104C192 160 156 196 100 196S8 160 8 104Z` +
    fill.tealDark`M170 87C182 85 192 93 192 104C192 160 156 196 100 196C140 186 168 150 170 87Z` +
    stroke('tealLight', 15, {
      'stroke-dasharray': '22 6',
    })`M26 108C30 150 60 172 100 172S170 150 174 108`,

  retainer: () =>
    stroke('steel', 8)`M16 120C2 40 50 6 100 6S198 40 184 120` +
    stroke('steelDark', 8)`M16 120C10 142 34 142 34 122M184 120C190 142 166 142 166 122` +
    fill.teal`M34 84C40 46 68 34 100 34S160 46 166 84C174 134 166 178 146 186C130 190 128 150 100 150S70 190 54 186C34 178 26 134 34 84Z` +
    fill.tealDark`M144 46C156 54 163 66 166 84C174 134 166 178 146 186C136 188 131 175 125 164C150 150 156 90 144 46Z` +
    paintedFlower(96, 96, 0.86) +
    group(
      { fill: 'maize' },
      circle(56, 90, 5) +
        circle(140, 96, 5) +
        circle(54, 128, 4) +
        circle(142, 136, 4) +
        circle(72, 62, 4) +
        circle(128, 62, 4),
    ),

  deepclean: () =>
    group('translate(6 -14) scale(1 1.08)', tooth()) +
    fill.gumDark`M0 104C16 88 34 92 46 116C60 152 140 152 158 112C170 90 186 90 200 104V182a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z` +
    fill.gum`M0 124C14 108 30 110 42 134C58 168 146 168 162 130C174 110 188 112 200 124V182a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z` +
    stroke('steel', 9, {
      'stroke-linejoin': 'round',
    })`M4 16L34 60C40 70 34 82 44 96C50 106 56 112 66 116` +
    stroke('cobalt', 20)`M-2 6L24 46` +
    stroke('cobaltLight', 5)`M2 4L26 42` +
    group({ fill: 'enamel' }, circle(76, 132, 8) + circle(94, 142, 5) + circle(60, 150, 5)) +
    sparkle(150, 60, 16) +
    sparkle(172, 34, 9),

  milk: () =>
    fillWith('sky', { opacity: 0.9 })`M30 22h140l-14 160a12 12 0 0 1-12 11H56a12 12 0 0 1-12-11z` +
    fill.enamel`M37 70h126l-9 110a12 12 0 0 1-12 11H58a12 12 0 0 1-12-11z` +
    fill.enamelShade`M138 70h25l-9 110a12 12 0 0 1-12 11h-28c16-8 24-40 24-121z` +
    ellipse(100, 70, 63, 11, 'enamelDeep') +
    group(placeMotif(98, 100, { turn: -12, scale: 0.56 }), tooth('bone', 'boneDark')) +
    fillWith('enamel', {
      opacity: 0.55,
    })`M37.5 78q16 10 31 0t31 0 31 0 31 0l-8 102a12 12 0 0 1-12 11H58a12 12 0 0 1-12-11z` +
    stroke('enamel', 8)`M44 36l4 40` +
    fill.cobalt`M24 14h152v14H24z`,

  coldpack: () =>
    fill.cobalt`M62 14h76a12 12 0 0 1 12 12v22H50V26a12 12 0 0 1 12-12z` +
    fill.cobaltDark`M122 14h16a12 12 0 0 1 12 12v22h-30z` +
    fill.skyDark`M54 44h92c4 16 38 30 38 78c0 46-34 68-84 68S16 168 16 122c0-48 34-62 38-78z` +
    fill.cobaltLight`M130 44h16c4 16 38 30 38 78c0 46-34 68-84 68c50-16 74-80 30-146z` +
    stroke('enamel', 9)`M38 100c-6 12-8 26-5 40` +
    stroke('enamel', 9)`M100 84v76M67 103l66 38M133 103l-66 38` +
    stroke('enamel', 7)`M88 92l12 10 12-10M88 152l12-10 12 10`,

  pick: () =>
    group(
      'rotate(-24 100 100)',
      stroke('rosa', 18)`M60 22V70M140 22V70` +
        cutStroke('enamel', 5)`M60 26H140` +
        fill.rosa`M51 62h98c0 22-20 34-37 36l-3 78a9 9 0 0 1-18 0l-3-78c-17-2-37-14-37-36z` +
        fill.rosaDark`M126 62h23c0 22-20 34-37 36l-3 78a9 9 0 0 1-11 9c4-30 2-66 4-92c14-4 22-14 24-31z` +
        stroke('rosaLight', 6)`M66 72c6 8 14 12 24 13`,
    ) +
    miniTooth(42, 160, 0.26) +
    miniTooth(160, 156, 0.26),

  jet: () =>
    fill.sky`M96 74h84a10 10 0 0 1 10 10v82H86V84a10 10 0 0 1 10-10z` +
    fill.skyDark`M86 108q13-10 26 0t26 0 26 0 26 0v58H86z` +
    fill.cobalt`M78 160h120v22a12 12 0 0 1-12 12H90a12 12 0 0 1-12-12z` +
    fill.cobaltDark`M170 160h28v22a12 12 0 0 1-12 12h-30c10-6 14-16 14-34z` +
    circle(112, 177, 8, 'maize') +
    stroke('steel', 7)`M86 178C40 190 60 130 54 120` +
    group(
      'rotate(-14 46 80)',
      fill.enamel`M34 58h26v70a13 13 0 0 1-26 0z` +
        fill.enamelShade`M50 58h10v70a13 13 0 0 1-13 13c4-20 5-50 3-83z` +
        fill.teal`M38 40h18v20H38z` +
        stroke('tealDark', 7)`M47 42V14q0-8 10-8h14`,
    ) +
    group({ fill: 'skyDark' }, circle(82, 10, 5) + circle(96, 14, 4) + circle(108, 20, 3.5)) +
    miniTooth(146, 34, 0.34),

  // Children

  kidcup: () =>
    group('translate(126 62) rotate(14) scale(.62) translate(-100 -86)', brushBody()) +
    circle(46, 86, 22, 'maize') +
    circle(46, 86, 11, 'gum') +
    circle(144, 86, 22, 'maizeDark') +
    circle(144, 86, 11, 'gumDark') +
    fill.maize`M28 80h134l-12 102a12 12 0 0 1-12 10H52a12 12 0 0 1-12-10z` +
    fill.maizeDark`M136 80h26l-12 102a12 12 0 0 1-12 10h-26c16-6 22-16 24-36z` +
    rect(22, 72, 146, 18, 'enamel', { rx: 9 }) +
    fill.enamelShade`M140 72h19a9 9 0 0 1 0 18h-23z` +
    circle(72, 122, 7.5, 'ink') +
    circle(116, 122, 7.5, 'ink') +
    circle(74.5, 119, 2.6, 'enamel') +
    circle(118.5, 119, 2.6, 'enamel') +
    ellipse(94, 148, 25, 20, 'bone') +
    ellipse(94, 140, 9, 6.5, 'ink') +
    stroke('ink', 4.5)`M84 153q10 9 20 0` +
    circle(56, 144, 8, 'clayLight') +
    circle(132, 144, 8, 'clayLight'),

  kite: () =>
    stroke('ink', 4)`M70 150C90 176 120 160 132 178C140 190 160 190 178 184` +
    group(
      'rotate(22 100 84)',
      fill.rosa`M100-8L36 68H100Z` +
        fill.maize`M100-8L164 68H100Z` +
        fill.teal`M36 68H100V164Z` +
        fill.cobalt`M164 68H100V164Z` +
        cutStroke('ink', 4, { opacity: 0.4 })`M100-8V164M36 68H164` +
        miniTooth(100, 70, 0.36),
    ) +
    kiteBow(104, 166, -20, 'rosa') +
    kiteBow(140, 184, 16, 'maize') +
    kiteBow(172, 186, -8, 'teal'),

  trompo: () =>
    stroke('bone', 7)`M150 176C196 172 196 126 160 120C132 116 150 86 176 92` +
    fill.steelDark`M93 160h14l-4 34h-6z` +
    fill.rosa`M28 62C28 34 172 34 172 62C172 108 126 140 112 166H88C74 140 28 108 28 62Z` +
    fill.rosaDark`M150 44C164 48 172 54 172 62C172 108 126 140 112 166H96C120 130 152 100 150 44Z` +
    fill.maize`M30 74C60 92 140 92 170 74C168 83 165 91 161 99C130 113 70 113 39 99C35 91 32 83 30 74Z` +
    fill.maizeDark`M148 83C156 81 164 78 170 74C168 83 165 91 161 99C156 101 150 103 143 105C146 98 147 91 148 83Z` +
    fill.teal`M51 117C80 127 120 127 149 117C145 123 140 129 136 134C112 141 88 141 64 134C60 129 55 123 51 117Z` +
    ellipse(100, 54, 70, 15, 'rosaLight') +
    fill.bone`M90 14h20v38a10 6 0 0 1-20 0z` +
    fill.boneDark`M102 14h8v38a10 6 0 0 1-8 5z` +
    ellipse(100, 14, 10, 5, 'bone') +
    stroke('enamel', 6)`M22 184c8-8 20-8 26 0M154 192c6-6 14-6 20 0`,

  pillow: () =>
    fill.violet`M14 104C60 92 140 92 186 104C200 130 200 160 186 186C140 196 60 196 14 186C0 160 0 130 14 104Z` +
    fill.violetDark`M164 99C172 100 180 102 186 104C200 130 200 160 186 186C160 192 130 194 100 194C150 184 174 150 164 99Z` +
    circle(14, 104, 11, 'maize') +
    circle(186, 104, 11, 'maize') +
    circle(14, 186, 11, 'maize') +
    circle(186, 186, 11, 'maize') +
    stroke('violetLight', 6, {
      'stroke-dasharray': '1 13',
    })`M40 120C80 112 120 112 160 120M40 172C80 180 120 180 160 172` +
    ellipse(100, 122, 52, 12, 'violetDark', { opacity: 0.6 }) +
    miniTooth(84, 80, 0.5, { turn: -10, painted: true }) +
    circle(142, 100, 25, 'maize') +
    fill.maizeDark`M152 77A25 25 0 0 1 132 123A25 25 0 0 0 152 77Z` +
    flower(140, 100, 13, 6, 'enamel', 'maizeDark') +
    sparkle(30, 40, 16) +
    sparkle(160, 34, 11),

  // Whitening and everyday things

  strips: () =>
    group(
      'rotate(-16 60 70)',
      fill.enamel`M6 12h50a10 10 0 0 1 10 10v84a10 10 0 0 1-10 10H6a10 10 0 0 1-10-10V22a10 10 0 0 1 10-10z` +
        fill.sky`M12 26h38a6 6 0 0 1 6 6v64a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z`,
    ) +
    fill.cobalt`M54 48h120a12 12 0 0 1 12 12v116a12 12 0 0 1-12 12H54a12 12 0 0 1-12-12V60a12 12 0 0 1 12-12z` +
    fill.cobaltDark`M160 48h14a12 12 0 0 1 12 12v116a12 12 0 0 1-12 12h-26c10-6 14-16 14-28V62c0-6 0-11-2-14z` +
    fill.maize`M42 148h144v18H42z` +
    circle(108, 98, 36, 'sky') +
    miniTooth(108, 100, 0.4, { painted: true }) +
    fill.maize`M112 14h52a8 8 0 0 1 8 8v26h-68V22a8 8 0 0 1 8-8z` +
    fill.maizeDark`M150 14h14a8 8 0 0 1 8 8v26h-22z` +
    sparkle(178, 30, 15, 'enamel'),

  gel: () =>
    group(
      'rotate(42 100 100)',
      fill.enamel`M84 6h32a6 6 0 0 1 0 13H84a6 6 0 0 1 0-13z` +
        fill.steel`M93 18h14v34H93z` +
        fill.violet`M66 46h68a8 8 0 0 1 0 16H66a8 8 0 0 1 0-16z` +
        fill.violetLight`M78 60h44v84c0 8-8 14-14 16H92c-6-2-14-8-14-16z` +
        fill.enamel`M78 92h44v52c0 8-8 14-14 16H92c-6-2-14-8-14-16z` +
        fill.enamelShade`M108 92h14v52c0 8-8 14-14 16h-8c8-10 8-30 8-68z` +
        fill.steelDark`M78 84h44v10H78z` +
        stroke('violet', 5)`M84 108h12M84 122h12M84 136h12` +
        fill.violetDark`M89 160h22v12a11 11 0 0 1-22 0z`,
    ) +
    fill.enamel`M16 168C14 156 26 156 28 162C36 152 50 160 46 170C54 172 52 184 42 184H22C10 184 8 172 16 168Z` +
    sparkle(58, 44, 18) +
    sparkle(32, 74, 9),

  cafe: () =>
    stroke('enamel', 8)`M74 56c-16-18 14-26 0-48M108 56c-16-18 14-26 0-48` +
    cutStroke('clayDark', 15)`M142 92c42-12 46 58-4 58` +
    fill.clay`M32 70h120c6 26-2 44 2 66c2 22-16 42-38 42H68c-22 0-40-20-38-42c4-22-4-40 2-66z` +
    fill.clayDark`M130 70h22c6 26-2 44 2 66c2 22-16 42-38 42H96c34-10 40-50 34-108z` +
    ellipse(92, 70, 60, 13, 'clayLight') +
    ellipse(92, 72, 51, 8.5, 'ink') +
    cutStroke('enamel', 6)`M31 112q12-10 24 0t24 0 24 0 24 0 26-4` +
    group(
      { fill: 'maize' },
      circle(44, 134, 5) +
        circle(68, 138, 5) +
        circle(92, 139, 5) +
        circle(116, 137, 5) +
        circle(140, 132, 5),
    ) +
    fill.cobalt`M14 176h164a10 10 0 0 1-10 16H24a10 10 0 0 1-10-16z`,

  umbrella: () =>
    stroke('clayDark', 10)`M100 24V150C100 190 142 190 142 160` +
    miniTooth(66, 146, 0.42, { turn: -6 }) +
    fill.cobalt`M4 98A96 92 0 0 1 196 98Q180 84 164 98Q132 84 132 98Q100 80 68 98Q68 84 36 98Q20 84 4 98Z` +
    fill.enamel`M100 6C74 26 66 62 68 98Q52 84 36 98C34 56 62 16 100 6ZM100 6C126 26 134 62 132 98Q148 84 164 98C166 56 138 16 100 6Z` +
    fillWith('ink', {
      opacity: 0.15,
    })`M140 16C174 30 196 62 196 98Q180 84 164 98Q148 84 132 98C140 70 146 44 140 16Z` +
    circle(100, 4, 8, 'maize') +
    stroke('skyDark', 8)`M20 130l-6 16M30 166l-6 16M172 128l-6 16M184 164l-6 16`,

  plant: () =>
    stroke('agaveDark', 9)`M100 150C100 120 98 110 100 84` +
    leaf(100, 138, 58, 22, -64, 'agaveLight', 'agave') +
    leaf(100, 126, 58, 22, 62) +
    miniTooth(100, 50, 0.52, { painted: true }) +
    fill.clay`M46 138h108l-12 50a10 10 0 0 1-10 8H68a10 10 0 0 1-10-8z` +
    fill.clayDark`M126 138h28l-12 50a10 10 0 0 1-10 8h-26c12-8 18-30 20-58z` +
    rect(38, 124, 124, 22, 'clayLight', { rx: 7 }) +
    fill.clay`M138 124h17a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7h-21z` +
    cutStroke('maize', 6, {
      'stroke-linejoin': 'round',
    })`M60 164l10-9 10 9 10-9 10 9 10-9 10 9 10-9 10 9`,

  book: () =>
    fill.cobalt`M4 40h192v136a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8z` +
    fill.cobaltDark`M150 40h46v136a8 8 0 0 1-8 8h-60z` +
    fill.enamel`M100 46C80 26 40 22 14 30V164C40 156 80 160 100 176C120 160 160 156 186 164V30C160 22 120 26 100 46Z` +
    fill.enamelShade`M100 46C120 26 160 22 186 30V164C160 156 120 160 100 176Z` +
    fill.enamel`M110 48C128 34 158 30 180 34V156C156 150 128 154 110 164Z` +
    stroke(
      'enamelDeep',
      8,
    )`M126 66c12-6 26-9 40-9M126 88c12-6 26-9 40-9M126 110c12-6 26-9 40-9M126 132c8-4 16-6 24-7` +
    circle(56, 94, 36, 'sky') +
    miniTooth(56, 96, 0.36, { painted: true }) +
    fill.rosa`M140 16h20v52l-10-10-10 10z`,

  parts: () =>
    stroke('enamel', 6, { 'stroke-dasharray': '1 12' })`M100 62V140` +
    group(
      'translate(0 -20)',
      fill.enamel`M100 24C86 10 58 8 46 28C36 46 44 68 56 80Q100 92 144 80C156 68 164 46 154 28C142 8 114 10 100 24Z` +
        fill.enamelShade`M154 28C164 46 156 68 144 80Q134 83 122 84.5C146 66 150 34 134 13C142 16 149 20 154 28Z` +
        paintedFlower(97, 52, 0.62),
    ) +
    fill.rosa`M84 88h32l8 22H76z` +
    fill.rosaDark`M104 88h12l8 22h-16z` +
    fill.rosa`M90 110h20v10H90z` +
    fill.cobalt`M72 132h56a6 6 0 0 1 0 12H72a6 6 0 0 1 0-12z` +
    fill.cobalt`M78 140h44l-9 50a13 13 0 0 1-26 0z` +
    fill.cobaltDark`M106 140h16l-9 50a13 13 0 0 1-13 10.5z` +
    screwThread(3, 'cobaltLight', { y: 154, width: 54, taper: 2.2, pitch: 14 }) +
    stroke('enamel', 6)`M36 60V30M36 130v-14M164 60V30M164 130v-14`,

  heads: () =>
    group(
      'rotate(-12 60 110)',
      fill.teal`M48 96h28l6 88a10 10 0 0 1-10 10H52a10 10 0 0 1-10-10z` +
        fill.tealDark`M64 96h12l6 88a10 10 0 0 1-10 10H60c8-20 8-60 4-98z` +
        circle(62, 56, 48, 'enamel') +
        fill.enamelShade`M84 13A48 48 0 0 1 48 102A48 48 0 0 0 84 13Z` +
        repeat(6, (i) =>
          circle(62, 32, 11, i % 2 ? 'cobalt' : 'skyDark', {
            transform: `rotate(${i * 60} 62 56)`,
          }),
        ) +
        circle(62, 56, 12, 'maize'),
    ) +
    group(
      'rotate(12 142 110)',
      fill.rosa`M130 112h26l6 72a10 10 0 0 1-10 10h-18a10 10 0 0 1-10-10z` +
        fill.rosaDark`M144 112h12l6 72a10 10 0 0 1-10 10h-12c8-18 8-50 4-82z` +
        rect(116, -2, 54, 122, 'enamel', { rx: 24 }) +
        fill.enamelShade`M156 0a24 24 0 0 1 14 22v74a24 24 0 0 1-24 24c10-30 16-80 10-120z` +
        repeat(5, (row) => {
          const tuft = (x: number) =>
            rect(x, 12 + row * 20, 14, 13, row % 2 ? 'maize' : 'rosaLight', { rx: 5 })
          return tuft(126) + tuft(146)
        }),
    ),

  daynight: () =>
    repeat(
      9,
      (i) =>
        fillWith('maize', { transform: `rotate(${-170 + i * 20} 100 100)` })`M93 14L100-8L107 14Z`,
    ) +
    fill.maize`M100 22A78 78 0 0 0 100 178Z` +
    fill.cobaltDark`M100 22A78 78 0 0 1 100 178Z` +
    fill.maizeLight`M100 46A54 54 0 0 0 100 154Z` +
    fill.violetLight`M122 62A40 40 0 1 1 122 138A46 46 0 0 0 122 62Z` +
    sparkle(126, 100, 9, 'enamel') +
    circle(142, 44, 4, 'enamel') +
    circle(146, 158, 4, 'enamel') +
    sparkle(188, 28, 12, 'enamel') +
    sparkle(196, 140, 8, 'enamel') +
    stroke('ink', 5)`M68 96q7-9 14 0` +
    stroke('ink', 5)`M82 120q9 8 18 8`,

  sandglass: () =>
    fill.sky`M52 26h96v22c0 28-38 36-38 52s38 24 38 52v22H52v-22c0-28 38-36 38-52S52 76 52 48z` +
    fill.skyDark`M132 26h16v22c0 28-38 36-38 52s38 24 38 52v22h-20c14-40-20-50-20-74s34-30 24-74z` +
    fill.rosa`M62 58c10 20 28 26 33 38v4h10v-4c5-12 23-18 33-38q-38 10-76 0zM100 130c-20 8-34 22-36 44h72c-2-22-16-36-36-44z` +
    fill.rosaDark`M116 138c12 8 19 20 20 36h-24c10-12 10-24 4-36z` +
    stroke('rosa', 5)`M100 100v34` +
    stroke('enamel', 7)`M66 46c0 10 4 16 10 22` +
    fill.clay`M38 4h124a10 10 0 0 1 10 10v6a10 10 0 0 1-10 10H38a10 10 0 0 1-10-10v-6A10 10 0 0 1 38 4zM38 170h124a10 10 0 0 1 10 10v6a10 10 0 0 1-10 10H38a10 10 0 0 1-10-10v-6a10 10 0 0 1 10-10z` +
    fill.clayDark`M140 4h22a10 10 0 0 1 10 10v6a10 10 0 0 1-10 10h-30c6-6 9-16 8-26zM140 170h22a10 10 0 0 1 10 10v6a10 10 0 0 1-10 10h-30c6-6 9-16 8-26z` +
    fill.maize`M32 32h10v136H32zM158 32h10v136h-10z`,

  sink: () =>
    stroke('steel', 15)`M100 92V40C100 8 142 8 142 40V50` +
    cutStroke('steelLight', 5)`M104 92V44` +
    fill.rosa`M58 60h24v14H58z` +
    fill.steelDark`M66 72h9v22h-9z` +
    fill.skyDark`M142 60c8 12 11 16 11 22a11 11 0 0 1-22 0c0-6 3-10 11-22z` +
    fill.enamel`M18 104h164c2 40-22 62-54 64v14a10 10 0 0 1-10 10H82a10 10 0 0 1-10-10v-14c-32-2-56-24-54-64z` +
    fill.enamelShade`M150 104h32c2 40-22 62-54 64v14a10 10 0 0 1-10 10h-16c6-8 8-16 8-26c28-8 42-28 40-62z` +
    rect(4, 90, 192, 20, 'cobalt', { rx: 9 }) +
    fill.cobaltDark`M160 90h27a9 9 0 0 1 9 9v2a9 9 0 0 1-9 9h-31z` +
    paintedFlower(94, 138, 0.86) +
    circle(50, 130, 5, 'rosa') +
    circle(142, 132, 5, 'rosa'),

  bamboo: () =>
    group(
      'translate(82 62) rotate(-10)',
      fill.enamel`M10-58h20v44H10z` +
        fill.agaveLight`M10-50h24v9H10zM10-32h24v9H10z` +
        fill.boneDark`M-10-58a10 10 0 0 1 20 0v130h-20z` +
        fill.bone`M-10-58a10 10 0 0 1 11-9v139h-11z` +
        cutStroke('#C9A76B', 4)`M-10-6h20M-10 30h20`,
    ) +
    stroke('agaveDark', 9)`M132 96C130 60 140 34 138 10` +
    leaf(138, 40, 48, 15, 62) +
    leaf(136, 66, 48, 15, -48, 'agaveLight', 'agave') +
    leaf(138, 16, 40, 13, 26, 'agaveLight', 'agave') +
    fill.clay`M38 92h124l-10 92a12 12 0 0 1-12 10H60a12 12 0 0 1-12-10z` +
    fill.clayDark`M138 92h24l-10 92a12 12 0 0 1-12 10h-28c18-8 24-40 26-102z` +
    rect(30, 82, 140, 18, 'clayLight', { rx: 8 }) +
    cutStroke('enamel', 6, {
      'stroke-linejoin': 'round',
    })`M46 124l12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 10-9` +
    cutStroke('maize', 7, { 'stroke-dasharray': '8 6' })`M50 148h96`,

  calendar: () =>
    fill.enamel`M22 34h156a14 14 0 0 1 14 14v128a14 14 0 0 1-14 14H22a14 14 0 0 1-14-14V48a14 14 0 0 1 14-14z` +
    fill.enamelShade`M164 76h28v100a14 14 0 0 1-14 14H130c26-10 34-40 34-114z` +
    fill.cobalt`M22 22h156a14 14 0 0 1 14 14v44H8V36a14 14 0 0 1 14-14z` +
    fill.cobaltDark`M150 22h28a14 14 0 0 1 14 14v44h-36z` +
    group(
      { fill: 'maize' },
      rect(46, 8, 14, 34, undefined, { rx: 7 }) + rect(140, 8, 14, 34, undefined, { rx: 7 }),
    ) +
    repeat(12, (day) => {
      const x = 38 + (day % 4) * 41
      const y = 104 + Math.floor(day / 4) * 31
      if (day >= 7) return rect(x - 11, y - 11, 22, 22, 'enamelDeep', { rx: 7, opacity: 0.7 })
      return flower(x, y, 13, 6, (['rosa', 'teal', 'maizeDark'] as const)[day % 3])
    }),

  balance: () =>
    fill.cobalt`M93 30h14v140H93z` +
    fill.cobaltDark`M101 30h6v140h-6z` +
    fill.cobalt`M58 170h84a14 14 0 0 1 14 14v8H44v-8a14 14 0 0 1 14-14z` +
    fill.cobaltDark`M120 170h22a14 14 0 0 1 14 14v8h-40z` +
    stroke('maize', 12)`M16 62C60 42 140 42 184 62` +
    circle(100, 32, 17, 'rosa') +
    flower(100, 32, 12, 6, 'enamel') +
    cutStroke('ink', 3.5, {
      opacity: 0.55,
    })`M18 64L-4 118M18 64L56 118M182 64L144 118M182 64L204 118` +
    fill.rosa`M-8 116H60C58 142 44 150 26 150S-6 142-8 116ZM140 116H208C206 142 192 150 174 150S142 142 140 116Z` +
    fill.rosaDark`M44 116H60C58 142 44 150 26 150C38 142 44 132 44 116ZM192 116H208C206 142 192 150 174 150C186 142 192 132 192 116Z` +
    miniTooth(26, 92, 0.32) +
    rect(17, 84, 18, 14, 'maize', { rx: 4 }) +
    cutStroke('ink', 4)`M4 91h14M34 91h14` +
    miniTooth(174, 92, 0.32) +
    stroke('skyDark', 9, { opacity: 0.9 })`M150 80C152 112 196 112 198 80`,

  ice: () =>
    group(
      'rotate(16 140 60)',
      fill.rosa`M132-20h14v110h-14z` +
        fill.enamel`M132-4h14v12h-14zM132 20h14v12h-14zM132 44h14v12h-14z`,
    ) +
    fillWith('enamel', {
      opacity: 0.95,
    })`M34 46h124l-14 138a12 12 0 0 1-12 10H60a12 12 0 0 1-12-10z` +
    fill.skyDark`M41 84h111l-10 100a12 12 0 0 1-12 10H62a12 12 0 0 1-12-10z` +
    fill.cobaltLight`M130 84h22l-10 100a12 12 0 0 1-12 10H96c26-8 32-50 34-110z` +
    rect(52, 72, 40, 40, 'enamel', { rx: 9, transform: 'rotate(-12 72 92)' }) +
    rect(98, 68, 40, 40, 'enamel', { rx: 9, transform: 'rotate(14 118 88)' }) +
    rect(74, 114, 38, 38, 'enamel', { rx: 9, transform: 'rotate(6 93 133)', opacity: 0.85 }) +
    fillWith('enamelDeep', { opacity: 0.6 })`M78 76l12 3-7 33-12-2zM126 74l12 4-9 32-12-3z` +
    fill.agaveLight`M24 40a30 30 0 0 1 60 0a30 30 0 0 1-60 0z` +
    circle(54, 40, 22, 'enamel') +
    cutStroke('agaveLight', 4)`M54 20v40M34 40h40M40 26l28 28M68 26L40 54`,

  // National flowers and objects: Mexico, Argentina, Colombia, Peru

  dahlia: () =>
    stroke('agaveDark', 9)`M100 198C98 176 100 160 100 140` +
    leaf(100, 190, 70, 22, -58, 'agaveLight', 'agave') +
    leaf(100, 184, 70, 22, 56) +
    dahlia(100, 84, 84, rosaDahlia),

  ceibo: () =>
    stroke('clayDark', 9)`M100 198C96 150 110 90 84 6` +
    leaf(101, 182, 74, 24, -64) +
    leaf(102, 172, 78, 25, 54, 'agaveLight', 'agave') +
    each(ceiboFlowers, ([x, y, turn, scale]) =>
      group(
        place(x, y, { turn, scale }),
        fill.agaveDark`M-10-2C-10-16 10-16 10-2Q0 6-10-2Z` +
          fillWith('#D6284B')`M0-10C26-20 34-56 10-82C4-66-14-60-18-44C-22-28-14-14 0-10Z` +
          fillWith('#A81537')`M0-10C26-20 34-56 10-82C14-58 14-32 0-10Z` +
          stroke('#FF8FA3', 5)`M-8-20C-12-34-8-46 0-56`,
      ),
    ),

  orchid: () =>
    stroke('agave', 8)`M100 196C98 160 104 140 100 110` +
    leaf(100, 192, 74, 18, -50) +
    leaf(100, 192, 74, 18, 50, 'agaveLight', 'agave') +
    each(
      [0, 124, -124],
      (turn) =>
        fillWith('violet', {
          transform: `rotate(${turn} 100 84)`,
        })`M100 84C78 60 82 20 100 0C118 20 122 60 100 84Z`,
    ) +
    fill.violetLight`M100 84C70 96 24 84 14 52C40 26 84 46 100 84Z` +
    fill.violetLight`M100 84C130 96 176 84 186 52C160 26 116 46 100 84Z` +
    stroke('violet', 4)`M30 56C54 54 76 66 92 80M170 56C146 54 124 66 108 80` +
    fill.rosa`M100 76C124 76 126 98 138 112C146 130 128 134 122 130C118 142 106 144 100 138C94 144 82 142 78 130C72 134 54 130 62 112C74 98 76 76 100 76Z` +
    fill.rosaDark`M112 79C125 84 128 99 138 112C146 130 128 134 122 130C118 142 106 144 100 138C116 124 120 100 112 79Z` +
    fill.maize`M100 82C112 84 114 104 100 120C86 104 88 84 100 82Z` +
    ellipse(100, 82, 9, 8, 'enamel'),

  mochila: () =>
    cutStroke('cobalt', 15)`M42 84C30-24 170-24 158 84` +
    cutStroke('maize', 5, { 'stroke-dasharray': '9 9' })`M42 84C30-24 170-24 158 84` +
    fill.maize`M26 74h148c10 50 8 86-4 106c-8 14-132 14-140 0c-12-20-14-56-4-106z` +
    fill.rosa`M22 96h156c2 12 3 23 3 34H19c0-11 1-22 3-34z` +
    fill.cobalt`M20 146h160c-2 12-5 22-9 30H29c-4-8-7-18-9-30z` +
    repeat(
      5,
      (i) =>
        fill.enamel`M${38 + i * 31} 98l12 15-12 15-12-15z` +
        fill.rosaDark`M${38 + i * 31} 107l5 6-5 6-5-6z`,
    ) +
    cutStroke('maize', 6, {
      'stroke-linejoin': 'round',
    })`M22 166l12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12` +
    fillWith('ink', {
      opacity: 0.15,
    })`M148 74h26c10 50 8 86-4 106c-4 7-36 10-70 10.5c40-8 54-56 48-116.5z` +
    stroke('teal', 11)`M22 78Q100 94 178 78` +
    circle(76, 90, 8, 'enamel') +
    stroke('enamel', 6)`M76 96l-8 34M76 96l8 34M76 96v36`,

  llama: () =>
    fill.bone`M48 128h20v66H48zM78 132h18v62H78zM116 132h18v62h-18zM140 126h20v68h-20z` +
    fill.boneDark`M78 150h18v44H78zM140 150h20v44h-20z` +
    fill.enamel`M42 96C42 84 54 78 70 80H146C168 80 178 94 176 112C174 138 158 148 140 148H72C52 148 42 130 42 108Z` +
    fill.enamelShade`M150 80C170 82 178 96 176 112C174 138 158 148 140 148H116C146 138 158 110 150 80Z` +
    fill.enamel`M174 98c14-4 20 8 14 20c-4-6-10-8-14-6z` +
    fill.enamel`M40 40C44 24 70 22 78 38C86 58 82 84 90 104L46 118C40 96 48 70 40 62Z` +
    fill.enamel`M66 22C44 18 14 30 12 48C10 62 28 68 46 64C64 60 84 46 66 22Z` +
    fill.enamelShade`M72 36C86 58 82 84 90 104L70 110C80 80 68 60 72 36Z` +
    fill.boneDark`M46 26L44-2C54 0 60 12 60 24ZM62 24L68-2C76 4 76 16 72 28Z` +
    fillWith('gumDark', {
      opacity: 0.55,
    })`M12 48C10 60 22 66 34 65C26 58 20 50 20 41C15 43 13 45 12 48Z` +
    circle(46, 42, 5.5, 'ink') +
    stroke('ink', 3.5)`M16 55q7 4 13 1` +
    stroke('rosa', 6)`M44-2l-7 16M68-2l9 14` +
    stroke('rosa', 9)`M42 84q22 12 44-2` +
    circle(52, 98, 6, 'maize') +
    circle(70, 98, 6, 'teal') +
    fill.rosa`M98 76h50v58l-8 8-8-8-9 8-9-8-8 8-8-8z` +
    fill.maize`M98 86h50v8H98zM98 118h50v7H98z` +
    fill.cobalt`M98 98h8v-4h8v4h9v-4h8v4h9v-4h8v20h-8v4h-9v-4h-8v4h-9v-4h-8v4h-8z`,

  cantuta: () =>
    stroke('agaveDark', 8)`M28 20C70 6 130 10 176 34` +
    leaf(46, 16, 48, 15, -50) +
    leaf(150, 24, 50, 16, 60, 'agaveLight', 'agave') +
    leaf(102, 14, 42, 14, 8, 'agaveLight', 'agave') +
    each(cantutaFlowers, ([x, y, turn, scale]) =>
      group(
        place(x, y, { turn, scale }),
        cutStroke('agaveDark', 6)`M0-8V10` +
          fill.agave`M-10 6h20l-4 18h-12z` +
          fill.rosa`M-9 18H9L18 106C22 116 30 122 32 128C20 132 12 126 10 134C4 126-4 126-10 134C-12 126-20 132-32 128C-30 122-22 116-18 106Z` +
          fill.rosaDark`M3 18H9L18 106C22 116 30 122 32 128C20 132 12 126 10 134C7 130 3.5 128 0 128C8 100 8 60 3 18Z` +
          fill.maize`M-18 106C-22 116-30 122-32 128C-20 132-12 126-10 134C-4 126 4 126 10 134C12 126 20 132 32 128C30 122 22 116 18 106Q0 116-18 106Z` +
          stroke('maizeLight', 4)`M-5 126v18M5 126v18`,
      ),
    ),

  mate: () =>
    stroke('steel', 10)`M116 74L152-2` +
    stroke('enamel', 3.5)`M116 70L148 0` +
    stroke('steel', 10)`M152-2l22-8` +
    fill.clay`M46 62C46 62 60 76 54 90C34 108 26 132 34 152C44 182 72 194 100 194S156 182 166 152C174 132 166 108 146 90C140 76 154 62 154 62Z` +
    fill.clayDark`M154 62C154 62 140 76 146 90C166 108 174 132 166 152C156 182 128 194 100 194C142 180 150 130 128 100C120 86 126 72 132 62Z` +
    ellipse(100, 62, 58, 16, 'steelLight') +
    ellipse(100, 62, 47, 11, 'agaveDark') +
    fill.agave`M56 60C70 46 112 50 128 66C112 75 74 74 56 60Z` +
    stroke(
      'maize',
      6,
    )`M58 138C58 116 88 112 90 130C91 141 76 142 77 132M142 138C142 116 112 112 110 130C109 141 124 142 123 132` +
    stroke('maize', 6)`M66 158q34 18 68 0` +
    flower(100, 148, 13, 6, 'enamel') +
    stroke('clayLight', 7)`M52 108C42 120 40 134 44 146`,

  hornero: () =>
    stroke('#9A7A45', 16)`M0 184C50 172 150 190 200 176` +
    fill.boneDark`M22 178C8 100 44 50 96 50S178 100 166 178Z` +
    fillWith('#C9A76B')`M120 54C160 66 176 116 166 178H120C150 150 150 90 120 54Z` +
    fillWith('ink', {
      opacity: 0.82,
    })`M58 178C46 138 66 104 92 104C112 104 118 124 108 140C100 152 98 164 100 178Z` +
    stroke('bone', 8)`M36 120C42 96 56 78 74 70` +
    group(
      'translate(112 -2)',
      fill.clay`M14 52C6 26 30 10 50 18C64 4 84 10 84 26L98 32L84 36C82 56 62 66 46 64L10 74Z` +
        fill.bone`M52 62C40 52 52 34 70 38C80 40 82 44 83 40C80 58 62 64 52 62Z` +
        fill.clayDark`M14 52C24 38 44 36 56 46C48 60 28 60 10 74Z` +
        circle(70, 23, 4, 'ink') +
        stroke('ink', 4)`M44 62l-4 14M56 62l0 14`,
    ) +
    flower(30, 60, 13, 6, 'rosa') +
    flower(12, 92, 9, 6, 'rosaLight'),
} satisfies Record<string, () => string>

export type MotifName = keyof typeof motifs

export const motifNames = keysOf(motifs)
