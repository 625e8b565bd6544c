import { circle, fillWith, group, type Ink, place, rect, repeat } from '../../../build/art/paint.ts'
import { bubble, card, disc, figures, grow, icon, motif } from './draw.ts'
import { mix, pop, ramp, wave } from './time.ts'

/** The figures of a chapter before its picture: an arch of tiles, and a motif that rises in it. */
export function chapterCard(
  number: number,
  motifName: string,
  s: number,
  inks: { niche: Ink; rim: Ink; figure: Ink },
) {
  const up = ramp(s, 0.15, 0.9)
  return (
    `<clipPath id="niche"><path d="M430 660V330a210 210 0 0 1 420 0V660Z"/></clipPath>` +
    fillWith('ink', { opacity: 0.14 })`M428 670V340a222 222 0 0 1 444 0V670Z` +
    fillWith(inks.rim)`M410 660V330a230 230 0 0 1 460 0V660Z` +
    fillWith(inks.niche)`M430 660V330a210 210 0 0 1 420 0V660Z` +
    group({ 'clip-path': 'url(#niche)' }, motif(motifName, 640, mix(880, 410, up), 300)) +
    rect(380, 652, 520, 26, inks.rim, { rx: 8 }) +
    grow(250, 330, pop(s, 0.35), figures(`${number}`, 250, 400, 260, inks.figure))
  )
}

/** A sheet on which lines, then ticks appear. `items`: signs of Phosphor beside the lines. */
export function checklist(
  x: number,
  y: number,
  items: readonly string[],
  s: number,
  starts: readonly number[],
  size = 84,
) {
  const height = items.length * size + 60
  return (
    card(x, y, 430, height) +
    rect(x + 150, y - 18, 130, 40, '#8496BF', { rx: 14 }) +
    items
      .map((name, at) => {
        const line = y + 66 + at * size
        const shown = pop(s, starts[at] ?? 0)
        return (
          icon(name, x + 76, line, 58, 'cobalt') +
          rect(x + 130, line - 8, at % 2 ? 130 : 160, 14, '#C9D6F2', { rx: 7 }) +
          rect(x + 330, line - 28, 56, 56, '#E6ECF9', { rx: 14 }) +
          icon('check-bold', x + 358, line, 48, 'agave', shown)
        )
      })
      .join('')
  )
}

/** A wall calendar whose days are crossed out one by one. `turned`: pages that have been torn off. */
export function calendar(
  x: number,
  y: number,
  size: number,
  marked: number,
  turned = 0,
  ring: Ink = 'cobalt',
) {
  const k = size / 200
  const cell = (at: number) => [24 + (at % 5) * 31, 74 + Math.floor(at / 5) * 29] as const
  const days = repeat(20, (at) => {
    const [left, top] = cell(at)
    return rect(left, top, 24, 22, at < marked ? '#FFB524' : '#DDE7FB', { rx: 5 })
  })
  const page = turned % 1
  const leaf =
    page === 0
      ? ''
      : group(
          { opacity: 1 - page },
          group(
            place(page * 60, page * -70, { turn: page * 24 }),
            rect(10, 62, 180, 132, '#FFFFFF', { rx: 10 }),
          ),
        )
  return group(
    `${place(x, y, { scale: k })} translate(-100 -100)`,
    rect(16, 18, 180, 188, 'ink', { rx: 16, opacity: 0.14 }) +
      rect(10, 8, 180, 188, '#FFFFFF', { rx: 16 }) +
      days +
      leaf +
      fillWith(ring)`M26 8H174a16 16 0 0 1 16 16V60H10V24A16 16 0 0 1 26 8Z` +
      rect(48, -4, 14, 34, '#FFB524', { rx: 7 }) +
      rect(138, -4, 14, 34, '#FFB524', { rx: 7 }),
  )
}

/** A wall clock. `turn`: how far the long hand has gone, in rounds. */
export function clock(x: number, y: number, r: number, turn: number, rim: Ink = 'clay') {
  const hand = (length: number, angle: number, wide: number) =>
    rect(-wide / 2, -length, wide, length + 10, 'ink', {
      rx: wide / 2,
      transform: place(x, y, { turn: angle }),
    })
  return (
    disc(x, y, r, rim) +
    circle(x, y, r * 0.84, '#FFF7E6') +
    repeat(12, (at) =>
      rect(-3, -r * 0.78, 6, r * (at % 3 ? 0.08 : 0.15), 'ink', {
        rx: 3,
        transform: place(x, y, { turn: at * 30 }),
      }),
    ) +
    hand(r * 0.42, turn * 30, r * 0.09) +
    hand(r * 0.66, turn * 360, r * 0.065) +
    circle(x, y, r * 0.09, 'rosa')
  )
}

