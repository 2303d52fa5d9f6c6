/** The kinds of records that have a date (CAL-01). */
export const calendarModules = ["meeting", "ballot", "topic_call", "task", "schedule", "proposal"] as const

export type CalendarModule = (typeof calendarModules)[number]

const views = ["month", "week", "agenda"] as const

/** What the calendar is asked for, as it stands in the address. Without a date: today. */
export type CalendarSearch = {
  view: (typeof views)[number]
  /** RFC 3339 full-date, not checked yet. */ date?: string
  module?: CalendarModule
  /** Acronym. */ group?: string
  /** Only what the person takes part in. */ isMine: boolean
}

/** Reads an address; what is unknown falls back to its default. */
export function parseCalendar(url: string): CalendarSearch {
  const params = new URL(url).searchParams
  const view = params.get("view")
  const module = params.get("module")
  return {
    view: views.find((known) => known === view) ?? "month",
    date: params.get("date") || undefined,
    module: calendarModules.find((known) => known === module),
    group: params.get("group")?.slice(0, 20) || undefined,
    isMine: params.has("mine"),
  }
}

/** A search as name and value pairs, defaults left out. */
export function calendarEntries({ view, date, module, group, isMine }: CalendarSearch): [string, string][] {
  const pairs: [string, string | undefined][] = [
    ["view", view === "month" ? undefined : view],
    ["date", date],
    ["module", module],
    ["group", group],
    ["mine", isMine ? "1" : undefined],
  ]
  return pairs.filter((pair): pair is [string, string] => pair[1] !== undefined)
}

/** The query string of a search with changes, `?` included. */
export function calendarHref(search: CalendarSearch, change: Partial<CalendarSearch>): string {
  return `?${new URLSearchParams(calendarEntries({ ...search, ...change }))}`
}
