import type { ReactNode } from "react"
import type { MessageId } from "../message-id.ts"

/**
 * One column of a table. Order (docs/decisions/004-kit-and-forms.md): reference, subject, when, numbers, relations, status last.
 * `acts` stands last: what can be done with the row.
 * `ref` and `tag` share the first line of a card, `subject` is the row's header, `end` is set at the end edge (numbers).
 */
export type Column<Row> = {
  key: string
  head: MessageId
  /** What the head's text is filled in with, such as the zone of its times. */
  headValues?: Record<string, string>
  cell: (row: Row) => ReactNode
  kind?: "ref" | "subject" | "end" | "tag" | "acts"
  /** The sort key of the list's query. */
  sort?: string
  /** Prints the head before the value in a card; for values that do not speak for themselves. */
  isLabelled?: boolean
  /** Keeps the value on one line. */
  isWhole?: boolean
}
