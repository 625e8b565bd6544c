import { type RefObject, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { printOnly } from '../../ui/print-only.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useMuralText } from './mural-texts.island.ts'
import { MuralPicture } from './MuralPicture.island.tsx'
import { Poster } from './Poster.island.tsx'
import { SharedWall } from './SharedWall.island.tsx'
import { useWall } from './useWall.island.ts'

/** `place` receives focus, and is scrolled to, when the pressed button disappears. */
export type Place = { place: RefObject<HTMLElement | null> }

/** Lays today's tile, if it isn't laid yet. */
export function TileButton({ place }: Place) {
  const t = useMuralText()
  const { wall, today, lay } = useWall()
  if (wall.last === today.day) return null
  const onClick = () => {
    lay()
    place.current?.focus()
  }
  return (
    <button className="btn btn-cobalto order-first" type="button" onClick={onClick}>
      <Icon name="ph-plus-bold" />
      {t.tile}
    </button>
  )
}

/** A picture with one tile per day of the month, and the number of tiles laid. */
export function Mural({ pictures, place }: Place & { pictures: string[] }) {
  const t = useMuralText()
  const { wall, today, isSaved, join, clear } = useWall()
  const id = useId()
  const poster = useRef<HTMLElement>(null)
  const { day, days, month } = today
  const picture = pictures[Number(month.slice(5)) - 1]!
  const { tiles } = wall
  const isToday = wall.last === day
  const isWhole = tiles === days
  // Whoever missed a day gets the whole picture at the month's end.
  const isPoster = isWhole || day === days
  const onClear = () => {
    clear()
    place.current?.focus()
  }
  return (
    <>
      <MuralPicture
        className="flex-[0_1_300px] min-w-[min(13.75rem,100%)] mx-auto"
        picture={picture}
        days={days}
        tiles={tiles}
        hasNew={isToday}
        label={id}
      />
      <div className="flex-[1_1_260px] grid gap-3 content-center">
        <p className="text-lede font-650" role="status">
          <span id={id}>{t.count({ day, days, tiles })}</span>
          {(isWhole || isToday) && <span>{` ${isWhole ? t.whole : t.laid}`}</span>}
        </p>
        <p className="text-meta text-tinta-2">{isSaved ? t.kept : t.unkept}</p>
        {tiles > 0 && (
          <div className="text-meta">
            <button
              className="btn btn-small btn-line"
              type="button"
              onClick={() => printOnly(poster.current!)}
            >
              <Icon name="ph-printer-bold" />
              {isPoster ? t.poster : t.printed}
            </button>
            {isPoster && !isWhole && <p className="mt-2">{t.lastDay}</p>}
            {createPortal(
              <Poster
                ref={poster}
                picture={picture}
                today={today}
                tiles={isPoster ? days : tiles}
              />,
              document.body,
            )}
          </div>
        )}
        <SharedWall wall={wall} today={today} onJoin={join} place={place} />
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
