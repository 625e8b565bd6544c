import { site } from '../../content/site.ts'
import sprite from '../../art/drawn/icons.svg'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'

/** The brand, linking home. */
export function Logo() {
  const { locale, t } = usePage()
  return (
    <a
      className="flex items-center gap-2 lg:gap-3 font-display font-850 text-[1.4375rem] lg:text-[1.75rem] leading-none tracking-[-.02em]"
      href={href('home', locale)}
      aria-label={`${site.brand}, ${t('site.home')}`}
    >
      <svg className="w-10 h-10 lg:w-11.5 lg:h-11.5 rounded-[11px]" aria-hidden="true">
        <use href={`${sprite}#logo`} />
      </svg>
      {site.brand}
    </a>
  )
}
