import { localeCodes } from '../i18n/locales.ts'
import { href } from '../routes.ts'

/** Where a page is answered that is neither reachable nor kept. */
export const offlinePaths = localeCodes.map((locale) => href('offline', locale))

/** Kept from the first visit on, whether they were opened or not. */
export const alwaysKept = [
  ...localeCodes.map((locale) => href('emergency', locale)),
  ...offlinePaths,
]
