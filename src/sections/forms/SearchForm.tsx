import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'

/** The search field within a page; the header has another. */
export function SearchForm({ query }: { query?: string }) {
  const { locale, t } = usePage()
  return (
    <search>
      <form className="flex gap-2.5 w-full max-w-[760px]" action={href('search', locale)}>
        <label className="sr-only" htmlFor="page-search">
          {t('search.label')}
        </label>
        <input
          className="field flex-1 min-h-15 lg:text-[1.1875rem]"
          id="page-search"
          type="search"
          name="q"
          dir="auto"
          defaultValue={query}
          maxLength={200}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className="btn btn-cobalto min-h-15 px-4.5 lg:px-[1.35em]">
          <Icon name="ph-magnifying-glass-bold" />
          <span className="sr-only lg:not-sr-only">{t('search.submit')}</span>
        </button>
      </form>
    </search>
  )
}
