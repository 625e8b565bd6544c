import { runCommand } from './command.ts'
import { toCsv } from './csv.ts'
import { runSql } from './subscribers.ts'

/** npm run --silent newsletter:export [-- --remote | --node]: prints all subscribers as CSV. */

const columns = ['email', 'status', 'locale', 'source', 'created_at']

await runCommand(() => {
  const rows = runSql(`SELECT ${columns.join(', ')} FROM subscribers ORDER BY created_at, email`)
  process.stdout.write(toCsv(columns, rows))
})
