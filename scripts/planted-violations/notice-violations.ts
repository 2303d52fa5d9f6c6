import { allowed, notKept, resulting } from "./plants.ts"
import type { Row } from "./row.ts"

/** What is left of a plan. */
const kept = { planned_time: "2031-06-16T07:30:00Z", timezone: "UTC" }

/** What a backend can get wrong about notices in two languages and planned ones (NOTICE-04). */
export const noticeRows: Row[] = [
  ["a plain member plans a notice", "notice.plan", "role", (at) => allowed(at, "member")],
  ["the zone of a planned notice is not kept", "notice.plan", "effect", (at) => notKept(at, "timezone", "UTC")],
  [
    "a planned notice is sent at once",
    "notice.plan",
    "effect",
    () =>
      resulting("notice.get", (notice) => ({ ...notice, ...(notice.status === "planned" && { status: "sending" }) })),
  ],
  [
    "a recalled notice keeps its plan",
    "notice.recall",
    "effect",
    () => resulting("notice.get", (notice) => ({ ...notice, ...(notice.status === "draft" && kept) })),
  ],
  [
    "the English subject is not kept",
    "notice.create",
    "effect",
    (at) => notKept(at, "subject_english", "Another subject"),
  ],
]
