import { type RefObject, useId } from 'react'
import { formatMonth } from '../../i18n/formats.ts'
import { useIslandText } from '../../i18n/island-text.ts'
import { useMuralText } from './mural-texts.island.ts'
import { MuralPicture } from './MuralPicture.island.tsx'
import type { Day } from './wall.island.ts'

type Props = { ref: RefObject<HTMLElement | null>; picture: string; today: Day; tiles: number }

/** The month's picture on one page, shown on paper only: style.css. */
export function Poster({ ref, picture, today: { month, days }, tiles }: Props) {
  const { locale } = useIslandText()
  const t = useMuralText()
  const id = useId()
  return (
    <section className="poster" ref={ref}>
      <h2 className="poster-month" id={id}>
        {formatMonth(month, locale)}
      </h2>
      <MuralPicture
        className="poster-picture"
        picture={picture}
        days={days}
        tiles={tiles}
        hasNew={false}
        label={id}
      />
      <p className="poster-family">{t.family}</p>
      <p>Esmalte</p>
    </section>
  )
}
