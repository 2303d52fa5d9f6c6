import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { everyRow } from "#app/lib/every-page.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { nameIn } from "#app/lib/locale.ts"
import { nameSort } from "#app/lib/name-sort.server.ts"
import { startEarly } from "#app/lib/parallel.ts"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { paths } from "#app/lib/paths.ts"
import { moment, zoneHere, zonedText } from "#app/lib/time.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { listExportAddress } from "#app/parts/export/export-address.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import {
  certificationQuery,
  certificationSearch,
  certificationStatusTexts,
  countedStatuses,
  tabToOpen,
  type CertificationSearch,
} from "../certification.status.ts"

type Row = components["schemas"]["CertificationRow"]

function listQueryOf(search: CertificationSearch) {
  const { status, state, phase, whose, agency } = search.filters
  const requested = state ?? status
  return {
    ...listParameters(search),
    status: requested && [requested],
    phase: phase && [phase],
    agency_id: agency,
    mine: whose === "mine" || undefined,
    waiting_for_me: whose === "waiting" || undefined,
  }
}

/** Formats an application as a list row: who acts next, and since when. */
function rowView(row: Row, { locale, zone, alliance }: RequestContext) {
  const { id, code, subject, company, product, status, step, actor, actor_agency, since_time } = row
  return {
    id,
    href: certificationPaths.tab(alliance, id, tabToOpen(row)),
    code,
    subject,
    company,
    product,
    status,
    step: step ?? undefined,
    actor: actor ?? undefined,
    agency: actor_agency ? nameIn(locale, actor_agency) : undefined,
    since: since_time ? moment(since_time, { locale, zone }) : undefined,
    isMine: row.is_waiting_for_me,
  }
}

export type CertificationRowView = ReturnType<typeof rowView>

/**
 * Agencies by which the list can be filtered, certification agencies first, each type by the name that is shown. Administrators can also
 * choose those that can no longer be selected, for earlier applications.
 */
async function agencyOptions({ api, locale }: RequestContext) {
  const query = { sort: nameSort("name", locale) }
  const agencies = await everyRow(async (part) => valueOf(await api.get("/agency", { query: { ...query, ...part } })))
  const ofType = (type: components["schemas"]["AgencyType"]) => agencies.filter((agency) => agency.type === type)
  const ordered = [...ofType("certification"), ...ofType("test")]
  return ordered.map((agency) => ({ value: agency.id, text: nameIn(locale, agency) }))
}

/** Ignores the agency filter if its value is not among the options, as for any other invalid filter value. */
function withKnownAgency(search: CertificationSearch, agencies: readonly { value: string }[]): CertificationSearch {
  const { agency } = search.filters
  if (agencies.some(({ value }) => value === agency)) return search
  return { ...search, filters: { ...search.filters, agency: undefined } }
}

/** Returns one page of the list for the search in a URL, and the list actions available to this user (CERT-01, SHELL-06). */
export async function listCertifications(context: RequestContext, url: string) {
  const { api } = context
  const options = startEarly(agencyOptions(context))
  const requested = certificationSearch(url)
  const search = requested.filters.agency === undefined ? requested : withKnownAgency(requested, await options)
  const filters = listQueryOf(search)
  const list = valueOf(await api.get("/certification", { query: filters }))
  const page = paths.certifications(context.alliance) + certificationQuery.href(search)
  const canExport = list.actions.includes("export")
  return {
    search,
    agencies: await options,
    items: list.items.map((row) => rowView(row, context)),
    total: list.total,
    counts: countedStatuses.map((status) => ({ status, count: list.counts[status] })),
    zone: zoneHere(context),
    canCreate: list.actions.includes("create"),
    canExport,
    exportHref: listExportAddress(list, context.alliance, { module: "certification", filters }, page),
  }
}

export type CertificationListView = Awaited<ReturnType<typeof listCertifications>>

/** Columns of the CSV file: times with UTC offset. */
function columnsFor({ locale, zone }: RequestContext): CsvColumns<Row> {
  const word = (id: FormatjsIntl.Message["ids"] | null) => (id ? serverIntl(locale).formatMessage({ id }) : "")
  return {
    "certification.code": ({ code }) => code,
    "event.subject": ({ subject }) => subject,
    "certification.company": ({ company }) => company,
    "certification.product": ({ product }) => product,
    "certification.label": ({ label_required }) =>
      word(label_required ? "certification.label.yes" : "certification.label.no"),
    "certification.test-agency": ({ test_agency }) => nameIn(locale, test_agency),
    "certification.certification-agency": ({ certification_agency }) => nameIn(locale, certification_agency),
    "certification.submitter": ({ submitter }) => personView(submitter, locale).name,
    "event.created": ({ created_time }) => zonedText(created_time, zone),
    "event.status": ({ status }) => word(certificationStatusTexts[status]),
    "certification.step": ({ step }) => word(step && `certification.step.${step}`),
    "certification.next": ({ actor, actor_agency }) =>
      actor_agency ? nameIn(locale, actor_agency) : word(actor && `certification.actor.${actor}`),
    "certification.since": ({ since_time }) => since_time && zonedText(since_time, zone),
  }
}

/** Exports all applications that match the list's filters as a CSV file (SHELL-06). */
export function certificationFile(context: RequestContext, url: string): Promise<Response> {
  const query = listQueryOf(certificationSearch(url))
  return csvAnswer(context, {
    name: "certification.list.title",
    columns: columnsFor(context),
    load: (part) => context.api.get("/certification", { query: { ...query, ...part } }),
  })
}
