/** Placeholder for the origin in built files. A server replaces it with its own origin. */
export const originMark = 'https://origin.invalid'
