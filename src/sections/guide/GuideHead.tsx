import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { headGroundOf } from '../page/grounds.ts'
import { PageBadges } from '../page/PageBadges.tsx'
import { PageCrumbs } from '../page/PageCrumbs.tsx'
import { PageDates } from '../page/PageDates.tsx'
import { ReadBand } from '../page/ReadBand.tsx'
import { Disclosure } from './Disclosure.tsx'

/** The band above a condition, a service, a home routine or a guide to treatment abroad. */
export function GuideHead({ page }: { page: Page }) {
  const { t } = usePage()
  return (
    <ReadBand
      ground={headGroundOf(page)}
      path={page.path}
      foot={<PageDates page={page} className="" />}
    >
      <PageCrumbs page={page} />
      <PageBadges page={page} label={t(`search.types.${page.type}`)} />
      <h1 className="text-read leading-none my-3">{page.title}</h1>
      {page.disclosure === 'affiliate' && <Disclosure />}
      {page.lede && <p className="read-lede">{page.lede}</p>}
    </ReadBand>
  )
}
