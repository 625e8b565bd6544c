import { on } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Plugin, ViteDevServer } from 'vite'
import type { GenerateOptions } from './generate.ts'
import { isGenerated, toName } from './inputs.ts'
import { listModules } from './modules.ts'

const entry = 'build/generate.ts'
/** Every worker module that caches content imports it. */
const contentReader = 'src/content/files.ts'

/**
 * Writes drawings and compiled content to public/ as static files. The code that generates them is
 * never imported here: Vite would treat each of its files as a dependency of vite.config.ts, and
 * restart when one changes.
 */
export function generatedFiles(root: string): Plugin<Generated> {
  let generator: Generator | undefined
  let written: Promise<void> | undefined
  return {
    name: 'esmalte:generated-files',
    api: { written: async () => written },
    async config(_config, { command }) {
      if (generator) return
      const started = createGenerator({ root, isBuild: command === 'build' })
      generator = started
      if (command !== 'build') return started.run()
      // Bundling needs the drawings only, and takes as long as the rest.
      await new Promise<void>((drawn, fail) => {
        written = started.run(drawn).then(() => started.stop())
        written.then(drawn, fail)
      })
    },
    configureServer(server) {
      generateOnChange(server, root, generator!)
    },
    // The thread of a build stops by itself, and may still be busy when a bundle is closed.
    closeBundle: () => (written ? undefined : generator?.stop()),
  }
}

type Generated = {
  /** Resolves when a build has generated all files. */
  written: () => Promise<void>
}

type Generator = ReturnType<typeof createGenerator>

/** Generates in a long-lived thread: a warm compiler is faster. */
function createGenerator(options: GenerateOptions) {
  let thread: Worker | undefined
  return {
    async run(onDrawn = () => {}): Promise<void> {
      if (!thread) {
        thread = new Worker(join(options.root, entry), { workerData: options })
        // Its code could not be loaded.
        thread.once('error', () => (thread = undefined))
      }
      const answers = on(thread, 'message') as AsyncIterable<['drawn' | Error | undefined]>
      thread.postMessage('generate')
      for await (const [answer] of answers) {
        if (answer === undefined) return
        if (answer !== 'drawn') throw answer
        onDrawn()
      }
    },
    async stop(): Promise<void> {
      await thread?.terminate()
      thread = undefined
    },
  }
}

/** Regenerates after each source change, and reloads pages once all files are written. */
function generateOnChange(server: ViteDevServer, root: string, generator: Generator): void {
  const { client } = server.environments
  const changed = new Set<string>()
  const causes = new Set<string>()
  let isRunning = false
  let hasFailed = false
  let isReloadDue = false
  let timer: NodeJS.Timeout | undefined

  async function generate(): Promise<void> {
    isRunning = true
    while (changed.size > 0) {
      const names = [...changed]
      changed.clear()
      try {
        const code = new Set(listModules(join(root, entry)).map((file) => toName(root, file)))
        for (const name of names) {
          if (code.has(name) || /^(?:content|src\/art)\//.test(name)) causes.add(name)
        }
        // A running thread keeps its old code.
        if (names.some((name) => code.has(name))) await generator.stop()
        await generator.run()
        // Pages show the error until reloaded.
        isReloadDue ||= hasFailed
        hasFailed = false
      } catch (error) {
        hasFailed = true
        const { message, stack = '' } = error as Error
        client.logger.error(message, { timestamp: true })
        client.hot.send({ type: 'error', err: { message, stack } })
      }
    }
    isRunning = false
    reloadSoon()
  }

  function reloadSoon(): void {
    clearTimeout(timer)
    if (isRunning || hasFailed) return
    timer = setTimeout(() => {
      if (isReloadDue) {
        const names = [...causes].join(', ') || 'public'
        client.logger.info(`page reload ${names}`, { timestamp: true })
        void reloadContent(server, root)
      }
      causes.clear()
      isReloadDue = false
    }, 50)
  }

  server.watcher.on('all', (event, file) => {
    const name = toName(root, file)
    if (event.endsWith('Dir')) return
    if (isGenerated(name)) {
      isReloadDue = true
      reloadSoon()
    } else if (/^(?:build|content|src|worker)\//.test(name)) {
      changed.add(name)
      if (!isRunning) void generate()
    }
  })
}

async function reloadContent({ environments }: ViteDevServer, root: string): Promise<void> {
  for (const environment of Object.values(environments)) {
    const modules = environment.moduleGraph.getModulesByFile(join(root, contentReader)) ?? []
    for (const module of modules) await environment.reloadModule(module)
  }
  environments['client']!.hot.send({ type: 'full-reload' })
}
