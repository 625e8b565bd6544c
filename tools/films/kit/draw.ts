import { existsSync } from 'node:fs'
import { join } from 'node:path'
import phosphor from '@iconify-json/ph/icons.json' with { type: 'json' }
import { drawLine, widthOf } from '../../../build/art/lettering.ts'
import {
  circle,
  element,
  fillWith,
  group,
  type Ink,
  place,
  rect,
  toHex,
} from '../../../build/art/paint.ts'
import { createReader } from '../../../build/art/source.ts'
import { pop } from './time.ts'

const current = createReader(join(import.meta.dirname, '../../../src/art'))
// Drawings that were mended after the films had been recorded. Delete them when they are recorded anew.
const recordedFolder = join(import.meta.dirname, 'recorded')
const recorded = createReader(recordedFolder)
const read: typeof current = (name) =>
  (existsSync(join(recordedFolder, `${name}.svg`)) ? recorded : current)(name)

const mollyDrawing = read('molly/hello').content

type Placing = { turn?: number; scale?: number | readonly [x: number, y: number] }

/** A drawing of src/art/motifs, `size` wide, its middle at x, y. */
export function motif(name: string, x: number, y: number, size: number, placing: Placing = {}) {
  const { svg, content } = read(`motifs/${name}`)
  const [left = 0, top = 0, width = 200, height = 200] = /viewBox="([^"]+)"/
    .exec(svg)![1]!
    .split(' ')
    .map(Number)
  const grown = [placing.scale ?? 1].flat()
  const scale = [size / 200, size / 200].map(
    (factor, axis) => factor * (grown[axis] ?? grown[0]!),
  ) as [number, number]
  const middle = `translate(${-left - width / 2} ${-top - height / 2})`
  return group(`${place(x, y, { turn: placing.turn, scale })} ${middle}`, content)
}

/** Molly, `size` wide, without the shadow that a page casts. */
export function molly(x: number, y: number, size: number, turn = 0) {
  const drawn = mollyDrawing.replaceAll(' filter="url(#molly-shadow)"', '')
  return group(`${place(x, y, { turn, scale: size / 258 })} translate(-123 -112)`, drawn)
}

/** A motif that pops up at a second, and stands. */
export function popped(name: string, x: number, y: number, size: number, s: number, at = 0) {
  const scale = pop(s, at)
  return scale === 0 ? '' : motif(name, x, y, size, { scale })
}

export const readPattern = (name: string) => read(`patterns/${name}`).content

/** The flower that is painted on enamel and ceramics, 60 wide at scale 1. */
export function flower(x: number, y: number, scale: number) {
  const [, content = ''] = /<g transform="translate\(98 84\)[^>]*>(.*?)<\/g>/s.exec(
    read('motifs/tooth').content,
  )!
  return group(place(x, y, { scale }), content)
}

const icons: Partial<Record<string, { body: string }>> = phosphor.icons

/** A sign of Phosphor, `size` wide, its middle at x, y. */
export function icon(name: string, x: number, y: number, size: number, ink: Ink, scale = 1) {
  if (scale === 0) return ''
  const body = icons[name]?.body
  if (!body) throw new Error(`Phosphor has no sign ${name}.`)
  const factor = (size / 256) * scale
  return group(
    `${place(x, y)} scale(${factor.toFixed(4)}) translate(-128 -128)`,
    body.replaceAll('currentColor', toHex(ink)),
  )
}

/** Figures, their middle at x: the only signs that a picture may have. */
export function figures(text: string, x: number, y: number, size: number, ink: Ink = 'ink') {
  return drawLine(text, x - widthOf(text, size) / 2, y, size, ink)
}

/** Drawn as grown by `scale` around a point. */
export function grow(x: number, y: number, scale: number, content: string, turn = 0) {
  if (scale === 0) return ''
  return group(`${place(x, y, { scale, turn })} translate(${-x} ${-y})`, content)
}

export const shift = (x: number, y: number, content: string) => group(place(x, y), content)

/** Seen through: 0 is nothing at all. */
export const faded = (opacity: number, content: string) =>
  opacity <= 0.01 ? '' : opacity >= 0.99 ? content : element('g', { opacity }, content)

/** A sheet of cut paper and the shadow it casts. */
export function card(
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Ink = 'enamel',
  radius = 22,
) {
  return (
    rect(x + 8, y + 10, width, height, 'ink', { rx: radius, opacity: 0.14 }) +
    rect(x, y, width, height, ink, { rx: radius })
  )
}

/** A disc and the shadow it casts. */
export const disc = (x: number, y: number, r: number, ink: Ink) =>
  circle(x + 7, y + 9, r, 'ink', { opacity: 0.14 }) + circle(x, y, r, ink)

/** A speech bubble whose tail points to the left or the right of its foot. */
export function bubble(
  x: number,
  y: number,
  width: number,
  height: number,
  side: 'left' | 'right',
  ink: Ink = 'enamel',
) {
  const tail = side === 'left' ? x + 60 : x + width - 60
  const way = side === 'left' ? -1 : 1
  return (
    card(x, y, width, height, ink, 40) +
    fillWith(ink)`M${tail - 24} ${y + height - 4}h48L${tail + way * 34} ${y + height + 46}Z`
  )
}

/** The attribute of a line that is drawn up to `share` of its length, in pixels or a little more. */
export const drawnTo = (length: number, share: number) =>
  ` stroke-dasharray="${(length * share).toFixed(1)} ${length * 2}"`
