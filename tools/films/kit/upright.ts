import { fillWith, repeat } from '../../../build/art/paint.ts'
import { stages } from './stage.ts'
import type { Moment, Shot } from './time.ts'

/** What an upright film shows of a wide picture: how much of its width, and around which middle. */
export type View = { x?: number; y?: number; width?: number }

const { wide, upright } = stages

/**
 * The picture cropped to its middle, at the top and as high as it can be; several views stand one
 * above the other. `foot`: where it ends, at `most`.
 */
export function crop(shot: Shot, most: number, views: readonly View[] = [{}]) {
  const tiles = views.map(({ x = 640, y, width = 760 }) => {
    const scale = upright.width / width
    const high = Math.min(most / views.length, wide.height * scale)
    const top = y === undefined ? 0 : y - high / scale / 2
    return { high, box: [x - width / 2, top, width, high / scale].join(' ') }
  })
  const draw = (at: Moment) => {
    const picture = shot(at)
    return tiles
      .map(({ high, box }, index) => {
        const y = tiles.slice(0, index).reduce((sum, tile) => sum + tile.high, 0)
        return `<svg y="${y}" width="${upright.width}" height="${high}" viewBox="${box}">${picture}</svg>`
      })
      .join('')
  }
  return { draw, foot: tiles.reduce((sum, { high }) => sum + high, 0) }
}

/** A dark cloth with a scalloped edge, from there to the lower end. */
export const band = (y: number) =>
  fillWith('ink')`M0 ${y}${repeat(9, () => 'a40 26 0 0 1 80 0')}V${upright.height}H0Z`
