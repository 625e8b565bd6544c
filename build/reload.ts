import type { Plugin } from 'vite'
import { toName } from './inputs.ts'

/** Reloads pages when a worker-only file changes; Vite updates files that browsers load. */
export function serverOnlyReload(root: string): Plugin {
  return {
    name: 'esmalte:server-only-reload',
    apply: 'serve',
    hotUpdate({ file, modules, server: { environments } }) {
      const { environment } = this
      if (environment.name !== 'client' || modules.length > 0) return
      const isOnServer = Object.values(environments).some(({ moduleGraph }) =>
        moduleGraph.getModulesByFile(file),
      )
      if (!isOnServer) return
      environments['client']!.logger.info(`page reload ${toName(root, file)}`, { timestamp: true })
      environment.hot.send({ type: 'full-reload' })
    },
  }
}
