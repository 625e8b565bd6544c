import { usePage } from '../../page-context.ts'
import { factHref } from '../../routes.ts'

/**
 * The facts behind a statement, from compiled data ('ERU-03 American Dental Association'): the
 * publisher's name leads to its first fact, and numbers to its others.
 */
export function FactLinks({ facts }: { facts: string[] }) {
  const { locale } = usePage()
  const published = Map.groupBy(new Set(facts), (fact) => fact.replace(/^\S+ ?/, ''))
  return [...published].map(([publisher, same], nth) => (
    <span key={publisher}>
      {nth > 0 && ' · '}
      {same.map((fact, at) => {
        const [id] = fact.split(' ') as [string]
        return (
          <a
            key={id}
            className={`inline-block max-w-full py-1 [overflow-wrap:anywhere] text-link underline underline-offset-3${at > 0 ? ' min-w-6 text-center' : ''}`}
            href={factHref(id, locale)}
            title={id}
          >
            {publisher && at > 0 ? at + 1 : publisher || id}
          </a>
        )
      })}
    </span>
  ))
}
