import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = Record<string, { file: string; isEntry?: boolean; integrity?: string }>

/** Adds the hash of each script that pages load to the client's manifest. */
export function writeIntegrity(outDir: string): void {
  const manifestFile = join(outDir, '.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  for (const chunk of Object.values(manifest)) {
    if (!chunk.isEntry || !chunk.file.endsWith('.js')) continue
    const hash = createHash('sha384').update(readFileSync(join(outDir, chunk.file)))
    chunk.integrity = `sha384-${hash.digest('base64')}`
  }
  writeFileSync(manifestFile, JSON.stringify(manifest, null, 2))
}
