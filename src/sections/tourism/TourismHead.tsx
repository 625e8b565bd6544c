import type { ReactNode } from 'react'
import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { routes } from '../../routes.ts'
import { CoverBand } from '../page/CoverBand.tsx'
import { PageBadges } from '../page/PageBadges.tsx'
import { PageBand } from '../page/PageBand.tsx'
import { PageCrumbs } from '../page/PageCrumbs.tsx'
import { PageDates } from '../page/PageDates.tsx'

type Props = {
  page: Page
  /** What people come for, right below the title. */
  first?: ReactNode
  children?: ReactNode
}

/**
 * The band above treatment abroad: its words, beside a cover or above the `children`, and the risks
 * at the same weight.
 */
export function TourismHead({ page, first, children }: Props) {
  const { t } = usePage()
  const words = (
    <>
      <PageCrumbs page={page} />
      <PageBadges page={page} label={t('search.types.tourism')} />
      <h1 className="text-article leading-none my-5 max-w-[16em]">{page.title}</h1>
      {first}
      {page.lede && <p className="text-lede leading-normal max-w-[36em]">{page.lede}</p>}
      <PageDates page={page} />
      {children}
      <Caveat />
    </>
  )
  return page.path === routes.tourism ? (
    <PageBand ground="turq" className="pt-6 pb-11 lg:pt-7.5 lg:pb-15">
      {words}
    </PageBand>
  ) : (
    <CoverBand ground="turq" path={page.path}>
      {words}
    </CoverBand>
  )
}

function Caveat() {
  const { t } = usePage()
  return (
    <div className="max-w-[43.6em] mt-8">
      <h2 className="h-2">{t('tourism.risksTitle')}</h2>
      <p className="mt-3 text-[1.125rem] leading-normal">{t('tourism.caveat')}</p>
    </div>
  )
}
