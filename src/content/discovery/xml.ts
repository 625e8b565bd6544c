/** Stands for the origin of the site until a server, which knows it, sends the file. */
export const originMark = 'https://origin.invalid'

/** '<title>Gums &amp; teeth</title>' */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
