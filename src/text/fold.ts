/** Lower case, without accents: 'Ñandú' -> 'nandu'. For comparing words, never for display. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
