/** Colours for compositions. Drawings in src/art have their own. */
const palette = {
  enamel: '#fff',
  cobalt: '#2448C9',
  cobaltDark: '#17307F',
  maize: '#FFB524',
  rosa: '#E23A80',
  rosaLight: '#FF8FB8',
  clay: '#F0663F',
  clayLight: '#FF9B78',
  agave: '#12876A',
  agaveLight: '#63C7A0',
  violet: '#8A70DE',
  violetDark: '#6247B5',
  violetLight: '#BFAEF5',
  teal: '#1FA9AE',
  tealLight: '#8FE0DC',
  ink: '#17204A',
} as const

export type Ink = keyof typeof palette | `#${string}` | `url(#${string})` | 'none'

type Attributes = Record<string, string | number | undefined>
export type Box = readonly [x: number, y: number, width: number, height: number]

const isNamed = (ink: string): ink is keyof typeof palette => Object.hasOwn(palette, ink)

export const toHex = (ink: string) => (isNamed(ink) ? palette[ink] : ink)

/** One decimal is enough: boxes are 200 to 1440 units wide, so finer steps are invisible. */
export const round = (value: number, decimals = 1) =>
  Math.round(value * 10 ** decimals) / 10 ** decimals + 0

type Values = (string | number)[]

/** Template tag for transforms and path data that rounds every number. */
export const rounded = (texts: TemplateStringsArray, ...values: Values) =>
  String.raw(
    { raw: texts },
    ...values.map((value) => (typeof value === 'number' ? round(value) : value)),
  )

/**
 * A half circle to the right (`sweep` 1: over the top, 0: below), for path data. The width is twice
 * the rounded radius, because an arc a tenth narrower would be visibly flat.
 */
export function halfCircle(radius: number, sweep: 0 | 1 = 1) {
  const r = round(radius)
  return rounded`a${r} ${r} 0 0 ${sweep} ${2 * r} 0`
}

/** A full circle for path data, alone or cut out of another shape. */
export function hole(x: number, y: number, radius: number) {
  const r = round(radius)
  return rounded`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

function attribute([name, value]: [string, string | number | undefined]) {
  if (value === undefined) return ''
  if (typeof value === 'number')
    return ` ${name}="${round(value, name.endsWith('opacity') ? 2 : 1)}"`
  return ` ${name}="${name === 'fill' || name === 'stroke' ? toHex(value) : value}"`
}

export function element(tag: string, attributes: Attributes, content?: string) {
  const open = tag + Object.entries(attributes).map(attribute).join('')
  return content === undefined ? `<${open}/>` : `<${open}>${content}</${tag}>`
}

/** Draws a path: a template tag for path data. */
type Pen = (texts: TemplateStringsArray, ...values: Values) => string

export const path =
  (attributes: Attributes = {}): Pen =>
  (texts, ...values) =>
    element('path', { ...attributes, d: rounded(texts, ...values) })

export const fillWith = (ink: Ink, attributes?: Attributes) => path({ fill: ink, ...attributes })

/** A line with round ends. */
export const stroke = (ink: Ink, width: number, attributes?: Attributes) =>
  cutStroke(ink, width, { 'stroke-linecap': 'round', ...attributes })

/** A line with flat ends. */
export const cutStroke = (ink: Ink, width: number, attributes?: Attributes) =>
  path({ fill: 'none', stroke: ink, 'stroke-width': width, ...attributes })

export const circle = (cx: number, cy: number, r: number, ink?: Ink, attributes: Attributes = {}) =>
  element('circle', { cx, cy, r, fill: ink, ...attributes })

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  ink?: Ink,
  attributes: Attributes = {},
) =>
  element('rect', { x: x || undefined, y: y || undefined, width, height, fill: ink, ...attributes })

/** A group with a transform, or with shared attributes. */
export const group = (shared: string | Attributes, content: string) =>
  element('g', typeof shared === 'string' ? { transform: shared || undefined } : shared, content)

type Placing = { turn?: number; scale?: number | readonly [x: number, y: number] }

/** A transform that moves, rotates and scales a drawing with its origin at 0 0. */
export function place(x: number, y: number, { turn = 0, scale = 1 }: Placing = {}) {
  const factors = [scale].flat().map((factor) => round(factor, 3))
  return [
    x || y ? rounded`translate(${x} ${y})` : '',
    turn ? rounded`rotate(${turn})` : '',
    factors.some((factor) => factor !== 1) ? `scale(${factors.join(' ')})` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Like `place`, for motifs in their 200 by 200 box, with x and y at the center. */
export const placeMotif = (x: number, y: number, placing?: Placing) =>
  `${place(x, y, placing)} translate(-100 -100)`

export const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string) =>
  items.map(draw).join('')

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** The site's only shadow: cut paper, light from the top left, never blurred. */
const shadow = { x: 7, y: 9, opacity: 0.22 }

export function cutShadow(id: string) {
  const drop = {
    dx: shadow.x,
    dy: shadow.y,
    stdDeviation: 0,
    'flood-color': palette.ink,
    'flood-opacity': shadow.opacity,
  }
  const room = { x: '-20%', y: '-20%', width: '150%', height: '150%' }
  return element('filter', { id, ...room }, element('feDropShadow', drop))
}

/** The shadow as shapes, for pictures rasterized here: a filter takes three times as long. */
export function castShadow(content: string): string {
  const dark = content.replaceAll(/(?<= (?:fill|stroke|stop-color)=")(?!none")[^"]+/g, palette.ink)
  const { x, y, opacity } = shadow
  return group({ transform: place(x, y), fill: 'ink', opacity }, dark)
}

/** A repeating tile of `size`; `transform` moves and scales the whole pattern. */
export const tiling = (id: string, tile: string, { size = 60, transform = '' } = {}) =>
  element(
    'pattern',
    {
      id,
      width: size,
      height: size,
      patternUnits: 'userSpaceOnUse',
      patternTransform: transform || undefined,
    },
    tile,
  )

/** A complete file with its own size that needs no page stylesheet. */
export function svg(box: Box, content: string, attributes: Attributes = {}) {
  const [, , width, height] = box
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: box.join(' '), width, height, ...attributes },
    content,
  )
}

/** FNV-1a. */
export function hash(text: string) {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619)
  return value >>> 0
}
