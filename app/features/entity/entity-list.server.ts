import type { components, operations } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { CsvCell } from "#app/lib/csv.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { htmlLang, type Locale, nameIn, otherNameIn } from "#app/lib/locale.ts"
import { isRecordId } from "#app/lib/route-params.ts"
import { fullDay } from "#app/lib/time.server.ts"
import { csvAnswer } from "#app/parts/csv/csv-answer.server.ts"
import { levelOptions } from "#app/parts/entity-options.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { entityQuery, type EntitySearch } from "./entity-query.ts"
import { entityStatuses, entityStatusTexts } from "./entity.status.ts"

type Row = components["schemas"]["EntityRow"]
type Query = NonNullable<operations["entity.list"]["parameters"]["query"]>

/** Builds the query of `entity.list` for a search; ignores a level filter that is not a valid id. */
export function entityListQuery(search: EntitySearch, locale: Locale): Query {
  const { status, level } = search.filters
  const { sort, ...parameters } = listParameters(search)
  const english = { name: "name_english", "-name": "-name_english" } as const
  return {
    ...parameters,
    sort: locale === "en" && (sort === "name" || sort === "-name") ? english[sort] : sort,
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
  const [found, levels] = await Promise.all([
    context.api.get("/entity", { query: entityListQuery(search, context.locale) }),
    levelOptions(context),
  ])
  const list = valueOf(found)
  return {
    items: list.items.map((entity) => rowView(entity, context)),
    total: list.total,
    counts: entityStatuses.map((status) => ({ status, count: list.counts[status] })),
    levels,
    canCreate: list.actions.includes("create"),
    canExport: list.actions.includes("export"),
  }
}

export type EntityListView = Awaited<ReturnType<typeof listEntities>>

const heads = [
  "entity.name-chinese",
  "entity.name-english",
  "entity.acronym-chinese",
  "entity.acronym-english",
  "entity.level",
  "entity.email-suffix",
  "entity.website",
  "entity.expiration",
  "entity.region",
  "entity.members",
  "entity.status",
] as const

/** Returns the CSV cells of an entity: dates as `2027-12-31`, numbers unformatted. */
export function entityCsvRow(entity: Row, { locale }: RequestContext): CsvCell[] {
  const { name, name_english, acronym, acronym_english, email_suffix, website, expiration } = entity
  return [
    ...[name, name_english, acronym, acronym_english],
    entity.level && nameIn(locale, entity.level),
    ...[email_suffix, website, expiration],
    entity.region && nameIn(locale, entity.region),
    entity.member_total,
    serverIntl(locale).formatMessage({ id: entityStatusTexts[entity.status] }),
  ]
}

/** Exports all entities that match the list's filters as a CSV file (SHELL-06). */
export function entityFile(context: RequestContext, url: string): Promise<Response> {
  const query = entityListQuery(entityQuery.parse(url), context.locale)
  return csvAnswer(context, {
    name: "entity.list.title",
    heads,
    load: (part) => context.api.get("/entity", { query: { ...query, ...part } }),
    row: (entity) => entityCsvRow(entity, context),
  })
}
