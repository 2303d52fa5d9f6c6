import { decisionTable } from "#mock/domains/decision/export.ts"
import { exportable } from "#mock/domains/export-package/exportable.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import type { ExportedRecord, Exporter, RecordExport } from "#mock/engine/domain.ts"
import { agendaOf } from "./agenda.ts"
import { meetingRules } from "./rules.ts"
import { meetingRow, topicRecord } from "./view.ts"

/** Export definition of meetings: each with its topics, attendance, decisions and files. */
export const meetingExport: RecordExport = {
  title: { english: "Meetings", chinese: "会议" },
  list: "meeting.list",
  headings: {
    planned_end_time: "计划结束时间",
    actual_end_time: "实际结束时间",
    participants: "参会人数",
    organizer: "召集人",
  },
  one: exportMeeting,
}

function exportMeeting(call: Exporter, key: string): ExportedRecord {
  const { store, viewer } = call
  const meeting = exportable(call, store.rows.meeting.get(key), meetingRules)
  const { subject, number, documentation_ids, summary_file_ids, attendee_ids } = meeting
  const topics = agendaOf(meeting.id, store)
  return {
    subject,
    number,
    row: meetingRow(meeting, viewer.member, call),
    file_ids: [...documentation_ids, ...summary_file_ids, ...topics.flatMap(({ attachment_ids }) => attachment_ids)],
    tables: [
      {
        name: { english: "Topics", chinese: "议题" },
        rows: topics.map((topic) => topicRecord(topic, viewer.member, call)),
      },
      {
        name: { english: "Attendance", chinese: "出席情况" },
        rows: attendee_ids.map((id) => {
          const { name, organization } = memberRefOf(store, id)
          return { name, organization }
        }),
      },
      decisionTable(meeting, call),
    ].filter(({ rows }) => rows.length > 0),
  }
}
