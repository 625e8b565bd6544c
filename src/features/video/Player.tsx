import { coverHref } from '../../art/href.ts'
import type { Film, ShortFilm } from '../../content/film.ts'
import { locales } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { texts } from './texts.ts'

/** Visitors who save data, or have a small screen, get the small poster. */
const small = '(max-width: 640px), (prefers-reduced-data: reduce)'

type Props = { film: Film | ShortFilm; path: string; title: string }

/** The browser's own player. Nothing of the video is loaded before it is played. */
export function Player({ film, path, title }: Props) {
  const { locale, t } = usePage(texts)
  const lowest = Math.min(...film.files.map(({ height }) => height))
  const less = film.files.filter(({ height }) => height === lowest)
  const chapters = 'chapters' in film ? film.chapters : undefined
  const own = film.captions.find((track) => track.locale === locale)!
  const others = film.captions.filter((track) => track !== own)
  return (
    <video
      className="w-full h-auto aspect-video align-top rounded-xl bg-noche"
      controls
      playsInline
      preload="none"
      width={1280}
      height={720}
      poster={film.poster ?? coverHref(path, 'wide')}
      aria-label={title}
      id={chapters && 'film'}
      data-film={chapters && path}
    >
      {less.map(({ href, type }) => (
        <source key={href} src={href} type={type} media={small} />
      ))}
      {film.files.map(({ href, type }) => (
        <source key={href} src={href} type={type} />
      ))}
      <track kind="captions" src={own.href} srcLang={locale} label={locales[locale].name} default />
      {others.map((track) => (
        <track
          key={track.locale}
          kind="captions"
          src={track.href}
          srcLang={track.locale}
          label={locales[track.locale].name}
        />
      ))}
      {chapters && (
        <track kind="chapters" src={chapters.href} srcLang={locale} label={t('video.chapters')} />
      )}
    </video>
  )
}
