import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { createReader } from '../build/art/source.ts'

/** Draws the logo as the icons of an installed site, into public/icons. Run when the logo changes. */

const folder = join(import.meta.dirname, '../public/icons')
const logo = createReader(join(import.meta.dirname, '../src/art'))('logo').svg
// Where the system cuts no shape of its own, as in the header.
const rounded = logo
  .replace(
    /(<svg[^>]*>)/,
    '$1<clipPath id="r"><rect width="60" height="60" rx="14"/></clipPath><g clip-path="url(#r)">',
  )
  .replace('</svg>', '</g></svg>')

mkdirSync(folder, { recursive: true })
await draw(rounded, 192, 'icon-192')
await draw(rounded, 512, 'icon-512')
// Cut to a circle or any other shape, it keeps its tooth: that stands in the middle.
await draw(logo, 512, 'maskable-512')
await draw(logo, 180, 'apple-touch-icon')

/** `size` in pixels, both ways. */
async function draw(svg: string, size: number, name: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: (72 * size) / 60 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `${name}.png`))
}
