import { listQuery, type ListSearch } from "#app/lib/list-query.ts"
import type { StatusSymbol } from "#app/ui/feedback/tone.ts"

const statuses = ["idle", "live", "closed", "void"] as const satisfies StatusSymbol[]

export type Sample = {
  id: string
  subject: string
  minutes: number
  status: (typeof statuses)[number]
}

const subjects = ["Lane skew budget", "Reference transmitter", "Eye mask or not", "Connector inspection", "Cold plates"]

/** Sample rows for the list, enough for three pages. */
const samples: Sample[] = Array.from({ length: 61 }, (_, index) => ({
  id: `KIT-M-${String(61 - index).padStart(3, "0")}`,
  subject: `${subjects[index % subjects.length]}, ${61 - index}`,
  minutes: 30 * (1 + (index % 5)),
  status: statuses[index % statuses.length] ?? "idle",
}))

export const sampleQuery = listQuery({ sort: ["-id", "subject", "-minutes"], filters: { status: statuses } })

/** Simulates a backend list: filters, sorts, counts, and returns one page. */
export function findSamples(search: ListSearch<"id" | "subject" | "minutes", { status: typeof statuses }>) {
  const found = samples.filter((sample) => sample.subject.toLowerCase().includes(search.q.toLowerCase()))
  const counts = statuses.map((status) => ({ status, count: found.filter((one) => one.status === status).length }))
  const rows = found.filter(({ status }) => !search.filters.status || status === search.filters.status)
  const sign = search.direction === "asc" ? 1 : -1
  const compare = (a: Sample, b: Sample) =>
    search.sort === "minutes" ? a.minutes - b.minutes : a[search.sort].localeCompare(b[search.sort])
  const sorted = [...rows].sort((a, b) => sign * compare(a, b))
  const from = (search.page - 1) * search.size
  return { items: sorted.slice(from, from + search.size), total: rows.length, counts }
}

/** Sample people to select from. */
export const people = [
  { value: "1", text: "Mara Ellingsen", note: "Halden Lightworks" },
  { value: "2", text: "Jonas Brekkhus", note: "Halden Lightworks" },
  { value: "3", text: "沈牧阳", note: "澜岸通信", lang: "zh" },
  { value: "4", text: "包致远", note: "澜岸通信", lang: "zh" },
  { value: "5", text: "Tomasz Wierzbowiec", note: "Pinewater Labs" },
]

export const zones = [
  { value: "Asia/Shanghai", text: "Asia/Shanghai (UTC+8)" },
  { value: "Europe/Oslo", text: "Europe/Oslo (UTC+1)" },
  { value: "UTC", text: "UTC" },
]

/** The demo backend's possible responses, to see each way in which a form can be shown again. */
export const answers = ["done", "refused", "timeout", "server"] as const

export const kinds = ["online", "onsite"] as const
