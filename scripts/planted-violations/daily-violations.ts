import { resulting, rowsWrong } from "./plants.ts"
import type { Row } from "./row.ts"

type Shown = Record<string, unknown>

/** Changes the record that a preview is about. */
const previewOf = (operation: string, change: (record: Shown) => Shown) =>
  resulting(operation, ({ record, ...rest }) => ({ ...rest, record: record ? change(record as Shown) : record }))

/** Changes the items of a list. */
const itemsOf = (operation: string, change: (items: Shown[]) => Shown[]) =>
  resulting(operation, (result) => ({ ...result, items: change(result.items as Shown[]) }))

/** Violations of what the calendar, invitations, previews, the search and the inbox take over from other records. */
export const dailyRows: Row[] = [
  [
    "an invitation loses the files of the guidelines",
    "member-invitation.create",
    "file",
    (at) => resulting(at, (result) => ({ ...result, attachments: [] })),
  ],
  ["the calendar lets nobody move a meeting", "calendar.list", "list", (at) => rowsWrong(at, "actions", [])],
  ["a preview names another record", "preview.get", "effect", (at) => previewOf(at, (one) => ({ ...one, title: "-" }))],
  ["a preview shows another state", "preview.get", "effect", (at) => previewOf(at, (one) => ({ ...one, status: "-" }))],
  [
    "a preview is about another action",
    "preview.get",
    "effect",
    (at) => resulting(at, (one) => ({ ...one, action: "-" })),
  ],
  [
    "a preview of an action has no key",
    "preview.get",
    "effect",
    (at) => resulting(at, (one) => ({ ...one, key: null })),
  ],
  [
    "the excerpt of a search is not the text that was found",
    "search.list",
    "effect",
    (at) => rowsWrong(at, "excerpt", "-"),
  ],
  [
    "a search shows another record than it finds",
    "search.list",
    "effect",
    (at) => itemsOf(at, (items) => items.map((one) => ({ ...one, record: { ...(one.record as Shown), key: "-" } }))),
  ],
  [
    "a search shows the oldest records first",
    "search.list",
    "list",
    (at) => itemsOf(at, (items) => [...items].reverse()),
  ],
  [
    "the counts of a search are too high",
    "search.list",
    "list",
    (at) => resulting(at, (one) => ({ ...one, counts: { ...(one.counts as Shown), meeting: 1000 } })),
  ],
  ["all emails are in English", "task.create", "effect", () => rowsWrong("inbox.list", "subject", "New task")],
]
