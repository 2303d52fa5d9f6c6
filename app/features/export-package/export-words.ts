import { hasRecords, type ExportModule } from "#app/parts/export/export-address.ts"
import type { MessageId } from "#app/ui/message-id.ts"

const listTitles = {
  meeting: "export.meeting.list",
  ballot: "export.ballot.list",
  workgroup: "export.workgroup.list",
  download: "export.download.list",
  task: "export.task.list",
  topic_call: "export.topic-call.list",
  proposal: "export.proposal.list",
  operation_log: "export.operation-log.list",
} as const satisfies Record<ExportModule, MessageId>

const recordTitles = {
  meeting: "export.meeting.record",
  ballot: "export.ballot.record",
  topic_call: "export.topic-call.record",
  proposal: "export.proposal.record",
} as const

/** What the page that asks for a package is called: of a list, or of one record. */
export function exportTitle(module: ExportModule, of: "list" | "record"): MessageId {
  return of === "record" && hasRecords(module) ? recordTitles[module] : listTitles[module]
}
