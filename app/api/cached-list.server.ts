import type { Result } from "#app/lib/failure.ts"

type Entry<Value> = { value?: Value; loadedAt: number; failedAt: number; loading?: Promise<void> }

/** A list that the whole process shares: loaded once, refreshed in the background, served stale while the backend is down. */
export type CachedList<Value> = {
  /** The list, or undefined when it has never been loaded. Waits only while there is nothing to show. */
  get(key: string, load: () => Promise<Result<Value>>): Promise<Value | undefined>
  /** Loads the list again and waits for it: somebody has just changed it. */
  renew(key: string, load: () => Promise<Result<Value>>): Promise<void>
  /** True when the list under this key has been loaded. */
  has(key: string): boolean
  clear(): void
}

type Options = {
  /** milliseconds after which a list is refreshed in the background */
  freshFor: number
  /** milliseconds between two tries while the backend does not answer */
  retryAfter?: number
  /** lists kept at most; the oldest goes first */
  limit?: number
  now?: () => number
}

/** Makes a cached list (TEN-01, TEN-06). One load runs at a time for each key. */
export function cachedList<Value>({
  freshFor,
  retryAfter = 1_000,
  limit = 200,
  now = Date.now,
}: Options): CachedList<Value> {
  const entries = new Map<string, Entry<Value>>()

  function entryOf(key: string): Entry<Value> {
    const entry = entries.get(key) ?? { loadedAt: -Infinity, failedAt: -Infinity }
    if (!entries.has(key) && entries.size >= limit) entries.delete(entries.keys().next().value!)
    entries.set(key, entry)
    return entry
  }

  async function refresh(entry: Entry<Value>, load: () => Promise<Result<Value>>): Promise<void> {
    const result = await load().catch(() => ({ ok: false }) as const)
    if (result.ok) Object.assign(entry, { value: result.value, loadedAt: now() })
    else entry.failedAt = now()
    entry.loading = undefined
  }

  return {
    async get(key, load) {
      const entry = entryOf(key)
      const isDue = now() - entry.loadedAt >= freshFor && now() - entry.failedAt >= retryAfter
      if (isDue && !entry.loading) entry.loading = refresh(entry, load)
      if (entry.value === undefined) await entry.loading
      return entry.value
    },
    renew: (key, load) => refresh(entryOf(key), load),
    has: (key) => entries.get(key)?.value !== undefined,
    clear: () => entries.clear(),
  }
}
