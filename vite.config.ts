import { createHash } from 'node:crypto'
import { cpSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { createLogger, defineConfig, type Plugin } from 'vite'
import { writeCriticalCss } from './build/critical-css.ts'
import { nameEnvironment } from './build/environment.ts'
import { generatedFiles } from './build/generated.ts'
import { listInputs } from './build/inputs.ts'
import { writeIntegrity } from './build/integrity.ts'
import { writeKept } from './build/kept.ts'
import { serverOnlyReload } from './build/reload.ts'
import manifest from './package.json' with { type: 'json' }
import { offline } from './scripts/migrate.ts'

const root = import.meta.dirname

/** Lightning CSS does not know this pseudo-class yet, and takes it for a mistake of ours. */
const customLogger = createLogger()
const warn = customLogger.warn.bind(customLogger)
customLogger.warn = (message, options) => {
  if (!message.includes("'target-current' is not recognized")) warn(message, options)
}

Object.assign(process.env, offline)

/** The oldest browsers, as in 'ios15'. */
const target = manifest.browserslist.map((oldest) =>
  oldest.replace('ios_saf', 'ios').replace(' >= ', ''),
)

const generated = generatedFiles(root)
const id = buildId()

export default defineConfig({
  plugins: [
    generated,
    serverOnlyReload(root),
    react(),
    styles(),
    // Also the worker's folder in dist/, whatever its name in wrangler.toml.
    cloudflare({ viteEnvironment: { name: 'esmalte' } }),
  ],
  define: {
    __BUILD_ID__: JSON.stringify(id),
    __BUILD_DATE__: JSON.stringify(new Date().toISOString().slice(0, 10)),
  },
  // Pages are strings: the renderer of streams would be a thirteenth of the worker.
  resolve: {
    alias: {
      './cjs/react-dom-server.edge.production.js':
        './cjs/react-dom-server-legacy.browser.production.js',
    },
  },
  customLogger,
  build: {
    assetsInlineLimit: (file, content) => file.endsWith('.svg') && content.length <= maxInlineBytes,
    rolldownOptions: { output: { assetFileNames }, checks: { pluginTimings: false } },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        target,
        manifest: true,
        // `buildApp` copies it, once it is complete.
        copyPublicDir: false,
        // Minified scripts keep no notices; this file has them, word for word.
        license: { fileName: 'licences.txt' },
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // Scripts of single pages share nothing with the islands, so that none is cut in two.
          input: [
            'src/client/client.tsx',
            'src/client/page-actions.ts',
            ...globSync('src/features/*/{*.client.ts,style.css}'),
          ],
          // What islands share is one file, and the chat another: smaller than several, and loaded at once.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'hydrate',
                  test: /(client.hydrate|ui.print-only|src.routes|ui.Icon|ui.Toast|ui.fetch-in-time|molly.kept|text.fold|text.stop-words|useMutation|helpers.(?:esm.)?\w+)\.[jt]sx?$/,
                },
                { name: 'chat', test: /Molly(Chat|Dialog)\.island\.tsx$/ },
                // The full backend client has it too.
                { name: 'functions', test: /functions-js/, priority: 1 },
                // The timer's mural checks what it reads with it, and needs nothing else of the chat.
                { name: 'valibot', test: /valibot/, priority: 1 },
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
        target,
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/offline/sw.ts',
          // The build's id makes each build's another one.
          output: { format: 'iife', entryFileNames: 'sw.js', postBanner: `/* ${id} */` },
        },
      },
    },
    // What answers on a visitor's device. Not a part of the client's build: no page names it, but the list
    // of what is kept, which may be of an earlier build than the page.
    phone: {
      consumer: 'client',
      build: {
        target,
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/offline/phone.ts',
          output: { format: 'iife', entryFileNames: 'assets/phone-[hash].js' },
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
        // Static files are served from dist/client.
        copyPublicDir: false,
        ssr: true,
        emptyOutDir: true,
        rolldownOptions: { input: ['worker/node.ts', 'worker/services/sql-thread.ts'] },
      },
    },
  },
  builder: {
    // Otherwise every environment reads this file, and generates the content, anew.
    sharedConfigBuild: true,
    // The worker needs the hashed names of the client's files, so the client goes first.
    async buildApp(builder) {
      const build = (name: string) => builder.build(builder.environments[name]!)
      const outDir = resolve(root, builder.environments['client']!.config.build.outDir)
      const bundle = async () => {
        await build('client')
        await writeCriticalCss(outDir)
        writeIntegrity(outDir)
        await build('serviceWorker')
        await build('phone')
        await build('esmalte')
        nameEnvironment(join(root, 'dist/esmalte/wrangler.json'))
      }
      await Promise.all([generated.api!.written(), bundle()])
      cpSync(join(root, 'public'), outDir, { recursive: true })
      writeKept(outDir, id)
      // Last, because it tells `npm start` that all is built.
      await build('node')
    },
  },
})

/** Classes are collected for the stylesheet only: the other environments import none. */
function styles(): Plugin[] {
  return unocss().map((plugin) =>
    plugin.name === 'unocss:global:content'
      ? { ...plugin, applyToEnvironment: ({ name }) => name === 'client' }
      : plugin,
  )
}

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
