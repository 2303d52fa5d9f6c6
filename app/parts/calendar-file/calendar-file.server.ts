import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency, type ICalCalendar } from "ical-generator"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { attachment } from "#app/lib/csv.server.ts"
import type { Locale } from "#app/lib/locale.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** A record with a date, as calendar apps show it (CAL-03). Times are RFC 3339. */
export type CalendarEntry = {
  /** Kind of record; with the key it forms the permanent UID. */ module: string
  key: string
  /** Increases with every change: a file with a higher number replaces an earlier one. */ sequence: number
  created?: string
  /** Time of the last change; defaults to the current time. */ updated?: string
  start: string
  end: string
  /** All-day events: first and last day (inclusive, RFC 3339 full-date), used instead of the times. */
  days?: readonly [first: string, last: string]
  subject: string
  /** Description below the subject: complete lines, without the page's URL. */ lines: readonly string[]
  location: string | null
  /** Path of the record's page in the portal. */ page: string
  isCancelled: boolean
  /** Blocks the participants' time; a period in which something can be done leaves them free. */ isBusy: boolean
}

/** Locale, alliance, origin and time of a generated file. */
export type CalendarFileContext = {
  locale: Locale
  /** URL segment of the alliance, part of each entry's UID. */ alliance: string
  /** The portal's origin, for links to its pages. */ origin: string
  /** Epoch milliseconds. */ now: number
}

/** Characters that a line must not contain (RFC 5545, 3.1), or that some readers treat as a line break. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028\u2029]/g

const plain = (text: string) => text.replaceAll("\r\n", "\n").replace(controls, " ")

/** All-day events have no time zone and end on the day after their last one (RFC 5545, 3.6.1). */
function timesOf({ start, end, days }: CalendarEntry) {
  if (!days) return { start: new Date(start), end: new Date(end) }
  const [first, last] = days.map((date) => Date.parse(`${date}T00:00:00Z`)) as [number, number]
  return { allDay: true, start: new Date(first), end: new Date(last + 24 * 3_600_000) }
}

function addEntry(
  calendar: ICalCalendar,
  entry: CalendarEntry,
  { locale, alliance, origin, now }: CalendarFileContext,
): void {
  const { module, key, subject, created, location, isCancelled } = entry
  const url = new URL(entry.page, origin).href
  const summary = isCancelled
    ? serverIntl(locale).formatMessage({ id: "calendar-file.cancelled" }, { subject })
    : subject
  calendar.createEvent({
    id: `${module}-${key}@${alliance}.alliance-portal`,
    sequence: entry.sequence,
    stamp: new Date(entry.updated ?? now),
    created: created === undefined ? undefined : new Date(created),
    lastModified: entry.updated === undefined ? undefined : new Date(entry.updated),
    ...timesOf(entry),
    summary: plain(summary),
    description: plain([...entry.lines, url].join("\n")),
    location: location === null ? undefined : plain(location),
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: entry.isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  })
}

const productOf = (locale: Locale) => ({
  company: "alliance-portal",
  product: "calendar",
  language: locale.toUpperCase(),
})

/**
 * A record as a calendar file (CAL-03, RFC 5545). Times are in UTC. The UID never changes and the sequence is the record's, so that a later
 * file replaces an earlier one. The file of a cancelled record removes it from the calendar.
 */
export function entryFile(entry: CalendarEntry, made: CalendarFileContext): string {
  const calendar = ical({
    prodId: productOf(made.locale),
    method: entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  addEntry(calendar, entry, made)
  return `${calendar.toString()}\r\n`
}

/** Refresh interval of a feed, in seconds. */
const refreshSeconds = 3600

/**
 * Several records as a calendar feed (CAL-03). Cancelled ones stay in it, marked as cancelled. The same records always produce the same
 * text.
 * @param feed its display name and its reader's IANA time zone
 */
export function feedText(
  entries: readonly CalendarEntry[],
  feed: { name: string; zone: string },
  made: CalendarFileContext,
): string {
  const calendar = ical({ prodId: productOf(made.locale), name: plain(feed.name), ttl: refreshSeconds })
  calendar.x("X-WR-TIMEZONE", feed.zone)
  for (const entry of entries) addEntry(calendar, entry, made)
  return `${calendar.toString()}\r\n`
}

/**
 * The response of a resource route that offers one record as a calendar file.
 * @param name file name without `.ics`
 */
export function entryAnswer(context: RequestContext, entry: CalendarEntry, name: string): Response {
  const { locale, now, settings } = context
  const made = { locale, now, origin: settings.origin, alliance: context.alliance }
  return new Response(entryFile(entry, made), {
    headers: {
      "Content-Type": `text/calendar; charset=utf-8; method=${entry.isCancelled ? "CANCEL" : "PUBLISH"}`,
      "Content-Disposition": attachment(`${name}.ics`),
    },
  })
}
