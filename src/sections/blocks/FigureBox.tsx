import { artHref } from '../../art/href.ts'
import { type Figure, type FigureRow, shareLayout, sharePath } from '../../content/figures.ts'
import { Motif } from '../../ui/Motif.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** A figure that illustrates the text. */
export function FigureBox({ figure }: { figure: Figure }) {
  return (
    <figure className="fig rich">
      <figcaption className="h-3" dangerouslySetInnerHTML={{ __html: figure.title }} />
      <Shown figure={figure} />
    </figure>
  )
}

function Shown({ figure }: { figure: Figure }) {
  switch (figure.kind) {
    case 'drawing': {
      const { drawing, width, height, alt, parts } = figure
      return (
        <>
          <Picture
            src={artHref(`figures/${drawing}.svg`)}
            width={width}
            height={height}
            alt={alt}
          />
          {parts.length > 0 && <Parts parts={parts} />}
        </>
      )
    }
    case 'share': {
      const { width, height } = shareLayout(figure.of)
      return <Picture src={artHref(sharePath(figure))} width={width} height={height} />
    }
    case 'bars':
    case 'timeline':
      return <Rows {...figure} />
    case 'strip':
      return (
        <ol className="fig-strip">
          {figure.steps.map(({ motif, text }) => (
            <li key={text}>
              <Motif name={motif} />
              <span dangerouslySetInnerHTML={{ __html: text }} />
            </li>
          ))}
        </ol>
      )
    default:
      return figure satisfies never
  }
}

function Parts({ parts }: { parts: string[] }) {
  return (
    <ol className="fig-parts">
      {parts.map((html) => (
        <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </ol>
  )
}

type RowsProps = { kind: 'bars' | 'timeline'; rows: FigureRow[]; max: number; axis?: string }

/** Bars end at their value, paler up to the maximum of a range; timelines start at the minimum. */
function Rows({ kind, rows, max, axis }: RowsProps) {
  // A bar suggests a share of 100, so the end of another scale is stated.
  const isCut = max !== 100 && rows.some(({ figure }) => figure.includes('%'))
  const end = axis ? `${max} ${axis}` : isCut && `${max}%`
  const share = (value: number) => `${Math.round((1000 * value) / max) / 10}%`
  return (
    <>
      <ul className="fig-rows">
        {rows.map(({ name, figure, from, to }) => (
          <li key={name}>
            <span dangerouslySetInnerHTML={{ __html: name }} />{' '}
            <b dangerouslySetInnerHTML={{ __html: figure }} />
            <svg aria-hidden="true">
              {kind === 'bars' && from < to && <rect width={share(to)} opacity=".4" />}
              {kind === 'bars' ? (
                <rect width={share(from)} />
              ) : (
                <rect x={share(from)} width={share(to - from)} />
              )}
            </svg>
          </li>
        ))}
      </ul>
      {end && (
        <p className="fig-axis" aria-hidden="true">
          <span>0</span>
          <span dangerouslySetInnerHTML={{ __html: end }} />
        </p>
      )}
    </>
  )
}
