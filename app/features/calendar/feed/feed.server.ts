import type { components } from "#openapi/generated/schema.d.ts"
import { calendarModuleValues } from "#openapi/generated/values/calendar-module.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { type Failure, valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { calendarPaths } from "#app/lib/paths/calendar.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { groupedWorkgroups } from "#app/parts/grouped-workgroups.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"

/** The kinds of records that can have a feed. */
const feedModules = ["meeting", "ballot", "schedule"] as const

type FeedModule = (typeof feedModules)[number]

/** The content of a feed: the user's own events, a group, or one record (CAL-03). */
type FeedChoice = { group_acronym?: string; record?: { module: FeedModule; key: string } }

/** A choice as an option value: `person`, `group COPT`, `meeting meeting-6`. */
function feedValue({ group_acronym, record }: FeedChoice): string {
  if (record) return `${record.module} ${record.key}`
  return group_acronym === undefined ? "person" : `group ${group_acronym}`
}

/** Parses an option value; undefined if it is not a valid one. */
function feedChoice(value: string): FeedChoice | undefined {
  const [kind = "", key = ""] = value.split(" ")
  if (value === "person") return {}
  if (key === "") return undefined
  if (kind === "group") return { group_acronym: key }
  const module = feedModules.find((known) => known === kind)
  return module && { record: { module, key } }
}

type Schemas = components["schemas"]
type Feed = Schemas["CalendarFeed"]

/** Label for the content of a feed. The record of a feed that its owner may no longer read has no name. */
function feedName({ scope, group, record }: Feed, { locale }: RequestContext): string {
  const intl = serverIntl(locale)
  if (scope === "record" && !record) return intl.formatMessage({ id: "calendar-feed.closed" })
  if (record) {
    const { module, title } = record
    const kind = calendarModuleValues.find((name) => name === module) ?? "schedule"
    return `${intl.formatMessage({ id: `calendar.module.${kind}` })} ${title}`
  }
  return group ? `${group.acronym} ${nameIn(locale, group)}` : intl.formatMessage({ id: "calendar-feed.person" })
}

const valueOfFeed = ({ group, record }: Feed) =>
  feedValue({
    ...(group && { group_acronym: group.acronym }),
    ...(record && { record: record as NonNullable<Schemas["CalendarFeedInput"]["record"]> }),
  })

function feedView(feed: Feed, context: RequestContext) {
  const style = { locale: context.locale, zone: context.zone }
  return {
    id: feed.id,
    name: feedName(feed, context),
    /** A feed whose record the owner may no longer read can only be revoked. */
    value: feed.scope === "record" && !feed.record ? undefined : valueOfFeed(feed),
    created: momentWithZone(feed.created_time, style),
    lastRead: feed.last_read_time === null ? undefined : momentWithZone(feed.last_read_time, style),
    key: newIdempotencyKey(),
  }
}

/** Returns the record that the query parameter `for` requests a feed for; undefined if it does not name a readable record. */
async function askedRecord({ api, locale }: RequestContext, url: string) {
  const choice = feedChoice(new URL(url).searchParams.get("for") ?? "")
  if (!choice?.record) return undefined
  const { module, key } = choice.record
  const path = { path: { id: key } }
  const found = await (module === "meeting"
    ? api.get("/meeting/{id}", path)
    : module === "ballot"
      ? api.get("/ballot/{id}", path)
      : api.get("/schedule/{id}", path))
  if (!found.ok) return undefined
  const kind = serverIntl(locale).formatMessage({ id: `calendar.module.${module}` })
  return { value: feedValue(choice), text: `${kind} ${found.value.subject}` }
}

/** Returns the user's feeds and the options for new ones (CAL-03). */
export async function feedsView(context: RequestContext, url: string) {
  const { api, locale } = context
  const [feeds, grouped, record] = await Promise.all([
    api.get("/calendar/feed"),
    groupedWorkgroups(context),
    askedRecord(context, url),
  ])
  const { my_groups, other_groups } = valueOf(grouped)
  const groups = [...my_groups, ...other_groups]
    .filter(({ is_accessible }) => is_accessible)
    .map((group) => ({
      value: feedValue({ group_acronym: group.acronym }),
      text: `${group.acronym} ${nameIn(locale, group)}`,
    }))
  const person = { value: "person", text: serverIntl(locale).formatMessage({ id: "calendar-feed.person" }) }
  return {
    feeds: valueOf(feeds).items.map((feed) => feedView(feed, context)),
    options: [...(record ? [record] : []), person, ...groups],
    chosen: record?.value ?? "person",
    key: newIdempotencyKey(),
  }
}

export type FeedsView = Awaited<ReturnType<typeof feedsView>>

type Made = { ok: true; made: { name: string; address: string; webcal: string } } | { ok: false; failure: Failure }

const unknown: Failure = {
  kind: "refused",
  code: "validation_failed",
  message: "",
  details: {},
  errors: [{ field: "what", code: "unknown_reference", message: "" }],
}

/** Creates or renews a feed. Its address is only available in this response (CAL-03). */
export async function makeFeed(
  context: RequestContext,
  what: string,
  idempotencyKey: string | undefined,
): Promise<Made> {
  const body = feedChoice(what)
  if (!body) return { ok: false, failure: unknown }
  const made = await context.api.post("/calendar/feed", { body, idempotencyKey })
  if (!made.ok) return made
  const address = new URL(calendarPaths.feedFile(context.alliance, made.value.feed_key ?? ""), context.settings.origin)
    .href
  return {
    ok: true,
    made: { name: feedName(made.value, context), address, webcal: address.replace(/^https?:/, "webcal:") },
  }
}

/** Revokes a feed (`calendar-feed.delete`). */
export function revokeFeed({ api }: RequestContext, id: string) {
  return api.delete("/calendar/feed/{id}", { path: { id } })
}
