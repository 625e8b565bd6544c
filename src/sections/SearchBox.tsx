import { usePage } from '../i18n/index.ts'
import { href } from '../routes.ts'
import { Icon } from '../ui/Icon.tsx'

/** Expands without a script; a GET form, so that a search has an address. */
export function SearchBox() {
  const { locale, t } = usePage()
  return (
    <details className="group hidden lg:block" name="header" data-sheet>
      <summary
        className="grid place-items-center w-12 h-12 rounded-[13px] border-2 border-solid border-linea hover:border-tinta bg-papel"
        aria-label={t('header.search')}
      >
        <Icon name="i-ph-magnifying-glass-bold" className="group-open:hidden!" />
        <Icon name="i-ph-x-bold" className="hidden! group-open:block!" />
      </summary>
      <div className="absolute inset-x-0 top-full bg-cal border-0 border-b-2 border-solid border-outline shadow-[0_14px_0_rgb(23_32_74/.08)]">
        <form
          className="flex gap-2.5 max-w-[860px] mx-auto py-5 px-[var(--gutter)]"
          role="search"
          action={href('search', locale)}
        >
          <input
            className="field min-h-15 text-[1.1875rem]"
            type="search"
            name="q"
            maxLength={200}
            aria-label={t('header.search')}
            placeholder={t('header.search')}
          />
          <button className="btn btn-cobalto" type="submit">
            {t('header.searchSubmit')}
          </button>
        </form>
      </div>
    </details>
  )
}
