import { below } from "./address.ts"

/** Addresses of the pages of calendars, without their list (`paths.ts`). */
export const calendarPaths = {
  feed: (alliance: string) => below(alliance, "calendar", "feed"),
  feedFile: (alliance: string, key: string) => below(alliance, "feed", key, "calendar.ics"),
}
