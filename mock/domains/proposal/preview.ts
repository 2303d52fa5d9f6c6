import { meetingRecordRef } from "#mock/domains/meeting/record-ref.ts"
import { meetingRules } from "#mock/domains/meeting/rules.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { MeetingRow } from "#mock/domains/meeting/records.ts"
import { emptyPreview, type Preview, previewOfAction, recipients } from "#mock/domains/preview/parts.ts"
import { groupScope } from "#mock/domains/workgroup/scope.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { proposalNamed } from "./guard.ts"
import { proposalListRules } from "./list-rules.ts"
import { administratorsOf, recipientsOf, type MailEvent } from "./mail.ts"
import { meetingsOfPhase } from "./phase-meetings.ts"
import { proposalRecordRef } from "./record-ref.ts"
import type { ProposalRow } from "./records.ts"
import { proposalRules } from "./rules.ts"

/** Actions with a preview. Beginning a phase has none: its recipients depend on the new phase. */
type Action = Exclude<MailEvent, "create">

const actions: readonly Action[] = [
  "review",
  "phase.create",
  "phase.end",
  "submit-archive",
  "archive",
  "send-back",
  "withdraw",
  "close",
  "submitter.update",
  "revision.create",
  "feedback.create",
]
const irreversible: ReadonlySet<Action> = new Set(["review", "phase.end", "archive", "withdraw", "close"])
const locking: Partial<Record<Action, Preview["changes"][number]["effect"]>> = {
  archive: "locks",
  withdraw: "withdraws",
  close: "closes",
  "submitter.update": "revokes",
}

/** Preview of submitting a proposal or of an action on one. */
export function previewProposal(call: PreviewCall): () => Preview {
  if (call.query.action === "create") return previewOfSubmission(call)
  const find = proposalNamed(call, call.query.key)
  const { member } = call.viewer
  return previewOfAction(call, {
    actions,
    rules: proposalRules,
    find,
    preview: (action, proposal: ProposalRow, world) => proposalPreview(action, proposal, member, world),
  })
}

/** Preview of submitting: proposal administrators receive a mail. */
function previewOfSubmission(call: PreviewCall): () => Preview {
  const { store, now, viewer, query } = call
  const world = { store, now }
  const findScope = groupScope(call, query, proposalListRules)
  return () => {
    findScope()
    const { alliance_id } = viewer.member
    const ids = administratorsOf({ alliance_id }, world)
    const people = ids.flatMap((id) => store.rows.member.get(id) ?? [])
    return {
      ...emptyPreview,
      module: "proposal",
      key: null,
      action: "create",
      record: null,
      changes: [{ effect: "creates", module: "proposal", total: 1, items: [] }],
      recipients: recipients(people, [], world),
    }
  }
}

function proposalPreview(action: Action, proposal: ProposalRow, user: MemberRow, world: World): Preview {
  const record = proposalRecordRef(proposal, world)
  const effect = locking[action]
  return {
    ...emptyPreview,
    module: "proposal",
    key: proposal.draft_code,
    action,
    record,
    changes: [
      ...(effect ? [{ effect, module: "proposal" as const, total: 1, items: [record] }] : []),
      ...(action === "phase.end" ? meetingChanges(proposal, user, world) : []),
    ],
    recipients: recipients(recipientsOf(action, proposal, world), [], world),
    warnings: irreversible.has(action) ? [{ code: "irreversible", record }] : [],
  }
}

/** Ending a phase ends its ongoing meeting and cancels those that have not started; only those that the user may read are named. */
function meetingChanges(proposal: ProposalRow, user: MemberRow, world: World): Preview["changes"] {
  const { ongoing, not_started } = meetingsOfPhase(proposal, world)
  const change = (effect: "ends" | "cancels", rows: MeetingRow[]) => {
    const items = rows
      .filter((row) => !meetingRules.read(user, row, world))
      .slice(0, 20)
      .map((row) => meetingRecordRef(row, world))
    return rows.length > 0 ? [{ effect, module: "meeting" as const, total: rows.length, items }] : []
  }
  return [...change("ends", ongoing), ...change("cancels", not_started)]
}
