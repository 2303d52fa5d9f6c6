import type { components, operations } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { CsvCell } from "#app/lib/csv.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { htmlLang, nameIn, otherNameIn, type Locale } from "#app/lib/locale.ts"
import { membershipApplicationPaths } from "#app/lib/paths/membership-application.ts"
import { moment, zonedText, zoneHere } from "#app/lib/time.server.ts"
import { csvAnswer } from "#app/parts/csv/csv-answer.server.ts"
import { viewerOfRequest, type RequestContext } from "#app/session/request-context.server.ts"
import {
  applicationQuery,
  applicationStatuses,
  applicationStatusTexts,
  applicationStepTexts,
  natureTexts,
  type ApplicationSearch,
} from "./membership-application.status.ts"

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
  const list = valueOf(
    await context.api.get("/membership-application", { query: applicationListQuery(search, context.locale) }),
  )
  return {
    items: list.items.map((row) => rowView(row, context)),
    total: list.total,
    zone: zoneHere(context),
    counts: applicationStatuses.map((status) => ({ status, count: list.counts[status] })),
    canExport: list.actions.includes("export"),
    /** only alliance administrators write the guidelines (openapi/states/membership-guideline.yaml) */
    canGuide: viewerOfRequest(context).isAdmin,
  }
}

export type ApplicationListView = Awaited<ReturnType<typeof listApplications>>

const heads = [
  "membership-application.code",
  "entity.name-chinese",
  "entity.name-english",
  "entity.acronym-chinese",
  "entity.acronym-english",
  "membership-application.nature",
  "membership-application.region",
  "entity.address",
  "entity.website",
  "entity.email-suffix",
  "membership-application.level",
  "membership-application.group",
  "membership-application.submitted-in-zone",
  "entity.status",
  "membership-application.step",
] as const

/** An application as a CSV row; its time is in the person's time zone. */
function csvRow(row: Row, { locale, zone }: RequestContext): CsvCell[] {
  const word = (id: FormatjsIntl.Message["ids"] | null) => (id ? serverIntl(locale).formatMessage({ id }) : "")
  const step = openStep(row)
  return [
    ...[row.code, row.name, row.name_english, row.acronym, row.acronym_english],
    word(natureTexts[row.nature]),
    nameIn(locale, row.region),
    ...[row.address, row.website, row.email_suffix],
    nameIn(locale, row.proposed_level),
    row.proposed_group && nameIn(locale, row.proposed_group),
    zonedText(row.created_time, zone),
    word(applicationStatusTexts[row.status]),
    word(step && applicationStepTexts[step]),
  ]
}

/** All applications that match the list's filters, as a CSV file (SHELL-06). */
export function applicationFile(context: RequestContext, url: string): Promise<Response> {
  const { locale } = context
  const query = applicationListQuery(applicationQuery.parse(url), locale)
  return csvAnswer(context, {
    name: "membership-application.list.title",
    heads,
    load: (part) => context.api.get("/membership-application", { query: { ...query, ...part } }),
    row: (row) => csvRow(row, context),
  })
}
