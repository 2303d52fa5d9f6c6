import type { Api } from "./client.server.ts"
import { cachedList } from "./cached-list.server.ts"
import type { components } from "./schema.d.ts"

/** One alliance as `GET /alliance/` lists it. */
export type Alliance = components["schemas"]["Alliance"]

const alliances = cachedList<Alliance[]>({ freshFor: 60_000 })

/**
 * The alliances of this portal (TEN-01).
 * @param scope keeps lists of different backends apart; empty outside tests
 * @returns undefined when the list has never been loaded (TEN-06)
 */
export function listAlliances(api: Api, scope = ""): Promise<Alliance[] | undefined> {
  return alliances.get(scope, () => api.get("/alliance/"))
}

/** Loads the alliances again: names and logos that were just changed are shown at once by this process, by others within a minute. */
export function renewAlliances(api: Api, scope = ""): Promise<void> {
  return alliances.renew(scope, () => api.get("/alliance/"))
}

/** True once the alliance list has been loaded: the portal can serve pages. */
export function areAlliancesLoaded(): boolean {
  return alliances.has("")
}
