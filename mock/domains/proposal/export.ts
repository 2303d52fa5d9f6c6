import type { ExportedRecord, Exporter, RecordExport } from "#mock/engine/domain.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { proposalRules } from "./rules.ts"
import { feedbackOn, feedbackRecord, proposalRow } from "./view.ts"

/** Export definition of proposals: with revisions, feedback and files. Everybody who may read a proposal may export it. */
export const proposalExport: RecordExport = {
  title: { english: "Proposals", chinese: "提案" },
  list: "proposal.list",
  headings: {
    authors: "作者",
    submitter: "提交人",
    latest_revision: "最新修订版",
    phase_start_time: "阶段开始时间",
    reject_reason: "驳回原因",
    close_reason: "关闭原因",
    waiting_for: "等待处理人",
    number: "修订版",
    memo: "说明",
    text: "内容",
    answer: "答复",
  },
  one: exportProposal,
}

function exportProposal(call: Exporter, key: string): ExportedRecord {
  const { member } = call.viewer
  const proposal = call.store.rows.proposal.find(
    ({ id, draft_code, alliance_id }) => alliance_id === member.alliance_id && (draft_code === key || id === key),
  )
  if (!proposal) throw fieldRefusal("key", "unknown_reference")
  const refusal = proposalRules.read(member, proposal, call)
  if (refusal) throw refusal
  const { draft_code, title, revisions } = proposal
  const feedback = feedbackOn(proposal, call)
  return {
    subject: title,
    number: draft_code,
    row: proposalRow(proposal, member, call),
    file_ids: [...revisions, ...feedback].flatMap(({ attachment_ids }) => attachment_ids),
    tables: [
      {
        name: { english: "Revisions", chinese: "修订版" },
        rows: revisions.map((revision) => ({
          number: revision.number,
          title: revision.title,
          memo: revision.memo,
          created_time: toText(revision.created_time),
          text: revision.content.text,
        })),
      },
      {
        name: { english: "Feedback", chinese: "反馈" },
        rows: feedback.map((row) => {
          const { author, revision, created_time, text, answer } = feedbackRecord(row, proposal, call)
          return { author, number: revision.number, created_time, text, answer: answer?.text ?? null }
        }),
      },
    ],
  }
}
