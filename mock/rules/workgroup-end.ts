import type { WorkgroupRow } from "../store/records.ts"
import type { BallotRow, MeetingRow, NoticeRow, ProposalRow } from "../store/work-records.ts"
import { ballotRules } from "./ballot.ts"
import { writeLog } from "./log.ts"
import { meetingRules } from "./meeting.ts"
import { noticeRules } from "./notice.ts"
import { proposalRules, statusOfState } from "./proposal.ts"
import type { Effect, Rule, Role, World } from "./rules.ts"

/** What ends together with a group (states.md section 11). */
export type Ending = { meetings: MeetingRow[]; ballots: BallotRow[]; proposals: ProposalRow[]; notices: NoticeRow[] }

/** Meetings and ballots that have not begun, proposals that are not closed, notices that are not sent; what is under way goes on. */
export function endingWith({ id }: WorkgroupRow, world: World): Ending {
  const { meeting, ballot, proposal, notice } = world.store.rows
  const isOurs = ({ group_id }: { group_id: string | null }) => group_id === id
  return {
    meetings: meeting.filter((row) => isOurs(row) && meetingRules.status(row, world) === "not_started"),
    ballots: ballot.filter((row) => isOurs(row) && ballotRules.status(row, world) === "not_started"),
    proposals: proposal.filter((row) => isOurs(row) && statusOfState(proposalRules.status(row, world)) === "ongoing"),
    notices: notice.filter((row) => isOurs(row) && ["draft", "holding"].includes(noticeRules.status(row, world))),
  }
}

/** What people read as the reason, in both languages: the records of an alliance are. */
function reasonOf({ acronym }: WorkgroupRow): string {
  return `${acronym} was disbanded. ${acronym} 已解散。`
}

type Row = { id: string; alliance_id: string; group_id: string | null; version: number }
type Done = Parameters<Effect<WorkgroupRow>>[0]

/** Ends it all; each record has its row in the log, written as what followed, and its own mails. */
export const endTogether: Effect<WorkgroupRow> = (done) => {
  const { user, record: group, world } = done
  const { meeting, ballot, proposal, notice } = world.store.rows
  const { meetings, ballots, proposals, notices } = endingWith(group, world)
  const reason = reasonOf(group)
  const cancelled = (row: MeetingRow | BallotRow) => ({
    ...next(row, world),
    is_cancelled: true,
    cancel_reason: reason,
    changed_by_id: user?.id ?? row.changed_by_id,
  })
  for (const before of meetings) {
    const record = meeting.put({ ...before, ...cancelled(before) })
    log(done, "meeting", record, `not_started -> cancelled: ${reason}`)
    follow(meetingRules.definition.actions.cancel, { ...done, record, before })
  }
  for (const before of ballots) {
    const record = ballot.put({ ...before, ...cancelled(before) })
    log(done, "ballot", record, `not_started -> cancelled: ${reason}`)
    follow(ballotRules.definition.actions.cancel, { ...done, record, before })
  }
  for (const before of proposals) {
    proposal.put({ ...before, ...next(before, world), decided: "closed", close_reason: reason })
    log(done, "proposal", before, `ongoing -> closed: ${reason}`)
  }
  for (const before of notices) {
    notice.put({ ...before, ...next(before, world), is_withdrawn_by_disbanding: true })
    log(done, "notice", before, reason)
  }
}

function next({ version }: Row, { now }: World) {
  return { version: version + 1, updated_time: now }
}

function log({ source }: Done, module: string, { id: key, alliance_id, group_id }: Row, memo: string): void {
  writeLog({ ...source, operation: "system.disband" }, { user: null, module, alliance_id, group_id, key, memo })
}

/** What follows from the action itself: topics are cancelled, people are written to. */
function follow<R>(rules: readonly Rule<R, string, Role>[], done: Parameters<Effect<R>>[0]): void {
  for (const effect of rules[0]?.then ?? []) effect(done)
}
