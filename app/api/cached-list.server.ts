import type { Result } from "#app/lib/failure.ts"

type Entry<Value> = {
  value?: Value
  loadedAt: number
  failedAt: number
  /** The running background load. */
  loading?: Promise<void>
  /** Number of loads started so far, and the one whose result is cached. */
  started: number
  cached: number
}

/** A list cached for the whole process: loaded once, refreshed in the background, served stale while the backend is down. */
export type CachedList<Value> = {
  /** Returns the list, or undefined if it was never loaded. Waits for the load only if no value is cached. */
  get(key: string, load: () => Promise<Result<Value>>): Promise<Value | undefined>
  /** Reloads the list and waits for it, for use after a change. */
  renew(key: string, load: () => Promise<Result<Value>>): Promise<void>
  /** Whether the list under this key has been loaded. */
  has(key: string): boolean
  clear(): void
}

type Options = {
  /** milliseconds after which a list is refreshed in the background */
  freshFor: number
  /** milliseconds between two attempts while the backend fails */
  retryAfter?: number
  /** maximum number of cached lists; the oldest is removed first */
  limit?: number
  now?: () => number
}

/** Creates a cached list (TEN-01, TEN-06). `get` runs one load at a time per key. */
export function cachedList<Value>({
  freshFor,
  retryAfter = 1_000,
  limit = 200,
  now = Date.now,
}: Options): CachedList<Value> {
  const entries = new Map<string, Entry<Value>>()

  function entryOf(key: string): Entry<Value> {
    const entry = entries.get(key) ?? { loadedAt: -Infinity, failedAt: -Infinity, started: 0, cached: 0 }
    if (!entries.has(key) && entries.size >= limit) entries.delete(entries.keys().next().value!)
    entries.set(key, entry)
    return entry
  }

  /** Loads the list. A slow response never replaces the result of a load that started later: that one may know a change. */
  async function refresh(entry: Entry<Value>, load: () => Promise<Result<Value>>): Promise<void> {
    const at = ++entry.started
    const result = await load().catch(() => ({ ok: false }) as const)
    if (!result.ok) entry.failedAt = now()
    else if (at > entry.cached) Object.assign(entry, { value: result.value, loadedAt: now(), cached: at })
  }

  return {
    async get(key, load) {
      const entry = entryOf(key)
      const isDue = now() - entry.loadedAt >= freshFor && now() - entry.failedAt >= retryAfter
      if (isDue) entry.loading ??= refresh(entry, load).finally(() => delete entry.loading)
      if (entry.value === undefined) await entry.loading
      return entry.value
    },
    renew: (key, load) => refresh(entryOf(key), load),
    has: (key) => entries.get(key)?.value !== undefined,
    clear: () => entries.clear(),
  }
}
