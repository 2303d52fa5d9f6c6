import { meetingRules } from "#mock/domains/meeting/rules.ts"
import type { MeetingRow } from "#mock/domains/meeting/records.ts"
import { writeLog, type Source } from "#mock/engine/log.ts"
import { runEffects, type User, type World } from "#mock/engine/rules.ts"
import { lastPhase } from "./phases.ts"
import type { ProposalRow } from "./records.ts"

/** The meetings affected by the end of a phase: ongoing ones are ended, those that have not started are cancelled. */
export function meetingsOfPhase(proposal: ProposalRow, world: World): Record<"ongoing" | "not_started", MeetingRow[]> {
  const { id } = lastPhase(proposal)
  const rows = world.store.rows.meeting.filter((row) => row.proposal_id === proposal.id && row.phase_id === id)
  const inState = (state: string) => rows.filter((row) => meetingRules.status(row, world) === state)
  return { ongoing: inState("ongoing"), not_started: inState("not_started") }
}

/** The reason that the participants of a cancelled meeting read, on its page and in the mail. */
const reasonOf = (draft_code: string) => `The phase of ${draft_code} has ended. ${draft_code} 的阶段已结束。`

/** Ends or cancels these meetings, each with its own log row and mails. */
export function endMeetingsOfPhase(proposal: ProposalRow, user: User, source: Source, world: World): void {
  const { ongoing, not_started } = meetingsOfPhase(proposal, world)
  const { draft_code } = proposal
  const end = (before: MeetingRow, action: "end" | "cancel", change: Partial<MeetingRow>) => {
    const { version, alliance_id, group_id, id: key } = before
    const changed_by_id = user?.id ?? before.changed_by_id
    const next = { ...before, ...change, changed_by_id, updated_time: world.now, version: version + 1 }
    const record = world.store.rows.meeting.put(next)
    writeLog(
      { ...source, operation: "system.cancel" },
      { user: null, module: "meeting", alliance_id, group_id, key, memo: draft_code },
    )
    runEffects(meetingRules.definition.actions[action][0], { user, record, before, world, source })
  }
  for (const meeting of ongoing) end(meeting, "end", { actual_end_time: world.now })
  for (const meeting of not_started) end(meeting, "cancel", { is_cancelled: true, cancel_reason: reasonOf(draft_code) })
}
