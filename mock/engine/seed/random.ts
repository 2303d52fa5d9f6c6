/** A pseudo-random sequence that is the same for the same name on every machine (mulberry32 seeded with an FNV-1a hash). */
export class Random {
  #state: number

  constructor(name: string) {
    let hash = 0x811c9dc5
    for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
    this.#state = hash >>> 0
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** An integer from `least` to `most`, both inclusive. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  pick<T>(from: readonly [T, ...T[]]): T
  pick<T>(from: readonly T[]): T | undefined
  pick<T>(from: readonly T[]): T | undefined {
    return from[this.whole(0, from.length - 1)]
  }

  /** `count` different entries in their original order; all entries if there are fewer. */
  some<T>(from: readonly T[], count: number): T[] {
    const marked = from.map((entry) => ({ entry, weight: this.next() }))
    const chosen = new Set([...marked].sort((a, b) => a.weight - b.weight).slice(0, count))
    return marked.filter((mark) => chosen.has(mark)).map((mark) => mark.entry)
  }
}
