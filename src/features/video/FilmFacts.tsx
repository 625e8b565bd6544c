import { downloadOf, type Film, toClock } from '../../content/film.ts'
import { locales } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { texts } from './texts.ts'

/** A video's length, sound and download; first, that it can be resumed. */
export function FilmFacts({ film }: { film: Film }) {
  const { locale, t } = usePage(texts)
  const { href, bytes } = downloadOf(film)
  const megabytes = new Intl.NumberFormat(locales[locale].lang, {
    maximumFractionDigits: 1,
  }).format(bytes / 1_000_000)
  return (
    <>
      <p hidden data-goes-on>
        {t('video.goesOn')}{' '}
        <a className="inline-flex items-center min-h-11 underline" href={href} data-seek="0">
          {t('video.fromStart')}
        </a>
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-2 items-center mt-4 leading-[1.4]">
        <span>
          <b>{t('video.length', { time: toClock(film.seconds) })}</b>{' '}
          {t(film.isSpoken ? 'video.spoken' : 'video.silent')}
        </span>
        <a
          className="no-print inline-flex gap-2 items-center min-h-11 underline"
          href={href}
          download
        >
          <Icon name="ph-download-simple-bold" className="text-[1.25rem] text-maiz" />
          {t('video.download', { size: megabytes })}
        </a>
      </p>
    </>
  )
}
