import { type ListQuery, type ListSearch, typedDay } from "#app/lib/list-query.ts"
import type { Params, ShellScope } from "#app/lib/route-params.ts"
import { type EventModule, eventPaths, type EventScope, eventScopeFrom } from "./event-href.ts"
import type { EventStatus } from "./event-status.ts"

/**
 * The filters of every list of meetings, ballots or calls; `group` is an acronym, `from` and `to` are days (RFC 3339 full-date), both inclusive.
 * @param status the statuses of this kind of record
 */
export const eventFilters = <const Values extends readonly EventStatus[]>(status: Values) => ({
  status,
  group: [],
  from: typedDay,
  to: typedDay,
})

/** The records that a list shows: those of a shell, or the user's own. */
export type ListScope = EventScope & { isMine: boolean }

/**
 * The scope of a list, from the route's parameters and the URL.
 * @param mine URL of the user's own records in an alliance
 */
export function scopeFrom(params: Params, url: string, mine: (alliance: string) => string): ListScope {
  const scope = eventScopeFrom(params)
  return { ...scope, isMine: new URL(url).pathname === mine(scope.alliance) }
}

/** URL of the CSV file for all pages of a list: the list's own query and its scope (SHELL-06). */
export function csvHref(file: string, query: ListQuery, search: ListSearch, scope: ListScope): string {
  const { acronym, draftCode, isMine } = scope
  const params = new URLSearchParams(query.entries(search))
  if (isMine) params.set("mine", "")
  if (acronym !== undefined) params.set("group", acronym)
  if (draftCode !== undefined) params.set("proposal", draftCode)
  return `${file}?${params}`
}

/** Parses the scope from a query written by `csvHref`. */
export function csvScopeFrom(alliance: string, search: string): ListScope {
  const params = new URLSearchParams(search)
  const [acronym, draftCode] = [params.get("group") ?? undefined, params.get("proposal") ?? undefined]
  return { ...eventScopeFrom({ alliance, acronym, draftCode }), isMine: params.has("mine") }
}

/** For the `pageOf` of a list in two shells: returns the URL of the list that belongs to a CSV file's URL. */
export function shellListOf(list: (scope: ShellScope) => string) {
  return ({ alliance = "" }: Params, search: string) => list(csvScopeFrom(alliance, search)) + search
}

/** The same for meetings and ballots, which have a list of the user's own records and lists in proposals. */
export function listPageOf(module: EventModule) {
  return ({ alliance = "" }: Params, search: string) => {
    const { isMine, ...shell } = csvScopeFrom(alliance, search)
    return (isMine ? eventPaths[module].mine(alliance) : eventPaths[module].list(shell)) + search
  }
}
