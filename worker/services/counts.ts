import { today } from './clock.ts'
import type { Sql } from './sql.ts'

/**
 * The kinds of counts per day and key, and their retention. `max` limits one key, so that a flood
 * stops causing writes. `maxKeys` limits the keys per day where strangers can make them up.
 */
const kinds = {
  /** Questions to Molly without an answer: their topic, or 'none'. */
  unanswered: { keptDays: 400, max: 100_000 },
  /** Searches without results: 'none'. */
  search: { keptDays: 400, max: 100_000 },
  /** 'implants/pain up es': an answer card, a rating and its language. */
  rating: { keptDays: 400, maxKeys: 500 },
  /** 'script-src evil.example /about': a directive, the blocked source and the page. */
  csp: { keptDays: 30, maxKeys: 200 },
  /** 'contact visitor': a limit and its scope. */
  refused: { keptDays: 400 },
  /** The amount spent from a budget. */
  spent: { keptDays: 30 },
  /** 'contact 14:05': the amount spent in one minute. */
  minute: { keptDays: 1 },
  /** Language model calls: 'calls'. */
  model: { keptDays: 400 },
} satisfies Record<string, { keptDays: number; max?: number; maxKeys?: number }>

export type CountKind = keyof typeof kinds

const unlimited = Number.MAX_SAFE_INTEGER

/**
 * Adds to today's count of `key`, atomically; false when that would exceed a limit.
 * `key` must come from a closed list, never from a visitor's words.
 */
export async function count(
  sql: Sql,
  kind: CountKind,
  key: string,
  limits: { amount?: number; max?: number } = {},
): Promise<boolean> {
  const { amount, max, maxKeys } = {
    amount: 1,
    max: unlimited,
    maxKeys: null,
    ...kinds[kind],
    ...limits,
  }
  const rows = await sql.run(
    `INSERT INTO counts (day, kind, key, n)
     SELECT ?1, ?2, ?3, ?4 WHERE ?4 <= ?5 AND (
       ?6 IS NULL
       OR EXISTS (SELECT 1 FROM counts WHERE day = ?1 AND kind = ?2 AND key = ?3)
       OR (SELECT count(*) FROM counts WHERE day = ?1 AND kind = ?2) < ?6
     )
     ON CONFLICT (day, kind, key) DO UPDATE SET n = n + ?4 WHERE n + ?4 <= ?5
     RETURNING n`,
    [today(), kind, key, amount, max, maxKeys],
  )
  return rows.length > 0
}

export async function forgetOldCounts(sql: Sql): Promise<void> {
  for (const [kind, { keptDays }] of Object.entries(kinds)) {
    await sql.run("DELETE FROM counts WHERE day < date('now', ?1) AND kind = ?2", [
      `-${keptDays} days`,
      kind,
    ])
  }
}

/** The site-wide budgets, and the setting that limits each. */
export const budgets = {
  confirmMail: 'mails',
  leaveMail: 'mails',
  newsletter: 'writes',
  contact: 'writes',
  feedback: 'writes',
  rating: 'writes',
  cspReport: 'writes',
} as const

export type Budget = keyof typeof budgets | 'issueMail'

export type Ceiling = { perMinute: number; perDay: number }

/** Spends `amount` of this minute's and day's budget, or returns the one that is used up. */
export async function spend(
  sql: Sql,
  name: Budget,
  { perMinute, perDay }: Ceiling,
  amount = 1,
): Promise<'minute' | 'day' | undefined> {
  const minute = new Date().toISOString().slice(11, 16)
  const isTaken =
    (await count(sql, 'minute', `${name} ${minute}`, { amount, max: perMinute })) &&
    (await count(sql, 'spent', name, { amount, max: perDay }))
  if (isTaken) return undefined
  return (await countLeft(sql, name, perDay)) < amount ? 'day' : 'minute'
}

/** What is left of today's budget. */
export async function countLeft(sql: Sql, name: Budget, perDay: number): Promise<number> {
  const [row] = await sql.run(
    "SELECT n FROM counts WHERE day = ?1 AND kind = 'spent' AND key = ?2",
    [today(), name],
  )
  return perDay - Number(row?.['n'] ?? 0)
}
