import { usePage } from '../../page-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { texts } from './texts.ts'

type Props = { page: number; pages: number; hrefOf: (page: number) => string }

/** Pagination links: the first page, the last and the neighbours. */
export function Pager({ page, pages, hrefOf }: Props) {
  const { t } = usePage(texts)
  if (pages < 2) return null
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  const shown = all.filter((at) => at === 1 || at === pages || Math.abs(at - page) < 2)
  return (
    <nav aria-label={t('pager.label')}>
      <ul className="flex flex-wrap gap-2 items-center">
        {page > 1 && (
          <li>
            <a className="pill" href={hrefOf(page - 1)} rel="prev">
              <Icon name="ph-arrow-left-bold" />
              {t('pager.previous')}
            </a>
          </li>
        )}
        {shown.map((at, index) => (
          <li key={at} className="flex gap-2 items-center">
            {at - (shown[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <a
              className={`pill ${at === page ? 'pill-on' : ''}`}
              href={hrefOf(at)}
              aria-label={t('pager.page', { page: at })}
              aria-current={at === page ? 'page' : undefined}
            >
              {at}
            </a>
          </li>
        ))}
        {page < pages && (
          <li>
            <a className="pill" href={hrefOf(page + 1)} rel="next">
              {t('pager.next')}
              <Icon name="ph-arrow-right-bold" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
