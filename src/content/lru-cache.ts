/**
 * Evicts the least recently used values beyond a total size; without `sizeOf`, each counts 1. It holds
 * values, not promises: on workerd a request must not wait for another request's I/O.
 */
export class LruCache<T> {
  private readonly values = new Map<string, T>()
  private readonly most: number
  private readonly sizeOf: (value: T) => number
  private size = 0

  constructor(most: number, sizeOf: (value: T) => number = () => 1) {
    this.most = most
    this.sizeOf = sizeOf
  }

  get(name: string): T | undefined {
    const value = this.values.get(name)
    if (value !== undefined) {
      // A Map iterates in the order of insertion: the most recently used comes last.
      this.values.delete(name)
      this.values.set(name, value)
    }
    return value
  }

  set(name: string, value: T): void {
    this.delete(name)
    this.values.set(name, value)
    this.size += this.sizeOf(value)
    for (const oldest of this.values.keys()) {
      if (this.size <= this.most) break
      this.delete(oldest)
    }
  }

  private delete(name: string): void {
    const value = this.values.get(name)
    if (value === undefined) return
    this.values.delete(name)
    this.size -= this.sizeOf(value)
  }
}
