import { artHref } from '../../art/href.ts'
import { type Figure, type FigureRow, shareLayout, sharePath } from '../../content/figures.ts'
import { Inline } from '../../ui/Inline.tsx'
import { Motif } from '../../ui/Motif.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** A picture of what is said beside it. */
export function FigureBox({ figure }: { figure: Figure }) {
  return (
    <figure className="fig printed-box">
      <figcaption className="h-3">
        <Inline html={figure.title} />
      </figcaption>
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
              <Inline html={text} />
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
        <li key={html}>
          <Inline html={html} />
        </li>
      ))}
    </ol>
  )
}

/** A bar to its value, or paler from the least to the most; on a common axis, where it begins. */
function Rows({
  kind,
  rows,
  max,
  axis,
}: {
  kind: 'bars' | 'timeline'
  rows: FigureRow[]
  max: number
  axis?: string
}) {
  const share = (value: number) => `${Math.round((1000 * value) / max) / 10}%`
  return (
    <>
      <ul className="fig-rows">
        {rows.map(({ name, figure, from, to }) => (
          <li key={name}>
            <Inline html={name} /> <Inline html={figure} className="font-700" />
            <svg aria-hidden="true">
              {kind === 'bars' && from < to && <rect className="fig-up-to" width={share(to)} />}
              {kind === 'bars' ? (
                <rect width={share(from)} />
              ) : (
                <rect x={share(from)} width={share(to - from)} />
              )}
            </svg>
          </li>
        ))}
      </ul>
      {axis && (
        <p className="fig-axis" aria-hidden="true">
          <span>0</span>
          <span>
            {max} <Inline html={axis} />
          </span>
        </p>
      )}
    </>
  )
}
