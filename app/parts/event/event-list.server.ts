import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, valueOf, type Result } from "#app/lib/failure.ts"
import { listParameters, type ListQuery, type ListSearch } from "#app/lib/list-query.ts"
import { nameIn } from "#app/lib/locale.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { moment, startOfDay, zoneHere } from "#app/lib/time.server.ts"
import { groupParameter } from "#app/parts/group-filter.server.ts"
import { exportAddress } from "#app/parts/export/export-address.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { eventPaths, type EventModule } from "./event-href.ts"
import { allianceNumber, groupNumber, type Letter } from "./event-number.ts"
import type { EventStatus } from "./event-status.ts"
import type { ListScope } from "./list-scope.ts"

type Schemas = components["schemas"]

/** The search of a list with `eventFilters`, and filters of its own that are parameters of its operation. */
type EventSearch<Sort extends string, Status extends EventStatus, Own> = Omit<ListSearch<Sort>, "filters"> & {
  filters: { status?: Status; group?: string; mine?: "1"; from?: string; to?: string } & Own
}

/** The list from a response. @throws 404 in the shell of an unknown proposal */
export function listedIn<Value>({ draftCode }: Omit<ListScope, "alliance">, result: Result<Value>): Value {
  const isUnknown =
    draftCode !== undefined &&
    !result.ok &&
    result.failure.kind === "refused" &&
    result.failure.errors.some(({ field }) => field === "draft_code")
  if (isUnknown) throw new ApiFailure({ kind: "not_found" })
  return valueOf(result)
}

/** The time range of a search, from its two days in the user's time zone, both inclusive; invalid dates are ignored. */
export function periodParameters({ filters: { from, to } }: { filters: { from?: string; to?: string } }, zone: string) {
  return { from: from && startOfDay(from, zone), to: to && startOfDay(to, zone, 1) }
}

/** The query of a list request. Dates are days in the user's time zone, both inclusive; invalid dates are ignored. */
export function eventQuery<Sort extends string, Status extends EventStatus, Own>(
  scope: Omit<ListScope, "alliance">,
  search: EventSearch<Sort, Status, Own>,
  zone: string,
) {
  const { isMine, draftCode } = scope
  const { status, group: _group, mine, from, to, ...own } = search.filters
  return {
    ...listParameters(search),
    ...own,
    ...periodParameters({ filters: { from, to } }, zone),
    status: status && [status],
    mine: isMine || mine === "1" || undefined,
    group_acronym: groupParameter(scope, search),
    draft_code: draftCode,
  }
}

/** The data that all rows of meetings and ballots have in common. */
export function eventRow(
  letter: Letter,
  row: Schemas["MeetingRow"] | Schemas["BallotRow"],
  scope: ListScope,
  { locale, zone }: Pick<RequestContext, "locale" | "zone">,
) {
  const { id, subject, status, group, proposal } = row
  return {
    id,
    href: eventPaths[letter === "M" ? "meeting" : "ballot"].record(scope, id),
    number: allianceNumber(letter, row),
    groupNumber: groupNumber(letter, row),
    subject,
    start: moment(row.start_time, { locale, zone }),
    group: group ? nameIn(locale, group) : undefined,
    proposal: proposal?.draft_code,
    status,
  }
}

type Listed<Status extends EventStatus> = { total: number; counts: Record<Status, number>; actions: readonly string[] }

type StatusQuery<Status extends EventStatus> = ListQuery<string, { status: readonly Status[] }>

type ListShown<Status extends EventStatus> = {
  module: EventModule
  scope: ListScope
  query: StatusQuery<Status> & ListQuery
  search: ListSearch
  filters: object
}

/** Data of such a list page apart from its rows, and the user's actions on it (SHELL-06). */
export function eventList<Status extends EventStatus>(
  { zone, locale, now }: RequestContext,
  { total, counts, actions }: Listed<Status>,
  { module, scope, query, search, filters }: ListShown<Status>,
) {
  const canExport = actions.includes("export")
  const { list, mine } = eventPaths[module]
  const page = (scope.isMine ? mine(scope.alliance) : list(scope)) + query.href(search)
  return {
    total,
    counts: query.filters.status.map((status) => ({ status, count: counts[status] })),
    zone: zoneHere({ zone, locale, now }),
    canExport,
    createHref: createHref(module, scope, actions),
    exportHref: canExport ? exportAddress(scope.alliance, { module, filters }, page) : undefined,
  }
}

/** In the shell of a proposal the link creates a record for its running phase; elsewhere `CreateMenu` has the links. */
function createHref(module: EventModule, { alliance, draftCode }: ListScope, actions: readonly string[]) {
  if (draftCode === undefined || !actions.includes("create")) return undefined
  return proposalPaths.page(alliance, draftCode, `${eventPaths[module].ofProposal}/create`)
}
