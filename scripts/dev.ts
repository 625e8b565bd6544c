import { createServer } from 'vite'
import { runCommand } from './command.ts'
import { chooseAddress } from './listen.ts'
import { migrateLocally } from './migrate.ts'
import { onStop } from './stop.ts'

/** npm run dev: Vite on workerd, until SIGINT or SIGTERM. */

await runCommand(async () => {
  const { host, port } = await chooseAddress()
  migrateLocally()
  const server = await createServer({ server: { host, port, strictPort: true } })
  onStop(() => void server.close().finally(() => process.exit(0)))
  await server.listen()
  server.bindCLIShortcuts({ print: true })
  console.log(`Ready on http://${host}:${port}`)
})
