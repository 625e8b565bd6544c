import sharp from 'sharp'
import { toHex } from './paint.ts'
import type { ReadDrawing } from './source.ts'

/** Colours closer than this in OKLab are hard to tell apart. */
const nearDistance = 0.1
/** Maximum share of an outline that may blend into its background. */
export const maxLost = 0.5

type Color = readonly number[]
/** In motif units. */
type Point = { x: number; y: number; color: Color }

function toOklab(channels: Color): Color {
  const [r = 0, g = 0, b = 0] = channels.map((byte) => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function parseColor(ink: string): Color {
  const hex = toHex(ink)
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex
  return toOklab([1, 3, 5].map((start) => parseInt(digits.slice(start, start + 2), 16)))
}

export function isNear(one: Color, other: Color): boolean {
  return Math.hypot(...one.map((value, index) => value - other[index]!)) < nearDistance
}

async function findOutline(svg: string): Promise<Point[]> {
  const [left = 0, top = 0, size = 200] = / viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number)
  const { data, info } = await sharp(Buffer.from(svg))
    .extend({ top: 1, bottom: 1, left: 1, right: 1, background: '#0000' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isSolid = (pixel: number) => data[pixel * 4 + 3]! > 127
  const unit = size / 200
  return Array.from({ length: info.width * info.height }, (_, pixel) => pixel)
    .filter(
      (pixel) =>
        isSolid(pixel) && [1, -1, info.width, -info.width].some((step) => !isSolid(pixel + step)),
    )
    .map((pixel) => ({
      x: left + ((pixel % info.width) - 0.5) * unit,
      y: top + (Math.floor(pixel / info.width) - 0.5) * unit,
      color: toOklab([...data.subarray(pixel * 4, pixel * 4 + 3)]),
    }))
}

const marks = /<g [^>]*transform="(translate[^"]+)"[^>]*><!--(\w+)--><\/g>/g

/** Measures how much of a motif's outline blends into its background. */
export function createLossFinder(read: ReadDrawing) {
  const outlines = new Map<string, Promise<Point[]>>()

  function outlineOf(motif: string): Promise<Point[]> {
    const outline = outlines.get(motif) ?? findOutline(read(`motifs/${motif}`).svg)
    outlines.set(motif, outline)
    return outline
  }

  /** Draws a mark in place of each motif. */
  const readMarks: ReadDrawing = (name) => {
    const [, motif] = /^motifs\/(\w+)$/.exec(name) ?? []
    return motif ? { svg: '', content: `<!--${motif}-->` } : read(name)
  }

  return {
    /** On a plain colour. */
    async findOn(motif: string, color: string): Promise<number> {
      const [ground, outline] = [parseColor(color), await outlineOf(motif)]
      return outline.filter((point) => isNear(point.color, ground)).length / outline.length
    },

    /** For each motif in a drawing, on its background. */
    async findIn(draw: (read: ReadDrawing) => string): Promise<{ motif: string; share: number }[]> {
      const scale = 0.5
      const svg = draw(readMarks)
      const { data, info } = await sharp(Buffer.from(svg), { density: 72 * scale })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const found = [...svg.matchAll(marks)].map(async ([, transform, motif]) => {
        const number = (pattern: RegExp, other: number) =>
          Number(pattern.exec(transform!)?.[1] ?? other)
        const x = number(/translate\(([-\d.]+)/, 0)
        const y = number(/translate\([-\d.]+ ([-\d.]+)/, 0)
        const turn = (number(/rotate\(([-\d.]+)/, 0) * Math.PI) / 180
        const size = number(/scale\(([\d.]+)/, 1)
        const visible = (await outlineOf(motif!)).flatMap((point) => {
          const [right, down] = [(point.x - 100) * size, (point.y - 100) * size]
          const column = Math.floor((x + right * Math.cos(turn) - down * Math.sin(turn)) * scale)
          const row = Math.floor((y + right * Math.sin(turn) + down * Math.cos(turn)) * scale)
          if (column < 0 || row < 0 || column >= info.width || row >= info.height) return []
          const at = 3 * (row * info.width + column)
          return isNear(point.color, toOklab([...data.subarray(at, at + 3)]))
        })
        return { motif: motif!, share: visible.filter(Boolean).length / visible.length }
      })
      return Promise.all(found)
    },
  }
}
