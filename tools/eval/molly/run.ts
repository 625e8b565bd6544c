import { type Server, startServer } from '../../../tests/support/servers.ts'
import { buildIfStale } from '../../../scripts/build.ts'
import type { Answer } from '../../../src/molly/protocol.ts'
import { answersFile, type CardMeta, questionsFile } from '../../../src/answering/cards/format.ts'
import { isKeptApart, readTalks } from '../talks/read.ts'
import { scoreReading, writeAnswers } from './reading.ts'
import { evaluateConversations, printConversations } from './conversations.ts'
import { evaluateTalks, printTalks } from './talks.ts'
import {
  evaluate,
  measured,
  type Half,
  type Judged,
  type Locale,
  type Reply,
  score,
} from './measure.ts'

/**
 * npm run eval:molly [-- report|build] [en|es] [worst]: asks the built app the questions of both
 * languages and prints a table; `worst` also prints every faulty answer; `conversations` asks those
 * about emergencies instead, `talks` whole talks, and `reading` those that people grade. Tune on `build`
 * only.
 */

const half: Half = process.argv.includes('build') ? 'build' : 'report'
const showsFaults = process.argv.includes('worst')
const locales = measured.filter(
  (locale) => process.argv.includes(locale) || !/ (?:en|es)\b/.test(process.argv.join(' ')),
)

buildIfStale()
const server = await startServer('Node')
try {
  if (process.argv.includes('conversations')) {
    const judged = await evaluateConversations(half, (request) => ask(server, request))
    printConversations(half, judged, showsFaults)
  } else if (process.argv.includes('talks')) {
    const ids = { en: await readIds('en'), es: await readIds('es') }
    const talks = readTalks().filter(({ id }) => !process.argv.includes('apart') || isKeptApart(id))
    printTalks(await evaluateTalks({ ids, ask: (request) => ask(server, request) }, talks))
  } else if (process.argv.includes('reading')) {
    await writeAnswers(half, (request) => ask(server, request))
    console.log(`Wrote reading.${half}.answers.json. As readers graded it:`)
    for (const [name, value] of Object.entries(scoreReading(half))) {
      console.log(`${name} ${(100 * value).toFixed(1)}%`)
    }
  } else await evaluateQuestions()
} finally {
  await server.close()
}

async function evaluateQuestions(): Promise<void> {
  const results: Record<string, Judged[]> = {}
  for (const locale of locales) results[locale] = await run(server, locale)
  console.log(`Molly, embedded, ${half} half`)
  for (const [locale, judged] of Object.entries(results)) {
    const told = Object.entries(score(judged)).map(([name, value]) =>
      name === 'p50' ? `${name} ${value.toFixed(1)} ms` : `${name} ${(100 * value).toFixed(1)}%`,
    )
    console.log(`${locale} (${judged.length}): ${told.join(' · ')}`)
  }
  if (showsFaults) for (const judged of Object.values(results)) print(judged)
}

/** Each card's question -> its id. */
async function readIds(locale: Locale): Promise<Map<string, string>> {
  const read = async (name: string) => (await server.fetch(`/_content/${name}.json`)).json()
  const cards = (await read(answersFile)) as CardMeta[]
  const questions = (await read(questionsFile(locale))) as string[]
  return new Map(questions.map((question, at) => [question, cards[at]!.id]))
}

async function run(molly: Server, locale: Locale): Promise<Judged[]> {
  return evaluate(locale, half, (request) => ask(molly, request))
}

async function ask(molly: Server, request: object): Promise<Reply & Answer> {
  const response = await molly.fetch('/functions/v1/ask-molly', {
    method: 'POST',
    body: JSON.stringify(request),
    headers: { 'Content-Type': 'application/json' },
  })
  if (!response.ok) throw new Error(`${response.status} for ${JSON.stringify(request)}`)
  return (await response.json()) as Reply & Answer
}

function print(judged: Judged[]): void {
  for (const { item, reply, faults } of judged) {
    if (faults.length === 0) continue
    const sources = reply.sources.map(({ href }) => href).join(' ')
    console.log(
      `\n[${item.kind}] ${item.q}\n  ${faults.join('; ')}\n  wanted ${item.pages?.join(' ') ?? item.about ?? ''}\n  ${reply.kind}: ${sources}\n  ${reply.reply.slice(0, 240).replaceAll('\n', ' / ')}`,
    )
  }
}
