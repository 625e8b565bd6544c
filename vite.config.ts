import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'
import { writeCriticalCss } from './build/critical-css.ts'
import { generatedFiles } from './build/generated-files.ts'
import { listInputs } from './build/inputs.ts'
import { writeIntegrity } from './build/integrity.ts'
import { serverOnlyReload } from './build/server-only-reload.ts'
import { offline } from './scripts/migrate.ts'

const root = import.meta.dirname

Object.assign(process.env, offline)

export default defineConfig({
  plugins: [generatedFiles(root), serverOnlyReload(root), react(), unocss(), cloudflare()],
  define: {
    __BUILD_ID__: JSON.stringify(buildId()),
    __BUILD_DATE__: JSON.stringify(new Date().toISOString().slice(0, 10)),
  },
  build: {
    assetsInlineLimit: (file, content) => file.endsWith('.svg') && content.length <= maxInlineBytes,
    rolldownOptions: { output: { assetFileNames } },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        // Minified scripts keep no notices; this file has them, word for word.
        license: { fileName: 'licences.txt' },
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // Scripts of single pages share nothing with the islands, so that none is cut in two.
          input: [
            'src/client/client.tsx',
            'src/client/page-actions.ts',
            ...globSync('src/features/*/*.client.ts'),
            'src/offline/list.ts',
          ],
          // What islands share is one file, and the chat another: smaller than several, and loaded at once.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'hydrate',
                  test: /(client.hydrate|ui.Icon|ui.Toast|useMutation)\.[jt]sx?$/,
                },
                { name: 'chat', test: /Molly(Chat|Dialog)\.tsx$/ },
                // The full backend client has it too.
                { name: 'functions', test: /functions-js/, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // One file at a fixed address, where browsers look for the next version of it.
    serviceWorker: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/offline/sw.ts',
          // The build's id makes each build's another one.
          output: { format: 'iife', entryFileNames: 'sw.js', postBanner: `/* ${buildId()} */` },
        },
      },
    },
    esmalte: { build: { minify: true } },
    node: {
      consumer: 'server',
      // React of node_modules would be the slow one for developers, unless NODE_ENV says otherwise.
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/node',
        ssr: true,
        emptyOutDir: true,
        rolldownOptions: { input: ['worker/node.ts', 'worker/services/sql-thread.ts'] },
      },
    },
  },
  builder: {
    // The worker needs the hashed names of the client's files, so the client goes first.
    async buildApp(builder) {
      for (const name of ['client', 'serviceWorker', 'esmalte', 'node']) {
        await builder.build(builder.environments[name]!)
        if (name === 'client') {
          const outDir = resolve(root, builder.environments[name]!.config.build.outDir)
          await writeCriticalCss(outDir)
          writeIntegrity(outDir)
        }
      }
    },
  },
})

/** A shorter drawing weighs less in a stylesheet than the headers of a request of its own. */
const maxInlineBytes = 500

/** Drawings have a folder, and headers, of their own: see public/_headers. */
function assetFileNames({ names: [name = ''] }: { names: string[] }): string {
  return name.endsWith('.svg') ? 'art/[name].[hash][extname]' : 'assets/[name]-[hash][extname]'
}

/** Changes when anything that shapes the build changes: it is the first half of every ETag. */
function buildId(): string {
  const hash = createHash('sha256')
  for (const file of listInputs(root))
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 12)
}
