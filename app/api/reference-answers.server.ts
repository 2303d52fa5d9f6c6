import { cachedList } from "./cached-list.server.ts"
import type { Api } from "./client.server.ts"
import type { Result } from "#app/lib/failure.ts"

/** What says the same to everybody and changes with a release of the backend, if at all (quality P11). */
const references: ReadonlySet<string> = new Set(["/utils/timezone", "/utils/language", "/region/{code}/children"])

const tenMinutes = 600_000

/** Enough for every region that has others below it, in several alliances; the oldest goes first. */
const answers = cachedList<unknown>({ freshFor: tenMinutes, limit: 2_000 })

type Asked = { path?: Record<string, unknown>; query?: Record<string, unknown> }

/**
 * The backend with its lists of zones, languages and regions kept in this process: asked for once, refreshed in the background,
 * shown stale while it is down. A failure is nobody's but theirs who asked: what was never loaded is asked for by each.
 * @param scope keeps alliances apart, and in tests different backends
 */
export function withReferenceAnswers(api: Api, scope: string): Api {
  const kept = async (path: string, init: Asked | undefined, load: () => Promise<Result<unknown>>) => {
    const key = JSON.stringify([scope, path, init?.path, init?.query])
    if (answers.has(key)) return { ok: true, value: await answers.get(key, load) }
    const own = await load()
    if (own.ok) await answers.get(key, () => Promise.resolve(own))
    return own
  }
  const get = (path: string, init?: Asked) => {
    const load = () => api.get(path as never, init as never) as Promise<Result<unknown>>
    return references.has(path) ? kept(path, init, load) : load()
  }
  return { ...api, get: get as Api["get"] }
}
