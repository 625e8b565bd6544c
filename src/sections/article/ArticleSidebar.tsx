import type { Lists } from '../../content/index.ts'
import type { Card, Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { formatAge } from '../../i18n/formats.ts'
import { href } from '../../routes.ts'
import { Motif } from '../../ui/Motif.tsx'
import { ContentsColumn, hasContents } from '../page/Contents.tsx'
import { CoverLink } from './CoverLink.tsx'
import { RankedLink } from './RankedLink.tsx'
import { SideList } from './SideList.tsx'

/** The headings beside the text, and further reading where the text ends. */
export function ArticleSidebar({ lists, page }: { lists: Lists; page: Page }) {
  const { t } = usePage()
  return (
    <aside
      className="no-print grid lg:grid-rows-[1fr] content-start gap-9 sm:max-lg:grid-cols-2 text-[1.0313rem]"
      aria-label={t('sidebar.label')}
    >
      {hasContents(page) && (
        // The containing block for the sticky headings.
        <div className="hidden lg:block">
          <ContentsColumn page={page} className="" />
        </div>
      )}
      <SideList title={t('sidebar.mostRead')}>
        {lists.mostRead.map((card, index) => (
          <RankedLink key={card.path} card={card} rank={index + 1} />
        ))}
      </SideList>
      <SideList title={t('sidebar.recentPosts')}>
        {lists.recentPosts.map((card) => (
          <RecentPost key={card.path} card={card} />
        ))}
      </SideList>
      <RecommendedCard />
    </aside>
  )
}

function RecentPost({ card }: { card: Card }) {
  const { locale, today } = usePage()
  return (
    <CoverLink card={card}>
      {card.published && (
        <time dateTime={card.published}>{formatAge(card.published, today, locale)}</time>
      )}
    </CoverLink>
  )
}

/**
 * Habits recommended by professional bodies, with their source: no product, no endorsement of the
 * site.
 */
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
