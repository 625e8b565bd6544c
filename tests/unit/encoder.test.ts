import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createEncoder } from '../../src/understanding/encoder.ts'
import { createTokenizer, type Vocabulary } from '../../src/understanding/tokens.ts'

const kernel = 'public/encoder/kernel.wasm'
const hidden = 384
const inner = 1536
const heads = 12
const layers = 12
const positions = 128

const vocabulary: Vocabulary = {
  pieces: [
    ['<s>', 0],
    ['</s>', 0],
    ['<unk>', 0],
    ['▁', -2],
    ['▁tooth', -3],
    ['ache', -3],
    ['▁toothache', -7],
    ['s', -1],
  ],
  bos: 0,
  eos: 1,
  unk: 2,
  normalize: { '\n': ' ', Ｔ: 't', T: 't' },
}
const tokenizer = createTokenizer(vocabulary)

test('a message is cut into its likeliest pieces, whatever it contains', () => {
  const pieces = (...turns: string[]) => tokenizer.encode(turns)
  expect(pieces('toothache')).toEqual([0, 4, 5, 1])
  expect(pieces('Toothaches')).toEqual([0, 4, 5, 7, 1])
  expect(pieces('  tooth \n ')).toEqual([0, 4, 3, 1])
  expect(pieces('😀漢')).toEqual([0, 3, 2, 1])
  expect(pieces('')).toEqual([0, 3, 1])
  expect(pieces('tooth', 'ache')).toEqual([0, 4, 1, 3, 5, 1])
})

test('a long message keeps its beginning, and earlier turns fall away first', () => {
  const long = 's'.repeat(1000)
  expect(tokenizer.encode([long])).toHaveLength(94 + 2)
  expect(tokenizer.encode([long, 'tooth'])).toHaveLength(62 + 1 + 1 + 2)
  expect(tokenizer.encode([long, long, 'tooth'])).toHaveLength(62 + 1 + 1 + 2)
})

test('the kernel is what its source compiles to', () => {
  const compiled = join(mkdtempSync(join(tmpdir(), 'esmalte-')), 'kernel.wasm')
  const { status } = spawnSync('npm', ['run', '--silent', 'kernel', '--', '--outFile', compiled])
  expect(status).toBe(0)
  expect(readFileSync(compiled).equals(readFileSync(kernel))).toBe(true)
})

test('the kernel computes what plain arithmetic does, for messages at the same time', async () => {
  const weights = createWeights()
  async function* inParts() {
    yield weights.bytes.subarray(0, 10_000_000)
    yield weights.bytes.subarray(10_000_000)
  }
  const module = new WebAssembly.Module(readFileSync(kernel))
  const pause = () => new Promise<void>((resolve) => void setImmediate(resolve))
  const encoder = await createEncoder(module, inParts(), weights.bytes.length, tokenizer, pause)
  const messages = [['toothaches'], ['tooth', 'ache']]
  const vectors = await Promise.all(messages.map((turns) => encoder.embed(turns)))
  for (const [at, turns] of messages.entries()) {
    const plain = embedPlainly(weights, tokenizer.encode(turns))
    const cosine = plain.reduce((sum, value, i) => sum + value * vectors[at]![i]!, 0)
    expect(cosine).toBeGreaterThan(0.9999)
  }
})

type Matrix = { values: Int8Array; scales: Float32Array; biases: Float32Array }
type Norm = { factors: Float32Array; shifts: Float32Array }
type Layer = { qkv: Matrix; ao: Matrix; aln: Norm; fi: Matrix; fo: Matrix; oln: Norm }
type Weights = ReturnType<typeof createWeights>

