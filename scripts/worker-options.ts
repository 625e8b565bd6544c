import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { V4WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

const folder = join(import.meta.dirname, '../dist/esmalte')

/**
 * Miniflare's options for the built worker: everything in wrangler.toml and `.dev.vars`, as
 * wrangler reads it from the copies next to the build, overridden by `settings`.
 */
export function readWorkerOptions(settings: Record<string, string>): V4WorkerOptions {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(folder, 'wrangler.json'))
  const { bindings } = workerOptions as V4WorkerOptions
  return {
    ...workerOptions,
    name: 'esmalte',
    rootPath: folder,
    modules: [
      { type: 'ESModule', path: 'index.js' },
      ...globSync('assets/*.wasm', { cwd: folder }).map((path) => ({
        type: 'CompiledWasm' as const,
        path,
      })),
    ],
    bindings: { ...bindings, ...settings },
  }
}
