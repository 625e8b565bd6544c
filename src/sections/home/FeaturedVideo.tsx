import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { VideoPoster } from '../video/VideoPoster.tsx'
import { SectionHead } from './SectionHead.tsx'

const video = '/video/dental-implants-story'

/** A cinema screen. Its play button starts the film in place; without a script it leads to its page. */
export function FeaturedVideo() {
  const { locale, t } = usePage()
  const target = localize(video, locale)
  return (
    <section className="on-dark pt-[var(--section)] bg-noche text-white">
      <div className="wrap">
        <SectionHead title={t('featuredVideo.title')} />
        <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] gap-[clamp(24px,3.4vw,56px)] items-center">
          <VideoPoster path={video} timer={t('featuredVideo.timer')}>
            <a
              className="cinema-play transition-transform hover:[transform:scale(1.05)]"
              href={target}
              aria-label={t('featuredVideo.play')}
              data-seek="0"
            >
              <Icon name="ph-play-fill" />
            </a>
          </VideoPoster>
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
