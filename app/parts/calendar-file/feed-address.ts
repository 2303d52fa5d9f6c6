import { paths } from "#app/lib/paths.ts"

/** The page on which one makes a feed of one record, which stands chosen there (CAL-03). */
export function feedAddress(alliance: string, module: "meeting" | "ballot" | "schedule", key: string): string {
  return `${paths.calendarFeed(alliance)}?${new URLSearchParams({ for: `${module} ${key}` })}`
}
