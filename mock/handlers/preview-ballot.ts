import { recipientsOf, type Occasion } from "../rules/ballot-mail.ts"
import { isEveryone } from "../rules/participants.ts"
import type { World } from "../rules/rules.ts"
import type { BallotRow } from "../store/work-records.ts"
import { ballotReminder } from "./ballot-view.ts"
import { nothing, recipients, type Preview } from "./preview-parts.ts"
import { ballotRecordRef } from "./record-ref.ts"

type Action = Exclude<Occasion, "create">

const actions: ReadonlySet<string> = new Set<Action>(["update", "cancel", "extend", "remind"])
const irreversible: ReadonlySet<Action> = new Set(["cancel", "extend"])

/** Whether an action of a ballot has a preview. */
export function isBallotAction(action: string): action is Action {
  return actions.has(action)
}

/** What an action on a ballot would do. */
export function ballotPreview(action: Action, ballot: BallotRow, world: World): Preview {
  const record = ballotRecordRef(ballot, world)
  const { group_id, voters } = ballot
  const groups = isEveryone(voters) ? (group_id === null ? [] : [group_id]) : voters.group_ids
  return {
    ...nothing,
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
