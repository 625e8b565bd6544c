import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { listCrumbs } from './crumbs.ts'

/** Home, the list of this page's type, the page. */
export function PageCrumbs({ page }: { page: Page }) {
  const { locale, t } = usePage()
  return <Breadcrumb above={listCrumbs(page, locale, t)} current={page.shortTitle} />
}