/** A mobile phone that rings softly: it turns a little to and fro. */
export function phone(
  x: number,
  y: number,
  size: number,
  s: number,
  ink: Ink = 'agave',
  sign = 'phone-fill',
) {
  const turn = ramp(s, 0.3, 0.4) * wave(s, 0.5) * (s % 3 < 1.2 ? 5 : 0)
  return grow(
    x,
    y,
    size / 400,
    rect(x - 102, y - 190, 220, 400, 'ink', { rx: 40, opacity: 0.14 }) +
      rect(x - 110, y - 200, 220, 400, '#17204A', { rx: 40 }) +
      rect(x - 94, y - 172, 188, 344, '#CFE4FF', { rx: 20 }) +
      circle(x, y - 20, 74, ink) +
      icon(sign, x, y - 20, 96, 'enamel') +
      rect(x - 34, y - 190, 68, 10, '#4A5378', { rx: 5 }) +
      rect(x - 60, y + 96, 120, 14, '#9DB8F0', { rx: 7 }) +
      rect(x - 40, y + 122, 80, 14, '#9DB8F0', { rx: 7 }),
    turn,
  )
}

/** A glass on the table, its foot at x, y. `full` and `ice`: 0 to 1; `ink` of what is in it. */
export function glass(
  x: number,
  y: number,
  tall: number,
  { full = 0.8, ice = 0, ink = '#8CC8F5' as Ink, swing = 0 } = {},
) {
  const k = tall / 260
  const top = mix(-16, -236, full)
  const half = mix(58, 84, full)
  return group(
    place(x, y, { scale: k, turn: swing }),
    fillWith('#EAF4FF', { opacity: 0.85 })`M-94 -260H94L62 0H-62Z` +
      fillWith(ink)`M${-half} ${top}H${half}L60 -8H-60Z` +
      (ice > 0
        ? group(
            { opacity: ice },
            repeat(3, (at) =>
              rect(-26, -26, 52, 52, '#F4FAFF', {
                rx: 10,
                opacity: 0.9,
                transform: place([-34, 30, 0][at]!, top + [30, 46, 92][at]!, {
                  turn: [12, -18, 30][at]!,
                }),
              }),
            ),
          )
        : '') +
      fillWith('#FFFFFF', { opacity: 0.7 })`M-78 -246H-62L-42 -20H-54Z` +
      `<path d="M-94 -260H94L62 0H-62Z" fill="none" stroke="#B9CBF2" stroke-width="6" stroke-linejoin="round"/>`,
  )
}

/** A cup seen from its side. `ring`: how much of the brown ring inside is left, seen when it turns. */
export function cup(
  x: number,
  y: number,
  size: number,
  {
    body = '#F7EBD3' as Ink,
    shade = '#DDC79A' as Ink,
    ring = 0,
    open = 0,
    inside = '#FBF3E2' as Ink,
  } = {},
) {
  const k = size / 200
  const tip = mix(8, 44, open)
  return group(
    place(x, y, { scale: k }),
    `<path d="M92 -110C150 -124 150 -30 78 -36" fill="none" stroke="${shade}" stroke-width="20"/>` +
      fillWith(body)`M-96 -150H96C96 -70 80 0 40 0H-40C-80 0 -96 -70 -96 -150Z` +
      fillWith(shade)`M96 -150C96 -70 80 0 40 0H4C50 -20 66 -80 64 -150Z` +
      `<ellipse cx="0" cy="-150" rx="96" ry="${tip}" fill="${shade}"/>` +
      `<ellipse cx="0" cy="-150" rx="88" ry="${Math.max(2, tip - 6)}" fill="${inside}"/>` +
      (ring > 0
        ? `<ellipse cx="0" cy="-146" rx="74" ry="${Math.max(1, tip - 13)}" fill="none" stroke="#8A5A33" stroke-width="${9 * Math.min(1, open * 2)}" opacity="${ring}"/>`
        : ''),
  )
}

/** A seedling: 0 is a seed, 1 has four leaves. */
export function seedling(x: number, y: number, share: number) {
  const tall = mix(10, 170, share)
  const leaf = (height: number, way: 1 | -1, from: number) => {
    const size = Math.min(1, Math.max(0, (share - from) / 0.3))
    return size === 0
      ? ''
      : group(
          place(x, y - height * (tall / 170), { scale: [way * size, size] }),
          fillWith('#63C7A0')`M0 0C14 -46 60 -58 92 -40C78 -4 36 12 0 0Z` +
            fillWith('#12876A')`M0 0C36 -14 66 -24 92 -40C78 -4 36 12 0 0Z`,
        )
  }
  return (
    `<path d="M${x} ${y}C${x - 6} ${y - tall * 0.4} ${x + 6} ${y - tall * 0.7} ${x} ${y - tall}" fill="none" stroke="#0B5A47" stroke-width="10" stroke-linecap="round"/>` +
    leaf(50, 1, 0.15) +
    leaf(78, -1, 0.35) +
    leaf(124, 1, 0.55) +
    leaf(160, -1, 0.7)
  )
}

