import { type Locale, localeCodes } from '../i18n/locales.ts'
import { href } from '../routes.ts'

/** Kept as soon as any page is opened in a language, whether or not they were opened themselves. */
export function keptIn(locale: Locale): string[] {
  return [href('emergency', locale), href('offline', locale)]
}

export const alwaysKept = localeCodes.flatMap(keptIn)
