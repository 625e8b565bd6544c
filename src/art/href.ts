import { coverPath, type Crop } from './crops.ts'

const tables = import.meta.glob<Record<string, string>>('./addresses.json', {
  eager: true,
  import: 'default',
})
const addresses = tables['./addresses.json'] ?? {}

/**
 * The address of a drawing such as 'motifs/brush.svg': the path below src/art, or that of a drawing
 * that build/art makes. On the server only: browsers don't get the table. What has not been drawn
 * has an address that answers 404.
 */
export const artHref = (path: string) => addresses[path] ?? `/art/${path}`

export const coverHref = (page: string, crop?: Crop) => artHref(coverPath(page, crop))
