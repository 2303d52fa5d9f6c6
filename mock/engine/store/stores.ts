import { Store, type Seeder } from "./store.ts"

/** How the store `default` is kept, for whoever looks at the mock. */
export type Keeping = {
  file: string
  /** When it was last written; absent: not yet in this process. */
  written?: number
  /** In plain words, what was wrong with the file at the start. */
  setAside?: string
  /** In plain words, why the last change is not written. */
  problem?: string | undefined
}

export const storeName = /^[A-Za-z0-9_-]{1,64}$/
const most = 1000

/** All memories of one process, by name; the least recently used ones are dropped beyond a thousand. */
export class Stores {
  readonly #stores = new Map<string, Store>()
  readonly #seeder: Seeder
  /** Called when the store `default` changed, also when it was put back to its seed. */
  onDefaultChange: () => void = () => {}
  /** How the store `default` is kept in a file, if it is. */
  keeping?: Keeping

  constructor(seeder: Seeder) {
    this.#seeder = seeder
    this.reset("default")
  }

  /** The store of that name, made when it is new. The name must match `storeName`. */
  get(name: string): Store {
    const store = this.#stores.get(name)
    if (!store) return this.reset(name)
    this.#stores.delete(name)
    this.#stores.set(name, store)
    return store
  }

  has(name: string): boolean {
    return this.#stores.has(name)
  }

  get size(): number {
    return this.#stores.size
  }

  /** Back to the seed: rows, clock, outbox, calls, faults and keys are as in a new store. */
  reset(name: string): Store {
    const store = new Store(name, this.#seeder)
    this.#stores.delete(name)
    this.#stores.set(name, store)
    if (name === "default") {
      store.onChange = () => this.onDefaultChange()
      this.onDefaultChange()
    }
    this.#dropOldest()
    return store
  }

  #dropOldest(): void {
    for (const name of this.#stores.keys()) {
      if (this.#stores.size <= most) return
      if (name !== "default") this.#stores.delete(name)
    }
  }
}
