import type { Page, PageType } from '../../content/schema.ts'
import type { Text } from '../../i18n/index.ts'
import type { Locale } from '../../i18n/locales.ts'
import { href, type RouteName, routes } from '../../routes.ts'
import type { Crumb } from './Breadcrumb.tsx'

const parents: Partial<Record<PageType, { route: RouteName; label: Parameters<Text>[0] }>> = {
  condition: { route: 'conditions', label: 'footer.conditions' },
  emergency: { route: 'conditions', label: 'emergency.crumb' },
  service: { route: 'services', label: 'crumbs.services' },
  'home-service': { route: 'homeServices', label: 'crumbs.homeServices' },
  product: { route: 'products', label: 'footer.products' },
  guide: { route: 'payingForCare', label: 'crumbs.payingForCare' },
  video: { route: 'videos', label: 'crumbs.videos' },
  issue: { route: 'newsletters', label: 'footer.newsletters' },
}

/** Between home and a page: the list that holds pages of its type or category. */
export function listCrumbs({ path, type, category }: Page, locale: Locale, t: Text): Crumb[] {
  const parent = parents[type]
  // A guide beside the hub of costs has no list page.
  const alone = type === 'guide' && !path.startsWith(routes.payingForCare)
  if (parent && !alone) return [{ label: t(parent.label), href: href(parent.route, locale) }]
  if (type !== 'article' || !category) return []
  const list = href('home', locale, `?category=${category}#latest`)
  return [{ label: t(`articles.category.${category}`), href: list }]
}
