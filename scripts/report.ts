import { type Row, runCommand, runSql } from './subscribers.ts'

/**
 * npm run --silent report [-- --remote | --node]: what Molly and the search had no answer to, how her
 * answers were rated, who was told to wait, and how far issues of the newsletter are. The database has
 * no visitor's words to show.
 */

/** Fewer than this on a day could point to one visitor. */
const fewest = 3

/** Where a column's values are; the others have its name. */
const sources: Record<string, string> = {
  topic: 'key',
  card: 'key',
  language: 'locale',
  limit: 'key',
  'used up by': 'locale',
  up: 'count',
}

const issueColumns = [
  'issue',
  'due',
  'waiting',
  'deferred',
  'sent',
  'bounced',
  'complained',
  'left',
]
issueColumns.push('stopped', 'failed', 'perhaps twice')

/** Nothing is measured: who opened one, or followed a link, is not known. */
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
    `SELECT kind AS part, day, key, '' AS locale, count, 0 AS down FROM daily_counts
     UNION ALL
     SELECT 'rating', '', card, locale,
       sum(CASE verdict WHEN 'up' THEN count ELSE 0 END),
       sum(CASE verdict WHEN 'down' THEN count ELSE 0 END)
     FROM answer_ratings GROUP BY card, locale
     UNION ALL
     SELECT 'refused', day, name, scope, count, 0 FROM refusals
     ORDER BY part, day DESC, down DESC, count DESC, key, locale`,
  )
  const of = (part: string) => rows.filter((row) => row['part'] === part)
  const unanswered = of('unanswered')
  const shown = unanswered.filter(({ count }) => Number(count) >= fewest)
  const hidden = unanswered.length - shown.length
  print('Questions to Molly without an answer', ['day', 'topic', 'count'], shown)
  if (hidden > 0) console.log(`Not shown: ${hidden} with a count below ${fewest}.\n`)
  print('Ratings of answers', ['card', 'language', 'up', 'down'], of('rating'))
  print('Searches without results', ['day', 'count'], of('search'))
  print('Told to wait', ['day', 'limit', 'used up by', 'count'], of('refused'))
  print('Issues of the newsletter', issueColumns, runSql(issueStatement))
})

function print(title: string, columns: string[], rows: Row[]): void {
  const lines = rows.map((row) => columns.map((name) => String(row[sources[name] ?? name])))
  const widths = columns.map((name, at) =>
    Math.max(...[name, ...lines.map((line) => line[at]!)].map(({ length }) => length)),
  )
  const format = (line: string[]) => line.map((value, at) => value.padEnd(widths[at]!)).join('  ')
  const body = rows.length > 0 ? [columns, ...lines].map(format) : ['None.']
  console.log([title, ...body.map((line) => line.trimEnd()), ''].join('\n'))
}
