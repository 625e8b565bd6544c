/** Icons for a share: that many are filled, the rest are outlines. */
export const countedMotifs = ['tooth', 'person', 'child'] as const
export type CountedMotif = (typeof countedMotifs)[number]

/** `from` and `to` are equal if the text gives a single value. */
export type FigureRow = { name: string; figure: string; from: number; to: number }

/** A figure in the text of a page, with its texts: all but `alt` are compiled Markdown. */
export type Figure = { title: string } & (
  | {
      kind: 'drawing'
      drawing: string
      width: number
      height: number
      alt: string
      parts: string[]
    }
  | { kind: 'share'; count: number; of: number; motif: CountedMotif }
  | { kind: 'bars'; max: number; rows: FigureRow[] }
  | { kind: 'timeline'; max: number; axis: string; rows: FigureRow[] }
  | { kind: 'strip'; steps: { motif: string; text: string }[] }
)

export type Share = Pick<Extract<Figure, { kind: 'share' }>, 'count' | 'of' | 'motif'>

/** As `artHref` takes it. */
export const sharePath = ({ count, of, motif }: Share) => `figures/${motif}-${count}-of-${of}.svg`

const cell = { width: 64, height: 76 }
const edge = 16

/** The positions of a share's icons: in one row, or in two if they would be too small. */
export function shareLayout(of: number) {
  const columns = of <= 10 ? of : Math.ceil(of / 2)
  return {
    columns,
    cell,
    edge,
    width: columns * cell.width + 2 * edge,
    height: Math.ceil(of / columns) * cell.height + 2 * edge,
  }
}
