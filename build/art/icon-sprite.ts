import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createReader } from './source.ts'

type IconSet = { icons: Record<string, { body: string }> }

/**
 * One file with all Phosphor icons that the code names, as 'ph-x-bold'; `Icon` refers to it.
 * Includes the logo, because browsers would create a document for a separate SVG.
 */
export function drawIcons(root: string): string {
  const names = new Set(
    readSources(root).flatMap((source) => source.match(/\bph-[a-z-]+\b/g) ?? []),
  )
  const { icons } = createRequire(import.meta.url)('@iconify-json/ph/icons.json') as IconSet
  const symbols = [...names].sort().map((name) => {
    const icon = icons[name.slice('ph-'.length)]
    if (!icon) throw new Error(`Phosphor has no icon "${name}".`)
    return `<symbol id="${name}" viewBox="0 0 256 256">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${logoSymbol(root)}</svg>`
}

function logoSymbol(root: string): string {
  const { content } = createReader(join(root, 'src/art'))('logo')
  return `<symbol id="logo" viewBox="0 0 60 60">${content}</symbol>`
}

function readSources(root: string): string[] {
  return ['src', 'worker'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  )
}
