import type { ThemeName } from '../art/cover.ts'
import { covers } from '../art/recipes.ts'
import type { Page } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { CoverBand, type Ground } from './CoverBand.tsx'
import { PageBadges } from './PageBadges.tsx'
import { PageCrumbs } from './PageCrumbs.tsx'
import { PageDates } from './PageDates.tsx'

/** The soft ground nearest to the colours of a page's cover. */
const grounds: Record<ThemeName, Ground> = {
  cielo: 'cielo',
  cobalto: 'cielo',
  noche: 'cielo',
  maiz: 'maiz',
  barro: 'maiz',
  cal: 'maiz',
  rosa: 'rosa',
  mexicano: 'rosa',
  agave: 'menta',
  menta: 'menta',
  jacaranda: 'jaca',
  turquesa: 'turq',
}

/** The band above a condition, a service or a routine for home. */
export function GuideHead({ page }: { page: Page }) {
  const { t } = usePage()
  return (
    <CoverBand ground={grounds[covers[page.path]?.theme ?? 'cielo']} path={page.path}>
      <PageCrumbs page={page} />
      <PageBadges page={page} label={t(`search.types.${page.type}`)} />
      <h1 className="text-article leading-none my-5">{page.title}</h1>
      {page.lede && <p className="text-lede leading-normal max-w-[36em]">{page.lede}</p>}
      <PageDates page={page} />
    </CoverBand>
  )
}
