import { Store, type Seeder } from "./store.ts"

/** How the store `default` is saved, for the control page. */
export type SaveState = {
  file: string
  /** When it was last saved; absent: not yet in this process. */
  written?: number
  /** What was wrong with the file at startup. */
  startupProblem?: string
  /** Why the last change could not be saved. */
  problem?: string | undefined
}

export const storeName = /^[A-Za-z0-9_-]{1,64}$/
const maxStores = 1000

/** All stores of one process, by name. Beyond a thousand, the least recently used ones are dropped. */
export class Stores {
  readonly #stores = new Map<string, Store>()
  readonly #seeder: Seeder
  /** Called when the store `default` changes or is reset to its seed. */
  onDefaultChange: () => void = () => {}
  /** How the store `default` is saved in a file, if it is. */
  saveState?: SaveState

  constructor(seeder: Seeder) {
    this.#seeder = seeder
    this.reset("default")
  }

  /** Returns the store with this name and creates it if needed. The name must match `storeName`. */
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

  /** Resets a store to the seed: rows, clock, outbox, calls, faults and keys are those of a new store. */
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
      if (this.#stores.size <= maxStores) return
      if (name !== "default") this.#stores.delete(name)
    }
  }
}
