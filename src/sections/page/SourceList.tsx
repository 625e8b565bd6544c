import { Fragment, type ReactNode } from 'react'
import type { Publication, Reference } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { factHref } from '../../routes.ts'

type Props = {
  references: Reference[]
  /** Content after a source: backlinks to its citations. */
  renderAfter?: (reference: Reference, number: number) => ReactNode
}

/** The numbered sources of a page. */
export function SourceList({ references, renderAfter }: Props) {
  return (
    <ol className="leading-normal text-base">
      {references.map((reference, index) => {
        const number = index + 1
        return (
          <li
            key={reference.url + reference.title}
            className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline py-2 break-words"
            id={`ref-${number}`}
          >
            <b className="text-rosa-t" aria-hidden="true">
              {number}
            </b>
            <div>
              <Source publication={reference} />
              <FactLinks ids={reference.facts} />
              {renderAfter?.(reference, number)}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** Publisher, linked title, year, and where it was read. */
export function Source({ publication }: { publication: Publication }) {
  const { locale, t } = usePage()
  const { organisation, title, year, url, lang, readAt } = publication
  const foreign = lang === locale ? undefined : lang
  return (
    <>
      {/* The publisher of a Spanish source is a name with remarks in English. */}
      <span lang={foreign === 'en' ? foreign : undefined}>{`${organisation}.`}</span>{' '}
      <a className="external text-link underline underline-offset-3" href={url} lang={foreign}>
        {title}
      </a>
      {year && ` (${year})`}
      {readAt !== undefined &&
        ` ${readAt ? t('article.readAt', { host: readAt }) : t('article.readInCopy')}`}
    </>
  )
}

/** Links to the facts for which the page cites a source. */
function FactLinks({ ids }: { ids: string[] }) {
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
