type Props = { parts: number; partSeconds: number; seconds: number }

/** A ring of equal parts that fills clockwise from nine o'clock. */
export function TimerRing({ parts, partSeconds, seconds }: Props) {
  const gap = 2
  const length = partSeconds - gap
  const arcs = Array.from({ length: parts }, (_, index) => ({
    offset: -(index * partSeconds + gap / 2),
    filled: Math.max(0, Math.min(1, seconds / partSeconds - index)) * length,
  }))
  // A path, not a circle: HTML validators know its pathLength.
  const circle = {
    d: 'M112 60a52 52 0 1 1-104 0a52 52 0 1 1 104 0',
    fill: 'none',
    strokeWidth: 11,
    pathLength: parts * partSeconds,
  }
  return (
    <svg className="w-full h-full" viewBox="0 0 120 120" aria-hidden="true">
      <g transform="rotate(180 60 60)">
        {arcs.map(({ offset, filled }) => (
          <g key={offset}>
            <path
              {...circle}
              className="stroke-linea"
              strokeDasharray={`${length} ${parts * partSeconds}`}
              strokeDashoffset={offset}
            />
            <path
              {...circle}
              className="stroke-cobalto dark:stroke-link"
              strokeDasharray={`${filled} ${parts * partSeconds}`}
              strokeDashoffset={offset}
            />
          </g>
        ))}
      </g>
    </svg>
  )
}
