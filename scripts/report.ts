import { runCommand } from './command.ts'
import { type Row, runSql } from './subscribers.ts'

/**
 * npm run --silent report [-- --remote | --node]: questions without an answer from Molly or search,
 * ratings of answers, rate-limited requests, and the progress of newsletter issues. The database
 * stores no visitor's words.
 */

/** Smaller daily counts could identify a visitor. */
const minCount = 3

/** Opens and clicks are not tracked. */
const issueStatement = `SELECT slug AS issue, substr(due_at, 1, 10) AS due,
    count(*) FILTER (WHERE state IN ('due', 'queued', 'sending') AND tries = 0) AS waiting,
    count(*) FILTER (WHERE state IN ('due', 'queued', 'sending') AND tries > 0) AS deferred,
    count(*) FILTER (WHERE state IN ('sent', 'bounced', 'complained', 'left')) AS sent,
    count(*) FILTER (WHERE state = 'bounced') AS bounced,
    count(*) FILTER (WHERE state = 'complained') AS complained,
    count(*) FILTER (WHERE state = 'left') AS left,
    count(*) FILTER (WHERE state = 'stopped') AS stopped,
    count(*) FILTER (WHERE state = 'failed') AS failed,
    count(*) FILTER (WHERE uncertain > 0) AS "perhaps twice"
  FROM issues LEFT JOIN outbox ON issue = slug GROUP BY slug ORDER BY due_at DESC`

await runCommand(() => {
  const rows = runSql(
    `SELECT kind, day, key, n FROM counts WHERE kind IN ('unanswered', 'rating', 'search', 'refused')
     ORDER BY day DESC, n DESC, key`,
  )
  // Splits a key into columns named `names`.
  const listOf = (kind: string, ...names: string[]) =>
    rows
      .filter((row) => row['kind'] === kind)
      .map(({ day, key, n }): Row => {
        const words = String(key).split(' ')
        return {
          day: day!,
          count: n!,
          ...Object.fromEntries(words.map((word, at) => [names[at], word])),
        }
      })
  const unanswered = listOf('unanswered', 'topic')
  const shown = unanswered.filter(({ count }) => Number(count) >= minCount)
  const hidden = unanswered.length - shown.length
  print('Questions to Molly without an answer', ['day', 'topic', 'count'], shown)
  if (hidden > 0) console.log(`Not shown: ${hidden} with a count below ${minCount}.\n`)
  const ratings = addUp(listOf('rating', 'card', 'verdict', 'language'))
  print('Ratings of answers', ['card', 'language', 'up', 'down'], ratings)
  print('Searches without results', ['day', 'count'], listOf('search', 'what'))
  const refused = listOf('refused', 'limit', 'used up by')
  print('Told to wait', ['day', 'limit', 'used up by', 'count'], refused)
  const issues = runSql(issueStatement)
  print('Issues of the newsletter', Object.keys(issues[0] ?? {}), issues)
})

/** Sums all days, worst first. */
function addUp(rows: Row[]): Row[] {
  const sums = new Map<string, { card: string; language: string; up: number; down: number }>()
  for (const { card, language, verdict, count } of rows) {
    const name = `${card} ${language}`
    const sum = sums.get(name) ?? { card: String(card), language: String(language), up: 0, down: 0 }
    sum[verdict === 'up' ? 'up' : 'down'] += Number(count)
    sums.set(name, sum)
  }
  return [...sums.values()].sort((a, b) => b.down - a.down || b.up - a.up)
}

function print(title: string, columns: string[], rows: Row[]): void {
  const lines = rows.map((row) => columns.map((name) => String(row[name])))
  const widths = columns.map((name, at) =>
    Math.max(...[name, ...lines.map((line) => line[at]!)].map(({ length }) => length)),
  )
  const format = (line: string[]) => line.map((value, at) => value.padEnd(widths[at]!)).join('  ')
  const body = rows.length > 0 ? [columns, ...lines].map(format) : ['None.']
  console.log([title, ...body.map((line) => line.trimEnd()), ''].join('\n'))
}
