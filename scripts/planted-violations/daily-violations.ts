import { resulting, rowsWrong } from "./plants.ts"
import type { Row } from "./row.ts"

/** Violations of what the calendar and an invitation take over from other records. */
export const dailyRows: Row[] = [
  [
    "an invitation loses the files of the guidelines",
    "member-invitation.create",
    "file",
    (at) => resulting(at, (result) => ({ ...result, attachments: [] })),
  ],
  ["the calendar lets nobody move a meeting", "calendar.list", "list", (at) => rowsWrong(at, "actions", [])],
]
