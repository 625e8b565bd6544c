import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { VideoCard } from '../video/VideoCard.tsx'

/** Four in a row; on a phone a row that snaps while it is swept sideways. */
export function MoreVideos({ cards }: { cards: Card[] }) {
  const { locale, t } = usePage()
  return (
    <section className="on-dark pt-14 pb-[var(--section)] bg-noche text-white">
      <div className="wrap">
        <div className="border-0 border-t border-solid border-hairline pt-10">
          <h2 className="h-2">{t('videos.title')}</h2>
        </div>
        <ul className="snap-row mt-6 lg:grid lg:grid-cols-4 lg:gap-5.5">
          {cards.map((card) => (
            <li key={card.path}>
              <VideoCard card={card} />
            </li>
          ))}
        </ul>
        <p className="mt-7.5">
          <MoreLink href={href('videos', locale)}>{t('videos.all')}</MoreLink>
        </p>
      </div>
    </section>
  )
}
