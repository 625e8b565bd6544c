import type { Page, PageType } from '../../content/schema.ts'
import type { Text } from '../../i18n/index.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'

type Entry = { id: string; title: string }
type Props = { page: Page }

const minEntries = 4
/** Of the folded list: a link to it opens it without JavaScript. */
const listId = 'contents-list'

/** Whether a page is long enough for a table of contents. */
export function hasContents({ sections }: Page): boolean {
  return sections.length >= minEntries
}

/** The headings as a row of pills, if there is room. */
export function ContentsPills({ page, className }: Props & { className: string }) {
  const { t } = usePage()
  return (
    <nav className={`no-print hidden lg:block ${className}`} aria-label={t('article.contents')}>
      <ul className="flex flex-wrap gap-2">
        {listEntries(page, t).map(({ id, title }) => (
          <li key={id}>
            <a className="pill text-base" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Page types whose readers are likely to need help next. */
const helped = new Set<PageType>(['article', 'condition', 'service'])
const atHand = [
  ['emergency', 'site.emergency'],
  ['askDentist', 'article.prepare'],
] as const

/** The headings in a sticky column beside the text. */
export function ContentsColumn({ page, className }: Props & { className: string }) {
  const { locale, t } = usePage()
  return (
    <nav
      className={`no-print sticky top-24 self-start max-h-[calc(100vh-var(--bar)-120px)] overflow-y-auto overscroll-contain p-1 -m-1 ${className}`}
      aria-label={t('article.contents')}
    >
      <h2 className="text-xl pb-2.5 border-0 border-b-2 border-solid border-tinta">
        {t('article.contents')}
      </h2>
      <ul className="contents-links">
        {listEntries(page, t).map(({ id, title }) => (
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
      {helped.has(page.type) && (
        <p className="grid mt-4 text-base">
          {atHand.map(([route, label]) => (
            <a key={route} className="more" href={href(route, locale)}>
              {t(label)}
            </a>
          ))}
        </p>
      )}
    </nav>
  )
}

/** The headings before the text, folded if there is no room beside it. */
export function FoldedContents({ page, className }: Props & { className: string }) {
  const { t } = usePage()
  return (
    <details
      className={`no-print group rounded-m border-2 border-solid border-linea-form px-4.5 ${className}`}
    >
      <summary className="flex items-center justify-between gap-4 min-h-13 font-display font-750 text-xl">
        {t('article.contents')}
        <Icon
          name="ph-caret-down-bold"
          className="text-link transition-transform group-open:[transform:rotate(180deg)]"
        />
      </summary>
      <Entries entries={listEntries(page, t)} id={listId} />
    </details>
  )
}

/** The sticky link from a long text back to the folded list. */
export function ContentsLink({ className }: { className: string }) {
  const { t } = usePage()
  return (
    <a className={`contents-link no-print ${className}`} href={`#${listId}`}>
      <Icon name="ph-list-bullets-bold" className="text-[1.375rem]" />
      <span>{t('article.contents')}</span>
    </a>
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

function Entries({ entries, id }: { entries: Entry[]; id?: string }) {
  return (
    <ul className="sm:columns-2 gap-x-8 pb-1.5 scroll-mt-16" id={id}>
      {entries.map((entry) => (
        <li key={entry.id} className="hairlines first:border-t-0 break-inside-avoid">
          <a
            className="flex items-center min-h-11 py-1.5 font-550 leading-[1.3] hover:underline underline-offset-3"
            href={`#${entry.id}`}
          >
            {entry.title}
          </a>
        </li>
      ))}
    </ul>
  )
}
