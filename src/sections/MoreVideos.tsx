import type { Card } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { localize } from '../i18n/locales.ts'
import { href } from '../routes.ts'
import { Cover } from '../ui/Cover.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { CardMeta } from './CardMeta.tsx'

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

function VideoCard({ card }: { card: Card }) {
  const { locale } = usePage()
  return (
    <a className="group block" href={localize(card.path, locale)}>
      <span className="relative block">
        <Cover path={card.path} className="aspect-[16/10] rounded-4" />
        <span className="play left-2.5 bottom-2.5 w-11 h-11">
          <Icon name="i-ph-play-fill" />
        </span>
      </span>
      <h3 className="h-3 mt-3.5 text-[1.1875rem] title-hover">{card.shortTitle}</h3>
      <CardMeta card={card} className="mt-1 text-on-dark" />
    </a>
  )
}
