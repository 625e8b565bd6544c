import type { ResultType } from '../../search/result-types.ts'
import { usePage } from '../../page-context.ts'
import { type Search, searchHref } from './address.ts'
import { texts } from './texts.ts'

export type TypeCount = { type: ResultType; count: number }

/** All results, or those of one type: links with counts. */
export function SearchFilter({ search, counts }: { search: Search; counts: TypeCount[] }) {
  const { t } = usePage(texts)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  // A type from the URL keeps its link, so that it can be deselected.
  const missing = search.type && !counts.some(({ type }) => type === search.type)
  const shown = missing ? [...counts, { type: search.type!, count: 0 }] : counts
  return (
    <nav aria-label={t('results.filter')}>
      <ul className="filters">
        <FilterLink search={search} count={total} />
        {shown.map(({ type, count }) => (
          <FilterLink key={type} search={search} type={type} count={count} />
        ))}
      </ul>
    </nav>
  )
}

type FilterLinkProps = { search: Search; type?: ResultType; count: number }

function FilterLink({ search: { q, type: current }, type, count }: FilterLinkProps) {
  const { locale, t } = usePage(texts)
  const isCurrent = type === current
  return (
    <li>
      <a
        className={`pill ${isCurrent ? 'pill-on' : ''}`}
        href={searchHref({ q, type }, locale)}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {t(`results.groups.${type ?? 'all'}`)} <span className="font-500">{count}</span>
      </a>
    </li>
  )
}
