import type { IntlShape } from "react-intl/server"
import { valueOf } from "#app/api/failure.ts"
import type { components, operations } from "#app/api/schema.d.ts"
import type { CsvCell } from "#app/lib/csv.server.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { moment } from "#app/lib/time.server.ts"
import { allianceOf, type RequestContext } from "#app/session/request-context.server.ts"
import { requestStatuses, requestStatusTexts } from "./login-request.status.ts"
import type { RequestSearch } from "./request-query.ts"

type LoginRequest = components["schemas"]["LoginRequest"]
type Query = NonNullable<operations["login-request.list"]["parameters"]["query"]>

/** The query of `login-request.list` for a search. */
export function requestListQuery(search: RequestSearch): Query {
  return { ...listParameters(search), status: search.filters.status && [search.filters.status] }
}

/** A request as the queue shows it. */
export function requestRowView(request: LoginRequest, context: RequestContext) {
  const { locale, zone } = context
  const { id, name, email, company, entity, status } = request
  return {
    id,
    href: paths.loginRequestAdmin(allianceOf(context).url, id),
    name,
    email: email ?? undefined,
    company,
    entity: entity ? nameIn(locale, entity) : undefined,
    applied: moment(request.apply_time, { locale, zone: zone.zone }),
    status,
  }
}

export type RequestRowView = ReturnType<typeof requestRowView>

/** One page of the queue (ADM-06, SHELL-06). */
export async function listRequests(context: RequestContext, search: RequestSearch) {
  const list = valueOf(await context.api.get("/login-request", { query: requestListQuery(search) }))
  return {
    items: list.items.map((request) => requestRowView(request, context)),
    total: list.total,
    counts: requestStatuses.map((status) => ({ status, count: list.counts[status] })),
  }
}

/** The heads of the file of requests. */
export function requestCsvHead(intl: IntlShape): string[] {
  const ids = [
    "login-request.name",
    "login-request.email",
    "login-request.company",
    "login-request.entity",
    "login-request.applied",
    "login-request.status",
  ] as const
  return ids.map((id) => intl.formatMessage({ id }))
}

/** A request as a line of the file. */
export function requestCsvRow(request: LoginRequest, context: RequestContext, intl: IntlShape): CsvCell[] {
  const { name, email, company, entity } = requestRowView(request, context)
  const status = intl.formatMessage({ id: requestStatusTexts[request.status] })
  return [name, email, company, entity, request.apply_time, status]
}
