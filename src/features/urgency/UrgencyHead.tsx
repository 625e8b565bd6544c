import type { ReactNode } from 'react'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Breadcrumb } from '../../sections/page/Breadcrumb.tsx'
import { PageBand } from '../../sections/page/PageBand.tsx'
import { texts } from './texts.ts'

type Props = {
  /** With the introduction, above the first question. */
  titled?: boolean
  /** The last item of the breadcrumb. */
  current?: string
  children: ReactNode
}

/** The band above the questions and the result. */
export function UrgencyHead({ titled, current, children }: Props) {
  const { locale, t } = usePage(texts)
  const start = { label: t('howSoon.crumb'), href: href('urgency', locale) }
  return (
    <PageBand ground="cielo" className="pt-5 lg:pt-10 pb-16 lg:pb-20">
      <Breadcrumb above={current ? [start] : []} current={current ?? t('howSoon.crumb')} />
      {titled && (
        <div className="max-w-[860px] mx-auto mt-2 lg:mt-4">
          <h1 className="text-1">{t('howSoon.heading')}</h1>
          <p className="mt-2.5 text-lede max-w-[36em]">{t('howSoon.lede')}</p>
        </div>
      )}
      <div className="mt-6">{children}</div>
    </PageBand>
  )
}
