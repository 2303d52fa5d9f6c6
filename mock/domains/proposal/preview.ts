import type { MemberRow } from "#mock/domains/member/records.ts"
import {
  changesOfEnding,
  emptyPreview,
  type Preview,
  previewOfAction,
  recipients,
} from "#mock/domains/preview/parts.ts"
import { groupScope } from "#mock/domains/workgroup/scope.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { proposalNamed } from "./guard.ts"
import { proposalListRules } from "./list-rules.ts"
import { administratorsOf, recipientsOf, type MailEvent } from "./mail.ts"
import { endingWithPhases } from "./phase-ending.ts"
import { proposalRecordRef } from "./record-ref.ts"
import type { ProposalRow } from "./records.ts"
import { proposalRules } from "./rules.ts"

/** Actions with a preview. Beginning a phase has none: its recipients depend on the new phase. */
type Action = Exclude<MailEvent, "create" | "phase.create" | "system.close">

const actions: readonly Action[] = [
  "review",
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
/** Actions that end the running phase, and all that belongs to it. */
const phaseEnding: ReadonlySet<Action> = new Set(["review", "phase.end", "send-back", "withdraw", "close"])
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
  return previewOfAction(call, {
    actions,
    rules: proposalRules,
    find,
    preview: (action, proposal, world) => proposalPreview(action, proposal, call.viewer.member, world),
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
  const isEnding = phaseEnding.has(action) && proposal.phase !== null
  const endings = isEnding ? endingWithPhases([proposal], world) : []
  const mailed = [recipientsOf(action, proposal, world), ...endings.map(({ recipients: people }) => people)].flat()
  return {
    ...emptyPreview,
    module: "proposal",
    key: proposal.draft_code,
    action,
    record,
    changes: [
      ...(effect ? [{ effect, module: "proposal" as const, total: 1, items: [record] }] : []),
      ...changesOfEnding(endings, user),
    ],
    recipients: recipients(mailed, [], world),
    warnings: irreversible.has(action) ? [{ code: "irreversible", record }] : [],
  }
}
