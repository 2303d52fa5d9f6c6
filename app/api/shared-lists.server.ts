import type { Api } from "./client.server.ts"
import { cachedList } from "./cached-list.server.ts"
import type { components } from "#openapi/generated/schema.d.ts"

/** An alliance in the result of `GET /alliance/`. */
export type Alliance = components["schemas"]["Alliance"]

const alliances = cachedList<Alliance[]>({ freshFor: 60_000 })

/**
 * Returns the alliances of this portal (TEN-01).
 * @param scope separates the lists of different backends; empty outside tests
 * @returns undefined if the list was never loaded (TEN-06)
 */
export function listAlliances(api: Api, scope = ""): Promise<Alliance[] | undefined> {
  return alliances.get(scope, () => api.get("/alliance/"))
}

/** Reloads the alliances: this process shows changed names and logos immediately, others within a minute. */
export function renewAlliances(api: Api, scope = ""): Promise<void> {
  return alliances.renew(scope, () => api.get("/alliance/"))
}

/** Whether the alliance list has been loaded, so that the portal can serve pages. */
export function areAlliancesLoaded(): boolean {
  return alliances.has("")
}
