/** The origin in files of the build. A server replaces it with its own when it sends them. */
export const originMark = 'https://origin.invalid'
