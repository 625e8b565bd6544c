import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Assets } from '../../src/content/files.ts'
import type { Answer, AskRequest, ChatMessage } from '../../src/molly/protocol.ts'
import { loadModel, type Model } from '../../src/understanding/load.ts'
import { type Deps, answerQuestion } from '../../worker/molly/answer.ts'

const folder = join(import.meta.dirname, '../../public')

export const kernel = new WebAssembly.Module(readFileSync(join(folder, 'encoder/kernel.wasm')))

/** The weights, and the files of the last build. */
export const builtFiles: Assets = {
  fetch: async (input) => {
    try {
      return new Response(await readFile(join(folder, new URL(input).pathname)))
    } catch {
      return new Response(null, { status: 404 })
    }
  },
}

/** The encoder and the rows of the last build: 29 MB, read once per test file. A message takes 50 ms. */
export const loadTestModel = (): Promise<Model> => loadModel(builtFiles, kernel)

/** Every tenth: a message through the encoder costs too much for all of them. */
export const sample = <Value>(values: Value[]): Value[] => values.filter((_, at) => at % 10 === 0)

export type Said = Partial<AskRequest> & Pick<Deps, 'country' | 'provider'>

/** Asks with the real model and the real pages. */
export function ask(message: string, { country, provider, ...request }: Said = {}) {
  const { signal } = new AbortController()
  return answerQuestion(
    { message, ...request },
    { assets: builtFiles, kernel, signal, country, provider },
  )
}

export const user = (content: string): ChatMessage => ({ role: 'user', content })

/** An answer as the page sends it back with the next message. */
export const molly = ({ reply, kind, card, suggestions }: Answer): ChatMessage => ({
  role: 'assistant',
  content: reply,
  kind,
  card,
  suggestions,
})

/** The answers to messages that one visitor writes one after the other. */
export async function talk(turns: string[], more: Said = {}): Promise<Answer[]> {
  const history: ChatMessage[] = []
  const answers: Answer[] = []
  for (const message of turns) {
    const answer = await ask(message, { ...more, history: [...history] })
    history.push(user(message), molly(answer))
    answers.push(answer)
  }
  return answers
}
