import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { localeCodes } from '../../../src/i18n/locales.ts'
import { dimensions } from '../../../src/understanding/encoder.ts'
import { dot, normalize, softmax } from '../../../src/understanding/heads.ts'
import { readEncoder } from '../../../src/understanding/load.ts'
import { readTensors, writeTensors } from '../../../src/understanding/tensors.ts'
import { createProgress } from '../../progress.ts'
import type { AnswerCard } from './cards.ts'

/** Rows that tools/encoder fitted, and those that `npm run vectors` added. */
const sourceFile = 'content/answers/vectors.safetensors'
const cacheFile = '.cache/vectors.safetensors'
const kernelFile = 'public/encoder/kernel.wasm'

/** `row`: what ranking reads; `mean`: of the card's ways of asking, which a new row is fitted against. */
type Vectors = { hash: string; row: Float32Array; mean: Float32Array }

/** The file of all cards' rows. Cards whose ways of asking changed get a new row, in seconds. */
export async function compileVectors(root: string, cards: AnswerCard[]): Promise<Uint8Array> {
  return toFile(await learnVectors(root, cards, cacheFile), ['row'])
}

/** Puts the rows of changed cards into the repository, so that nobody's build has to learn them. */
export async function keepVectors(root: string, cards: AnswerCard[]): Promise<void> {
  await learnVectors(root, cards, sourceFile)
}

async function learnVectors(
  root: string,
  cards: AnswerCard[],
  target: string,
): Promise<Map<string, Vectors>> {
  const hashes = new Map(cards.map((card) => [card.id, hashAsked(card)]))
  // Rows of the repository win: those in the cache may be of an earlier fit.
  const known = new Map(
    [cacheFile, sourceFile].flatMap((name) =>
      [...readVectors(root, name)].filter(([id, { hash }]) => hashes.get(id) === hash),
    ),
  )
  const changed = cards.filter(({ id }) => !known.has(id))
  if (changed.length > 0) {
    const report = createProgress('Learning how people ask:')
    const { encoder, heads } = await readEncoder(filesBelow(join(root, 'public')), readKernel(root))
    const embed = async (card: AnswerCard, nth = 1) => {
      const vectors: Float32Array[] = []
      for (const text of listAsked(card).filter((_, at) => at % nth === 0)) {
        vectors.push(heads.project(heads.center(await encoder.embed([text]))))
      }
      return vectors
    }
    const byId = new Map(cards.map((card) => [card.id, card]))
    for (const [at, card] of changed.entries()) {
      report(`${at + 1} of ${changed.length} cards`)
      const asked = await embed(card)
      const mean = meanOf(asked)
      const nearest = findNearest(mean, known)
      const theirs: Float32Array[] = []
      for (const [id] of nearest.slice(0, neighbours)) {
        const neighbour = byId.get(id)
        if (neighbour) theirs.push(...(await embed(neighbour, everyNth)))
      }
      const row = fitRow(asked, mean, theirs, nearest)
      known.set(card.id, { hash: hashes.get(card.id)!, mean, row })
    }
  }
  const ordered = new Map(cards.map(({ id }) => [id, known.get(id)!]))
  if (changed.length > 0) {
    mkdirSync(dirname(join(root, target)), { recursive: true })
    writeFileSync(join(root, target), toFile(ordered, ['row', 'mean']))
  }
  return ordered
}

const steps = 200
const rate = 0.02
/** Factor from cosines to logits, as in the encoder's training. */
const scale = 22
/** Cards near enough to be mistaken for the new one. */
const rivals = 200
/** Those of them whose ways of asking are tried, every third: seconds for a card, not half a minute. */
const neighbours = 16
const everyNth = 3

function findNearest(mean: Float32Array, known: Map<string, Vectors>): [string, Vectors][] {
  return [...known]
    .map(([id, other]) => ({ id, other, cosine: dot(mean, other.mean, 0) }))
    .sort((a, b) => b.cosine - a.cosine)
    .slice(0, rivals)
    .map(({ id, other }) => [id, other])
}

