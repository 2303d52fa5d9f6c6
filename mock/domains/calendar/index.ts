import type { Domain } from "#mock/engine/domain.ts"
import { calendarFeedHandlers } from "./feed.ts"
import { calendarHandlers } from "./handlers.ts"
import { seedFeeds } from "./seed.ts"

/** The calendar of all records with a date, and feeds for calendar programs. */
export const calendar: Domain = {
  rows: ["calendar_feed"],
  handlers: { ...calendarHandlers, ...calendarFeedHandlers },
  seed: seedFeeds,
}
