import { today } from './clock.ts'
import type { Sql } from './sql.ts'

/**
 * The kinds of counts per day and key, and their retention. `max` limits one key, so that a flood
 * stops causing writes. `maxKeys` limits the keys per day that start with the same word, where
 * strangers can make them up.
 */
const kinds = {
  /** Questions to Molly without an answer: their topic, or 'none'. */
  unanswered: { keptDays: 400, max: 100_000 },
  /** Searches without results: 'none'. */
  search: { keptDays: 400, max: 100_000 },
  /** 'implants/pain up es': an answer card, a rating and its language. */
  rating: { keptDays: 400 },
  /** 'script-src evil.example /about': a directive, the blocked source and the page. */
  csp: { keptDays: 30, maxKeys: 20 },
  /** 'contact visitor': a limit and its scope. */
  refused: { keptDays: 400 },
  /** The amount spent from a budget. */
  spent: { keptDays: 30 },
  /** 'contact 14:05': the amount spent in one minute. */
  minute: { keptDays: 1 },
  /** 'contact 3fa9': what one of 65,536 groups of networks had of a budget. */
  share: { keptDays: 1 },
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
  limits: Limits = {},
): Promise<boolean> {
  return (await add(sql, kind, key, limits)) !== undefined
}

type Limits = { amount?: number; max?: number; maxKeys?: null }

/** The new count; undefined when a limit forbids it. */
async function add(
  sql: Sql,
  kind: CountKind,
  key: string,
  limits: Limits,
): Promise<number | undefined> {
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
       OR (SELECT count(*) FROM counts
         WHERE day = ?1 AND kind = ?2 AND key >= ?7 AND key < ?7 || char(1114111)) < ?6
     )
     ON CONFLICT (day, kind, key) DO UPDATE SET n = n + ?4 WHERE n + ?4 <= ?5
     RETURNING n`,
    [today(), kind, key, amount, max, maxKeys, key.replace(/ .*/, ' ')],
  )
  return rows[0] && Number(rows[0]['n'])
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

/** What one network may have of a budget of the day, so that nobody uses it up alone. */
const networkShare = 0.05

type Expense = {
  amount?: number
  /** The network that causes it (`groupOf`); undefined: the site itself. */
  network?: string
  /** Asked last: false when nothing is spent of the day after all. */
  isDue?: () => Promise<boolean>
}

/**
 * Spends from the budgets of the network, the minute and the day, or returns the one that is used
 * up. The minute and the network pay whatever `isDue` says, so that they reveal nothing of it.
 */
export async function spend(
  sql: Sql,
  name: Budget,
  { perMinute, perDay }: Ceiling,
  { amount = 1, network, isDue }: Expense = {},
): Promise<'share' | 'minute' | 'day' | undefined> {
  const ofNetwork = `${name} ${network}`
  const share = { amount, max: Math.ceil(perDay * networkShare) }
  // Read before the minute and counted after it, so that what is refused takes nothing of either.
  if (network && (await read(sql, 'share', ofNetwork)) + amount > share.max) return 'share'
  const isUsedUp = async () => (await countLeft(sql, name, perDay)) < amount
  const minute = new Date().toISOString().slice(11, 16)
  if (!(await count(sql, 'minute', `${name} ${minute}`, { amount, max: perMinute }))) {
    return (await isUsedUp()) ? 'day' : 'minute'
  }
  if (network && !(await count(sql, 'share', ofNetwork, share))) return 'share'
  if (isDue) {
    if (await isUsedUp()) return 'day'
    if (!(await isDue())) return undefined
  }
  const spent = await add(sql, 'spent', name, { amount, max: perDay })
  if (spent === undefined) return 'day'
  const half = perDay / 2
  if (spent >= half && spent - amount < half) {
    console.warn(JSON.stringify({ event: 'budget_half', budget: name }))
  }
  return undefined
}

/** What is left of today's budget. */
export async function countLeft(sql: Sql, name: Budget, perDay: number): Promise<number> {
  return perDay - (await read(sql, 'spent', name))
}

/** Today's count of `key`. */
async function read(sql: Sql, kind: CountKind, key: string): Promise<number> {
  const [row] = await sql.run('SELECT n FROM counts WHERE day = ?1 AND kind = ?2 AND key = ?3', [
    today(),
    kind,
    key,
  ])
  return Number(row?.['n'] ?? 0)
}
