/** A row is never changed in place: `put` replaces it, so a base can be shared by any number of stores. */
export type Row = { readonly id: string }

/**
 * The rows of one kind in one store: a shared base (the seed) and what this store changed over it.
 * Rows come in the order of the base, then in the order of their creation.
 */
export class Table<R extends Row> {
  readonly #base: ReadonlyMap<string, R>
  readonly #changed = new Map<string, R | undefined>()
  readonly #onChange: () => void

  constructor(base: ReadonlyMap<string, R>, onChange: () => void) {
    this.#base = base
    this.#onChange = onChange
  }

  get(id: string): R | undefined {
    return this.#changed.has(id) ? this.#changed.get(id) : this.#base.get(id)
  }

  put(row: R): R {
    this.#changed.set(row.id, row)
    this.#onChange()
    return row
  }

  delete(id: string): void {
    if (this.#base.has(id)) this.#changed.set(id, undefined)
    else this.#changed.delete(id)
    this.#onChange()
  }

  all(): R[] {
    if (this.#changed.size === 0) return [...this.#base.values()]
    const rows: R[] = []
    for (const [id, row] of this.#base) {
      const present = this.#changed.has(id) ? this.#changed.get(id) : row
      if (present) rows.push(present)
    }
    for (const [id, row] of this.#changed) if (row && !this.#base.has(id)) rows.push(row)
    return rows
  }

  filter(test: (row: R) => boolean): R[] {
    return this.all().filter(test)
  }

  find(test: (row: R) => boolean): R | undefined {
    return this.all().find(test)
  }

  /** What this store changed over the base; `undefined` marks a deleted row. Used to keep a demo on disk. */
  changes(): [string, R | undefined][] {
    return [...this.#changed]
  }

  restore(changes: [string, R | undefined][]): void {
    for (const [id, row] of changes) this.#changed.set(id, row)
  }
}
