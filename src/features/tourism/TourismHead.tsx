import type { ReactNode } from 'react'
import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { PageBadges } from '../../sections/page/PageBadges.tsx'
import { PageBand } from '../../sections/page/PageBand.tsx'
import { PageCrumbs } from '../../sections/page/PageCrumbs.tsx'
import { PageDates } from '../../sections/page/PageDates.tsx'
import { Caveat } from './Caveat.tsx'

type Props = {
  page: Page
  /** The main content, directly below the title. */
  first: ReactNode
  children: ReactNode
}

/** The band above treatment abroad: its text, the `children`, and the risks with equal weight. */
export function TourismHead({ page, first, children }: Props) {
  const { t } = usePage()
  return (
    <PageBand ground="turq" className="pt-6 pb-11 lg:pt-7.5 lg:pb-15">
      <PageCrumbs page={page} />
      <PageBadges page={page} label={t('search.types.tourism')} />
      <h1 className="text-article leading-none my-5 max-w-[16em]">{page.title}</h1>
      {first}
      {page.lede && <p className="text-lede leading-normal max-w-[36em]">{page.lede}</p>}
      <PageDates page={page} />
      {children}
      <Caveat />
    </PageBand>
  )
}
