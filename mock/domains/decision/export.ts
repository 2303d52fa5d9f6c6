import type { MeetingRow } from "#mock/domains/meeting/records.ts"
import type { Exporter, RecordExport, RecordFiles } from "#mock/engine/domain.ts"
import { decisionRules } from "./rules.ts"
import { decisionRecord } from "./view.ts"

const title = { english: "Decisions", chinese: "决议" }

const headings = {
  text: "决议",
  topic: "议题",
  ballot: "投票",
  decided_time: "作出时间",
  approved_time: "批准时间",
  approved_by: "批准人",
}

/** Export definition of the register of decisions. */
export const decisionExport: RecordExport = { title, list: "decision.list", headings }

/** The recorded decisions of a meeting as a table of its export, as the register has them. */
export function decisionTable({ id }: MeetingRow, { store, now, viewer }: Exporter): RecordFiles["tables"][number] {
  const world = { store, now }
  const recorded = store.rows.decision.filter(
    (row) => row.meeting_id === id && decisionRules.status(row, world) === "recorded",
  )
  const inOrder = recorded.sort((a, b) => a.number - b.number)
  return { name: title, headings, rows: inOrder.map((row) => decisionRecord(row, viewer.member, world)) }
}
