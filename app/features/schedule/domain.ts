import { schedulePaths } from "#app/lib/paths/schedule.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { scheduleList } from "./schedule.list.ts"
import { scheduleStatusTexts } from "./schedule.status.ts"

export const schedule: Domain = {
  records: {
    schedule: {
      href: ({ alliance }, id) => schedulePaths.detail(alliance, id),
      statuses: scheduleStatusTexts,
      create: { href: ({ alliance }) => schedulePaths.create(alliance), text: "schedule.list.create" },
    },
  },
  operations: [
    "schedule.logged.create",
    "schedule.logged.update",
    "schedule.logged.cancel",
    "schedule.logged.subscribe",
    "schedule.logged.unsubscribe",
  ],
  fields: { type: "schedule.type" },
  values: {
    conference: "schedule.type.conference",
    training: "schedule.type.training",
    deadline: "schedule.type.deadline",
    maintenance: "schedule.type.maintenance",
    other: "schedule.type.other",
  },
  navigation: { ...scheduleList, position: 7, goKey: "e" },
}
