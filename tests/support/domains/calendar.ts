import type { Submission, TestDomain } from "../domain.ts"
import { insiders, restrictedReaders } from "../people.ts"

const create = (what: string, by: readonly string[]): Submission => ({
  route: "calendar/feed",
  path: "calendar/feed",
  operation: "calendar.feed.create",
  form: { intent: "make", what },
  by,
})

const submissions: Submission[] = [
  create("person", insiders),
  create("group COPT", insiders),
  create("group STEER", restrictedReaders),
  { ...create("meeting meeting-aurora-33", restrictedReaders), refusals: [400, 403] },
  {
    route: "calendar/feed",
    path: "calendar/feed",
    operation: "calendar.feed.delete",
    form: { intent: "revoke", id: "calendar-feed-aurora-1" },
    by: ["member"],
    // revoking a deleted feed is not an error: the page shows the remaining feeds
    refusals: [303, 404],
  },
]

/** The calendar, and calendar feeds. */
export const calendar: TestDomain = {
  screens: [
    { name: "calendar", path: "/calendar", person: "member", kind: "read" },
    { name: "calendar-week", path: "/calendar?view=week", person: "chair", kind: "read" },
    { name: "calendar-move", path: "/calendar?view=week&move=meeting:meeting-aurora-6", person: "chair", kind: "read" },
    { name: "calendar-agenda", path: "/calendar?view=agenda&module=meeting", person: "member", kind: "read" },
    { name: "calendar-none", path: "/calendar?view=agenda&date=2031-01-01&mine=1", person: "member", kind: "read" },
    { name: "calendar-feed", path: "/calendar/feed", person: "member", kind: "form" },
    { name: "calendar-feed-none", path: "/calendar/feed", person: "lone-member", kind: "form" },
  ],
  access: {
    calendar: ["member", 200],
    "calendar/feed": ["member", 200],
    "feed/:feedKey/calendar.ics": ["public", 404],
  },
  submissions,
  withoutBackend: {
    "feed/:feedKey/calendar.ics": 503,
  },
  showsNoTexts: {
    "feed/:feedKey/calendar.ics": "its key is shown once; a file, as those of the records",
  },
  restrictedQueries: { "calendar?group=STEER": 200 },
}
