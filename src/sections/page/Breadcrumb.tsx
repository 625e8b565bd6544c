import { usePage } from '../../page-context.ts'
import { Icon } from '../../ui/Icon.tsx'

type Props = {
  /** The pages above this one, without home. */
  above: { label: string; href: string }[]
  current: string
}

export function Breadcrumb({ above, current }: Props) {
  const { t } = usePage()
  return (
    <nav className="no-print text-[.9688rem] font-600" aria-label={t('article.breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-x-[.55em]">
        {above.map(({ label, href }) => (
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
          className="flex-[1_1_7em] min-w-0 truncate text-tinta-2 [.on-dark_&]:text-[#FFE5E2]"
          aria-current="page"
        >
          {current}
        </li>
      </ol>
    </nav>
  )
}
