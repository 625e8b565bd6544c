import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { createReader } from '../build/art/source.ts'

/** Renders the logo as app icons into public/icons. Run it when the logo changes. */

const folder = join(import.meta.dirname, '../public/icons')
const logo = createReader(join(import.meta.dirname, '../src/art'))('logo').svg
// For systems that apply no mask: rounded, as in the header.
const rounded = logo
  .replace(
    /(<svg[^>]*>)/,
    '$1<clipPath id="r"><rect width="60" height="60" rx="14"/></clipPath><g clip-path="url(#r)">',
  )
  .replace('</svg>', '</g></svg>')

mkdirSync(folder, { recursive: true })
await draw(rounded, 192, 'icon-192')
await draw(rounded, 512, 'icon-512')
// Maskable: the tooth is centred, so it survives a crop to a circle or any other shape.
await draw(logo, 512, 'maskable-512')
await draw(logo, 180, 'apple-touch-icon')

async function draw(svg: string, size: number, name: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: (72 * size) / 60 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `${name}.png`))
}
