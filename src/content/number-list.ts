/** A list that grows, of whole numbers from 0 to 2^32 - 1: a build has many millions of them. */
export class NumberList {
  private numbers = new Uint32Array(4)
  length = 0

  push(...added: number[]): void {
    if (this.length + added.length > this.numbers.length) {
      const grown = new Uint32Array(Math.ceil(1.5 * (this.length + added.length)))
      grown.set(this.numbers)
      this.numbers = grown
    }
    for (const one of added) this.numbers[this.length++] = one
  }

  /** Nothing can be added to what it returns. */
  toArray(): Uint32Array {
    return this.numbers.subarray(0, this.length)
  }
}
