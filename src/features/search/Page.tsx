import { artHref } from '../../art/href.ts'
import type { Topic } from '../../content/topics.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { type Answer, BestAnswer } from './BestAnswer.tsx'
import { EmptySearch } from './EmptySearch.tsx'
import { Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import { Pager } from './Pager.tsx'
import { type GroupedResult, ResultGroups } from './ResultGroups.tsx'
import { type Search, searchHref } from './address.ts'
import { SearchFilter, type TypeCount } from './SearchFilter.tsx'
import { SearchForm } from '../../sections/forms/SearchForm.tsx'
import { SearchHead } from './SearchHead.tsx'
import { UrgentLine } from '../../sections/frame/UrgentLine.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { texts } from './texts.ts'

type Props = {
  search: Search
  answer?: Answer
  results: GroupedResult[]
  counts: TypeCount[]
  /** The total of all types. */
  total: number
  pages: number
  /** A corrected spelling of the query. */
  spelling?: string
  /** Shown if nothing is found. */
  topics: Topic[]
  error?: string
  /** The query sounds like an emergency: a link to first aid comes before the results. */
  urgent: boolean
}

export function Page(props: Props) {
  const { search, topics, error, urgent } = props
  const { t } = usePage(texts)
  return (
    <main id="main">
      <SearchHead>
        <Stylesheet />
        <SearchForm query={search.q} />
      </SearchHead>
      <div className="wrap pt-8.5 pb-[var(--section)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5.5 max-w-[900px]">
          {urgent && <UrgentLine text={t('results.urgent')} />}
          {error && (
            <p className="font-600 text-alert-text" role="alert">
              {error}
            </p>
          )}
          {search.q && !error && <Results {...props} />}
          {topics.length > 0 && <EmptySearch topics={topics} />}
          <MollyLink query={search.q} />
        </div>
      </div>
    </main>
  )
}

function Results({ search, answer, results, counts, total, pages, spelling }: Props) {
  const { locale, t } = usePage(texts)
  const { q: query } = search
  return (
    <>
      {total === 0 ? (
        <NothingFound query={query} />
      ) : (
        <p className="font-600 break-words">{t('results.found', { count: total, query })}</p>
      )}
      {spelling && (
        <p className="text-lede">
          {t('results.spelling')}{' '}
          <a
            className="inline-flex items-center min-h-11 font-700 text-link underline underline-offset-3"
            href={searchHref({ q: spelling }, locale)}
          >
            {spelling}
          </a>
          {t('results.spellingEnd')}
        </p>
      )}
      {answer && <BestAnswer answer={answer} />}
      {total > 0 && <SearchFilter search={search} counts={counts} />}
      {total > 0 && results.length === 0 && <p>{t('results.emptyType')}</p>}
      <ResultGroups results={results} />
      <Pager
        page={search.page ?? 1}
        pages={pages}
        hrefOf={(page) => searchHref({ ...search, page }, locale)}
      />
    </>
  )
}

function NothingFound({ query }: { query: string }) {
  const { t } = usePage()
  return (
    <div className="flex items-center gap-5.5">
      <Picture
        className="w-24 sm:w-38 h-auto"
        src={artHref('molly/lost.svg')}
        width={258}
        height={236}
        eager
      />
      <p className="text-lede [overflow-wrap:anywhere]">{t('search.empty', { query })}</p>
    </div>
  )
}

/** Prefills her field; nothing is sent. */
function MollyLink({ query }: { query: string }) {
  const { locale, t } = usePage(texts)
  return (
    <p>
      <a
        className="btn btn-maiz"
        href={href('askMolly', locale, query ? `?${new URLSearchParams({ q: query })}` : '')}
      >
        <Icon name="ph-chats-circle-bold" />
        {query ? t('results.askMolly') : t('askMolly.open')}
      </a>
    </p>
  )
}
