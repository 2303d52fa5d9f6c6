import { exportable } from "#mock/domains/export-package/exportable.ts"
import type { ExportedRecord, Exporter, RecordExport } from "#mock/engine/domain.ts"
import { meetingRules } from "./rules.ts"
import { meetingRow } from "./view.ts"

/** How meetings are exported. */
export const meetingExport: RecordExport = {
  title: { english: "Meetings", chinese: "会议" },
  list: "meeting.list",
  headings: {
    planned_end_time: "计划结束时间",
    actual_end_time: "实际结束时间",
    participants: "参与人数",
    organizer: "组织者",
  },
  one: exportMeeting,
}

function exportMeeting(call: Exporter, key: string): ExportedRecord {
  const meeting = exportable(call, call.store.rows.meeting.get(key), meetingRules)
  const { subject, number, documentation_ids, summary_file_ids } = meeting
  const row = meetingRow(meeting, call.viewer.member, call)
  return { subject, number, row, file_ids: [...documentation_ids, ...summary_file_ids], tables: [] }
}
