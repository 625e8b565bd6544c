import type { ReactNode } from 'react'
import type { Lists } from '../content/index.ts'
import type { Card } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { formatAge, localize } from '../i18n/locales.ts'
import { href } from '../routes.ts'
import { Cover } from '../ui/Cover.tsx'
import { Motif } from '../ui/Motif.tsx'

const row = 'border-0 border-b border-solid border-linea'

export function ArticleSidebar({ lists }: { lists: Lists }) {
  const { t } = usePage()
  return (
    <aside
      className="no-print grid content-start gap-9 sm:max-lg:grid-cols-2 text-[1.0313rem]"
      aria-label={t('sidebar.label')}
    >
      <List title={t('sidebar.mostRead')}>
        {lists.mostRead.map((card, index) => (
          <MostReadItem key={card.path} card={card} rank={index + 1} />
        ))}
      </List>
      <List title={t('sidebar.recentPosts')}>
        {lists.recentPosts.map((card) => (
          <RecentPost key={card.path} card={card} />
        ))}
      </List>
      <RecommendedCard />
    </aside>
  )
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-[1.375rem] pb-2.5 border-0 border-b-2 border-solid border-tinta">
        {title}
      </h2>
      <ol>{children}</ol>
    </section>
  )
}

function MostReadItem({ card, rank }: { card: Card; rank: number }) {
  const { locale } = usePage()
  return (
    <li className={row}>
      <a
        className="grid grid-cols-[2.1rem_minmax(0,1fr)] items-baseline py-3.25 font-650 leading-[1.3] hover:underline underline-offset-3"
        href={localize(card.path, locale)}
      >
        <span
          className="font-display font-800 text-2xl leading-none text-rosa-t"
          aria-hidden="true"
        >
          {rank}
        </span>
        {card.title}
      </a>
    </li>
  )
}

function RecentPost({ card }: { card: Card }) {
  const { locale, today } = usePage()
  return (
    <li className={row}>
      <a
        className="group grid grid-cols-[76px_minmax(0,1fr)] gap-3.5 items-center py-3.25 font-650 leading-[1.3]"
        href={localize(card.path, locale)}
      >
        <Cover path={card.path} className="w-19 h-15 rounded-2.5" />
        <span>
          <span className="group-hover:underline underline-offset-3">{card.title}</span>
          {card.published && (
            <time
              className="block mt-.75 text-fine font-500 text-tinta-2"
              dateTime={card.published}
            >
              {formatAge(card.published, today, locale)}
            </time>
          )}
        </span>
      </a>
    </li>
  )
}

/** Habits that professional bodies recommend, with their source: no product, no endorsement of us. */
function RecommendedCard() {
  const { locale, t } = usePage()
  return (
    <section className="on-dark rounded-l bg-rosa text-white px-6.5 pb-7 sm:max-lg:col-span-2">
      <Motif name="calendar" className="w-[150px] h-auto mx-auto mt-5.5 mb-2.5" />
      <h2 className="text-2xl">{t('sidebar.recommendedTitle')}</h2>
      <p className="mt-2 text-[#FFE9F1]">{t('sidebar.recommendedText')}</p>
      <p className="mt-1.5 mb-4 text-fine text-[#FFE9F1]">{t('sidebar.recommendedSource')}</p>
      <a className="btn btn-small btn-white" href={href('subscribe', locale)}>
        {t('sidebar.recommendedLink')}
      </a>
    </section>
  )
}
