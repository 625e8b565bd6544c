// The encoder's arithmetic, in AssemblyScript: `npm run kernel` compiles it to kernel.wasm. Memory is
// the caller's: the weights, in the order of `setUp`, then working space.

/** Width of a token, of its feed-forward layer, and of one of the twelve heads. */
const hidden: i32 = 384
const inner: i32 = 1536
const heads: i32 = 12
const width: i32 = 32
/** Tokens are computed four at a time. */
const maxTokens: i32 = 128

/** Bytes of a matrix with a scale and a bias a row. */
const matrix = (rows: i32, columns: i32): usize => rows * columns + rows * 8
const norm: usize = hidden * 8
const layerBytes: usize =
  matrix(3 * hidden, hidden) +
  matrix(hidden, hidden) +
  norm +
  matrix(inner, hidden) +
  matrix(hidden, inner) +
  norm

/** Largest step of an activation: 127 times it, 1,536 times, still fits 32 bits. */
const steps: f32 = 8191

// Addresses, set once.
let words: usize = 0
let wordScales: usize = 0
let positions: usize = 0
let firstLayer: usize = 0
let x: usize = 0
let context: usize = 0
let projected: usize = 0
let wide: usize = 0
let quantised: usize = 0
let scales: usize = 0
let scores: usize = 0

/** Where the weights begin, and how many pieces the vocabulary has. Returns the bytes of memory needed. */
export function setUp(weights: usize, vocabulary: i32): usize {
  words = weights
  wordScales = words + vocabulary * (hidden / 2)
  positions = wordScales + vocabulary * (hidden / 32) * 4
  firstLayer = positions + maxTokens * hidden * 4 + norm
  x = (firstLayer + 12 * layerBytes + 15) & ~15
  context = x + maxTokens * hidden * 4
  projected = context + maxTokens * hidden * 4
  wide = projected + maxTokens * hidden * 4
  quantised = wide + maxTokens * inner * 4
  scales = quantised + maxTokens * inner * 2
  scores = scales + maxTokens * 4
  return scores + maxTokens * 4
}

/** Where the tokens stand between two layers. */
export function tokens(): usize {
  return x
}

/** Looks up `count` tokens, whose ids stand at `ids`. */
export function embed(ids: usize, count: i32): void {
  for (let t = 0; t < count; t++) {
    const id = load<i32>(ids + t * 4)
    const row = words + id * (hidden / 2)
    const groups = wordScales + id * (hidden / 32) * 4
    const out = x + t * hidden * 4
    const position = positions + t * hidden * 4
    for (let i = 0; i < hidden; i += 2) {
      const pair = <i32>load<u8>(row + i / 2)
      const scale = load<f32>(groups + (i / 32) * 4)
      store<f32>(out + i * 4, <f32>((pair & 15) - 8) * scale + load<f32>(position + i * 4))
      store<f32>(out + i * 4, <f32>((pair >> 4) - 8) * scale + load<f32>(position + i * 4, 4), 4)
    }
    normalise(out, positions + maxTokens * hidden * 4)
  }
}

/** One of the twelve layers over all tokens. Between two the caller may let others work. */
export function runLayer(layer: i32, count: i32): void {
  let at = firstLayer + <usize>layer * layerBytes
  quantise(x, hidden, count)
  at = multiply(at, hidden, 3 * hidden, count, wide)
  attend(count)
  quantise(context, hidden, count)
  at = multiply(at, hidden, hidden, count, projected)
  at = addAndNormalise(at, count)
  quantise(x, hidden, count)
  at = multiply(at, hidden, inner, count, wide)
  activate(count * inner)
  quantise(wide, inner, count)
  at = multiply(at, inner, hidden, count, projected)
  addAndNormalise(at, count)
}

/** Writes the mean of all tokens, scaled to length 1, to `out`. */
export function pool(count: i32, out: usize): void {
  let length: f32 = 0
  for (let i = 0; i < hidden; i++) {
    let sum: f32 = 0
    for (let t = 0; t < count; t++) sum += load<f32>(x + (t * hidden + i) * 4)
    length += sum * sum
    store<f32>(out + i * 4, sum)
  }
  length = sqrt<f32>(length)
  for (let i = 0; i < hidden; i++) store<f32>(out + i * 4, load<f32>(out + i * 4) / length)
}

/** Rows of 32-bit floats as 16-bit steps with a scale each. */
function quantise(from: usize, columns: i32, count: i32): void {
  for (let t = 0; t < count; t++) {
    const row = from + t * columns * 4
    let largest = f32x4.splat(0)
    for (let i = 0; i < columns; i += 4)
      largest = f32x4.max(largest, f32x4.abs(v128.load(row + i * 4)))
    const peak = max(
      max(f32x4.extract_lane(largest, 0), f32x4.extract_lane(largest, 1)),
      max(f32x4.extract_lane(largest, 2), f32x4.extract_lane(largest, 3)),
    )
    store<f32>(scales + t * 4, peak / steps)
    const factor = f32x4.splat(peak > 0 ? steps / peak : 0)
    const out = quantised + t * columns * 2
    for (let i = 0; i < columns; i += 8) {
      const low = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(v128.load(row + i * 4), factor)))
      const high = i32x4.trunc_sat_f32x4_s(
        f32x4.nearest(f32x4.mul(v128.load(row + i * 4, 16), factor)),
      )
      v128.store(out + i * 2, i16x8.narrow_i32x4_s(low, high))
    }
  }
}

