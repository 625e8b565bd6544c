import type { ReactNode } from 'react'
import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { Breadcrumb } from '../../sections/page/Breadcrumb.tsx'
import { texts } from './texts.ts'

type Props = {
  page: Page
  status: 'start' | 'question' | 'result'
  children: ReactNode
}

/** The band of the quiz: breadcrumb, introduction on the first page, and the cards. */
export function QuizHead({ page, status, children }: Props) {
  const { locale, t } = usePage(texts)
  const isResult = status === 'result'
  const start = { label: page.shortTitle, href: localize(page.path, locale) }
  return (
    <div className="relative bg-g-maiz">
      <span className="pattern-bg [--pattern:var(--art-patterns-petalo-maiz)]" />
      <div className="wrap relative pt-5 lg:pt-10 pb-16 lg:pb-20">
        <Breadcrumb
          above={isResult ? [start] : []}
          current={isResult ? t('quiz.result') : page.shortTitle}
        />
        {status === 'start' && (
          <div className="max-w-[860px] mx-auto mt-2 lg:mt-4">
            <h1 className="text-1">{page.title}</h1>
            <p className="mt-2.5 text-lede max-w-[36em]">{page.lede}</p>
          </div>
        )}
        {children}
      </div>
    </div>
  )
}
