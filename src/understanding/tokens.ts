/** content of encoder/tokenizer.json: SentencePiece unigram. */
export type Vocabulary = {
  /** Piece and log probability; a piece's id is its place. */
  pieces: [string, number][]
  bos: number
  eos: number
  unk: number
  /** Characters that are written otherwise before anything else. */
  normalize: Record<string, string>
}

/** Pieces of a turn that has others before it, of one that stands alone, and of a whole input. */
const maxTurn = 62
const maxAlone = 94
const maxInput = 116

export type Tokenizer = {
  /** Pieces of the vocabulary. */
  size: number
  /** The ids of an input: earlier turns of the visitor, oldest first, and the last one. */
  encode(turns: string[]): number[]
}

export function createTokenizer({ pieces, bos, eos, unk, normalize }: Vocabulary): Tokenizer {
  const ids = new Map(pieces.map(([piece], id) => [piece, id]))
  for (const id of [bos, eos]) ids.delete(pieces[id]![0])
  const scores = pieces.map(([, score]) => score)
  const maxLength = Math.max(...pieces.map(([piece]) => piece.length))
  const unknownScore = Math.min(...scores) - 10

  /** The segmentation with the highest sum of scores, in time linear in the text. */
  function segment(text: string): number[] {
    const end = text.length
    const best = new Float64Array(end + 1).fill(-Infinity)
    const from = new Int32Array(end + 1)
    const idAt = new Int32Array(end + 1)
    best[0] = 0
    for (let start = 0; start < end; start++) {
      if (best[start] === -Infinity) continue
      const character = String.fromCodePoint(text.codePointAt(start)!).length
      let hasCharacter = false
      for (let length = 1; length <= maxLength && start + length <= end; length++) {
        const id = ids.get(text.slice(start, start + length))
        if (id === undefined) continue
        hasCharacter ||= length === character
        offer(start, start + length, id, scores[id]!)
      }
      if (!hasCharacter) offer(start, start + character, unk, unknownScore)
    }
    const found: number[] = []
    for (let at = end; at > 0; at = from[at]!) {
      // Unknown characters beside each other are one token.
      if (idAt[at] !== unk || found.at(-1) !== unk) found.push(idAt[at]!)
    }
    return found.toReversed()

    function offer(start: number, to: number, id: number, score: number): void {
      const sum = best[start]! + score
      if (sum <= best[to]!) return
      best[to] = sum
      from[to] = start
      idAt[to] = id
    }
  }

  const toPieces = (turn: string, max: number): number[] => {
    const written = Array.from(turn, (character) => normalize[character] ?? character).join('')
    return segment(
      `▁${written.replace(/ +/g, ' ').replaceAll(' ', '▁')}`.replace(/▁+/g, '▁'),
    ).slice(0, max)
  }

  return {
    size: pieces.length,
    encode(turns) {
      const earlier = turns.slice(0, -1)
      const last = toPieces(turns.at(-1) ?? '', earlier.length > 0 ? maxTurn : maxAlone)
      const before: number[][] = []
      let left = maxInput - last.length - 2
      for (const turn of earlier.toReversed()) {
        const part = [...toPieces(turn, maxTurn), eos]
        left -= part.length
        if (left < 0) break
        before.unshift(part)
      }
      return [bos, ...before.flat(), ...last, eos]
    },
  }
}
