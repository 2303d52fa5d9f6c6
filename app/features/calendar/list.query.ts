import type { components } from "#openapi/generated/schema.d.ts"
import { calendarModuleValues } from "#openapi/generated/values/calendar-module.ts"
import { cut } from "#app/lib/cut.ts"
import { isRecordId } from "#app/lib/route-params.ts"

export const calendarViews = ["month", "week", "day", "agenda"] as const

/** Search parameters of the calendar. The default date is today. */
export type CalendarSearch = {
  view: (typeof calendarViews)[number]
  /** RFC 3339 full-date, not validated. */ date?: string
  /** The kind of records (CAL-01). */
  module?: components["schemas"]["CalendarModule"]
  /** Acronym of the group. */ group?: string
  /** Only events in which the user takes part. */ isMine: boolean
  /** The record that gets another time: the hours of the week and the day lead there. */ move?: MovedKey
}

/** A record that can be moved. */
export type MovedKey = { module: (typeof movableModules)[number]; key: string }

/** Kinds of records that have one time and can get another (`CalendarListEvent`). */
export const movableModules = ["meeting", "schedule"] as const

function parseMove(text: string | null): MovedKey | undefined {
  const [, kind, key] = /^(\w+):(.+)$/.exec(text ?? "") ?? []
  const module = movableModules.find((known) => known === kind)
  return module && isRecordId(key) ? { module, key } : undefined
}

/** Parses a URL; unknown values fall back to their defaults. */
export function parseCalendar(url: string): CalendarSearch {
  const params = new URL(url).searchParams
  const view = params.get("view")
  const module = params.get("module")
  return {
    view: calendarViews.find((known) => known === view) ?? "month",
    date: params.get("date") || undefined,
    module: calendarModuleValues.find((known) => known === module),
    group: cut(params.get("group") ?? "", 20) || undefined,
    isMine: params.has("mine"),
    move: parseMove(params.get("move")),
  }
}

/** The search as name and value pairs, without defaults. */
export function calendarEntries({ view, date, module, group, isMine, move }: CalendarSearch): [string, string][] {
  const pairs: [string, string | undefined][] = [
    ["view", view === "month" ? undefined : view],
    ["date", date],
    ["module", module],
    ["group", group],
    ["mine", isMine ? "1" : undefined],
    ["move", move && `${move.module}:${move.key}`],
  ]
  return pairs.filter((pair): pair is [string, string] => pair[1] !== undefined)
}

/** Returns the query string of a changed search, including `?`. */
export function calendarHref(search: CalendarSearch, change: Partial<CalendarSearch>): string {
  return `?${new URLSearchParams(calendarEntries({ ...search, ...change }))}`
}

/** Id of the table of a month or a week: the link to it shows the days before today on narrow screens. */
export const earlierDays = "earlier-days"
