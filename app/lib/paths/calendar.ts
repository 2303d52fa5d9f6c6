import { below } from "./address.ts"

/** Paths of the calendar feed; the calendar is in `paths.ts`. */
export const calendarPaths = {
  feed: (alliance: string) => below(alliance, "calendar", "feed"),
  feedFile: (alliance: string, key: string) => below(alliance, "feed", key, "calendar.ics"),
}
