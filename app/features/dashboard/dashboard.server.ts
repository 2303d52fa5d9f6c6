import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { everyPage, type PagePart } from "#app/lib/every-page.ts"
import { valueOf } from "#app/lib/failure.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import {
  datesBetween,
  daysLeft,
  instantOf,
  lastMomentBefore,
  monthGrid,
  monthName,
  nearDay,
  nearMoment,
  offsetText,
  rangeWithEdges,
  type TimeStyle,
} from "#app/lib/time.server.ts"
import { minutesText } from "#app/parts/duration/duration.server.ts"
import { groupMarks } from "#app/parts/group-mark.server.ts"
import { joinHref } from "#app/parts/location/join-href.ts"
import { subjectIn } from "#app/lib/locale.ts"
import { recordHref } from "#app/parts/record-href.server.ts"
import { waitingView } from "#app/parts/waiting/waiting-view.server.ts"
import type { WidgetRow } from "#app/parts/widget/rows-widget.tsx"
import { loadWidget, settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { activityView } from "./activity.server.ts"

const styleOf = (context: RequestContext): TimeStyle => ({ locale: context.locale, zone: context.zone })

type Mark = ReturnType<typeof groupMarks>

/** Which time is shown: the start of an event, or the end for a ballot that has begun. */
function shownTimeOf({ module, status }: components["schemas"]["RecentItem"]): "starts" | "ends" | "ended" {
  if (module === "meeting" || status === "not_started" || status === "cancelled") return "starts"
  return status === "ended" ? "ended" : "ends"
}

function recent(context: RequestContext, mark: Mark) {
  const style = styleOf(context)
  const intl = serverIntl(context.locale)
  const call = context.api.get("/dashboard/recent", { query: { size: 6 } })
  return loadWidget(call, ({ items }) => ({
    zone: offsetText(style.zone, instantOf(context.now)),
    items: items.map((item) => {
      const counts = shownTimeOf(item)
      return {
        id: item.key,
        module: item.module,
        href: recordHref(context.alliance, item),
        subject: item.subject,
        counts,
        when: nearMoment(counts === "starts" ? item.start_time : item.end_time, style),
        duration: minutesText((Date.parse(item.end_time) - Date.parse(item.start_time)) / 60_000, intl),
        group: item.group ? mark(item.group) : undefined,
        status: item.status,
        isVoter: item.is_voter,
        hasVoted: item.is_voted,
        option: item.my_option ?? undefined,
        joinHref: item.module === "meeting" ? joinHref(item, context.now) : undefined,
      }
    }),
  }))
}

const takesPlace = new Set(["meeting", "schedule"])

/**
 * The days on which an event is marked, as in the calendar: every day on which it takes place; for all others only the last day. A proposal's
 * deadline at midnight ends the last day of its phase (PROP-06).
 */
function datesOf({ module, start_time, end_time }: components["schemas"]["CalendarEvent"], zone: string): string[] {
  if (takesPlace.has(module)) return datesBetween(start_time, end_time, zone)
  const end = module === "proposal" ? lastMomentBefore(end_time) : end_time
  return datesBetween(end, end, zone)
}

const opens = new Set(["ballot", "topic_call"])

/** The times at which an event begins, opens, closes or is due. */
function marksOf({ module, start_time, end_time }: components["schemas"]["CalendarEvent"]) {
  if (takesPlace.has(module)) return [{ mark: "begins" as const, at: start_time }]
  const close = { mark: opens.has(module) ? ("closes" as const) : ("due" as const), at: end_time }
  return opens.has(module) ? [{ mark: "opens" as const, at: start_time }, close] : [close]
}

/** The next three events, soonest first, each with what comes next of it. */
function nextOf(events: components["schemas"]["CalendarEvent"][], { alliance, now, locale, zone }: RequestContext) {
  return events
    .flatMap((event) => marksOf(event).map((moment) => ({ ...event, ...moment })))
    .filter(({ at }) => Date.parse(at) >= now)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .filter((one, index, all) => all.findIndex(({ module, key }) => module === one.module && key === one.key) === index)
    .slice(0, 3)
    .map(({ module, key, subject, mark, at }) => ({
      id: key,
      module,
      href: recordHref(alliance, { module, key, group: null }),
      subject,
      mark,
      when: nearMoment(at, { locale, zone, isEnd: module === "proposal" }),
    }))
}

/** The month with the number of entries per day, and the next entries. A day is one string, `date|entries`, half the size of an object. */
function calendar(context: RequestContext) {
  const { locale, zone } = styleOf(context)
  const { weeks, year, month, ...range } = monthGrid(instantOf(context.now), zone)
  const call = context.api.get("/calendar", { query: rangeWithEdges(range) })
  return loadWidget(call, ({ items }) => {
    const events = items.filter((event) => event.status !== "cancelled")
    const dates = events.flatMap((event) => datesOf(event, zone))
    const totals = new Map<string, number>()
    for (const date of dates) totals.set(date, (totals.get(date) ?? 0) + 1)
    return {
      title: monthName(year, month, locale),
      today: weeks.flat().find(({ isToday }) => isToday)?.date,
      weeks: weeks.map((week) =>
        week.map(({ date, isInMonth }) => (isInMonth ? `${date}|${totals.get(date) ?? 0}` : null)),
      ),
      next: nextOf(events, context),
    }
  })
}

function statistics(context: RequestContext) {
  return loadWidget(context.api.get("/dashboard/statistics"), (answer) => answer)
}

function activity(context: RequestContext) {
  const call = context.api.get("/dashboard/activity", { query: { step: "day" } })
  const now = instantOf(context.now)
  return loadWidget(call, (answer) => {
    const [today] = datesBetween(now, now, answer.timezone)
    return activityView(answer, serverIntl(context.locale), context.locale, today)
  })
}

function notices(context: RequestContext, mark: Mark) {
  const style = styleOf(context)
  const call = context.api.get("/notice", { query: { status: ["sent"], sort: "-sent_time", size: 10 } })
  return loadWidget(call, ({ items }) =>
    items.slice(0, 5).map((notice) => ({
      id: notice.id,
      href: recordHref(context.alliance, { module: "notice", key: notice.id, group: notice.group }) ?? "",
      subject: subjectIn(context.locale, notice),
      isNew: notice.is_new,
      group: notice.group ? mark(notice.group) : undefined,
      sent: nearDay(notice.sent_time ?? notice.updated_time, style),
    })),
  )
}

/**
 * Topic calls that are open now or opening soon; those that end first come first. A disbanded group accepts no topics (WG-05): its calls are
 * left out, and more pages are read until the widget is full.
 */
async function openCalls({ api }: RequestContext) {
  const query = { status: ["ongoing" as const, "not_started" as const], sort: "end_time" as const }
  const load = async ({ page, size }: PagePart) =>
    valueOf(await api.get("/topic-call", { query: { ...query, size, page: page > 1 ? page : undefined } }))
  const open: components["schemas"]["TopicCallRow"][] = []
  for await (const calls of everyPage(load, 10)) {
    open.push(...calls.filter(({ group }) => group?.status !== "disband"))
    if (open.length >= 5) break
  }
  return { ok: true as const, value: open.slice(0, 5) }
}

function topicCalls(context: RequestContext) {
  const style = styleOf(context)
  return loadWidget(openCalls(context), (calls) =>
    calls.map(({ id, subject, group, start_time, end_time, status }): WidgetRow => {
      const isOpen = status === "ongoing"
      return {
        id,
        href: recordHref(context.alliance, { module: "topic_call", key: id, group }) ?? "",
        title: subject,
        of: group?.acronym,
        note: isOpen ? "workgroup.dashboard.open-until" : "workgroup.dashboard.opens",
        time: nearMoment(isOpen ? end_time : start_time, style),
      }
    }),
  )
}

function publicNotice(context: RequestContext, mark: Mark) {
  const style = styleOf(context)
  const now = instantOf(context.now)
  const query = {
    phase: ["public_notice" as const],
    status: ["ongoing" as const],
    sort: "deadline" as const,
    size: 10 as const,
  }
  return loadWidget(context.api.get("/proposal", { query }), ({ items }) =>
    items.slice(0, 5).map((proposal) => {
      const { deadline, phase_start_time: start } = proposal
      return {
        code: proposal.draft_code,
        href: proposalPaths.state(context.alliance, proposal.draft_code),
        title: proposal.title,
        group: mark(proposal.group),
        end: deadline ? nearDay(lastMomentBefore(deadline), style) : undefined,
        left: deadline ? daysLeft(now, lastMomentBefore(deadline), style.zone) : undefined,
        days: deadline && start ? daysLeft(start, deadline, style.zone) : undefined,
      }
    }),
  )
}

function waiting(context: RequestContext, mark: Mark) {
  const call = context.api.get("/needs-my-action", { query: { size: 10 } })
  return loadWidget(call, ({ items }) => ({ items: items.slice(0, 5).map((item) => waitingView(item, context, mark)) }))
}

/**
 * Starts all requests of the dashboard's widgets in parallel (DASH-01 to DASH-08).
 * @throws ApiFailure if the backend answers 401 to one of them
 */
export function dashboardWidgets(context: RequestContext, request: Pick<Request, "url">) {
  const mark = groupMarks(context.locale)
  const parts = {
    recent: recent(context, mark),
    calendar: calendar(context),
    statistics: statistics(context),
    activity: activity(context),
    notices: notices(context, mark),
    topicCalls: topicCalls(context),
    publicNotice: publicNotice(context, mark),
    waiting: waiting(context, mark),
  }
  return settleWidgets(parts, request, context)
}

export type Widgets = Awaited<ReturnType<typeof dashboardWidgets>>

/** Data of a widget whose request succeeded. */
export type WidgetView<Name extends keyof Widgets> = Extract<Awaited<Widgets[Name]>, { state: "ready" }>["value"]
