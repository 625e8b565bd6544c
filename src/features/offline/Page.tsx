import { artHref } from '../../art/href.ts'
import { usePage } from '../../page-context.ts'
import { precachedPaths } from '../../offline/precached.ts'
import { href } from '../../routes.ts'
import { EmergencyNumbers } from '../../sections/emergency/EmergencyNumbers.tsx'
import { FeatureStyle, Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import { KeepMollySection } from '../../sections/page/KeepMollySection.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { CommonAnswers } from './CommonAnswers.tsx'
import type { CommonAnswer } from './data.ts'
import { texts } from './texts.ts'

/** Shown at the URL of an unreachable page; list.client.ts lists the cached ones. */
export function Page({ data: answers }: { data: CommonAnswer[] }) {
  const { locale, t } = usePage(texts)
  return (
    <main id="main">
      <Stylesheet />
      <FeatureStyle feature="offline" />
      <div className="bg-g-jaca">
        <div className="wrap grid lg:grid-cols-[minmax(0,1fr)_240px] gap-x-14 items-end pt-10 lg:pt-16">
          <div className="pb-10 lg:pb-16">
            <h1 className="text-article leading-none">{t('offline.heading')}</h1>
            <p className="mt-4.5 mb-6 text-lede max-w-[36em]">{t('offline.text')}</p>
            <p className="no-print flex flex-wrap gap-2.5">
              <button className="btn btn-cobalto" type="button" data-retry>
                <Icon name="ph-arrow-clockwise-bold" />
                {t('offline.retry')}
              </button>
              <a className="btn btn-line" href={href('home', locale)}>
                {t('offline.home')}
              </a>
            </p>
          </div>
          <Picture
            className="hidden lg:block w-60 h-auto"
            src={artHref('molly/lost.svg')}
            width={258}
            height={236}
          />
        </div>
      </div>
      <div className="wrap grid grid-cols-[minmax(0,760px)] gap-12 py-12 lg:py-16">
        <section data-kept data-except={precachedPaths.join(' ')} hidden aria-labelledby="kept">
          <h2 className="h-2 mb-3.5" id="kept">
            {t('offline.kept')}
          </h2>
          <p>{t('offline.none')}</p>
          <ul className="kept-pages" />
        </section>
        <section aria-labelledby="numbers">
          <h2 className="h-2 mb-3.5" id="numbers">
            {t('offline.numbers')}
          </h2>
          <p className="mb-5 max-w-[35.9em]">{t('offline.call')}</p>
          <EmergencyNumbers quiet />
          <p className="mt-4">
            <MoreLink href={href('emergency', locale)}>{t('emergency.whatToDo')}</MoreLink>
          </p>
        </section>
        <KeepMollySection />
        <CommonAnswers answers={answers} />
      </div>
    </main>
  )
}
