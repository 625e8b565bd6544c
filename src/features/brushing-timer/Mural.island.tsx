import { type RefObject, useId } from 'react'
import { useIslandText } from '../../i18n/island-text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { outline, planWall, wallBox } from '../../ui/wall.ts'
import { muralTexts } from './mural-texts.island.ts'
import { useWall } from './useWall.island.ts'

/** `place` receives focus, and is scrolled to, when the pressed button disappears. */
type Place = { place: RefObject<HTMLElement | null> }

const useText = () => muralTexts[useIslandText().locale]

/** Lays today's tile, if it isn't laid yet. */
export function TileButton({ place }: Place) {
  const t = useText()
  const { wall, today, lay } = useWall()
  if (wall.last === today.day) return null
  const onClick = () => {
    lay()
    place.current?.focus()
  }
  return (
    <button className="btn btn-line" type="button" onClick={onClick}>
      <Icon name="ph-plus-bold" />
      {t.tile}
    </button>
  )
}

/** A picture with one tile per day of the month, and the number of tiles laid. */
export function Mural({ picture, place }: Place & { picture: string }) {
  const t = useText()
  const { wall, today, isSaved, clear } = useWall()
  const id = useId()
  const { day, days } = today
  const { tiles } = wall
  const isToday = wall.last === day
  const onClear = () => {
    clear()
    place.current?.focus()
  }
  return (
    <>
      <Picture picture={picture} days={days} tiles={tiles} hasNew={isToday} label={id} />
      <div className="flex-[1_1_260px] grid gap-3 content-center">
        <p className="text-lede font-650" role="status">
          <span id={id}>{t.count({ day, days, tiles })}</span>
          {(tiles === days || isToday) && <span>{` ${tiles === days ? t.whole : t.laid}`}</span>}
        </p>
        <p className="text-meta text-tinta-2">{isSaved ? t.kept : t.unkept}</p>
        {tiles > 0 && (
          <details className="text-meta">
            <summary className="inline-flex items-center gap-2 min-h-11 text-link font-650 underline underline-offset-3">
              <Icon name="ph-trash-bold" />
              {t.clear}
            </summary>
            <p className="mb-3">{t.ask}</p>
            <button className="btn btn-small btn-line" type="button" onClick={onClear}>
              {t.yes}
            </button>
          </details>
        )}
      </div>
    </>
  )
}

type PictureProps = {
  picture: string
  days: number
  tiles: number
  /** The last tile was laid today. */
  hasNew: boolean
  label: string
}

function Picture({ picture, days, tiles, hasNew, label }: PictureProps) {
  const { spots, given } = planWall(days)
  const laid = [...given, ...spots.slice(0, tiles)]
  const clip = `${label}-laid`
  return (
    <svg
      className="flex-[0_1_300px] min-w-[min(13.75rem,100%)] mx-auto"
      viewBox={wallBox(days)}
      role="img"
      aria-labelledby={label}
    >
      <path
        className="fill-masa stroke-linea-form"
        strokeWidth="1.5"
        strokeDasharray="5 5"
        d={outline([...spots, ...given])}
      />
      <clipPath id={`${clip}-not`}>
        <path d={outline([...spots, ...given])} />
      </clipPath>
      {/* What the picture will be. */}
      <image href={picture} width="500" height="700" opacity=".22" clipPath={`url(#${clip}-not)`} />
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
