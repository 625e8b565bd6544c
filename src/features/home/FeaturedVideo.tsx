import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { VideoPoster } from './VideoPoster.tsx'
import { texts } from './texts.ts'

const video = '/video/dental-implants-story'

/**
 * A cinema screen. Its play button starts the video in place; without JavaScript it leads to the
 * video's page.
 */
export function FeaturedVideo() {
  const { locale, t } = usePage(texts)
  const target = localize(video, locale)
  return (
    <section className="on-dark pt-[var(--section)] bg-noche text-white">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] gap-x-[clamp(24px,3.4vw,56px)] gap-y-3.5">
        <h2 className="h-1 lg:col-start-2">{t('featuredVideo.title')}</h2>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <VideoPoster path={video} timer={t('featuredVideo.timer')}>
            <a
              className="play cinema-play transition-transform hover:[transform:scale(1.05)]"
              href={target}
              aria-label={t('featuredVideo.play')}
              data-seek="0"
            >
              <Icon name="ph-play-fill" />
            </a>
          </VideoPoster>
        </div>
        <div className="lg:col-start-2">
          <h3 className="h-2">{t('featuredVideo.heading')}</h3>
          <p className="mt-2 mb-2 text-on-dark">{t('featuredVideo.text')}</p>
          <MoreLink href={target}>{t('featuredVideo.link')}</MoreLink>
        </div>
      </div>
    </section>
  )
}
