import { exportable } from "#mock/domains/export-package/exportable.ts"
import type { ExportedRecord, Exporter, RecordExport } from "#mock/engine/domain.ts"
import { publishedPapers, recordsOf } from "./read.ts"
import { ballotRules } from "./rules.ts"
import { ballotRow } from "./view.ts"

/** Export definition of ballots; includes the votes only for users who may read them. */
export const ballotExport: RecordExport = {
  title: { english: "Ballots", chinese: "投票" },
  list: "ballot.list",
  headings: {
    quorum_percent: "最低投票率（%）",
    majority_percent: "通过比例（%）",
    counted_by: "计票单位",
    is_secret: "无记名",
    my_entity: "我的单位",
    voters: "投票人数",
    turnout: "已投票人数",
    previous_ballot: "原投票",
    my_vote: "我的投票",
    cast_by: "代投人",
  },
  one: exportBallot,
}

function exportBallot(call: Exporter, key: string): ExportedRecord {
  const { member } = call.viewer
  const ballot = exportable(call, call.store.rows.ballot.get(key), ballotRules)
  const papers = {
    name: { english: "Votes by receipt code", chinese: "按回执代码列出的选票" },
    rows: publishedPapers(member, ballot, call),
  }
  const mayReadVotes = !ballotRules.can(member, "record.list", ballot, call)
  return {
    subject: ballot.subject,
    number: ballot.number,
    row: ballotRow(ballot, member, call),
    file_ids: ballot.documentation_ids,
    tables: [
      ...(mayReadVotes ? [{ name: { english: "Votes", chinese: "投票记录" }, rows: recordsOf(ballot, call) }] : []),
      ...(papers.rows.length > 0 ? [papers] : []),
    ],
  }
}
