import type { ExportModule } from "#app/parts/export/export-address.ts"
import type { MessageId } from "#app/ui/message-id.ts"

/** What the page that asks for a package is called: of a list, and of one record. */
export const exportTitles = {
  meeting: { list: "export.meeting.list", record: "export.meeting.record" },
  ballot: { list: "export.ballot.list", record: "export.ballot.record" },
} as const satisfies Record<ExportModule, Record<"list" | "record", MessageId>>
