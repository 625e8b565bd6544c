import { runCommand } from './command.ts'
import { readCommandLine, runSql } from './subscribers.ts'

/**
 * npm run --silent messages [-- --remote | --node]: prints the messages of the contact form, oldest
 * first; `-- delete 7` deletes the one with that number.
 */
await runCommand(() => {
  const { words } = readCommandLine()
  if (words.length > 0) return deleteMessage(words)
  const rows = runSql(
    'SELECT id, created_at, locale, topic, page, message FROM messages ORDER BY id',
  )
  for (const { id, created_at: at, locale, topic, page, message } of rows) {
    console.log(`${id}  ${at}  ${locale}  ${topic}  ${page ?? ''}\n${message}\n`)
  }
  console.log(rows.length === 1 ? '1 message.' : `${rows.length} messages.`)
})

function deleteMessage([word, id, ...others]: string[]): void {
  if (word !== 'delete' || !/^\d+$/.test(id ?? '') || others.length > 0) {
    throw new Error('Say "delete" and the number of one message.')
  }
  const deleted = runSql(`DELETE FROM messages WHERE id = ${id} RETURNING id`)
  console.log(deleted.length > 0 ? `Message ${id} is deleted.` : `There is no message ${id}.`)
}
