/** Behind a small drawing, by the name of a ground. Apart from those: no head of a page shows them. */
export const tileClasses: Record<string, string> = {
  cielo: 'bg-t-agua',
  menta: 'bg-t-menta',
  jaca: 'bg-t-jaca',
  maiz: 'bg-t-barro',
  rosa: 'bg-t-rosa',
  turq: 'bg-t-lima',
}
