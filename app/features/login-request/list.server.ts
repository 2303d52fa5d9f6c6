import { valueOf } from "#app/lib/failure.ts"
import type { components, operations } from "#openapi/generated/schema.d.ts"
import { loginRequestStatusValues } from "#openapi/generated/values/login-request-status.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { nameIn } from "#app/lib/locale.ts"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { moment, zonedText, zoneHere } from "#app/lib/time.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { requestStatusTexts } from "./login-request.status.ts"
import { type RequestSearch, requestQuery } from "./list.query.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"

type LoginRequest = components["schemas"]["LoginRequest"]
type Query = NonNullable<operations["login-request.list"]["parameters"]["query"]>

/** Builds the query of `login-request.list` for a search. */
export function requestListQuery(search: RequestSearch): Query {
  return { ...listParameters(search), status: search.filters.status && [search.filters.status] }
}

/** Formats a request as a row of the list. */
export function requestRowView(request: LoginRequest, context: RequestContext) {
  const { locale, zone } = context
  const { id, name, email, company, entity, status } = request
  return {
    id,
    href: loginRequestPaths.detail(context.alliance, id),
    name,
    email: email ?? undefined,
    company,
    entity: entity ? nameIn(locale, entity) : undefined,
    applied: moment(request.apply_time, { locale, zone }),
    status,
    approval: approvalOf(request, context),
  }
}

/** Values that approve a request from the list; undefined if the entity is not known from the email address or the user may not approve. */
function approvalOf(request: LoginRequest, { locale }: RequestContext) {
  const { actions, name, real_name, version, entity, suggested_entity } = request
  const known = entity ?? suggested_entity
  if (!known || !actions.includes("approve")) return undefined
  const values = { version, real_name: real_name ?? name, entity_id: known.id }
  return { values, entity: nameIn(locale, known), key: newIdempotencyKey() }
}

export type RequestRowView = ReturnType<typeof requestRowView>

/** Returns one page of the list (ADM-06, SHELL-06). */
export async function listRequests(context: RequestContext, search: RequestSearch) {
  const list = valueOf(await context.api.get("/login-request", { query: requestListQuery(search) }))
  return {
    items: list.items.map((request) => requestRowView(request, context)),
    total: list.total,
    zone: zoneHere(context),
    counts: loginRequestStatusValues.map((status) => ({ status, count: list.counts[status] })),
  }
}

/** Columns of the CSV file: times with UTC offset. */
const columnsFor = ({ locale, zone }: RequestContext): CsvColumns<LoginRequest> => ({
  "login-request.name": ({ name }) => name,
  "login-request.email": ({ email }) => email,
  "login-request.company": ({ company }) => company,
  "login-request.entity": ({ entity }) => entity && nameIn(locale, entity),
  "login-request.applied-in-zone": ({ apply_time }) => zonedText(apply_time, zone),
  "login-request.status": ({ status }) => serverIntl(locale).formatMessage({ id: requestStatusTexts[status] }),
})

/** Exports all login requests that match the list's filters as a CSV file (SHELL-06). */
export function requestFile(context: RequestContext, url: string): Promise<Response> {
  const query = requestListQuery(requestQuery.parse(url))
  return csvAnswer(context, {
    name: "login-request.list.file",
    columns: columnsFor(context),
    load: (part) => context.api.get("/login-request", { query: { ...query, ...part } }),
  })
}
