import type { ShortFilm } from '../../content/film.ts'
import { Video } from './Video.tsx'

/** As in style.css, which gives the box its shape. */
const upright = '(orientation: portrait) and (max-width: 600px)'

/** Transparent: without a `poster`, Chrome paints the box grey. */
const nothing = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>`

type Props = { film: ShortFilm; title: string }

/**
 * The browser's own player over a picture: a `poster` can't depend on the window's shape. Browsers
 * that ignore `media` here take the first file, the wide one.
 */
export function ShortPlayer({ film, title }: Props) {
  return (
    <div className="short-film relative overflow-hidden rounded-xl bg-noche">
      <picture>
        <source media={upright} srcSet={film.upright.poster} />
        <img className="absolute inset-0 w-full h-full" src={film.wide.poster} alt="" />
      </picture>
      <Video
        className="relative w-full h-full align-top"
        poster={nothing}
        aria-label={title}
        captions={film.captions}
      >
        {film.wide.files.map(({ href, type }) => (
          <source key={href} src={href} type={type} media={`not all and ${upright}`} />
        ))}
        {film.upright.files.map(({ href, type }) => (
          <source key={href} src={href} type={type} />
        ))}
      </Video>
    </div>
  )
}