function total(sums: v128): f32 {
  const halves = i32x4.add(
    sums,
    i8x16.shuffle(sums, sums, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7),
  )
  return <f32>(i32x4.extract_lane(halves, 0) + i32x4.extract_lane(halves, 1))
}

function put(out: usize, sums: v128, factor: f32, bias: f32): void {
  store<f32>(out, total(sums) * factor + bias)
}

/** Multiplies what was quantised by the matrix at `at`. Returns where the matrix ends. */
function multiply(at: usize, columns: i32, rows: i32, count: i32, out: usize): usize {
  const rowScales = at + rows * columns
  const biases = rowScales + rows * 4
  const stride = columns * 2
  for (let r = 0; r < rows; r += 2) {
    const w0 = at + r * columns
    const w1 = w0 + columns
    const scale0 = load<f32>(rowScales + r * 4)
    const scale1 = load<f32>(rowScales + r * 4, 4)
    const bias0 = load<f32>(biases + r * 4)
    const bias1 = load<f32>(biases + r * 4, 4)
    for (let t = 0; t < count; t += 4) {
      const a0 = quantised + t * stride
      const a1 = a0 + stride
      const a2 = a1 + stride
      const a3 = a2 + stride
      let s00 = i32x4.splat(0)
      let s01 = i32x4.splat(0)
      let s02 = i32x4.splat(0)
      let s03 = i32x4.splat(0)
      let s10 = i32x4.splat(0)
      let s11 = i32x4.splat(0)
      let s12 = i32x4.splat(0)
      let s13 = i32x4.splat(0)
      for (let i = 0; i < columns; i += 8) {
        const v0 = v128.load_ext<i8>(w0 + i)
        const v1 = v128.load_ext<i8>(w1 + i)
        let a = v128.load(a0 + i * 2)
        s00 = i32x4.add(s00, i32x4.dot_i16x8_s(v0, a))
        s10 = i32x4.add(s10, i32x4.dot_i16x8_s(v1, a))
        a = v128.load(a1 + i * 2)
        s01 = i32x4.add(s01, i32x4.dot_i16x8_s(v0, a))
        s11 = i32x4.add(s11, i32x4.dot_i16x8_s(v1, a))
        a = v128.load(a2 + i * 2)
        s02 = i32x4.add(s02, i32x4.dot_i16x8_s(v0, a))
        s12 = i32x4.add(s12, i32x4.dot_i16x8_s(v1, a))
        a = v128.load(a3 + i * 2)
        s03 = i32x4.add(s03, i32x4.dot_i16x8_s(v0, a))
        s13 = i32x4.add(s13, i32x4.dot_i16x8_s(v1, a))
      }
      const y = out + (t * rows + r) * 4
      const step = rows * 4
      const x0 = load<f32>(scales + t * 4)
      const x1 = load<f32>(scales + t * 4, 4)
      const x2 = load<f32>(scales + t * 4, 8)
      const x3 = load<f32>(scales + t * 4, 12)
      put(y, s00, scale0 * x0, bias0)
      put(y + 4, s10, scale1 * x0, bias1)
      put(y + step, s01, scale0 * x1, bias0)
      put(y + step + 4, s11, scale1 * x1, bias1)
      put(y + 2 * step, s02, scale0 * x2, bias0)
      put(y + 2 * step + 4, s12, scale1 * x2, bias1)
      put(y + 3 * step, s03, scale0 * x3, bias0)
      put(y + 3 * step + 4, s13, scale1 * x3, bias1)
    }
  }
  return biases + rows * 4
}

