import { coverHref } from '../../art/href.ts'
import type { Film } from '../../content/film.ts'
import { usePage } from '../../page-context.ts'
import { texts } from './texts.ts'
import { Video } from './Video.tsx'

/** Visitors who save data, or have a small screen, get the small film. */
const small = '(max-width: 640px), (prefers-reduced-data: reduce)'

type Props = { film: Film; path: string; title: string }

/** The whole film, with its chapters. */
export function Player({ film, path, title }: Props) {
  const { locale, t } = usePage(texts)
  const lowest = Math.min(...film.files.map(({ height }) => height))
  const less = film.files.filter(({ height }) => height === lowest)
  return (
    <Video
      className="w-full h-auto aspect-video align-top rounded-xl bg-noche"
      width={1280}
      height={720}
      poster={coverHref(path, 'wide')}
      aria-label={title}
      id="film"
      data-film={path}
      captions={film.captions}
    >
      {less.map(({ href, type }) => (
        <source key={href} src={href} type={type} media={small} />
      ))}
      {film.files.map(({ href, type }) => (
        <source key={href} src={href} type={type} />
      ))}
      <track
        kind="chapters"
        src={film.chapters.href}
        srcLang={locale}
        label={t('video.chapters')}
      />
    </Video>
  )
}
