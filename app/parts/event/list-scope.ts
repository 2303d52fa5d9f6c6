import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import { type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { type EventModule, eventPaths, type EventScope } from "./event-href.ts"
import { eventStatuses } from "./event-status.ts"

/** The filters of every list of meetings or ballots; `from` and `to` are days (RFC 3339 full-date), both included. */
export const eventFilters = { status: eventStatuses, from: [], to: [] } as const

/** Which records a list shows: those of a shell, or the person's own. */
export type ListScope = EventScope & { isMine: boolean }

/**
 * The scope of one of the shells a list stands in, from the route's parameters and the address.
 * @param mine where the person's own records stand in an alliance
 */
export function scopeFrom(params: Params, url: string, mine: (alliance: string) => string): ListScope {
  const scope = shellScopeFrom(params)
  const { draftCode } = params
  const isMine = new URL(url).pathname === mine(scope.alliance)
  return { ...scope, ...(draftCode === undefined ? {} : { draftCode }), isMine }
}

/** The file with what a list shows, on all its pages: the list's own query and its scope (SHELL-06). */
export function csvHref(file: string, query: ListQuery, search: ListSearch, scope: ListScope): string {
  const { acronym, draftCode, isMine } = scope
  const params = new URLSearchParams(query.entries(search))
  if (isMine) params.set("mine", "")
  if (acronym !== undefined) params.set("group", acronym)
  if (draftCode !== undefined) params.set("proposal", draftCode)
  return `${file}?${params}`
}

/** The scope that `csvHref` wrote into a query. */
export function csvScopeFrom(alliance: string, search: string): ListScope {
  const params = new URLSearchParams(search)
  const acronym = params.get("group") ?? undefined
  const draftCode = params.get("proposal") ?? undefined
  const place = { ...(acronym === undefined ? {} : { acronym }), ...(draftCode === undefined ? {} : { draftCode }) }
  return { alliance, ...place, isMine: params.has("mine") }
}

/** The list whose file an address is, for the `pageOf` of its route. */
export function listPageOf(module: EventModule) {
  return ({ alliance = "" }: Params, search: string) => {
    const { isMine, ...shell } = csvScopeFrom(alliance, search)
    return (isMine ? eventPaths[module].mine(alliance) : eventPaths[module].list(shell)) + search
  }
}
