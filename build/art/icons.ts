import { createRequire } from 'node:module'
import type { ReadDrawing } from './source.ts'

type IconSet = { icons: Record<string, { body: string }> }

/**
 * One file with all Phosphor icons that the code names, as 'ph-x-bold'; `Icon` refers to it.
 * Includes the logo, because browsers would create a document for a separate SVG.
 */
export function drawIcons(code: string[], read: ReadDrawing): string {
  const names = new Set(code.flatMap((text) => text.match(/\bph-[a-z-]+\b/g) ?? []))
  const { icons } = createRequire(import.meta.url)('@iconify-json/ph/icons.json') as IconSet
  const symbols = [...names].sort().map((name) => {
    const icon = icons[name.slice('ph-'.length)]
    if (!icon) throw new Error(`Phosphor has no icon "${name}".`)
    return `<symbol id="${name}" viewBox="0 0 256 256">${icon.body}</symbol>`
  })
  const logo = `<symbol id="logo" viewBox="0 0 60 60">${read('logo').content}</symbol>`
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${logo}</svg>`
}