/** Made-up weights, packed as the kernel reads them, and views of each. */
function createWeights() {
  let seed = 1
  const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32 - 0.5
  const matrixBytes = (rows: number, columns: number) => rows * columns + 8 * rows
  const pieces = vocabulary.pieces.length
  const size =
    (pieces * hidden) / 2 +
    (pieces * hidden * 4) / 32 +
    (positions + 2) * hidden * 4 +
    layers *
      (matrixBytes(3 * hidden, hidden) +
        matrixBytes(hidden, hidden) +
        matrixBytes(inner, hidden) +
        matrixBytes(hidden, inner) +
        4 * hidden * 4)
  const bytes = new Uint8Array(size)
  let at = 0
  const take = (length: number): number => {
    at += length
    return at - length
  }
  const integers = (length: number) => {
    const part = new Int8Array(bytes.buffer, take(length), length)
    for (let i = 0; i < length; i++) part[i] = Math.round(254 * random())
    return part
  }
  const floats = (length: number, around: number, spread: number) => {
    const part = new Float32Array(bytes.buffer, take(4 * length), length)
    for (let i = 0; i < length; i++) part[i] = around + spread * random()
    return part
  }
  const matrix = (rows: number, columns: number): Matrix => ({
    values: integers(rows * columns),
    scales: floats(rows, 0.001, 0.0004),
    biases: floats(rows, 0, 0.2),
  })
  const norm = (): Norm => ({ factors: floats(hidden, 1, 0.4), shifts: floats(hidden, 0, 0.2) })
  return {
    bytes,
    words: integers((pieces * hidden) / 2),
    wordScales: floats((pieces * hidden) / 32, 0.05, 0.02),
    positions: floats(positions * hidden, 0, 0.1),
    ln: norm(),
    layers: Array.from({ length: layers }, (): Layer => ({
      qkv: matrix(3 * hidden, hidden),
      ao: matrix(hidden, hidden),
      aln: norm(),
      fi: matrix(inner, hidden),
      fo: matrix(hidden, inner),
      oln: norm(),
    })),
  }
}

/** The same network in plain arithmetic. */
function embedPlainly(weights: Weights, ids: number[]): number[] {
  let tokens = ids.map((id, position) =>
    normalise(
      Array.from({ length: hidden }, (_, i) => {
        const pair = weights.words[(id * hidden + i) >> 1]!
        const value = (i % 2 === 0 ? pair & 15 : (pair >> 4) & 15) - 8
        const scale = weights.wordScales[(id * hidden + i) >> 5]!
        return value * scale + weights.positions[position * hidden + i]!
      }),
      weights.ln,
    ),
  )
  for (const { qkv, ao, aln, fi, fo, oln } of weights.layers) {
    const rows = tokens.map((token) => multiply(token, qkv))
    tokens = rows.map((row, t) => normalise(add(tokens[t]!, multiply(attend(row, rows), ao)), aln))
    tokens = tokens.map((token) =>
      normalise(add(token, multiply(multiply(token, fi).map(gelu), fo)), oln),
    )
  }
  const sums = tokens.reduce(add)
  const length = Math.hypot(...sums)
  return sums.map((value) => value / length)
}

function attend(row: number[], rows: number[][]): number[] {
  const width = hidden / heads
  return Array.from({ length: heads }, (_, head) => {
    const part = (values: number[], kind: number) =>
      values.slice(kind * hidden + head * width, kind * hidden + (head + 1) * width)
    const query = part(row, 0)
    const powers = rows.map((other) =>
      Math.exp(part(other, 1).reduce((sum, key, i) => sum + key * query[i]!, 0) / Math.sqrt(width)),
    )
    const all = powers.reduce((sum, power) => sum + power)
    return rows
      .map((other, t) => part(other, 2).map((value) => (value * powers[t]!) / all))
      .reduce(add)
  }).flat()
}

const add = (one: number[], other: number[]) => one.map((value, i) => value + other[i]!)

const multiply = (vector: number[], { values, scales, biases }: Matrix) =>
  Array.from(scales, (scale, row) => {
    let sum = 0
    for (let i = 0; i < vector.length; i++) sum += vector[i]! * values[row * vector.length + i]!
    return sum * scale + biases[row]!
  })

function normalise(vector: number[], { factors, shifts }: Norm): number[] {
  const mean = vector.reduce((sum, value) => sum + value) / vector.length
  const variance = vector.reduce((sum, value) => sum + (value - mean) ** 2, 0) / vector.length
  return vector.map((value, i) => ((value - mean) / Math.sqrt(variance)) * factors[i]! + shifts[i]!)
}

/** Its erf by the series of Maclaurin, exact to nine digits up to 3. */
function gelu(value: number): number {
  const x = Math.min(Math.abs(value) / Math.SQRT2, 4)
  let term = x
  let sum = x
  for (let n = 1; n < 80; n++) {
    term *= (-x * x) / n
    sum += term / (2 * n + 1)
  }
  const erf = Math.sign(value) * sum * (2 / Math.sqrt(Math.PI))
  return (value / 2) * (1 + erf)
}
