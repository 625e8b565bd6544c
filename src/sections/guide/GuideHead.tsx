import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { CoverBand } from '../page/CoverBand.tsx'
import { groundOf } from '../page/grounds.ts'
import { PageBadges } from '../page/PageBadges.tsx'
import { PageCrumbs } from '../page/PageCrumbs.tsx'
import { PageDates } from '../page/PageDates.tsx'

/** The band above a condition, a service or a routine for home. */
export function GuideHead({ page }: { page: Page }) {
  const { t } = usePage()
  return (
    <CoverBand ground={groundOf(page.path)} path={page.path}>
      <PageCrumbs page={page} />
      <PageBadges page={page} label={t(`search.types.${page.type}`)} />
      <h1 className="text-article leading-none my-5">{page.title}</h1>
      {page.lede && <p className="text-lede leading-normal max-w-[36em]">{page.lede}</p>}
      <PageDates page={page} />
    </CoverBand>
  )
}
