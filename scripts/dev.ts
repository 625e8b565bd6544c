import { createServer } from 'vite'
import { chooseAddress } from './listen.ts'
import { migrateLocally } from './migrate.ts'
import { onStop } from './stop.ts'

/** npm run dev: Vite on workerd, until SIGINT or SIGTERM. */

try {
  const { host, port } = await chooseAddress()
  migrateLocally()
  const server = await createServer({ server: { host, port, strictPort: true } })
  onStop(() => void server.close().finally(() => process.exit(0)))
  await server.listen()
  server.bindCLIShortcuts({ print: true })
  console.log(`Ready on http://${host}:${port}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
