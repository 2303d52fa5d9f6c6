import { valueOf } from "#app/lib/failure.ts"
import type { components, operations } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { CsvCell } from "#app/lib/csv.server.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { nameIn } from "#app/lib/locale.ts"
import { zonedText } from "#app/lib/time.server.ts"
import { csvAnswer } from "#app/parts/csv/csv-answer.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { agencyNames } from "./agency.server.ts"
import { agencyQuery, agencyStatuses, agencyStatusTexts, agencyTypeTexts, type AgencySearch } from "./agency.status.ts"

type Row = components["schemas"]["AgencyRow"]
type Query = NonNullable<operations["agency.list"]["parameters"]["query"]>

function agencyListQuery(search: AgencySearch): Query {
  const { status, type } = search.filters
  return { ...listParameters(search), status: status && [status], type: type && [type] }
}

/** Formats an agency as a row of the list. */
function rowView(agency: Row, { locale }: RequestContext) {
  const { version, actions, certification_total } = agency
  return {
    ...agencyNames(agency, locale),
    version,
    running: certification_total,
    enableKey: actions.includes("enable") ? newIdempotencyKey() : undefined,
  }
}

export type AgencyRowView = ReturnType<typeof rowView>

/** Returns one page of the list and the list actions available to this user (ADM-04, SHELL-06). */
export async function listAgencies(context: RequestContext, search: AgencySearch) {
  const list = valueOf(await context.api.get("/agency", { query: agencyListQuery(search) }))
  return {
    items: list.items.map((agency) => rowView(agency, context)),
    total: list.total,
    counts: agencyStatuses.map((status) => ({ status, count: list.counts[status] })),
    canCreate: list.actions.includes("create"),
    canExport: list.actions.includes("export"),
  }
}

export type AgencyListView = Awaited<ReturnType<typeof listAgencies>>

const heads = [
  "entity.name-chinese",
  "entity.name-english",
  "entity.acronym",
  "agency.type",
  "profile.country",
  "profile.province",
  "profile.city",
  "entity.address",
  "agency.start",
  "agency.end",
  "event-form.zone",
  "entity.status",
  "agency.running",
] as const

/** Returns the CSV cells of an agency; timestamps are in the agency's time zone. */
function csvRow(agency: Row, { locale }: RequestContext): CsvCell[] {
  const intl = serverIntl(locale)
  const { country, province, city, expiration_start: start, expiration_end: end, timezone } = agency
  return [
    ...[agency.name, agency.name_english, agency.acronym],
    intl.formatMessage({ id: agencyTypeTexts[agency.type] }),
    ...[country, province, city].map((place) => place && nameIn(locale, place)),
    agency.address,
    ...[start, end].map((instant) => instant && zonedText(instant, timezone)),
    timezone,
    intl.formatMessage({ id: agencyStatusTexts[agency.status] }),
    agency.certification_total,
  ]
}

/** Exports all agencies that match the list's filters as a CSV file (SHELL-06). */
export function agencyFile(context: RequestContext, url: string): Promise<Response> {
  const query = agencyListQuery(agencyQuery.parse(url))
  return csvAnswer(context, {
    name: "agency.list.title",
    heads,
    load: (part) => context.api.get("/agency", { query: { ...query, ...part } }),
    row: (agency) => csvRow(agency, context),
  })
}
