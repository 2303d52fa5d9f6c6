import { valueOf } from "#app/lib/failure.ts"
import type { components, operations } from "#openapi/generated/schema.d.ts"
import { agencyStatusValues } from "#openapi/generated/values/agency-status.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { type Locale, nameIn } from "#app/lib/locale.ts"
import { nameSort } from "#app/lib/name-sort.server.ts"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { lastMomentBefore } from "#app/lib/time.server.ts"
import { wallTimeOf } from "#app/lib/time-wall.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { listExportAddress } from "#app/parts/export/export-address.ts"
import { enabledStatusTexts } from "#app/parts/record-status/enabled.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { agencyNames } from "./agency.server.ts"
import { agencyQuery, agencyTypeTexts, type AgencySearch } from "./agency.status.ts"

type Row = components["schemas"]["AgencyRow"]
type Query = NonNullable<operations["agency.list"]["parameters"]["query"]>

function agencyListQuery(search: AgencySearch, locale: Locale): Query {
  const { status, type } = search.filters
  const { sort, ...parameters } = listParameters(search)
  return { ...parameters, sort: nameSort(sort, locale), status: status && [status], type: type && [type] }
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
  const { alliance, locale } = context
  const query = agencyListQuery(search, locale)
  const list = valueOf(await context.api.get("/agency", { query }))
  const page = agencyPaths.list(alliance) + agencyQuery.href(search)
  return {
    items: list.items.map((agency) => rowView(agency, context)),
    total: list.total,
    counts: agencyStatusValues.map((status) => ({ status, count: list.counts[status] })),
    canCreate: list.actions.includes("create"),
    exportHref: listExportAddress(list, alliance, { module: "agency", filters: query }, page),
  }
}

export type AgencyListView = Awaited<ReturnType<typeof listAgencies>>

/** The first and the last day of an agency's period, in its time zone. The end is stored as the start of the next day. */
const firstDay = ({ expiration_start: start, timezone }: Row) => start && wallTimeOf(start, timezone).date
const lastDay = ({ expiration_end: end, timezone }: Row) => end && wallTimeOf(lastMomentBefore(end), timezone).date

/** Columns of the CSV file: the period in days, as on the agency's page. */
function columnsFor({ locale }: RequestContext): CsvColumns<Row> {
  const intl = serverIntl(locale)
  return {
    "entity.name-chinese": ({ name }) => name,
    "entity.name-english": ({ name_english }) => name_english,
    "entity.acronym": ({ acronym }) => acronym,
    "agency.type": ({ type }) => intl.formatMessage({ id: agencyTypeTexts[type] }),
    "profile.country": ({ country }) => nameIn(locale, country),
    "profile.province": ({ province }) => province && nameIn(locale, province),
    "profile.city": ({ city }) => city && nameIn(locale, city),
    "entity.address": ({ address }) => address,
    "agency.start": firstDay,
    "agency.end": lastDay,
    "event-form.zone": ({ timezone }) => timezone,
    "entity.status": ({ status }) => intl.formatMessage({ id: enabledStatusTexts[status] }),
    "agency.running": ({ certification_total }) => certification_total,
  }
}

/** Exports all agencies that match the list's filters as a CSV file (SHELL-06). */
export function agencyFile(context: RequestContext, url: string): Promise<Response> {
  const query = agencyListQuery(agencyQuery.parse(url), context.locale)
  return csvAnswer(context, {
    name: "agency.list.title",
    columns: columnsFor(context),
    load: (part) => context.api.get("/agency", { query: { ...query, ...part } }),
  })
}
