const control = /[^\P{Cc}\n\t]/gu

/**
 * Removes characters that can't be displayed or encoded from visitor input; '' if nothing visible
 * is left.
 */
export function cleanText(text: string): string {
  const clean = text
    .replace(/\r\n?|\u0085|\u2029/g, '\n')
    .replace(/[\v\f\u2028]/g, ' ')
    .replace(control, '')
    .toWellFormed()
  return /[^\s\p{Cf}]/u.test(clean) ? clean : ''
}
