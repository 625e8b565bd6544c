import { usePage } from '../i18n/index.ts'
import { href } from '../routes.ts'
import { type Result, ResultItem } from '../sections/ResultItem.tsx'
import { SearchForm } from '../sections/SearchForm.tsx'
import { UrgentLine } from '../sections/UrgentLine.tsx'
import { Icon } from '../ui/Icon.tsx'

type Props = {
  query: string
  results: Result[]
  total: number
  error?: string
  /** The words sound like an emergency: the way to first aid comes before any result. */
  urgent: boolean
}

export function SearchPage({ query, results, total, error, urgent }: Props) {
  const { t } = usePage()
  return (
    <main id="main">
      <div className="relative overflow-hidden bg-g-cielo">
        <span className="pattern-bg [background-image:var(--art-patterns-azulejo-cielo)]" />
        <div className="wrap relative py-8.5 lg:pb-10">
          <h1 className="text-1 mb-4.5">{t('search.heading')}</h1>
          <SearchForm query={query} />
        </div>
      </div>
      <div className="wrap pt-8.5 pb-[var(--section)]">
        <div className="grid gap-5.5 max-w-[900px]">
          {urgent && <UrgentLine text={t('search.urgent')} />}
          {error && (
            <p className="font-600 text-alert-text" role="alert">
              {error}
            </p>
          )}
          {query && !error && <Found {...{ query, results, total }} />}
        </div>
      </div>
    </main>
  )
}

function Found({ query, results, total }: Pick<Props, 'query' | 'results' | 'total'>) {
  const { locale, t } = usePage()
  if (results.length === 0) {
    return (
      <>
        <p className="text-lede">{t('search.empty', { query })}</p>
        <a
          className="btn btn-maiz justify-self-start"
          href={href('askMolly', locale, `?q=${encodeURIComponent(query)}`)}
        >
          <Icon name="i-ph-chats-circle-bold" />
          {t('search.askMolly')}
        </a>
      </>
    )
  }
  return (
    <>
      <h2 className="h-3">
        {t('search.headingFor', { query })}{' '}
        <span className="font-text text-meta font-600 text-tinta-2 ml-2">
          {t('search.count', total)}
        </span>
      </h2>
      <ol>
        {results.map((result) => (
          <ResultItem key={result.href} result={result} query={query} />
        ))}
      </ol>
    </>
  )
}
