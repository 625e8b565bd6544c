import { usePage } from '../i18n/index.ts'
import { localize } from '../i18n/locales.ts'
import { Cover } from '../ui/Cover.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { SectionHead } from './SectionHead.tsx'

const video = '/video/dental-implants-story'

/** A cinema screen. There is no recording yet, so its play button leads to the video's page. */
export function FeaturedVideo() {
  const { locale, t } = usePage()
  const target = localize(video, locale)
  return (
    <section className="on-dark pt-[var(--section)] bg-noche text-white">
      <div className="wrap">
        <SectionHead title={t('featuredVideo.title')} />
        <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] gap-[clamp(24px,3.4vw,56px)] items-center">
          <div className="relative overflow-hidden rounded-xl">
            <Cover path={video} crop="wide" className="aspect-video rounded-none bg-transparent" />
            <div
              className="absolute inset-x-0 bottom-0 flex items-center gap-3.5 px-5.5 pt-10 pb-4.5 bg-[linear-gradient(#0d154000,#0d1540e0)] font-650 tabular-nums"
              aria-hidden="true"
            >
              {t('featuredVideo.timer')}
              <span className="flex-1 h-1.5 rounded-full bg-white/35" />
            </div>
            <a
              className="play left-7.5 bottom-19.5 w-19 h-19 lg:w-26 lg:h-26 text-[1.75rem] lg:text-[2.2rem] transition-transform hover:scale-105"
              href={target}
              aria-label={t('featuredVideo.play')}
            >
              <Icon name="i-ph-play-fill" />
            </a>
          </div>
          <div>
            <h3 className="h-2">{t('featuredVideo.heading')}</h3>
            <p className="mt-3.5 mb-5 text-lg text-on-dark">{t('featuredVideo.text')}</p>
            <MoreLink href={target}>{t('featuredVideo.link')}</MoreLink>
          </div>
        </div>
      </div>
    </section>
  )
}
