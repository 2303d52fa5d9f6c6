import type { components, operations } from "#openapi/generated/schema.d.ts"
import { entityStatusValues } from "#openapi/generated/values/entity-status.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { htmlLang, type Locale, nameIn, otherNameIn } from "#app/lib/locale.ts"
import { nameSort } from "#app/lib/name-sort.server.ts"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { isRecordId } from "#app/lib/route-params.ts"
import { fullDay } from "#app/lib/time.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { levelOptions } from "#app/parts/entity-options.server.ts"
import { listExportAddress } from "#app/parts/export/export-address.ts"
import { enabledStatusTexts } from "#app/parts/record-status/enabled.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { entityQuery, type EntitySearch } from "./list.query.ts"

type Row = components["schemas"]["EntityRow"]
type Query = NonNullable<operations["entity.list"]["parameters"]["query"]>

/** Builds the query of `entity.list` for a search; ignores a level filter that is not a valid id. */
export function entityListQuery(search: EntitySearch, locale: Locale): Query {
  const { status, level } = search.filters
  const { sort, ...parameters } = listParameters(search)
  return {
    ...parameters,
    sort: nameSort(sort, locale),
    status: status && [status],
    level_id: isRecordId(level) ? level : undefined,
  }
}

/** Formats a date without time, including its year. */
const dayText = (day: string, locale: Locale) => fullDay(`${day}T00:00:00Z`, { locale, zone: "UTC" }).text

/** Names, level and membership end date of an entity in the user's language. */
export function entityNames(entity: Row, locale: Locale) {
  return {
    name: nameIn(locale, entity),
    otherName: otherNameIn(locale, entity),
    otherLang: htmlLang(locale === "zh" ? "en" : "zh"),
    acronym: locale === "zh" ? entity.acronym : entity.acronym_english,
    level: entity.level ? nameIn(locale, entity.level) : undefined,
    expiration: entity.expiration === null ? undefined : dayText(entity.expiration, locale),
    isExpired: entity.is_expired,
  }
}

/** Formats an entity as a row of the list. */
function rowView(entity: Row, { locale }: RequestContext) {
  const { id, version, status, actions, member_total } = entity
  return {
    id,
    version,
    ...entityNames(entity, locale),
    suffix: entity.email_suffix ?? undefined,
    status,
    members: member_total,
    enableKey: actions.includes("enable") ? newIdempotencyKey() : undefined,
  }
}

export type EntityRowView = ReturnType<typeof rowView>

/** Returns one page of the list and the list actions available to this user (ADM-05, SHELL-06). */
export async function listEntities(context: RequestContext, search: EntitySearch) {
  const { alliance, locale } = context
  const query = entityListQuery(search, locale)
  const [found, levels] = await Promise.all([context.api.get("/entity", { query }), levelOptions(context)])
  const list = valueOf(found)
  const page = entityPaths.list(alliance) + entityQuery.href(search)
  return {
    items: list.items.map((entity) => rowView(entity, context)),
    total: list.total,
    counts: entityStatusValues.map((status) => ({ status, count: list.counts[status] })),
    levels,
    canCreate: list.actions.includes("create"),
    exportHref: listExportAddress(list, alliance, { module: "entity", filters: query }, page),
  }
}

export type EntityListView = Awaited<ReturnType<typeof listEntities>>

/** Columns of the CSV file: dates as `2027-12-31`, numbers unformatted. */
const columnsFor = ({ locale }: RequestContext): CsvColumns<Row> => ({
  "entity.name-chinese": ({ name }) => name,
  "entity.name-english": ({ name_english }) => name_english,
  "entity.acronym-chinese": ({ acronym }) => acronym,
  "entity.acronym-english": ({ acronym_english }) => acronym_english,
  "entity.level": ({ level }) => level && nameIn(locale, level),
  "entity.email-suffix": ({ email_suffix }) => email_suffix,
  "entity.website": ({ website }) => website,
  "entity.expiration": ({ expiration }) => expiration,
  "entity.region": ({ region }) => region && nameIn(locale, region),
  "entity.members": ({ member_total }) => member_total,
  "entity.status": ({ status }) => serverIntl(locale).formatMessage({ id: enabledStatusTexts[status] }),
})

/** Exports all entities that match the list's filters as a CSV file (SHELL-06). */
export function entityFile(context: RequestContext, url: string): Promise<Response> {
  const query = entityListQuery(entityQuery.parse(url), context.locale)
  return csvAnswer(context, {
    name: "entity.list.title",
    columns: columnsFor(context),
    load: (part) => context.api.get("/entity", { query: { ...query, ...part } }),
  })
}
