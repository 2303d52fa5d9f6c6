import { longestValue, type EntryOptions, type EventLimits, type SharedStore } from "./shared-store.server.ts"

type Limits = { characters: number; keys: number; now: () => number }

type Value = EntryOptions & { text: string; until: number }

type Noted = EventLimits & { times: number[]; until: number }

const defaults: Limits = { characters: 40_000_000, keys: 10_000, now: Date.now }

/**
 * An in-memory store for a single-process portal, and for a process that has lost Redis. The total length of texts and the number of
 * counted keys are limited; the oldest entries are removed first, those that must stay never.
 */
export class MemoryStore implements SharedStore {
  readonly #limits: Limits
  readonly #values = new Map<string, Value>()
  readonly #noted = new Map<string, Noted>()
  #characters = 0

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...defaults, ...limits }
  }

  get(key: string): Promise<string | undefined> {
    const found = this.#values.get(key)
    if (found && found.until <= this.#limits.now()) this.#remove(key)
    return Promise.resolve(this.#values.get(key)?.text)
  }

  set(key: string, text: string, keeping: EntryOptions): Promise<boolean> {
    if (text.length > longestValue) return Promise.resolve(false)
    this.#remove(key)
    this.#values.set(key, { ...keeping, text, until: this.#limits.now() + keeping.lifetime })
    this.#characters += text.length
    this.#makeRoom(keeping.group)
    return Promise.resolve(true)
  }

  delete(key: string): Promise<void> {
    this.#remove(key)
    return Promise.resolve()
  }

  note(key: string, at: number, limits: EventLimits): Promise<void> {
    const times = [...this.#timesOf(key), at].slice(-limits.most)
    this.#noted.delete(key)
    this.#noted.set(key, { ...limits, times, until: this.#limits.now() + limits.window })
    const [oldest] = this.#noted.keys()
    if (this.#noted.size > this.#limits.keys && oldest !== undefined) this.#noted.delete(oldest)
    return Promise.resolve()
  }

  times(key: string): Promise<number[]> {
    return Promise.resolve(this.#timesOf(key))
  }

  /**
   * Moves all entries to another store, oldest first, also those that arrive meanwhile. If the transfer fails, only the entries that were
   * not moved remain.
   */
  async moveTo(store: SharedStore): Promise<void> {
    while (this.#values.size + this.#noted.size > 0) await this.#movePresent(store)
  }

  async #movePresent(store: SharedStore): Promise<void> {
    for (const [key, value] of this.#values) {
      const lifetime = value.until - this.#limits.now()
      if (lifetime > 0) await store.set(key, value.text, { ...value, lifetime })
      if (this.#values.get(key) === value) this.#remove(key)
    }
    for (const [key, noted] of this.#noted) {
      for (const time of this.#timesOf(key)) await store.note(key, time, noted)
      if (this.#noted.get(key) === noted) this.#noted.delete(key)
    }
  }

  #timesOf(key: string): number[] {
    const found = this.#noted.get(key)
    return found && found.until > this.#limits.now() ? found.times : []
  }

  #remove(key: string): void {
    this.#characters -= this.#values.get(key)?.text.length ?? 0
    this.#values.delete(key)
  }

  #makeRoom(group: EntryOptions["group"]): void {
    const own = group ? [...this.#values].filter(([, value]) => value.group?.name === group.name) : []
    for (const [key] of own.slice(0, Math.max(0, own.length - (group?.most ?? 0)))) this.#remove(key)
    for (const [key, { mustStay }] of this.#values) {
      if (this.#characters <= this.#limits.characters) return
      if (!mustStay) this.#remove(key)
    }
  }
}
