import { join } from 'node:path'
import { buildIfStale } from './build.ts'

/** npm run start:node: the same app on Node instead of workerd. */

process.chdir(join(import.meta.dirname, '..'))
try {
  buildIfStale()
  const built = join(process.cwd(), 'dist/node/node.js')
  const { startNode } = (await import(built)) as typeof import('../worker/node.ts')
  console.log(`Ready on ${await startNode(process.env)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
