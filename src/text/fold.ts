/** Lower case, without accents: 'Ñandú' -> 'nandu'. To compare words, never to show them. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
