import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { isNamed, transformCss } from '../../build/critical-css.ts'
import type { Running } from './edge.ts'

/**
 * The same pages as Astro would serve them by default: static HTML, one stylesheet linked in the
 * head (it exceeds the 4 kB that `build.inlineStylesheets: 'auto'` inlines), and no script but
 * islands. Astro gets every advantage: only the rules these pages use, our preloads of fonts and of
 * the largest picture, and a single island, the chat on the home page, hydrated when it is visible
 * (`client:visible`).
 */

const astro = join(import.meta.dirname, 'node_modules/astro/bin/astro.mjs')
const folder = join(import.meta.dirname, '.work/astro')

export function requireAstro(): void {
  if (existsSync(astro)) return
  throw new Error(
    'Pages are compared to Astro, which is not installed: npm ci --prefix tools/bench',
  )
}

/** Builds these pages with Astro and serves them. */
export async function startAstro(app: string, paths: string[]): Promise<Running> {
  rmSync(join(folder, 'src'), { recursive: true, force: true })
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, html: await (await fetch(app + path)).text() })),
  )
  for (const { path, html } of pages)
    write(`src/pages${path.replace(/\/$/, '/index')}.astro`, page(html))
  write(
    'src/global.css',
    await stylesOf(
      app,
      pages.map(({ html }) => html),
    ),
  )
  write('src/Chat.tsx', chat)
  write('astro.config.mjs', config)
  build()

  const server = new Hono()
  server.use(serveStatic({ root: join(folder, 'dist') }))
  server.all('*', (c) => fetch(app + c.req.path))
  return new Promise((resolve) => {
    const running = serve({ fetch: server.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => running.close() }),
    )
  })
}

/** A page as an Astro component; the chat on the home page becomes an Astro island. */
function page(html: string): string {
  const head = /<head>(.*?)<\/head>/s
    .exec(html)![1]!
    .replaceAll(
      /<style>.*?<\/style>|<link rel="(expect|preload)"[^>]* (blocking="render"|as="style")[^>]*>/gs,
      '',
    )
  const body = /<body>(.*)<\/body>/s.exec(html)![1]!
  const parts = splitAtChat(body.replaceAll(/<link rel="stylesheet"[^>]*>/g, '')).map((part) =>
    JSON.stringify(part),
  )
  const withoutScripts = head.replaceAll(/<script type="module"[^>]*><\/script>/g, '')
  const island =
    parts.length > 1 ? `<Chat client:visible /><Fragment set:html={${parts[1]}} />` : ''
  return `---
import '/src/global.css'
import Chat from '/src/Chat.tsx'
---
<!doctype html>
<html lang="en">
  <head><Fragment set:html={${JSON.stringify(withoutScripts)}} /></head>
  <body><Fragment set:html={${parts[0]}} />${island}</body>
</html>
`
}

function splitAtChat(body: string): string[] {
  const start = body.indexOf('<div class="contents" data-island="MollyChat"')
  if (start < 0) return [body]
  let depth = 0
  for (const { 0: tag, index } of body.slice(start).matchAll(/<\/?div\b[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return [body.slice(0, start), body.slice(start + index + tag.length)]
  }
  throw new Error('The chat has no end.')
}

async function stylesOf(app: string, pages: string[]): Promise<string> {
  const [, address] = /<link rel="stylesheet" href="([^"]+)"/.exec(pages[0]!)!
  const css = await (await fetch(app + address)).text()
  const names = new Set(pages.join('\n').match(/[^\s"<>=/]+/g))
  return transformCss(css, { Selector: (selector) => (isNamed(selector, names) ? undefined : []) })
}

const chat = `import { enChat } from '../../src/i18n/en.chat.ts'
import { createTranslate } from '../../src/i18n/translate.ts'
import { IslandRoot } from '../../src/client/IslandRoot.tsx'
import MollyChat from '../../src/islands/MollyChat.island.tsx'
import { createQueryClient } from '../../src/client/queries.ts'
const text = { locale: 'en', t: createTranslate('en', enChat) }
const client = createQueryClient()
export default () => (
  <IslandRoot text={text} queryClient={client}><MollyChat place="block" page="/" /></IslandRoot>
)
`

const config = `import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import unocss from 'unocss/vite'
// The app's names of classes.
const styles = unocss({ configFile: '../../../../uno.config.ts' })
// The app's drawings are addresses; Astro would make pictures of them, with a size, which sprites lack.
const drawings = {
  name: 'drawings',
  enforce: 'pre',
  resolveId(source, importer) {
    return source.endsWith('.svg') ? this.resolve(source + '?url', importer) : undefined
  },
}
export default defineConfig({ integrations: [react()], vite: { plugins: [drawings, styles] } })
`

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

function build(): void {
  const { status } = spawnSync(process.execPath, [astro, 'build', '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error("Astro's build failed.")
}
