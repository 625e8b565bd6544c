import { usePage } from '../i18n/index.ts'
import { LostBand } from '../sections/LostBand.tsx'
import { UrgentLine } from '../sections/UrgentLine.tsx'
import { LateStyles } from '../sections/LateStyles.tsx'

/** What a visitor sees of a fault or a refused request; never the fault's own words. */
export function ErrorPage({ title, text }: { title: string; text: string }) {
  const { t } = usePage()
  return (
    <main id="main">
      <LostBand title={title} text={text} home={t('error.home')}>
        <div className="mt-8 max-w-[640px] mx-auto">
          <UrgentLine text={t('error.emergency')} />
        </div>
      </LostBand>
      <LateStyles />
    </main>
  )
}
