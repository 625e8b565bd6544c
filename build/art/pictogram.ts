import { type CountedMotif, type Share, shareLayout } from '../../src/content/figures.ts'
import { element, fillWith, group, type Ink, path, place, rect, repeat, svg } from './paint.ts'

/** In a box of 48 by 60. */
type Icon = { shape: string; shade: string; inks: [shape: Ink, shade: Ink] }

const person: Pick<Icon, 'inks'> = { inks: ['maize', '#F59A00'] }
const icons: Record<CountedMotif, Icon> = {
  tooth: {
    shape:
      'M24 9C20 4.6 12 2 6 6C-2 11-2 23 2 32C5 38 5 45 8 51C10 55.5 15 55.5 16.5 51C18.5 45 19 39 24 39C29 39 29.5 45 31.5 51C33 55.5 38 55.5 40 51C43 45 43 38 46 32C50 23 50 11 42 6C36 2 28 4.6 24 9Z',
    shade:
      'M42 6C50 11 50 23 46 32C43 38 43 45 40 51C38 55.5 33 55.5 31.5 51L30.6 48C33.5 50.5 36.3 49.5 37.3 46C38.5 41 39 36.5 41.5 31C45 24 45 12.5 37.5 4.5C39.2 4.6 40.7 5.1 42 6Z',
    inks: ['enamel', '#C6D4F5'],
  },
  person: {
    shape: 'M24 3a9.5 9.5 0 1 0 .01 0ZM24 25C36 25 43 34 43 46V57H5V46C5 34 12 25 24 25Z',
    shade: 'M24 25C36 25 43 34 43 46V57H34V46C34 36 31 28 24 25Z',
    ...person,
  },
  child: {
    shape: 'M24 15a9.5 9.5 0 1 0 .01 0ZM24 37C33 37 38 42 38 50V57H10V50C10 42 15 37 24 37Z',
    shade: 'M24 37C33 37 38 42 38 50V57H31V50C31 43 29 39 24 37Z',
    ...person,
  },
}

/** Draws '9 in 10' as icons: 9 filled, the rest outlined. */
export function drawShare({ count, of, motif }: Share): string {
  const { columns, cell, edge, width, height } = shareLayout(of)
  const { shape, shade, inks } = icons[motif]
  const full = fillWith(inks[0])`${shape}` + fillWith(inks[1])`${shade}`
  const outline = path({
    fill: 'none',
    stroke: '#8FA8F0',
    'stroke-width': 2,
  })`${shape}`
  const at = (index: number) =>
    place(
      edge + (index % columns) * cell.width + (cell.width - 48) / 2,
      edge + Math.floor(index / columns) * cell.height + (cell.height - 60) / 2,
    )
  const use = (id: string, index: number) =>
    element('use', { href: `#${id}`, transform: at(index) })
  return svg(
    [0, 0, width, height],
    element('defs', {}, group({ id: 'f' }, full) + group({ id: 'o' }, outline)) +
      rect(0, 0, width, height, 'cobalt', { rx: 22 }) +
      repeat(of, (index) => use(index < count ? 'f' : 'o', index)),
  )
}
