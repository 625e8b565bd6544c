import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'

export type Crumb = { label: string; href: string }

type Props = {
  /** The pages between home and this one. */
  above?: Crumb[]
  current: string
}

/** Home, the pages above this one, and its own name. */
export function Breadcrumb({ above, current }: Props) {
  const { locale, t } = usePage()
  const crumbs = [{ label: t('article.home'), href: href('home', locale) }, ...(above ?? [])]
  return (
    <nav className="no-print text-[.9688rem] font-600" aria-label={t('article.breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-x-[.55em]">
        {crumbs.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-[.55em]">
            <a
              className="inline-flex items-center min-h-11 text-link [.on-dark_&]:text-white underline underline-offset-3"
              href={href}
            >
              {label}
            </a>
            <Icon name="ph-caret-right-bold" />
          </li>
        ))}
        {/* Truncated rather than wrapped: the title below gives the full text. */}
        <li
          className="flex-[1_1_7em] [contain:inline-size] truncate text-tinta-2 [.on-dark_&]:text-[#FFE5E2]"
          aria-current="page"
        >
          {current}
        </li>
      </ol>
    </nav>
  )
}
