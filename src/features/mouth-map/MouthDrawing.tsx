import { listSystems } from '../../content/mouth.ts'
import { usePage } from '../../page-context.ts'
import type { PlaceGroup } from './data.ts'
import { adultSpots, babySpots, type Spot, type ToothShape } from './arches.ts'
import { areas, inside, mouthBox, shapeId, toothShade, toothShapes } from './areas.ts'
import { texts } from './texts.ts'

type Props = { set: 'adult' | 'baby'; groups: PlaceGroup[] }

const spots = { adult: adultSpots, baby: babySpots }

/** A wide-open mouth as the dentist sees it: its parts link to their descriptions. */
export function MouthDrawing({ set, groups }: Props) {
  const { locale, t } = usePage(texts)
  const [system] = listSystems(locale)
  const names = new Map(
    groups.flatMap(({ title, places }) =>
      places.map(({ id, words, tooth }) => {
        const label = tooth ? tooth[system] : title
        return [id, { label, name: `${label}: ${words[locale]}` }] as const
      }),
    ),
  )
  return (
    <svg
      className="mouth-drawing"
      viewBox={mouthBox}
      role="group"
      aria-label={t(`mouth.drawings.${set}`)}
    >
      <path className="mouth-inside" d={inside} />
      {areas.map(({ id, kind, d, detail, label: [x, y] }) => {
        const shape = (
          <>
            <path d={d} id={set === 'adult' ? shapeId(id) : undefined} />
            {detail && <path className="mouth-line" d={detail} />}
          </>
        )
        // A child's mouth has the same other parts, so only the teeth are links.
        if (set === 'baby') {
          return (
            kind !== 'joint' && (
              <g key={id} className={`mouth-${kind}`}>
                {shape}
              </g>
            )
          )
        }
        return (
          <a key={id} className={`mouth-link mouth-${kind}`} href={`#${id}`}>
            <title>{names.get(id)!.name}</title>
            {shape}
            <text x={x} y={y}>
              {t(`mouth.labels.${kind}`)}
            </text>
          </a>
        )
      })}
      <g className="mouth-teeth">
        {spots[set].map((spot) => (
          <ToothLink key={spot.fdi} spot={spot} {...names.get(`tooth-${spot.fdi}`)!} />
        ))}
      </g>
      <text className="mouth-side mouth-right" x="0" y="828">
        {t('mouth.right')}
      </text>
      <text className="mouth-side mouth-left" x="600" y="828">
        {t('mouth.left')}
      </text>
    </svg>
  )
}

function ToothLink({ spot, label, name }: { spot: Spot; label: string | number; name: string }) {
  const { fdi, shape, x, y, turn, width, depth } = spot
  return (
    <a className="mouth-link mouth-tooth" href={`#tooth-${fdi}`}>
      <title>{name}</title>
      <use
        href={`#${outlineId(shape)}`}
        id={shapeId(`tooth-${fdi}`)}
        transform={`translate(${x} ${y})rotate(${turn})scale(${width / 100} ${depth / 100})`}
      />
      <text x={x} y={y + 7}>
        {label}
      </text>
      <text className="mouth-name" x="300" y="428" aria-hidden="true">
        {name}
      </text>
    </a>
  )
}

/** The outlines of the four kinds of teeth, shared by all drawings of a page. */
export function ToothOutlines() {
  return (
    <svg className="absolute" width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(toothShapes).map(([shape, { d, line }]) => (
          <g key={shape} id={outlineId(shape as ToothShape)}>
            <path d={d} />
            <path className="mouth-shade" d={toothShade} />
            <path className="mouth-edge" d={line} />
          </g>
        ))}
      </defs>
    </svg>
  )
}

function outlineId(shape: ToothShape): string {
  return `outline-${shape}`
}
