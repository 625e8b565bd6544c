import type { Page } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { Icon } from '../ui/Icon.tsx'

/** The headings of a long page: open where there is room, folded on phones. */
export function Contents({ page }: { page: Page }) {
  const { t } = usePage()
  const entries = [
    ...page.sections.flatMap(({ id, title }) => (id && title ? [{ id, title }] : [])),
    ...(page.faq.length > 0 ? [{ id: 'faq', title: t('article.faq') }] : []),
    ...(page.references.length > 0 ? [{ id: 'references', title: t('article.references') }] : []),
  ]
  return (
    <>
      <nav className="no-print hidden sm:block" aria-labelledby="contents">
        <h2
          className="text-[1.375rem] pb-2.5 border-0 border-b-2 border-solid border-tinta"
          id="contents"
        >
          {t('article.contents')}
        </h2>
        <Entries entries={entries} />
      </nav>
      <details className="group no-print sm:hidden rounded-m border-2 border-solid border-linea-form px-4.5">
        <summary className="flex items-center justify-between gap-4 min-h-13 font-display font-750 text-xl">
          {t('article.contents')}
          <Icon
            name="i-ph-caret-down-bold"
            className="text-link transition-transform group-open:rotate-180"
          />
        </summary>
        <Entries entries={entries} />
      </details>
    </>
  )
}

function Entries({ entries }: { entries: { id: string; title: string }[] }) {
  return (
    <ul className="sm:columns-2 gap-x-8 pb-1.5">
      {entries.map(({ id, title }) => (
        <li key={id} className="hairlines first:border-t-0 break-inside-avoid">
          <a
            className="flex items-center min-h-11 py-1.5 font-550 leading-[1.3] hover:underline underline-offset-3"
            href={`#${id}`}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
