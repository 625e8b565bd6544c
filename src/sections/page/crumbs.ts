import type { Page, PageType } from '../../content/schema.ts'
import type { Text } from '../../i18n/index.ts'
import type { Locale } from '../../i18n/locales.ts'
import { href, type RouteName, routes } from '../../routes.ts'

type Crumb = { label: string; href: string }

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

/** The pages above one: home, and the list that holds pages of its type or category. */
export function listCrumbs({ path, type, category }: Page, locale: Locale, t: Text): Crumb[] {
  const home = { label: t('article.home'), href: href('home', locale) }
  const parent = parents[type]
  // A guide beside the hub of costs has no list page.
  const alone = type === 'guide' && !path.startsWith(routes.payingForCare)
  if (parent && !alone) return [home, { label: t(parent.label), href: href(parent.route, locale) }]
  if (type !== 'article' || !category) return [home]
  const list = href('home', locale, `?category=${category}#latest`)
  return [home, { label: t(`articles.category.${category}`), href: list }]
}
