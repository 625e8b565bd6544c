import { type Entry, formatDay } from './entries.island.ts'
import type { Locale } from '../../i18n/locales.ts'

type Props = { entries: Entry[]; label: string; locale: Locale }

const [left, right, top, bottom] = [28, 312, 12, 132]
const days = (day: string) => Date.parse(day) / 864e5

/** The pain by day. The table beside it has the same figures. */
export function DiaryGraph({ entries, label, locale }: Props) {
  const [first, last] = [entries[0]!.day, entries[entries.length - 1]!.day]
  const span = days(last) - days(first)
  const x = (day: string) =>
    span === 0 ? (left + right) / 2 : left + ((right - left) * (days(day) - days(first))) / span
  const y = (score: number) => bottom - ((bottom - top) * score) / 10
  const points = entries.map(({ day, score }) => [x(day), y(score)] as const)
  return (
    <svg className="diary-graph" viewBox="0 0 320 156" role="img" aria-label={label}>
      {[0, 5, 10].map((score) => (
        <g key={score}>
          <path className="diary-grid" d={`M${left} ${y(score)}H${right}`} />
          <text x={left - 6} y={y(score) + 4} textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      <polyline points={points.map((point) => point.join()).join(' ')} />
      {points.map(([cx, cy], at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal
        <circle key={at} cx={cx} cy={cy} r="4" />
      ))}
      <text x={span === 0 ? x(first) : left} y="150" textAnchor={span === 0 ? 'middle' : 'start'}>
        {formatDay(first, locale)}
      </text>
      {span > 0 && (
        <text x={right} y="150" textAnchor="end">
          {formatDay(last, locale)}
        </text>
      )}
    </svg>
  )
}
