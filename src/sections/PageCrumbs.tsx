import type { Page, PageType } from '../content/schema.ts'
import { type Text, usePage } from '../i18n/index.ts'
import { href, type RouteName } from '../routes.ts'
import { Breadcrumb } from './Breadcrumb.tsx'

const parents: Partial<Record<PageType, { route: RouteName; label: Parameters<Text>[0] }>> = {
  condition: { route: 'conditions', label: 'footer.conditions' },
  service: { route: 'services', label: 'crumbs.services' },
  'home-service': { route: 'homeServices', label: 'crumbs.homeServices' },
  product: { route: 'products', label: 'footer.products' },
  video: { route: 'videos', label: 'crumbs.videos' },
}

/** Home, the list that holds pages of this type, the page. */
export function PageCrumbs({ page }: { page: Page }) {
  const { locale, t } = usePage()
  const parent = parents[page.type]
  return (
    <Breadcrumb
      above={[
        { label: t('article.home'), href: href('home', locale) },
        ...(parent ? [{ label: t(parent.label), href: href(parent.route, locale) }] : []),
      ]}
      current={page.shortTitle}
    />
  )
}
