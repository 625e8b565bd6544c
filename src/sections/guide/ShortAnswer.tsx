import { usePage } from '../../page-context.ts'
import { Inline } from '../../ui/Inline.tsx'

/** The answer for readers who stop here. */
export function ShortAnswer({ html }: { html: string }) {
  const { t } = usePage()
  return (
    <section
      className="printed-box rounded-l border-2 border-solid border-[var(--outline)] bg-papel shadow-cut px-5 py-5 sm:px-7.5 sm:py-6.5"
      aria-labelledby="short-answer"
    >
      <h2 className="text-[1.625rem] mb-2" id="short-answer">
        {t('blocks.answer')}
      </h2>
      <p className="max-w-[35em] text-[1.1875rem] leading-[1.68]">
        <Inline html={html} />
      </p>
    </section>
  )
}
