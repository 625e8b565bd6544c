import type { ComponentProps } from 'react'
import type { Film } from '../../content/film.ts'
import { locales } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'

type Props = ComponentProps<'video'> & Pick<Film, 'captions'>

/** The browser's own player, with captions. Nothing of the video is loaded before it is played. */
export function Video({ captions, children, ...attributes }: Props) {
  const { locale } = usePage()
  const own = captions.find((track) => track.locale === locale)!
  const others = captions.filter((track) => track !== own)
  return (
    <video controls playsInline preload="none" {...attributes}>
      {children}
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
    </video>
  )
}
