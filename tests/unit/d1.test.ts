import { describe, expect, test } from 'vitest'
import { DatabaseBusy } from '../../worker/services/sql.ts'
import { createD1 } from '../../worker/services/d1.ts'

const failing = (message: string) => {
  const statement = { bind: () => statement, all: () => Promise.reject(new Error(message)) }
  return createD1({ prepare: () => statement } as unknown as D1Database)
}

describe('D1', () => {
  test.each([
    'D1_ERROR: D1 DB is overloaded. Too many requests queued.',
    'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
    'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
    'D1_ERROR: D1 DB reset because its code was updated.',
    'D1_ERROR: Network connection lost.',
    'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
    'D1_ERROR: database is locked: SQLITE_BUSY',
  ])('is busy: %s', async (message) => {
    await expect(failing(message).run('SELECT 1', [])).rejects.toBeInstanceOf(DatabaseBusy)
  })

  test('that refuses a statement is not busy', async () => {
    const refused = failing('D1_ERROR: no such table: subscribers: SQLITE_ERROR').run(
      'SELECT 1',
      [],
    )
    await expect(refused).rejects.not.toBeInstanceOf(DatabaseBusy)
  })
})
