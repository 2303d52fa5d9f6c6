import { ballotRules } from "./rules.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import { previewOfEventCreation } from "#mock/domains/proposal/creation-preview.ts"
import { ballotNamed } from "./guard.ts"
import { ballotListRules } from "./list-rules.ts"
import { recipientsOf, type MailEvent } from "./mail.ts"
import { isEveryone } from "#mock/domains/member/participants.ts"
import type { World } from "#mock/engine/rules.ts"
import type { BallotRow } from "./records.ts"
import { ballotReminder } from "./view.ts"
import { emptyPreview, recipients, type Preview, previewOfRecord } from "#mock/domains/preview/parts.ts"
import { ballotRecordRef } from "./record-ref.ts"

type Action = Exclude<MailEvent, "create">

const actions: ReadonlySet<string> = new Set<Action>(["update", "cancel", "extend", "remind"])
const irreversible: ReadonlySet<Action> = new Set(["cancel", "extend"])

/** Preview of creating a ballot or of an action on one. */
export function previewBallot(call: PreviewCall): () => Preview {
  if (call.query.action === "create") return previewOfEventCreation(call, ballotListRules)
  return previewOfRecord(call, {
    isAction: isBallotAction,
    find: ballotNamed(call, call.query.key),
    refusal: (action, ballot, world) => ballotRules.can(call.viewer.member, action, ballot, world),
    preview: ballotPreview,
  })
}

/** Whether a ballot action has a preview. */
function isBallotAction(action: string): action is Action {
  return actions.has(action)
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
