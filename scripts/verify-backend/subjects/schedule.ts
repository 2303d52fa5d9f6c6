import { note, text } from "./bodies.ts"
import { maker, sendAs, type Kind, type Verification } from "./subject.ts"
import { day } from "./test-records.ts"

const who = "alliance_admin"

const formOf = ({ records }: Verification, unique: string) => ({
  subject: `${records.run} ${unique} test schedule 测试日程`,
  type: "other",
  start_time: records.instant(8 * day),
  end_time: records.instant(9 * day),
  timezone: "UTC",
  location: null,
  description: text(note),
})

const schedule = maker("schedule", formOf)

async function subscribed(v: Verification) {
  const subject = await schedule(v)
  await sendAs(v, who, "schedule.subscribe", { path: subject.path, body: { subscription_reminder: 30 } })
  return subject
}

export const schedules: Kind = {
  name: "schedules",
  creates: ["schedule.create"],
  sample: { path: "/schedule/{id}", make: schedule },
  writes: {
    "schedule.create": { who, body: formOf, other: { type: "training" } },
    "schedule.update": { who, subject: schedule, body: formOf },
    "schedule.cancel": { who, subject: schedule, body: () => ({}), other: { version: 999_999 } },
    "schedule.subscribe": {
      who,
      subject: schedule,
      body: () => ({ subscription_reminder: 30 }),
      other: { subscription_reminder: 120 },
    },
    "schedule.unsubscribe": { who, subject: subscribed },
  },
}
