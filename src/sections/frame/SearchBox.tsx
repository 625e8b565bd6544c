import { usePage } from '../../page-context.ts'
import { Island } from '../../client/Island.tsx'
import { Needs } from '../forms/Needs.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** Expands without JavaScript; a GET form, so that a search has a URL. */
export function SearchBox() {
  const { t } = usePage()
  return (
    <details
      className="group hidden media-[(min-width:34em)]:block"
      name="header"
      data-sheet
      data-search
    >
      <summary
        className="grid place-items-center w-12 h-12 rounded-[13px] border-2 border-solid border-linea hover:border-tinta bg-papel"
        aria-label={t('suggest.label')}
      >
        <Icon name="ph-magnifying-glass-bold" className="group-open:hidden!" />
        <Icon name="ph-x-bold" className="hidden! group-open:block!" />
      </summary>
      <div className="absolute inset-x-0 top-full bg-cal border-0 border-b-2 border-solid border-outline [box-shadow:0_14px_0_rgb(23_32_74/.08)]">
        <Island name="SearchField" props={{ place: 'sheet' }} />
        <Needs className="search-needs" />
      </div>
    </details>
  )
}
