import { outline, planWall, wallBox } from '../../ui/wall.ts'

type Props = {
  className: string
  picture: string
  days: number
  tiles: number
  /** The last tile was laid today. */
  hasNew: boolean
  /** The id of what describes it. */
  label: string
}

/** The wall with its tiles so far, and faintly what the picture will be. */
export function MuralPicture({ className, picture, days, tiles, hasNew, label }: Props) {
  const { spots, given } = planWall(days)
  const laid = [...given, ...spots.slice(0, tiles)]
  const clip = `${label}-laid`
  return (
    <svg className={className} viewBox={wallBox(days)} role="img" aria-labelledby={label}>
      {tiles < days && (
        <>
          <path
            className="fill-masa stroke-linea-form"
            strokeWidth="1.5"
            strokeDasharray="5 5"
            d={outline([...spots, ...given])}
          />
          <clipPath id={`${clip}-not`}>
            <path d={outline([...spots, ...given])} />
          </clipPath>
          <image
            href={picture}
            width="500"
            height="700"
            opacity=".22"
            clipPath={`url(#${clip}-not)`}
          />
        </>
      )}
      <clipPath id={clip}>
        <path d={outline(laid)} />
      </clipPath>
      <image href={picture} width="500" height="700" clipPath={`url(#${clip})`} />
      {hasNew && (
        <path className="fill-none stroke-maiz" strokeWidth="7" d={outline(laid.slice(-1))} />
      )}
    </svg>
  )
}
