import { coverPath, type Crop } from './crops.ts'

const tables = import.meta.glob<Record<string, string>>('./addresses.json', {
  eager: true,
  import: 'default',
})
const addresses = tables['./addresses.json'] ?? {}

/**
 * The URL of a drawing such as 'motifs/brush.svg': its path below src/art, or that of one made by
 * build/art. Server only: browsers don't get the table. The URL of a missing drawing answers 404.
 */
export const artHref = (path: string) => addresses[path] ?? `/art/${path}`

export const coverHref = (page: string, crop?: Crop) => artHref(coverPath(page, crop))
