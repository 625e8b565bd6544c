/** Backgrounds of small drawings, by name. Separate from `Ground`: no page head uses them. */
export const tileClasses: Record<string, string> = {
  cielo: 'bg-t-agua',
  menta: 'bg-t-menta',
  jaca: 'bg-t-jaca',
  maiz: 'bg-t-barro',
  rosa: 'bg-t-rosa',
  turq: 'bg-t-lima',
}
