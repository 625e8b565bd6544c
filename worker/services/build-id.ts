declare const __BUILD_ID__: string

/** A hash of everything that affects a page: the same sources give the same id. */
export const buildId = __BUILD_ID__
