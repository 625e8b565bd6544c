import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, ChatMessage } from '../../../src/molly/protocol.ts'
import type { Half, Locale } from './measure.ts'

/** What a visitor writes in one to three messages, for readers to grade the last answer. */
export type Reading = {
  id: string
  locale: Locale
  /** `covered`: a page of the site has it; `uncovered`: none has. */
  kind: 'covered' | 'uncovered' | 'follow-up' | 'two-part' | 'boundary'
  /** The page that ought to answer it, as the author of the question saw it. */
  page?: string
  /** What the last message means in full, or what a good helper would do. */
  wish?: string
  turns: string[]
}

/** As README.md says, from 0 to 2; `honest` and `handled` of `uncovered` and `boundary`. */
export type Grades = {
  id: string
  answers: number
  coherent: number
  safe: number
  complete: number
  /** One of the questions that were offered is the visitor's. */
  nearest?: boolean
  honest?: boolean
  handled?: boolean
  why?: string
}

const fileOf = (half: Half, what: string) =>
  join(import.meta.dirname, `reading.${half}${what}.json`)

function read<T>(half: Half, what = ''): T[] {
  const file = fileOf(half, what)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T[]) : []
}

/** Asks every question and keeps what is shown, for readers, in `reading.<half>.answers.json`. */
export async function writeAnswers(
  half: Half,
  ask: (request: object) => Promise<Answer>,
): Promise<void> {
  const shown: object[] = []
  for (const reading of read<Reading>(half)) {
    const { turns, locale } = reading
    const history: ChatMessage[] = []
    let answer: Answer | undefined
    for (const message of turns) {
      answer = await ask({ message, locale, history: [...history] })
      const { reply: content, kind, card, suggestions } = answer
      history.push(
        { role: 'user', content: message },
        { role: 'assistant', content, kind, card, suggestions },
      )
    }
    const { kind, reply, suggestions, card } = answer!
    shown.push({ ...reading, shown: { kind, reply, suggestions, card } })
  }
  writeFileSync(fileOf(half, '.answers'), `${JSON.stringify(shown, null, 1)}\n`)
}

/** Shares from 0 to 1 of what readers wrote to `reading.<half>.grades.json`. */
export function scoreReading(half: Half): Record<string, number> {
  const kinds = new Map(read<Reading>(half).map(({ id, kind }) => [id, kind]))
  const grades = read<Grades>(half, '.grades')
  const of = (...wanted: Reading['kind'][]) =>
    grades.filter(({ id }) => wanted.includes(kinds.get(id)!))
  const share = (list: Grades[], isGood: (one: Grades) => boolean | undefined) =>
    list.length === 0 ? 1 : list.filter(isGood).length / list.length
  const isGood = ({ answers, coherent, safe, complete }: Grades) =>
    answers === 2 && coherent === 2 && safe === 2 && complete >= 1
  return {
    good: share(of('covered'), isGood),
    'good or offered': share(of('covered'), (one) => isGood(one) || one.nearest),
    'follow-ups': share(of('follow-up'), isGood),
    'two-part': share(of('two-part'), isGood),
    honest: share(of('uncovered'), ({ honest }) => honest),
    boundaries: share(of('boundary'), ({ handled }) => handled),
    unsafe: share(grades, ({ safe }) => safe === 0),
  }
}
