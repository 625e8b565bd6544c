import type { Page } from '../content/schema.ts'
import { type Text, usePage } from '../i18n/index.ts'
import { Icon } from '../ui/Icon.tsx'

type Entry = { id: string; title: string }

/** `aside`: a column beside the text, folded where there is no room for one. */
type Props = { page: Page; aside?: boolean }

/** The headings of a long page: open where there is room, folded on phones. */
export function Contents({ page, aside = false }: Props) {
  const { t } = usePage()
  const entries = listEntries(page, t)
  return aside ? (
    <div className="no-print xl:sticky xl:top-24 xl:self-start">
      <Column entries={entries} />
      <Folded entries={entries} className="xl:hidden" />
    </div>
  ) : (
    <>
      <Columns entries={entries} />
      <Folded entries={entries} className="no-print sm:hidden" />
    </>
  )
}

function listEntries(page: Page, t: Text): Entry[] {
  return [
    ...(page.answer ? [{ id: 'short-answer', title: t('blocks.answer') }] : []),
    ...page.sections.flatMap(({ id, title }) => (id && title ? [{ id, title }] : [])),
    ...(page.faq.length > 0 ? [{ id: 'faq', title: t('article.faq') }] : []),
    ...(page.references.length > 0 ? [{ id: 'references', title: t('article.references') }] : []),
  ]
}

function Column({ entries }: { entries: Entry[] }) {
  const { t } = usePage()
  return (
    <nav
      className="hidden xl:block max-h-[calc(100vh-var(--bar)-120px)] overflow-y-auto overscroll-contain p-1 -m-1"
      aria-labelledby="contents"
    >
      <h2 className="text-xl pb-2.5 border-0 border-b-2 border-solid border-tinta" id="contents">
        {t('article.contents')}
      </h2>
      <ul className="contents-links">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              className="flex items-center min-h-11 py-1.5 pl-3.5 border-0 border-l-4 border-solid border-linea text-base font-550 leading-[1.3] hover:underline underline-offset-3"
              href={`#${id}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Columns({ entries }: { entries: Entry[] }) {
  const { t } = usePage()
  return (
    <nav className="no-print hidden sm:block" aria-labelledby="contents">
      <h2
        className="text-[1.375rem] pb-2.5 border-0 border-b-2 border-solid border-tinta"
        id="contents"
      >
        {t('article.contents')}
      </h2>
      <Entries entries={entries} />
    </nav>
  )
}

function Folded({ entries, className }: { entries: Entry[]; className: string }) {
  const { t } = usePage()
  return (
    <details
      className={`group rounded-m border-2 border-solid border-linea-form px-4.5 ${className}`}
    >
      <summary className="flex items-center justify-between gap-4 min-h-13 font-display font-750 text-xl">
        {t('article.contents')}
        <Icon
          name="i-ph-caret-down-bold"
          className="text-link transition-transform group-open:rotate-180"
        />
      </summary>
      <Entries entries={entries} />
    </details>
  )
}

function Entries({ entries }: { entries: Entry[] }) {
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
