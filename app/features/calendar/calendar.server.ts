import { valueOf } from "#app/lib/failure.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import { calendarSpan, dayWords, weekdayNames, type CalendarSpan } from "#app/lib/time-calendar.server.ts"
import { lastMomentBefore, monthName, offsetText, rangeWithEdges, startOfDay, zoneName } from "#app/lib/time.server.ts"
import { groupedWorkgroups } from "#app/parts/grouped-workgroups.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { entriesByDay } from "./calendar-entries.server.ts"
import type { CalendarSearch } from "./list.query.ts"

type Zoned = Pick<RequestContext, "zone" | "locale" | "isUtc">

/** Groups by which the calendar can be filtered; empty if they cannot be loaded. */
async function groupOptions(context: RequestContext) {
  const grouped = await groupedWorkgroups(context)
  if (!grouped.ok) return []
  const { my_groups, other_groups } = grouped.value
  return [...my_groups, ...other_groups]
    .filter(({ is_accessible }) => is_accessible)
    .map((group) => ({ value: group.acronym, text: `${group.acronym} ${nameIn(context.locale, group)}` }))
}

/** The first and the last day of a view in words; undefined for a month, which has a name. */
function endsOf({ view, first, last }: CalendarSpan, { locale }: RequestContext) {
  return view === "month" ? undefined : { from: dayWords(first, locale).whole, to: dayWords(last, locale).whole }
}

function titleOf({ first }: CalendarSpan, ends: ReturnType<typeof endsOf>, { locale }: RequestContext): string {
  if (ends) return serverIntl(locale).formatMessage({ id: "calendar.span" }, ends)
  const [year = 0, month = 0] = first.split("-").map(Number)
  return monthName(year, month, locale)
}

/** The name of the page's time zone and its offsets in the days shown, read once a week: two if the clocks change there (I18N-03). */
export function zoneOfDays({ from, to, weeks }: CalendarSpan, { zone, locale, isUtc }: Zoned) {
  const everyWeek = weeks.flat().filter((_, at) => at % 7 === 0)
  const starts = everyWeek.map((date) => startOfDay(date, zone) ?? from)
  const offsets = new Set([...starts, lastMomentBefore(to)].map((instant) => offsetText(zone, instant)))
  const offset = new Intl.ListFormat(locale, { type: "disjunction" }).format(offsets)
  return { name: zoneName(zone, locale, from), offset, isUtc }
}

/** Returns one view of the calendar: its days with their entries, in the page's time zone (CAL-01). */
export async function calendarView(context: RequestContext, requested: CalendarSearch) {
  const { api, locale, now, zone } = context
  const options = groupOptions(context)
  const isKnown = requested.group !== undefined && (await options).some(({ value }) => value === requested.group)
  const search = { ...requested, group: isKnown ? requested.group : undefined }
  const span = calendarSpan(requested.view, requested.date, { now, zone, locale })
  const { weeks, first, last, today } = span
  const query = {
    ...rangeWithEdges(span),
    mine: search.isMine || undefined,
    module: search.module && [search.module],
    group_acronym: search.group === undefined ? undefined : [search.group],
  }
  const [groups, answer] = await Promise.all([options, api.get("/calendar", { query })])
  const { items } = valueOf(answer)
  const { alliance } = context
  const entries = entriesByDay(items, weeks.flat(), { alliance, locale, zone })
  const dayOf = (date: string) => ({
    date,
    words: dayWords(date, locale),
    isOut: date < first || date > last,
    isToday: date === today,
    entries: entries.get(date) ?? [],
  })
  const ends = endsOf(span, context)
  return {
    search: { ...search, date: requested.date === undefined ? undefined : span.date },
    title: titleOf(span, ends, context),
    ends,
    weekdays: weekdayNames(weeks[0]?.slice(0, 7) ?? [], locale),
    weeks: weeks.map((week) => week.map(dayOf)),
    previous: span.previous,
    next: span.next,
    groups,
    zone: zoneOfDays(span, context),
  }
}

export type CalendarPage = Awaited<ReturnType<typeof calendarView>>
export type CalendarDay = CalendarPage["weeks"][number][number]
