// node talk.mjs NAME next.json [origin]: next.json = { "id": { "say": "...", "lang": "en|es", "persona": "..."(first turn only) } }
// Keeps conversations in NAME.json: [{ id, lang, persona, turns: [{ user, molly, kind, card, suggestions }] }]
import { readFileSync, writeFileSync, existsSync } from 'node:fs'
const [name, next, origin = 'http://127.0.0.1:8787'] = process.argv.slice(2)
const file = `${name}.json`
const talks = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
for (const [id, { say, lang, persona, page }] of Object.entries(
  JSON.parse(readFileSync(next, 'utf8')),
)) {
  let talk = talks.find((t) => t.id === id)
  if (!talk) talks.push((talk = { id, lang, persona, page, turns: [] }))
  const history = talk.turns
    .flatMap((t) => [
      { role: 'user', content: t.user },
      {
        role: 'assistant',
        content: t.molly,
        kind: t.kind,
        card: t.card,
        suggestions: t.suggestions,
      },
    ])
    .slice(-12)
  const res = await fetch(`${origin}/functions/v1/ask-molly`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ message: say, locale: talk.lang, history, page: talk.page }),
  })
  const r = await res.json()
  if (!res.ok) {
    console.log(id, res.status, JSON.stringify(r))
    continue
  }
  talk.turns.push({
    user: say,
    molly: r.reply,
    kind: r.kind,
    card: r.card,
    suggestions: r.suggestions,
  })
  console.log(
    `## ${id} (${talk.turns.length}) > ${say}\n[${r.kind}] ${r.reply.slice(0, 420)}${r.reply.length > 420 ? ' …' : ''}\n   suggestions: ${r.suggestions.join(' | ')}\n`,
  )
  writeFileSync(file, JSON.stringify(talks, null, 1))
}
