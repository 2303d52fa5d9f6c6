import { ballotRules } from "./rules.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import { previewOfEventCreation } from "#mock/domains/proposal/creation-preview.ts"
import { ballotNamed, ballotRecordRef } from "./guard.ts"
import { ballotListRules } from "./list-rules.ts"
import { recipientsOf } from "./mail.ts"
import { isEveryone } from "#mock/domains/member/participants.ts"
import type { World } from "#mock/engine/rules.ts"
import type { BallotRow } from "./records.ts"
import { ballotReminder } from "./view.ts"
import { emptyPreview, type Preview, previewOfAction, recipients } from "#mock/domains/preview/parts.ts"

const actions = ["update", "cancel", "extend", "remind"] as const
type Action = (typeof actions)[number]

const irreversible: ReadonlySet<Action> = new Set(["cancel", "extend"])

/** Preview of creating a ballot or of an action on one. */
export function previewBallot(call: PreviewCall): () => Preview {
  if (call.query.action === "create") return previewOfEventCreation(call, ballotListRules)
  const find = ballotNamed(call, call.query.key)
  return previewOfAction(call, { actions, rules: ballotRules, find, preview: ballotPreview })
}

/** Preview of an action on a ballot. */
function ballotPreview(action: Action, ballot: BallotRow, world: World): Preview {
  const record = ballotRecordRef(ballot, world)
  const { group_id, voters } = ballot
  const groups = isEveryone(voters) ? (group_id === null ? [] : [group_id]) : voters.group_ids
  return {
    ...emptyPreview,
    module: "ballot",
    key: ballot.id,
    action,
    record,
    changes: [],
    recipients: recipients(recipientsOf(action, ballot, world), groups, world),
    warnings: irreversible.has(action) ? [{ code: "irreversible", record }] : [],
    reminder: action === "remind" ? ballotReminder(ballot, world) : null,
  }
}
