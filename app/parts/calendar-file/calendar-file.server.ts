import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency, type ICalCalendar } from "ical-generator"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { attachment } from "#app/lib/csv.server.ts"
import type { Locale } from "#app/lib/locale.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** A record with a date, as a calendar program shows it (CAL-03). Times are RFC 3339. */
export type CalendarEntry = {
  /** What kind of record it is; with the key it names the entry for ever. */ module: string
  key: string
  /** Rises with every change: a file with a higher one takes the place of an earlier file. */ sequence: number
  created?: string
  /** When it was last changed; without it the file is said to be made now. */ updated?: string
  start: string
  end: string
  /** Whole days, by their dates (RFC 3339 full-date), the last one included, in the place of the times. */
  days?: readonly [first: string, last: string]
  subject: string
  /** What stands below the subject: finished lines, without the address of the page. */ lines: readonly string[]
  location: string | null
  /** Path of the record's page in the portal. */ page: string
  isCancelled: boolean
  /** People are there at that time; a span in which something can be done leaves them free. */ isBusy: boolean
}

/** For whom a file is made, and when. */
export type CalendarMade = {
  locale: Locale
  /** Address segment of the alliance: its entries have names of their own. */ alliance: string
  /** Of the portal, for links to its pages. */ origin: string
  /** Epoch milliseconds. */ now: number
}

/** What no line of a calendar file may hold (RFC 5545, 3.1), or what would begin another line in some readers. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028\u2029]/g

const plain = (text: string) => text.replaceAll("\r\n", "\n").replace(controls, " ")

/** Whole days have no zone, and their end is the day after the last one (RFC 5545, 3.6.1). */
function timesOf({ start, end, days }: CalendarEntry) {
  if (!days) return { start: new Date(start), end: new Date(end) }
  const [first, last] = days.map((date) => Date.parse(`${date}T00:00:00Z`)) as [number, number]
  return { allDay: true, start: new Date(first), end: new Date(last + 24 * 3_600_000) }
}

function addEntry(calendar: ICalCalendar, entry: CalendarEntry, { locale, alliance, origin, now }: CalendarMade): void {
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
 * A record as a calendar file (CAL-03, RFC 5545). Times are in UTC, the name is the same for ever and the sequence is the
 * record's, so that a later file takes the place of an earlier one; a cancelled record says so and is taken out.
 */
export function entryFile(entry: CalendarEntry, made: CalendarMade): string {
  const calendar = ical({
    prodId: productOf(made.locale),
    method: entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  addEntry(calendar, entry, made)
  return `${calendar.toString()}\r\n`
}

/** How often a program shall look at a feed again, in seconds. */
const refresh = 3600

/**
 * Many records as a feed that programs read again and again (CAL-03): cancelled ones stay in it and say so. The same records
 * make the same text, whenever it is made.
 * @param feed its name for people, and the IANA zone in which its reader thinks
 */
export function feedText(
  entries: readonly CalendarEntry[],
  feed: { name: string; zone: string },
  made: CalendarMade,
): string {
  const calendar = ical({ prodId: productOf(made.locale), name: plain(feed.name), ttl: refresh })
  calendar.x("X-WR-TIMEZONE", feed.zone)
  for (const entry of entries) addEntry(calendar, entry, made)
  return `${calendar.toString()}\r\n`
}

/**
 * The answer of a resource route that gives one record as a calendar file to keep.
 * @param name of the file, without `.ics`
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
