declare const __BUILD_ID__: string

/** A hash of all that shapes a page: the same sources, the same id. */
export const buildId = __BUILD_ID__
