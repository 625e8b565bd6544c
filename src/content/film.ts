import type { Locale } from '../i18n/locales.ts'

type Playable = {
  seconds: number
  captions: { locale: Locale; href: string }[]
}

/** Best first; at each height the smallest file first. */
type Files = { href: string; type: string; height: number; bytes: number }[]

/** `poster` is shown before it plays. */
type Version = { poster: string; files: Files }

/** A video of about a minute, `upright` for phones that are held so. */
export type ShortFilm = Playable & { wide: Version; upright: Version }

/** A playable video, as its page describes it. */
export type Film = Playable & {
  files: Files
  /** true: with a narrator in the page's language; false: music only. */
  isSpoken: boolean
  chapters: { href: string; starts: { id: string; start: number }[] }
  short: ShortFilm
}

/** 418 -> '06:58' */
export function toClock(seconds: number): string {
  const whole = Math.round(seconds)
  return [Math.floor(whole / 60), whole % 60].map((part) => `${part}`.padStart(2, '0')).join(':')
}

/** 418 -> 'PT6M58S', an ISO 8601 duration. */
export function toIsoLength(seconds: number): string {
  const whole = Math.round(seconds)
  return `PT${Math.floor(whole / 60)}M${whole % 60}S`
}

/** The file with the widest support. */
export function downloadOf({ files }: Film): Film['files'][number] {
  return files.find(({ type }) => type.startsWith('video/mp4'))!
}
