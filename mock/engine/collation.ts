type Key = number | string | null

/** How texts are put in order: as people count, not as bytes. */
export const collator = new Intl.Collator("en", { numeric: true })

/** Comparing texts by the rules of a language is slow: a longer list has the places of its texts looked up. */
const few = 500

/** Texts of one sort key in their order. The order of two texts never changes, so it is worked out once for all stores. */
class Places {
  readonly #places = new Map<string, number>()
  #ordered: string[] = []

  of(texts: Iterable<string>): ReadonlyMap<string, number> {
    const fresh = new Set<string>()
    for (const text of texts) if (!this.#places.has(text)) fresh.add(text)
    if (fresh.size > 0) this.#take([...fresh].sort(collator.compare))
    return this.#places
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
      this.#places.set(text, isSame ? (this.#places.get(before) ?? at) : at)
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

const places = new Map<string, Places>()

/**
 * The values of a sort key as they can be compared fast: of a long list the texts are their places in the order of all texts known
 * of this key; a short one is left as it is.
 */
export function ranked(name: string, values: readonly Key[]): readonly Key[] {
  if (values.length < few) return values
  const known = places.get(name) ?? new Places()
  places.set(name, known)
  const order = known.of(values.filter((value) => typeof value === "string"))
  return values.map((value) => (typeof value === "string" ? (order.get(value) ?? null) : value))
}
