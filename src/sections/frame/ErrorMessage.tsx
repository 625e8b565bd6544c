import type { ReactNode } from 'react'
import { artHref } from '../../art/href.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Picture } from '../../ui/Picture.tsx'

type Props = { code?: string; title: string; text: string; home: string; children?: ReactNode }

/** The error message, and below it a row of painted teeth with Molly in the gap. */
export function ErrorMessage({ code, title, text, home, children }: Props) {
  const { locale } = usePage()
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)] content-between min-h-[calc(100vh-300px)] overflow-hidden bg-g-jaca">
      <span className="pattern-bg [--pattern:var(--art-patterns-petalo-jaca)]" />
      <div className="wrap relative w-full pt-12 text-center">
        {code && (
          <p className="w-[1.59em] mx-auto text-left font-display font-800 text-[clamp(6rem,13vw,11rem)] leading-[.8] tracking-[-.03em] text-[#5A3FB0] dark:text-link">
            {code}
          </p>
        )}
        <h1 className="text-1 mt-5.5 mb-3">{title}</h1>
        <p className="text-[1.1875rem] text-balance max-w-[25.6em] mx-auto mb-6">{text}</p>
        <a className="btn btn-cobalto" href={href('home', locale)}>
          {home}
        </a>
        {children}
      </div>
      <Picture
        className="relative w-[1920px] lg:w-[2700px] max-w-none h-auto justify-self-center mt-8.5"
        src={artHref('ornaments/missing-tooth.svg')}
        width={2700}
        height={330}
        eager
      />
    </div>
  )
}
