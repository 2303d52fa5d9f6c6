import { resultOf } from "./answers.ts"
import { text, unique } from "./bodies.ts"
import type { Request } from "./request.ts"
import type { Verification } from "./verification.ts"

const day = 24 * 3_600_000

const formOf = ({ records }: Verification, unique: string) => ({
  subject: `${records.run} ${unique} test schedule 测试日程`,
  type: "other",
  start_time: records.instant(8 * day),
  end_time: records.instant(9 * day),
  timezone: "UTC",
  location: null,
  description: text("Made by verify-backend. 由 verify-backend 创建。"),
})

/** Creates a schedule. */
export async function newSchedule(v: Verification): Promise<string> {
  const as = await v.people.get("alliance_admin")
  const exchange = await v.target.send("schedule.create", { as, body: formOf(v, unique()) })
  const { id } = resultOf(exchange)
  v.records.note("schedules", id)
  return String(id)
}

const schedule = async (v: Verification) => {
  const path = { id: await newSchedule(v) }
  return { own: { who: "alliance_admin" as const, read: "schedule.get", change: "schedule.update", path } }
}

const subscribed = async (v: Verification) => {
  const subject = await schedule(v)
  const as = await v.people.get("alliance_admin")
  await v.target.send("schedule.subscribe", { as, path: subject.own.path, body: { subscription_reminder: 30 } })
  return subject
}

/** Requests for the operations that write schedules and feeds. */
export const scheduleRequests: Readonly<Record<string, Request>> = {
  "schedule.create": {
    who: "alliance_admin",
    subject: () => Promise.resolve({}),
    body: (v, unique) => formOf(v, unique),
    other: { type: "training" },
  },
  "schedule.update": { who: "alliance_admin", subject: schedule, body: (v, unique) => formOf(v, unique) },
  "schedule.cancel": { who: "alliance_admin", subject: schedule, body: () => ({}), other: { version: 999_999 } },
  "schedule.subscribe": {
    who: "alliance_admin",
    subject: schedule,
    body: () => ({ subscription_reminder: 30 }),
    other: { subscription_reminder: 120 },
  },
  "schedule.unsubscribe": { who: "alliance_admin", subject: subscribed },
  "calendar.feed.create": {
    who: "alliance_admin",
    subject: () => Promise.resolve({}),
    body: ({ fixtures }) => ({ group_acronym: fixtures.alliance.group }),
  },
}
