import { paths } from "#app/lib/paths.ts"
import type { Domain } from "#app/parts/domain/domain.ts"

export const calendar: Domain = {
  operations: ["calendar.logged.feed.create", "calendar.logged.feed.delete"],
  navigation: { title: "calendar.title", href: ({ alliance }) => paths.calendar(alliance), position: 2, goKey: "c" },
}
