/** An invisible character; the joiner within an emoji is part of what is seen. */
const invisible = /(?!\u200D\p{Extended_Pictographic})\p{Cf}/gu
const apostrophes = /[´`ʹʻʼˈ‘’‚‛′＇]/gu
const quotes = /[“”„‟″«»]/gu
const fullWidth = /[！-～]/gu

/** Ordering the marks of one letter takes the square of their number; no language writes so many. */
const manyMarks = /(\p{M}{8})\p{M}+/gu

/**
 * What looks the same is written the same: no soft hyphens or zero-width characters, one kind of
 * apostrophe, quote, blank and width, accents in one piece. For reading; visitors' text is shown as typed.
 */
export function unify(text: string): string {
  return text
    .replace(invisible, '')
    .replace(apostrophes, "'")
    .replace(quotes, '"')
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u2029/g, '\n')
    .replace(/[\p{Zs}\u2028]/gu, ' ')
    .replace(manyMarks, '$1')
    .normalize('NFC')
}

/** `unify`, in lower case and without accents: 'Ñandú' -> 'nandu'. For comparing words. */
export function fold(text: string): string {
  return unify(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
