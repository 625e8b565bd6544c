import { Fragment, type ReactNode } from 'react'
import type { Publication, Reference } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { factHref } from '../../routes.ts'

type Props = {
  references: Reference[]
  /** Content after a source: the link back to its citation. */
  renderAfter?: (number: number) => ReactNode
}

/** More than these are folded on phones. */
const shownSources = 5

/** The numbered sources of a page: on phones two lines each. */
export function SourceList({ references, renderAfter }: Props) {
  const { t } = usePage()
  const items = references.map((reference, index) => (
    <li key={reference.url + reference.title} className="source" id={`ref-${index + 1}`}>
      <b aria-hidden="true">{index + 1}</b>
      <div>
        <Source publication={reference} />
        <span className="source-more">
          {/* The address of the copy is on the pages of the facts. */}
          {reference.readAt !== undefined && ` ${t('article.readInCopy')}`}
          <FactIds ids={reference.facts} />
          {renderAfter?.(index + 1)}
        </span>
      </div>
    </li>
  ))
  const folded = items.slice(shownSources)
  return (
    <>
      <ol>{items.slice(0, shownSources)}</ol>
      {folded.length > 0 && (
        <details className="more-sources">
          <summary className="more no-print">{t('article.moreReferences', folded.length)}</summary>
          <ol start={shownSources + 1}>{folded}</ol>
        </details>
      )}
    </>
  )
}

/** Publisher, linked title and year. */
export function Source({ publication }: { publication: Publication }) {
  const { locale } = usePage()
  const { organisation, title, year, url, lang } = publication
  const foreign = lang === locale ? undefined : lang
  return (
    <>
      {/* The publisher of a Spanish source is a name with remarks in English. */}
      <span lang={foreign === 'en' ? foreign : undefined}>{`${organisation}.`}</span>{' '}
      <a className="external text-link underline underline-offset-3" href={url} lang={foreign}>
        {title}
      </a>
      {year && ` (${year})`}
    </>
  )
}

/** Links to the facts for which the page cites a source. */
function FactIds({ ids }: { ids: string[] }) {
  const { locale, t } = usePage()
  return (
    <span className="no-print text-fine text-tinta-2 [&_a]:text-link">
      {` · ${t('article.facts')} `}
      {ids.map((id, at) => (
        <Fragment key={id}>
          {at > 0 && ' '}
          <a href={factHref(id, locale)}>{id}</a>
        </Fragment>
      ))}
    </span>
  )
}
