import { startServer } from '../../tests/support/servers.ts'

/**
 * Runs the Node server for memory.ts in a process of its own, with `--expose-gc`: sends its
 * origin, and what it holds after a collection as often as it is asked.
 */

const settings = JSON.parse(process.argv[2]!) as Record<string, string>
const { origin } = await startServer('Node', settings)
process.on('message', () => {
  gc!()
  const { heapUsed, external } = process.memoryUsage()
  process.send!(heapUsed + external)
})
process.on('disconnect', () => process.exit())
process.send!(origin)
