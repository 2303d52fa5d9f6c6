import { createHash } from "node:crypto"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { localeOfLanguage, nameIn, type Locale } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { datesBetween, isZone } from "#app/lib/time.server.ts"
import { feedText, type CalendarEntry } from "#app/parts/calendar-file/calendar-file.server.ts"
import { recordHref } from "#app/parts/record-href.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Schemas = components["schemas"]

function entryOf(event: Schemas["CalendarEvent"], alliance: string, locale: Locale): CalendarEntry {
  const { module, key, group, start_time, end_time, timezone, is_all_day } = event
  const dates = is_all_day ? datesBetween(start_time, end_time, timezone) : []
  const [first, last] = [dates[0], dates.at(-1)]
  const kind = serverIntl(locale).formatMessage({ id: `calendar.module.${module}` })
  return {
    module,
    key,
    sequence: event.sequence,
    updated: event.updated_time,
    start: start_time,
    end: end_time,
    ...(first !== undefined && last !== undefined && { days: [first, last] as const }),
    subject: event.subject,
    lines: [group ? `${kind} ${group.acronym} ${nameIn(locale, group)}` : kind],
    location: event.location,
    page: recordHref(alliance, event) ?? paths.calendar(alliance),
    isCancelled: event.status === "cancelled",
    isBusy: module === "meeting",
  }
}

type Alliance = { url: string; name: string; name_english: string }

/** Name of a feed in calendar programs: the alliance, and the group or record it is limited to. */
function nameOf({ group, record }: Schemas["CalendarFeedContent"], alliance: Alliance, locale: Locale): string {
  return [nameIn(locale, alliance), group && nameIn(locale, group), record?.title].filter(Boolean).join(" · ")
}

/** Returns a feed as a calendar file in its owner's language, with an ETag that changes when its content does. */
export function feedFile(
  content: Schemas["CalendarFeedContent"],
  alliance: Alliance,
  made: { origin: string; now: number },
) {
  const locale = localeOfLanguage(content.language)
  const entries = content.items.map((event) => entryOf(event, alliance.url, locale))
  const feed = { name: nameOf(content, alliance, locale), zone: isZone(content.timezone) ? content.timezone : "UTC" }
  const text = feedText(entries, feed, { ...made, locale, alliance: alliance.url })
  return { text, tag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"` }
}

/** Fetches the content of a feed by its key. */
export function feedContent({ api }: RequestContext, key: string) {
  return api.get("/calendar/feed-content/{feed_key}", { path: { feed_key: key } })
}
