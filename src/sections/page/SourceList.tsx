import type { ReactNode } from 'react'
import type { Reference } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'

type Props = {
  references: Reference[]
  /** What stands behind a source: the ways back to where it is cited. */
  renderAfter?: (reference: Reference, number: number) => ReactNode
}

/** The numbered sources of a page. */
export function SourceList({ references, renderAfter }: Props) {
  const { locale, t } = usePage()
  return (
    <ol className="leading-normal text-base">
      {references.map((reference, index) => {
        const { organisation, title, year, url, lang, readAt } = reference
        const number = index + 1
        const foreign = lang === locale ? undefined : lang
        return (
          <li
            key={url + title}
            className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline py-2 break-words"
            id={`ref-${number}`}
          >
            <b className="text-rosa-t" aria-hidden="true">
              {number}
            </b>
            <div>
              {/* A Spanish source's publisher is a name, with remarks of ours in English. */}
              <span lang={foreign === 'en' ? foreign : undefined}>{organisation}.</span>{' '}
              <a
                className="external text-link underline underline-offset-3"
                href={url}
                lang={foreign}
              >
                {title}
              </a>
              {year && ` (${year})`}
              {readAt !== undefined &&
                ` ${readAt ? t('article.readAt', { host: readAt }) : t('article.readInCopy')}`}
              {renderAfter?.(reference, number)}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
