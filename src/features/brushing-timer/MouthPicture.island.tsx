type Props = { parts: number; partSeconds: number; seconds: number }

/** Tooth widths in a quarter, back to front, in the picture's units. */
const widths = [27, 26, 22, 20, 19, 18, 20]
/** Gaps in degrees: where the jaws meet, and between the two front teeth. */
const [cornerGap, middleGap] = [9, 1]
const [middle, reach] = [130, { x: 96, y: 102 }]

/**
 * All teeth of an open mouth as in a mirror, clockwise from nine o'clock: they turn white one by
 * one, and a finished quarter sparkles. The brush is where Molly brushes now. It moves in steps,
 * without animation.
 */
export function MouthPicture({ parts, partSeconds, seconds }: Props) {
  return (
    <svg className="w-full h-full" viewBox="0 0 260 260" aria-hidden="true">
      <ellipse cx={middle} cy={middle} rx="126" ry="129" className="fill-[#E23A80]" />
      <ellipse cx={middle} cy={middle} rx="116" ry="120" className="fill-[#F9A9C4]" />
      <ellipse cx={middle} cy={middle} rx="82" ry="86" className="fill-t-agua" />
      {Array.from({ length: parts }, (_, part) => (
        <Quarter
          key={part}
          part={part}
          cleaned={Math.floor(((seconds - part * partSeconds) / partSeconds) * widths.length)}
        />
      ))}
    </svg>
  )
}

/** `cleaned`: the number of clean teeth; negative before its turn. */
function Quarter({ part, cleaned }: { part: number; cleaned: number }) {
  const isDone = cleaned >= widths.length
  const teeth = listTeeth(part)
  const brushed = teeth[cleaned]
  return (
    <g>
      {teeth.map(({ angle, width }, place) => (
        <rect
          key={angle}
          className={place < cleaned ? 'fill-white' : 'fill-[#F6DFA4]'}
          x={-width / 2}
          y="-17"
          width={width - 1.5}
          height="33"
          rx="8"
          // The tooth being brushed.
          stroke={place === cleaned ? '#17307F' : '#C98BA3'}
          strokeWidth={place === cleaned ? 4 : 1.5}
          transform={onRim(angle, 1)}
        />
      ))}
      {brushed && <Brush angle={brushed.angle} />}
      {isDone && (
        <path
          className="fill-[#FFC145] stroke-[#17307F]"
          strokeWidth="2"
          strokeLinejoin="round"
          d="M0-17 4.5-4.5 17 0 4.5 4.5 0 17-4.5 4.5-17 0-4.5-4.5z"
          transform={onRim(180 + part * 90 + 45, 1.16)}
        />
      )}
    </g>
  )
}

function Brush({ angle }: { angle: number }) {
  return (
    <g transform={onRim(angle, 1)}>
      <path
        className="fill-[#2046C0]"
        d="M-9-12q0-6 9-6t9 6v24q0 6-5 6v22a4 4 0 0 1-8 0V18q-5 0-5-6z"
      />
      <rect className="fill-white" x="-5" y="-13" width="10" height="26" rx="3" />
    </g>
  )
}

/** Clockwise: an upper left quarter starts at its back tooth, an upper right one at the front. */
function listTeeth(part: number): { angle: number; width: number }[] {
  const beginsAtBack = part % 2 === 0
  // oxlint-disable-next-line unicorn/no-array-reverse -- Safari before 16 knows no other
  const ordered = beginsAtBack ? widths : [...widths].reverse()
  const total = ordered.reduce((sum, width) => sum + width, 0)
  const degrees = (90 - cornerGap - middleGap) / total
  let angle = 180 + part * 90 + (beginsAtBack ? cornerGap : middleGap)
  return ordered.map((width) => {
    const tooth = { angle: angle + (width * degrees) / 2, width }
    angle += width * degrees
    return tooth
  })
}

function onRim(angle: number, share: number): string {
  const radians = (angle * Math.PI) / 180
  const x = middle + Math.cos(radians) * reach.x * share
  const y = middle + Math.sin(radians) * reach.y * share
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(angle + 90).toFixed(1)})`
}
