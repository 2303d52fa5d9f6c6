import { calendarEntry } from "#mock/domains/calendar/entry.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { citedNumbers } from "#mock/domains/workgroup/ref.ts"
import type { ActionNeeded, CalendarEntry, Domain, SearchEntry } from "#mock/engine/domain.ts"
import type { UncheckedCall } from "#mock/engine/record-guard.ts"
import { referenceByKey } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { refersToFile, visible } from "#mock/engine/visible.ts"
import { endBallotsWithGroup } from "./ending.ts"
import { ballotExport } from "./export.ts"
import { ballotNamed, ballotRecordRef } from "./guard.ts"
import { ballotLifeHandlers } from "./life.ts"
import { isBallotLogRowOpen } from "./log.ts"
import { passingHandlers } from "./passing.ts"
import { previewBallot } from "./preview.ts"
import { ballotHandlers } from "./read.ts"
import { ballotRules } from "./rules.ts"
import { seedBallots } from "./seed.ts"
import { voteHandlers } from "./vote.ts"
import { isVoter, votersOf } from "./voters.ts"
import { startBallots } from "./votes.ts"
import { ballotWriteHandlers } from "./write.ts"

/** Ballots and the votes cast in them. */
export const ballot: Domain = {
  rows: ["ballot", "vote", "ballot_paper", "passed_vote"],
  handlers: { ...ballotHandlers, ...ballotWriteHandlers, ...ballotLifeHandlers, ...voteHandlers, ...passingHandlers },
  seed: seedBallots,
  past: {
    // Not those of the whole alliance: each would have ten thousand voters.
    ballot: {
      total: 60,
      isOver: ({ group_id, end_time }, now) => group_id !== null && end_time < now,
      traits: { meeting_id: null, meeting_topic_id: null, previous_ballot_id: null, proposal_id: null, phase_id: null },
      parts: { vote: "ballot_id", ballot_paper: "ballot_id", passed_vote: "ballot_id" },
    },
  },
  beforeCall: startBallots,
  clocks: { ballot: ballotRules },
  readers: { ballot: ballotRules.read },
  mailSwitches: ["ballot"],
  records: {
    ballot: {
      reference: referenceByKey("ballot", ballotRules, ballotRecordRef),
      log: ballotNamed,
      isLogRowOpen: isBallotLogRowOpen,
      people: votersNamed,
      preview: previewBallot,
      export: ballotExport,
      search: searchBallots,
      needsMyAction: votesNeeded,
      calendar: ballotEntries,
      refersToFile: refersToFile("ballot", ({ documentation_ids }) => documentation_ids),
      isCountedInGroup: true,
      endWithGroup: endBallotsWithGroup,
    },
  },
}

/** The voters of the ballot that a filter names. */
function votersNamed(call: UncheckedCall, key: string | undefined): () => MemberRow[] | undefined {
  const find = ballotNamed(call, key)
  return () => {
    const ballot = find()
    return ballot && votersOf(ballot, call)
  }
}

/** Calendar entries of the ballots that the user may read. */
function ballotEntries(user: MemberRow, world: World): CalendarEntry[] {
  return visible("ballot", user, world).map((row) => ({
    ...calendarEntry("ballot", row, [row.start_time, row.end_time], ballotRules.status(row, world)),
    isMine: () => isVoter(user, row, world),
  }))
}

/** Search entries of the ballots that the user may read. */
function searchBallots(user: MemberRow, world: World): SearchEntry[] {
  return visible("ballot", user, world).map((ballot) => ({
    record: () => ballotRecordRef(ballot, world),
    names: [ballot.subject, ...citedNumbers("B", ballot, world)],
    text: `${ballot.options.map(({ text }) => text).join(", ")}\n\n${ballot.description.text}`,
    updated: ballot.updated_time,
  }))
}

/** Ballots in which the user can vote and has not voted yet. */
function votesNeeded(user: MemberRow, world: World): ActionNeeded[] {
  const rows = visible("ballot", user, world, (row) => !ballotRules.can(user, "vote", row, world))
  return rows.map((row) => ({
    kind: "ballot",
    action: "vote",
    role: ballotRules.role(user, "vote", row, world),
    record: ballotRecordRef(row, world),
    since: row.start_time,
    until: row.end_time,
    ...(!row.is_secret && { options: row.options.map(({ id, text }) => ({ id, text })) }),
  }))
}
