import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import { placeFrom, type Place } from "#app/lib/place.ts"

/** Which records a list shows: those of a place, or the person's own. */
export type ListScope = Place & { isMine: boolean }

/**
 * The scope of one of the shells a list stands in, from the route's parameters and the address.
 * @param mine where the person's own records stand in an alliance
 */
export function scopeFrom(
  params: Readonly<Record<string, string | undefined>>,
  url: string,
  mine: (alliance: string) => string,
): ListScope {
  const place = placeFrom(params)
  return { ...place, isMine: new URL(url).pathname === mine(place.alliance) }
}

/** The file with what a list shows, on all its pages: the list's own query and its scope (SHELL-06). */
export function csvHref(file: string, query: ListQuery, search: ListSearch, { acronym, isMine }: ListScope): string {
  const params = new URLSearchParams(query.entries(search))
  if (isMine) params.set("mine", "")
  if (acronym !== undefined) params.set("group", acronym)
  return `${file}?${params}`
}

/** The scope that `csvHref` wrote into a query. */
export function csvScopeFrom(alliance: string, search: string): ListScope {
  const params = new URLSearchParams(search)
  const acronym = params.get("group") ?? undefined
  return { alliance, ...(acronym === undefined ? {} : { acronym }), isMine: params.has("mine") }
}
