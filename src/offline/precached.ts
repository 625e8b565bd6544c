import { type Locale, localeCodes } from '../i18n/locales.ts'
import { href } from '../routes.ts'

/** Cached with the first page opened in a language, even if not visited themselves. */
export function listPrecached(locale: Locale): string[] {
  return [href('emergency', locale), href('offline', locale)]
}

export const precachedPaths = localeCodes.flatMap(listPrecached)