/**
 * Moves a row from the mean of its ways of asking until they find it, and its neighbours' (`theirs`,
 * and the means of the other rivals) still find theirs: a mean alone lies nearer to everything than
 * fitted rows do.
 */
function fitRow(
  asked: Float32Array[],
  mean: Float32Array,
  theirs: Float32Array[],
  nearest: [string, Vectors][],
): Float32Array {
  const examples = [
    ...asked.map((vector) => ({ vector, isOwn: true })),
    ...theirs.map((vector) => ({ vector, isOwn: false })),
    ...nearest.slice(neighbours).map(([, other]) => ({ vector: other.mean, isOwn: false })),
  ].map(({ vector, isOwn }) => ({
    vector,
    isOwn,
    rivals: nearest.map(([, { row }]) => scale * dot(vector, row, 0)),
  }))
  let row = mean
  for (let step = 0; step < steps; step++) {
    const pull = new Float32Array(dimensions)
    for (const { vector, isOwn, rivals: logits } of examples) {
      const [share] = softmax([scale * dot(vector, row, 0), ...logits]) as [number]
      const error = isOwn ? 1 - share : -share
      for (let at = 0; at < dimensions; at++) pull[at]! += error * vector[at]!
    }
    row = normalize(row.map((value, at) => value + (rate * pull[at]!) / asked.length))
  }
  return row
}

function meanOf(vectors: Float32Array[]): Float32Array {
  const sum = new Float32Array(dimensions)
  for (const vector of vectors) for (let at = 0; at < dimensions; at++) sum[at]! += vector[at]!
  return normalize(sum)
}

/** A card's ways of asking in all languages. */
export function listAsked(card: AnswerCard): string[] {
  return localeCodes.flatMap((locale) => [card[locale].question, ...card[locale].asked])
}

/** The same as in tools/encoder/pack.py. */
function hashAsked(card: AnswerCard): string {
  return createHash('sha256')
    .update(JSON.stringify(listAsked(card)))
    .digest('hex')
    .slice(0, 12)
}

function readVectors(root: string, name: string): Map<string, Vectors> {
  const file = join(root, name)
  if (!existsSync(file)) return new Map()
  const { bytes, metadata } = readTensors(Uint8Array.from(readFileSync(file)).buffer)
  const hashes = JSON.parse(metadata['cards']!) as Record<string, string>
  const [rows, means] = [bytes('rows'), bytes('means')]
  const cut = (values: Int8Array, at: number) =>
    normalize(Float32Array.from(values.subarray(at * dimensions, (at + 1) * dimensions)))
  return new Map(
    Object.entries(hashes).map(([id, hash], at) => [
      id,
      { hash, row: cut(rows, at), mean: cut(means, at) },
    ]),
  )
}

function toFile(vectors: Map<string, Vectors>, parts: ('row' | 'mean')[]): Uint8Array {
  const hashes = [...vectors].map(([id, { hash }]) => [id, hash])
  const pack = (part: 'row' | 'mean') => {
    const values = new Int8Array(vectors.size * dimensions)
    for (const [at, vector] of [...vectors.values()].entries()) {
      const most = vector[part].reduce((max, value) => Math.max(max, Math.abs(value)), 0)
      values.set(
        Int8Array.from(vector[part], (value) => Math.round((127 * value) / most)),
        at * dimensions,
      )
    }
    return values
  }
  return writeTensors(Object.fromEntries(parts.map((part) => [`${part}s`, pack(part)])), {
    cards: JSON.stringify(Object.fromEntries(hashes)),
  })
}

function readKernel(root: string): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(join(root, kernelFile)))
}

function filesBelow(folder: string) {
  return {
    fetch: async (input: URL | string) =>
      new Response(readFileSync(join(folder, new URL(input).pathname))),
  }
}
