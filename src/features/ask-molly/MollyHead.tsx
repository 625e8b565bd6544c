import type { ReactNode } from 'react'
import { artHref } from '../../art/href.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Picture } from '../../ui/Picture.tsx'
import { texts } from './texts.ts'

/** The band of Molly's own page: an introduction, with the chat beside or below it. */
export function MollyHead({ children }: { children: ReactNode }) {
  const { locale, t } = usePage(texts)
  return (
    <main id="main" className="relative bg-g-maiz">
      <span className="pattern-bg [--pattern:var(--art-patterns-petalo-maiz)]" />
      <div className="wrap relative grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] gap-[clamp(24px,4vw,64px)] items-start py-[clamp(32px,5vw,72px)]">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)] gap-3.5 items-center">
          <Picture
            className="w-24 lg:w-[min(260px,70%)] h-auto lg:-ml-3"
            src={artHref('molly/listening.svg')}
            width={258}
            height={236}
            eager
          />
          <h1 className="text-1">{t('molly.heading')}</h1>
          <p className="col-span-full text-[1.1875rem] leading-normal">{t('mollyBlock.lede')}</p>
          <p className="col-span-full text-fine text-tinta-2 leading-[1.45]">
            {t('mollyBlock.fine')}{' '}
            <a className="text-link underline underline-offset-3" href={href('mollyScore', locale)}>
              {t('molly.score')}
            </a>
          </p>
        </div>
        {children}
      </div>
    </main>
  )
}
