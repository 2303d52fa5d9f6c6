import { below } from "./address.ts"

/** Paths of schedules; the list is in `paths.ts`. */
export const schedulePaths = {
  create: (alliance: string) => below(alliance, "schedule", "create"),
  detail: (alliance: string, id: string) => below(alliance, "schedule", id),
  edit: (alliance: string, id: string) => below(alliance, "schedule", id, "edit"),
  cancel: (alliance: string, id: string) => below(alliance, "schedule", id, "cancel"),
  calendar: (alliance: string, id: string) => below(alliance, "schedule", id, "calendar.ics"),
  csv: (alliance: string) => below(alliance, "schedule.csv"),
}
