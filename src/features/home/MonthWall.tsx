import { artHref } from '../../art/href.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { outline, planWall, wallBox } from '../../ui/wall.ts'
import { texts } from './texts.ts'

/**
 * This month's mural of the brushing timer, veiled but for the tile that Molly laid; src/client/molly.ts
 * lifts the veil off the visitor's own.
 */
export function MonthWall() {
  const { locale, t, today } = usePage(texts)
  const [year = 0, month = 0] = today.split('-').map(Number)
  const days = new Date(year, month, 0).getDate()
  const [, ...veiled] = planWall(days).spots
  return (
    <div className="month-wall mt-6 grid grid-cols-[minmax(112px,3fr)_7fr] sm:grid-cols-[112px_minmax(0,1fr)] gap-x-6 items-center">
      <svg className="w-full h-auto" viewBox={wallBox(days)} aria-hidden="true">
        <image href={artHref(`murals/${month}.svg`)} width="500" height="700" />
        <g data-wall={today.slice(0, 7)}>
          {veiled.map((spot) => (
            <path key={`${spot.x} ${spot.y}`} d={outline([spot])} />
          ))}
        </g>
      </svg>
      <div>
        <h3 className="h-3">{t('wall.title')}</h3>
        <p className="mt-1.5 mb-3 max-w-[38em]">{t('wall.text')}</p>
        <a className="btn btn-small btn-cobalto" href={href('brushingTimer', locale)}>
          {t('wall.open')}
        </a>
      </div>
    </div>
  )
}
