/** Rows are immutable: `put` replaces a row, so any number of stores can share one base. */
export type Row = { readonly id: string }

/**
 * The rows of one kind in one store: a shared base (the seed) and this store's changes to it. Rows are in the order of the base, then in
 * the order of their creation.
 */
export class Table<R extends Row> {
  readonly #base: ReadonlyMap<string, R>
  readonly #changed = new Map<string, R | undefined>()
  readonly #onChange: (row?: R) => void

  /** @param onChange called with the stored row after each change; without a row, one was deleted */
  constructor(base: ReadonlyMap<string, R>, onChange: (row?: R) => void) {
    this.#base = base
    this.#onChange = onChange
  }

  get(id: string): R | undefined {
    return this.#changed.has(id) ? this.#changed.get(id) : this.#base.get(id)
  }

  put(row: R): R {
    this.#changed.set(row.id, row)
    this.#onChange(row)
    return row
  }

  delete(id: string): void {
    if (this.#base.has(id)) this.#changed.set(id, undefined)
    else this.#changed.delete(id)
    this.#onChange()
  }

  all(): R[] {
    return [...this.#present()]
  }

  filter(test: (row: R) => boolean): R[] {
    const found: R[] = []
    for (const row of this.#present()) if (test(row)) found.push(row)
    return found
  }

  find(test: (row: R) => boolean): R | undefined {
    for (const row of this.#present()) if (test(row)) return row
    return undefined
  }

  /** The rows whose `field` has this value, in the order of `all`. Uses an index, so that ten thousand other rows cost nothing. */
  where<F extends keyof R & string>(field: F, value: R[F]): readonly R[] {
    const base = this.#indexed(field).get(value) ?? []
    if (this.#changed.size === 0) return base
    const created: R[] = []
    let isBaseSame = true
    for (const [id, row] of this.#changed) {
      const before = this.#base.get(id)
      if (isOther(before, row, field)) return this.filter((one) => one[field] === value)
      if (before) isBaseSame = false
      else if (row?.[field] === value) created.push(row)
    }
    if (isBaseSame) return [...base, ...created]
    return [...base.map(({ id }) => this.get(id)), ...created].filter((row) => row !== undefined)
  }

  /** The base indexed by a field; built once for all stores with the same base. */
  #indexed(field: keyof R & string): ReadonlyMap<unknown, R[]> {
    const known = indexes.get(this.#base) ?? new Map<string, unknown>()
    indexes.set(this.#base, known)
    const index = (known.get(field) as ReadonlyMap<unknown, R[]> | undefined) ?? indexOf(this.#base.values(), field)
    known.set(field, index)
    return index
  }

  #present(): Iterable<R> {
    return this.#changed.size === 0 ? this.#base.values() : this.#merged()
  }

  *#merged(): Generator<R> {
    for (const [id, row] of this.#base) {
      const present = this.#changed.has(id) ? this.#changed.get(id) : row
      if (present) yield present
    }
    for (const [id, row] of this.#changed) if (row && !this.#base.has(id)) yield row
  }

  /** This store's changes to the base; `undefined` marks a deleted row. Used for saving the store on disk. */
  changes(): [string, R | undefined][] {
    return [...this.#changed]
  }

  restore(changes: [string, R | undefined][]): void {
    for (const [id, row] of changes) this.#changed.set(id, row)
  }
}

const indexes = new WeakMap<object, Map<string, unknown>>()

function indexOf<R extends Row>(rows: Iterable<R>, field: keyof R): Map<unknown, R[]> {
  const index = new Map<unknown, R[]>()
  for (const row of rows) {
    const same = index.get(row[field])
    if (same) same.push(row)
    else index.set(row[field], [row])
  }
  return index
}

/** Whether the field of a base row has changed. */
function isOther<R extends Row>(before: R | undefined, now: R | undefined, field: keyof R): boolean {
  return before !== undefined && now !== undefined && before[field] !== now[field]
}
