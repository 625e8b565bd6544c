import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { VideoCard } from '../../sections/page/VideoCard.tsx'

/** Four in a row; on a phone a row that scrolls sideways and snaps. */
export function MoreVideos({ cards }: { cards: Card[] }) {
  const { locale, t } = usePage()
  return (
    <section className="on-dark pt-6 pb-[var(--section)] bg-noche text-white">
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-0 border-t border-solid border-hairline pt-4">
          <h2 className="h-2">{t('videos.title')}</h2>
          <MoreLink href={href('videos', locale)}>{t('videos.all')}</MoreLink>
        </div>
        <ul className="snap-row [--card:66%] sm:[--card:40%] mt-2 lg:mt-4 lg:grid lg:grid-cols-4 lg:gap-5.5">
          {cards.map((card) => (
            <li key={card.path}>
              <VideoCard card={card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
