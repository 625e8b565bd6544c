import type { Assets } from '../content/files.ts'
import { type CardVectors, readCardVectors } from './cards.ts'
import { type Dangers, readDangers } from './dangers.ts'
import { createEncoder, type Encoder } from './encoder.ts'
import { type Heads, readHeads } from './heads.ts'
import { readTensors, type Tensors } from './tensors.ts'
import { createTokenizer, type Vocabulary } from './tokens.ts'
import { type CardWords, readWords, type WordIndex } from './words.ts'

/** The encoder and what it was taught. */
export type Model = {
  encoder: Encoder
  heads: Heads
  cards: CardVectors
  words: CardWords
  dangers: Dangers
}

let loading: { model: Promise<Model>; startedAt: number } | undefined

/** A request that was cut off never ends its loading, so that a later one begins anew. */
const maxLoadingMs = 20_000

/** Read once per isolate, in some hundred milliseconds; rejects when a file can't be had. */
export function loadModel(assets: Assets, kernel: WebAssembly.Module): Promise<Model> {
  if (loading && Date.now() - loading.startedAt < maxLoadingMs) return loading.model
  const started = { model: readModel(assets, kernel), startedAt: Date.now() }
  loading = started
  started.model.then(
    () => (started.startedAt = Infinity),
    () => (loading = undefined),
  )
  return started.model
}

async function readModel(assets: Assets, kernel: WebAssembly.Module): Promise<Model> {
  const [base, dangers, cards, words] = await Promise.all([
    readEncoder(assets, kernel),
    readFile(assets, 'encoder/dangers.safetensors'),
    readFile(assets, '_content/vectors.safetensors'),
    open(assets, '_content/words.json').then((response) => response.json<WordIndex>()),
  ])
  return {
    ...base,
    cards: readCardVectors(cards),
    words: readWords(words),
    dangers: readDangers(dangers),
  }
}

/** The encoder without what it compares messages with. */
export async function readEncoder(
  assets: Assets,
  kernel: WebAssembly.Module,
): Promise<Pick<Model, 'encoder' | 'heads'>> {
  const [vocabulary, heads] = await Promise.all([
    open(assets, 'encoder/pieces.json').then((response) => response.json<Vocabulary>()),
    readFile(assets, 'encoder/heads.safetensors'),
  ])
  const encoder = await createEncoder(
    kernel,
    readParts(assets),
    Number(heads.metadata['weightBytes']),
    createTokenizer(vocabulary),
    () => new Promise((resolve) => setTimeout(resolve)),
  )
  return { encoder, heads: readHeads(heads) }
}

async function readFile(assets: Assets, name: string): Promise<Tensors> {
  return readTensors(await (await open(assets, name)).arrayBuffer())
}

/** Static files have at most 25 MiB, so the weights are in two; memory never holds one of them whole. */
async function* readParts(assets: Assets): AsyncGenerator<Uint8Array> {
  for (const part of ['weights-1', 'weights-2']) {
    const { body } = await open(assets, `encoder/${part}.bin`)
    const reader = body!.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      yield value
    }
  }
}

async function open(assets: Assets, name: string): Promise<Response> {
  const response = await assets.fetch(`http://localhost/${name}`)
  if (response.ok) return response
  await response.body?.cancel()
  throw new Error(`${name} is not there.`)
}
