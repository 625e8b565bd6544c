import { type Locale, localeCodes } from '../i18n/locales.ts'
import { href } from '../routes.ts'

/** LruCache from the first page on that is opened in a language, whether they were opened or not. */
export function keptIn(locale: Locale): string[] {
  return [href('emergency', locale), href('offline', locale)]
}

export const alwaysKept = localeCodes.flatMap(keptIn)
