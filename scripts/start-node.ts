import { join } from 'node:path'
import { parseSettings } from '../worker/services/settings.ts'
import { buildIfStale } from './build.ts'
import { runCommand } from './command.ts'
import { chooseAddress } from './listen.ts'
import { onStop } from './stop.ts'

/** npm run start:node: the same app on Node instead of workerd. */

process.chdir(join(import.meta.dirname, '..'))
await runCommand(async () => {
  parseSettings(process.env)
  await chooseAddress()
  buildIfStale()
  const built = join(process.cwd(), 'dist/node/node.js')
  const { startNode } = (await import(built)) as typeof import('../worker/node.ts')
  const { origin, close } = await startNode(process.env)
  onStop(() => void close().then(() => process.exit(0)))
  console.log(`Ready on ${origin}`)
})
