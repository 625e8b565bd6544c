import type { ReactNode } from 'react'
import { usePage } from '../../page-context.ts'
import { texts } from './texts.ts'

/** The band above search results, with the form in it. */
export function SearchHead({ children }: { children: ReactNode }) {
  const { t } = usePage(texts)
  return (
    <div className="relative overflow-hidden bg-g-cielo">
      <span className="pattern-bg [--pattern:var(--art-patterns-azulejo-cielo)]" />
      <div className="wrap relative py-8.5 lg:pb-10">
        <h1 className="text-1 mb-4.5">{t('results.heading')}</h1>
        {children}
      </div>
    </div>
  )
}
