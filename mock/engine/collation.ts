type Key = number | string | null

/** Compares texts as Chinese readers expect: Chinese by pinyin, before Latin letters; numbers by their value ("Lists" in the contract). */
export const collator = new Intl.Collator("zh", { numeric: true })

/** Locale-aware comparison is slow: lists of at least this length are sorted by cached positions instead. */
const minCachedLength = 500

/** The sorted texts of one sort key. The relative order of two texts never changes, so the cache is shared by all stores. */
class SortedTexts {
  readonly #ranks = new Map<string, number>()
  #ordered: string[] = []

  of(texts: Iterable<string>): ReadonlyMap<string, number> {
    const fresh = new Set<string>()
    for (const text of texts) if (!this.#ranks.has(text)) fresh.add(text)
    if (fresh.size > 0) this.#take([...fresh].sort(collator.compare))
    return this.#ranks
  }

  #take(fresh: readonly string[]): void {
    const ordered: string[] = []
    let from = 0
    for (const text of fresh) {
      const until = this.#placeFor(text, from)
      for (const known of this.#ordered.slice(from, until)) ordered.push(known)
      ordered.push(text)
      from = until
    }
    for (const known of this.#ordered.slice(from)) ordered.push(known)
    this.#ordered = ordered
    ordered.forEach((text, at) => {
      const before = ordered[at - 1]
      const isSame = before !== undefined && collator.compare(before, text) === 0
      this.#ranks.set(text, isSame ? (this.#ranks.get(before) ?? at) : at)
    })
  }

  #placeFor(text: string, from: number): number {
    let [low, high] = [from, this.#ordered.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (collator.compare(this.#ordered[middle] ?? "", text) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

const sortedTextsByKey = new Map<string, SortedTexts>()

/**
 * Converts the values of a sort key for fast comparison: in a long list, texts are replaced by their position among all known texts of this
 * key; short lists stay unchanged.
 */
export function ranked(name: string, values: readonly Key[]): readonly Key[] {
  if (values.length < minCachedLength) return values
  const known = sortedTextsByKey.get(name) ?? new SortedTexts()
  sortedTextsByKey.set(name, known)
  const order = known.of(values.filter((value) => typeof value === "string"))
  return values.map((value) => (typeof value === "string" ? (order.get(value) ?? null) : value))
}
