import { day } from "#mock/engine/store/clock.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { OperationLogRow } from "#mock/engine/store/rows.ts"
import { addDays, dayIn, daysBetween } from "#mock/engine/days.ts"
import { fieldRefusal, Refusal } from "#mock/engine/refusal.ts"
import type { Checked, SignedIn } from "#mock/engine/handler.ts"

type Call = SignedIn<Checked<"dashboard.activity">>
type Numbers = { login_total: number; login_member_total: number; operation_total: number }

const maxDays = 366
const defaultDays = 30

/** Logins and operations per day or week, in the user's time zone: the seeded numbers plus those of this store's operation log. */
export function activityOf(call: Call, group: WorkgroupRow | null) {
  const { query, viewer, now } = call
  const zone = viewer.member.timezone
  const to = query.to ?? dayIn(zone, now)
  const from = query.from ?? addDays(to, 1 - defaultDays)
  const length = daysBetween(from, to) + 1
  if (length < 1) throw fieldRefusal("to", "end_too_early")
  if (length > maxDays) throw new Refusal("validation_failed", undefined, [tooMany])
  const step = query.step ?? "day"
  const stride = step === "week" ? 7 : 1
  const perDay = numbersByDay(call, group, zone, from)
  const items = Array.from({ length: Math.ceil(length / stride) }, (_, at) => {
    const days = Array.from({ length: Math.min(stride, length - at * stride) }, (__, more) =>
      addDays(from, at * stride + more),
    )
    return { date: days[0] ?? from, ...sum(days.map((date) => perDay.get(date) ?? nothing)) }
  })
  return { from, to, step, timezone: zone, items }
}

const tooMany = { field: "to", code: "too_many", message: "too many", params: { max: maxDays } } as const
const nothing: Numbers = { login_total: 0, login_member_total: 0, operation_total: 0 }

/** Numbers for each day, beginning with `from`. */
function numbersByDay(
  { store, alliance }: Call,
  group: WorkgroupRow | null,
  zone: string,
  from: string,
): Map<string, Numbers> {
  const since = Date.parse(from) - day
  const seeded = store.rows.activity.filter(
    (row) => row.alliance_id === alliance.id && row.group_id === (group?.id ?? null),
  )
  const byDay = new Map<string, Numbers>(seeded.map((row) => [row.date, row]))
  const logged = new Map<string, OperationLogRow[]>()
  for (const row of store.rows.operation_log.where("alliance_id", alliance.id)) {
    if (row.time < since || (group !== null && row.group_id !== group.id)) continue
    const date = dayIn(zone, row.time)
    const rows = logged.get(date)
    if (rows) rows.push(row)
    else logged.set(date, [row])
  }
  for (const [date, rows] of logged) byDay.set(date, sum([byDay.get(date) ?? nothing, numbersOf(rows)]))
  return byDay
}

function numbersOf(rows: readonly OperationLogRow[]): Numbers {
  const logins = rows.filter(({ operation }) => operation === "ticket.exchange")
  const people = new Set(logins.map(({ member_id }) => member_id))
  return { login_total: logins.length, login_member_total: people.size, operation_total: rows.length }
}

function sum(all: readonly Numbers[]): Numbers {
  const total = (name: keyof Numbers) => all.reduce((found, numbers) => found + numbers[name], 0)
  return {
    login_total: total("login_total"),
    login_member_total: total("login_member_total"),
    operation_total: total("operation_total"),
  }
}
