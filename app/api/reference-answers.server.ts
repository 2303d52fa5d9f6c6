import { cachedList } from "./cached-list.server.ts"
import type { Api } from "./client.server.ts"
import type { Result } from "#app/lib/failure.ts"

/** Paths of reference data: equal for all users, and changed at most by a release of the backend (quality P11). */
const references: ReadonlySet<string> = new Set(["/utils/timezone", "/utils/language", "/region/{code}/children"])

const tenMinutes = 600_000

/** The limit is enough for every region that has subregions, in several alliances. */
const answers = cachedList<unknown>({ freshFor: tenMinutes, limit: 2_000 })

type Asked = { path?: Record<string, unknown>; query?: Record<string, unknown> }

/**
 * Adds a process-wide cache for the lists of time zones, languages and regions to a client: loaded once, refreshed in the background,
 * served stale while the backend is down. Failures are not shared: until a list has been loaded, each request loads it itself.
 * @param scope separates alliances, and in tests different backends
 */
export function withReferenceAnswers(api: Api, scope: string): Api {
  const getCached = async (path: string, init: Asked | undefined, load: () => Promise<Result<unknown>>) => {
    const key = JSON.stringify([scope, path, init?.path, init?.query])
    if (answers.has(key)) return { ok: true, value: await answers.get(key, load) }
    const own = await load()
    if (own.ok) await answers.get(key, () => Promise.resolve(own))
    return own
  }
  const get = (path: string, init?: Asked) => {
    const load = () => api.get(path as never, init as never) as Promise<Result<unknown>>
    return references.has(path) ? getCached(path, init, load) : load()
  }
  return { ...api, get: get as Api["get"] }
}