/** Attention of the queries, keys and values in `wide`, into `context`. */
function attend(count: i32): void {
  const stride: usize = 3 * hidden * 4
  const scale: f32 = 1 / sqrt<f32>(<f32>width)
  const padded = (count + 3) & ~3
  for (let h = 0; h < heads; h++) {
    const queries = wide + h * width * 4
    const keys = queries + hidden * 4
    const values = keys + hidden * 4
    for (let t = 0; t < count; t++) {
      const query = queries + <usize>t * stride
      let largest: f32 = -1e30
      for (let s = 0; s < count; s++) {
        const key = keys + <usize>s * stride
        let sums = f32x4.mul(v128.load(query), v128.load(key))
        for (let i = 16; i < width * 4; i += 16) {
          sums = f32x4.add(sums, f32x4.mul(v128.load(query + i), v128.load(key + i)))
        }
        const score = sumOf(sums) * scale
        store<f32>(scores + s * 4, score)
        largest = max(largest, score)
      }
      for (let s = count; s < padded; s++) store<f32>(scores + s * 4, -1e30)
      let sums = f32x4.splat(0)
      for (let s = 0; s < padded; s += 4) {
        const power = exponential(f32x4.sub(v128.load(scores + s * 4), f32x4.splat(largest)))
        v128.store(scores + s * 4, power)
        sums = f32x4.add(sums, power)
      }
      const share = f32x4.splat(1 / sumOf(sums))
      const out = context + (t * hidden + h * width) * 4
      for (let i = 0; i < width * 4; i += 32) {
        let low = f32x4.splat(0)
        let high = f32x4.splat(0)
        for (let s = 0; s < count; s++) {
          const weight = v128.load_splat<f32>(scores + s * 4)
          const value = values + <usize>s * stride + i
          low = f32x4.add(low, f32x4.mul(weight, v128.load(value)))
          high = f32x4.add(high, f32x4.mul(weight, v128.load(value, 16)))
        }
        v128.store(out + i, f32x4.mul(low, share))
        v128.store(out + i, f32x4.mul(high, share), 16)
      }
    }
  }
}

/** Adds `projected` to the tokens and normalises them by the factors at `at`. Returns where these end. */
function addAndNormalise(at: usize, count: i32): usize {
  for (let t = 0; t < count; t++) {
    const row = x + t * hidden * 4
    const more = projected + t * hidden * 4
    for (let i = 0; i < hidden * 4; i += 16) {
      v128.store(row + i, f32x4.add(v128.load(row + i), v128.load(more + i)))
    }
    normalise(row, at)
  }
  return at + norm
}

/** A row to mean 0 and variance 1, then times the factors at `at` plus the shifts behind them. */
function normalise(row: usize, at: usize): void {
  let sums = f32x4.splat(0)
  for (let i = 0; i < hidden * 4; i += 16) sums = f32x4.add(sums, v128.load(row + i))
  const mean = f32x4.splat(sumOf(sums) / <f32>hidden)
  let squares = f32x4.splat(0)
  for (let i = 0; i < hidden * 4; i += 16) {
    const off = f32x4.sub(v128.load(row + i), mean)
    squares = f32x4.add(squares, f32x4.mul(off, off))
  }
  const factor = f32x4.splat(1 / sqrt<f32>(sumOf(squares) / <f32>hidden + 1e-12))
  for (let i = 0; i < hidden * 4; i += 16) {
    const scaled = f32x4.mul(f32x4.sub(v128.load(row + i), mean), factor)
    v128.store(
      row + i,
      f32x4.add(f32x4.mul(scaled, v128.load(at + i)), v128.load(at + hidden * 4 + i)),
    )
  }
}

/** GELU over the first values of `wide`: the exact one, its erf by Abramowitz and Stegun 7.1.26. */
function activate(values: i32): void {
  for (let i: usize = 0; i < <usize>values * 4; i += 16) {
    const value = v128.load(wide + i)
    const size = f32x4.mul(f32x4.abs(value), f32x4.splat(0.7071067811865476))
    const t = f32x4.div(
      f32x4.splat(1),
      f32x4.add(f32x4.splat(1), f32x4.mul(size, f32x4.splat(0.3275911))),
    )
    let sum = f32x4.splat(1.061405429)
    sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(-1.453152027))
    sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(1.421413741))
    sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(-0.284496736))
    sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(0.254829592))
    const rest = f32x4.mul(f32x4.mul(sum, t), exponential(f32x4.neg(f32x4.mul(size, size))))
    // erf of a negative number is that of the positive one with a minus.
    const erf = v128.or(f32x4.sub(f32x4.splat(1), rest), v128.and(value, i32x4.splat(0x80000000)))
    const half = f32x4.mul(value, f32x4.splat(0.5))
    v128.store(wide + i, f32x4.add(half, f32x4.mul(half, erf)))
  }
}

/** e to the power of numbers up to 0: two to the whole part, and a polynomial for the rest. */
function exponential(power: v128): v128 {
  const bounded = f32x4.max(power, f32x4.splat(-87))
  const whole = f32x4.nearest(f32x4.mul(bounded, f32x4.splat(1.4426950408889634)))
  const rest = f32x4.sub(bounded, f32x4.mul(whole, f32x4.splat(0.6931471805599453)))
  let sum = f32x4.splat(1.0 / 120)
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(1.0 / 24))
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(1.0 / 6))
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(0.5))
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(1))
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(1))
  const exponent = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(whole), i32x4.splat(127)), 23)
  return f32x4.mul(sum, exponent)
}

function sumOf(sums: v128): f32 {
  return (
    f32x4.extract_lane(sums, 0) +
    f32x4.extract_lane(sums, 1) +
    f32x4.extract_lane(sums, 2) +
    f32x4.extract_lane(sums, 3)
  )
}
