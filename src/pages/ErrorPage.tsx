import { usePage } from '../page-context.ts'
import { ErrorMessage } from '../sections/frame/ErrorMessage.tsx'
import { UrgentLine } from '../sections/frame/UrgentLine.tsx'
import { Stylesheet } from '../sections/frame/Stylesheet.tsx'

/** The page for a server error or a rejected request; never shows the error's message. */
export function ErrorPage({ title, text }: { title: string; text: string }) {
  const { t } = usePage()
  return (
    <main id="main">
      <Stylesheet />
      <ErrorMessage title={title} text={text} home={t('error.home')}>
        <div className="mt-8 max-w-[640px] mx-auto">
          <UrgentLine text={t('error.emergency')} />
        </div>
      </ErrorMessage>
    </main>
  )
}