/** A pot of clay for a seedling; its rim at y. */
export const pot = (x: number, y: number) =>
  fillWith('#F0663F')`M${x - 74} ${y + 34}H${x + 74}L${x + 54} ${y + 150}H${x - 54}Z` +
  fillWith(
    '#C9451F',
  )`M${x + 74} ${y + 34}L${x + 54} ${y + 150}H${x + 14}C${x + 30} ${y + 120} ${x + 36} ${y + 80} ${x + 36} ${y + 34}Z` +
  rect(x - 88, y, 176, 40, '#F27B55', { rx: 8 }) +
  rect(x + 40, y, 48, 40, '#C9451F', { rx: 8 }) +
  `<path d="M${x - 62} ${y + 76}l15 -14l15 14l15 -14l15 14l15 -14l15 14l15 -14" fill="none" stroke="#FFD88A" stroke-width="6"/>`

/** A hand with its palm to us, on a sleeve. It comes up from below: `up` 0 to 1. */
export function raisedHand(x: number, y: number, size: number, up: number, skin: Ink = '#C98459') {
  const k = size / 256
  return group(
    place(x, mix(y + size * 2, y, up), { scale: k }),
    rect(-62, 70, 128, 420, '#1FA9AE', { rx: 30 }) +
      rect(-62, 92, 128, 26, '#FFB524') +
      icon('hand-palm-fill', 0, 0, 256, skin),
  )
}

/** A pointing hand; the tip of its finger at x, y. */
export function pointer(x: number, y: number, size: number, turn = 0, skin: Ink = '#C98459') {
  const k = size / 256
  return group(
    `${place(x, y, { scale: k, turn })} translate(20 112)`,
    rect(-32, 84, 108, 420, '#E23A80', { rx: 26 }) +
      rect(-32, 104, 108, 22, '#FFB524') +
      icon('hand-pointing-fill', 0, 0, 256, skin),
  )
}

/** A sign in a speech bubble that pops up. */
export function saying(
  x: number,
  y: number,
  side: 'left' | 'right',
  s: number,
  at: number,
  content: string,
  ink: Ink = '#2448C9',
) {
  const foot = side === 'left' ? x + 30 : x + 310
  return grow(foot, y + 250, pop(s, at), bubble(x, y, 340, 210, side, ink) + content)
}

/** What a chapter of a quiz says of its title: true, false or partly. */
export function verdictMark(verdict: 'true' | 'false' | 'partly', s: number) {
  const scale = pop(s, 0.2, 0.6)
  const [ink, dark] = {
    true: ['#0F6E58', '#0B4A3C'],
    false: ['#1B2660', '#0F1846'],
    partly: ['#E58E00', '#B86F00'],
  }[verdict] as [Ink, Ink]
  const sign =
    verdict === 'partly'
      ? fillWith('#FFF3D6')`M640 194A150 150 0 0 0 640 494Z` +
        `<circle cx="640" cy="344" r="150" fill="none" stroke="#FFF3D6" stroke-width="22"/>`
      : icon(verdict === 'true' ? 'check-bold' : 'x-bold', 640, 344, 270, 'enamel')
  return grow(
    640,
    344,
    scale,
    circle(650, 358, 232, 'ink', { opacity: 0.14 }) +
      circle(640, 344, 232, dark) +
      circle(640, 344, 212, ink) +
      sign,
  )
}

/** A tag on a string, as on goods. It hangs at x, y. */
export function priceTag(x: number, y: number, turn: number, ink: Ink = 'rosa') {
  return group(
    place(x, y, { turn }),
    `<path d="M0 0V34" stroke="#4A5378" stroke-width="4"/>` +
      fillWith('ink', { opacity: 0.14 })`M-30 62L8 38L46 62V148H-30Z` +
      fillWith(ink)`M-38 54L0 30L38 54V140H-38Z` +
      circle(0, 58, 9, '#FFF7E6') +
      rect(-20, 82, 40, 9, '#FFF7E6', { rx: 4 }) +
      rect(-20, 100, 40, 9, '#FFF7E6', { rx: 4 }),
  )
}
