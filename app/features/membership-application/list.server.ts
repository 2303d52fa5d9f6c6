import type { components, operations } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { htmlLang, nameIn, otherNameIn, type Locale } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { membershipApplicationPaths } from "#app/lib/paths/membership-application.ts"
import { moment, zonedText, zoneHere } from "#app/lib/time.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { listExportAddress } from "#app/parts/export/export-address.ts"
import { applicationStatusTexts } from "#app/parts/record-status/application.ts"
import { viewerOfRequest, type RequestContext } from "#app/session/request-context.server.ts"
import { applicationQuery, applicationStatuses, type ApplicationSearch } from "./membership-application.status.ts"

type Row = components["schemas"]["MembershipApplicationRow"]
type Query = NonNullable<operations["membership-application.list"]["parameters"]["query"]>

function applicationListQuery(search: ApplicationSearch, locale: Locale): Query {
  const { status, step } = search.filters
  const { sort, ...parameters } = listParameters(search)
  const english = { name: "name_english", "-name": "-name_english" } as const
  return {
    ...parameters,
    sort: locale === "en" && (sort === "name" || sort === "-name") ? english[sort] : sort,
    status: status && [status],
    step: step && [step],
  }
}

/** An applicant's names in the person's language. */
export function applicantNames(
  application: Pick<Row, "name" | "name_english" | "acronym" | "acronym_english">,
  { locale }: Pick<RequestContext, "locale">,
) {
  return {
    name: nameIn(locale, application),
    otherName: otherNameIn(locale, application),
    otherLang: htmlLang(locale === "zh" ? "en" : "zh"),
    acronym: locale === "zh" ? application.acronym : application.acronym_english,
  }
}

/** The current step: the administrators', or the applicant's after a rejection. */
const openStep = ({ status, step }: Row) => (status === "reject" ? "resubmission" : step)

/** An application as a list row, with its current step. */
function rowView(row: Row, context: RequestContext) {
  const { locale, zone, alliance } = context
  const { id, code, status, region, proposed_level, created_time, warnings } = row
  return {
    id,
    href: membershipApplicationPaths.detail(alliance, id),
    code,
    ...applicantNames(row, context),
    region: nameIn(locale, region),
    level: nameIn(locale, proposed_level),
    submitted: moment(created_time, { locale, zone }),
    status,
    step: openStep(row) ?? undefined,
    isTwin: warnings.includes("same_suffix_and_name"),
  }
}

export type ApplicationRowView = ReturnType<typeof rowView>

/** One page of the list, and this person's actions (ADM-07, SHELL-06). */
export async function listApplications(context: RequestContext, search: ApplicationSearch) {
  const { alliance, locale } = context
  const query = applicationListQuery(search, locale)
  const list = valueOf(await context.api.get("/membership-application", { query }))
  const page = paths.membershipApplications(alliance) + applicationQuery.href(search)
  return {
    items: list.items.map((row) => rowView(row, context)),
    total: list.total,
    zone: zoneHere(context),
    counts: applicationStatuses.map((status) => ({ status, count: list.counts[status] })),
    exportHref: listExportAddress(list, alliance, { module: "membership_application", filters: query }, page),
    /** only alliance administrators write the guidelines (openapi/states/membership-guideline.yaml) */
    canGuide: viewerOfRequest(context).isAdmin,
  }
}

export type ApplicationListView = Awaited<ReturnType<typeof listApplications>>

/** Columns of the CSV file: times with UTC offset. */
function columnsFor({ locale, zone }: RequestContext): CsvColumns<Row> {
  const word = (id: FormatjsIntl.Message["ids"] | null) => (id ? serverIntl(locale).formatMessage({ id }) : "")
  return {
    "membership-application.code": ({ code }) => code,
    "entity.name-chinese": ({ name }) => name,
    "entity.name-english": ({ name_english }) => name_english,
    "entity.acronym-chinese": ({ acronym }) => acronym,
    "entity.acronym-english": ({ acronym_english }) => acronym_english,
    "membership-application.nature": ({ nature }) => word(`membership-application.nature.${nature}`),
    "membership-application.region": ({ region }) => nameIn(locale, region),
    "entity.address": ({ address }) => address,
    "entity.website": ({ website }) => website,
    "entity.email-suffix": ({ email_suffix }) => email_suffix,
    "membership-application.level": ({ proposed_level }) => nameIn(locale, proposed_level),
    "membership-application.group": ({ proposed_group }) => proposed_group && nameIn(locale, proposed_group),
    "membership-application.submitted-in-zone": ({ created_time }) => zonedText(created_time, zone),
    "entity.status": ({ status }) => word(applicationStatusTexts[status]),
    "membership-application.step": (row) => {
      const step = openStep(row)
      return word(step && `membership-application.step.${step}`)
    },
  }
}

/** All applications that match the list's filters, as a CSV file (SHELL-06). */
export function applicationFile(context: RequestContext, url: string): Promise<Response> {
  const { locale } = context
  const query = applicationListQuery(applicationQuery.parse(url), locale)
  return csvAnswer(context, {
    name: "membership-application.list.title",
    columns: columnsFor(context),
    load: (part) => context.api.get("/membership-application", { query: { ...query, ...part } }),
  })
}
