import type { components } from "#app/api/schema.d.ts"
import { ballotListRules } from "./list-rules.ts"
import { ballotRules } from "./rules.ts"
import type { CreationScope } from "#mock/domains/proposal/creation-rules.ts"
import { phaseRef } from "#mock/domains/proposal/rules.ts"
import type { World } from "#mock/engine/rules.ts"
import { day } from "#mock/engine/store/clock.ts"
import type { BallotRow } from "./records.ts"
import { findBallot, logOf } from "./guard.ts"
import { readBallot, type Written } from "./body.ts"
import { ballotRecord } from "./view.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { nextNumbers } from "#mock/engine/numbers.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import { creationScope } from "#mock/domains/proposal/scope.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"

type Schemas = components["schemas"]

const fields = [
  "subject",
  "start_time",
  "timezone",
  "duration",
  "options",
  "voters",
  "description",
  "documentation_ids",
  "meeting_id",
  "quorum_percent",
  "majority_percent",
] as const

/** Creating and changing ballots. */
export const ballotWriteHandlers = {
  "ballot.create": guarded(
    (call) => creationScope(call, call.body, ballotListRules),
    (call, findScope) => {
      const { store, now, viewer, body } = call
      const world = { store, now }
      const scope = findScope()
      const phase = phaseOf(body, scope)
      const previous_ballot_id = previousOf(body, call, world)
      const row = newBallot(call, scope, readBallot(call, body, scope.group_id, world))
      const change = () => ({ ...scope, created: store.rows.ballot.put({ ...row, phase, previous_ballot_id }) })
      const log = logOf(call, row, row.subject)
      const { created: ballot = row } = ballotListRules.perform("create", call, { record: scope, change, log })
      return { status: 201, body: { success: true, result: ballotRecord(ballot, viewer.member, world) } }
    },
  ),

  "ballot.update": guarded(
    (call) => findBallot(call, "update"),
    (call, { ballot, world }) => {
      const { viewer, body, now, store } = call
      refuseStale(ballot, body.version, ballotRules.status(ballot, world), store)
      const written = readBallot(call, body, ballot.group_id, world, ballot)
      const end_time = written.start_time + written.duration * day
      const next = { ...ballot, ...written, end_time, ...changedBy(viewer.member, ballot, now) }
      const done = ballotRules.perform("update", call, {
        record: ballot,
        change: () => store.rows.ballot.put(next),
        log: logOf(call, ballot, memoOf(ballot, next, fields)),
      })
      return ok(ballotRecord(done, viewer.member, world))
    },
  ),
} satisfies Handlers

type Creation = SignedIn<Checked<"ballot.create">>

function phaseOf({ phase_id }: Schemas["BallotInput"], { proposal }: CreationScope<BallotRow>): BallotRow["phase"] {
  const phase = proposal && phaseRef(proposal)
  if (phase_id && phase_id !== phase?.id) throw fieldRefusal("phase_id", "unknown_reference")
  return phase
}

/** A ballot is never reopened; a new ballot refers to it instead (openapi/states/ballot.yaml). */
function previousOf({ previous_ballot_id }: Schemas["BallotInput"], { viewer }: Creation, world: World): string | null {
  if (!previous_ballot_id) return null
  const previous = world.store.rows.ballot.get(previous_ballot_id)
  const isRepeatable =
    previous?.alliance_id === viewer.member.alliance_id &&
    !ballotRules.can(viewer.member, "ballot.create", previous, world)
  if (!isRepeatable) throw fieldRefusal("previous_ballot_id", "unknown_reference")
  return previous.id
}

function newBallot(
  { store, now, viewer: { member } }: Creation,
  { group_id, proposal }: CreationScope<BallotRow>,
  written: Written,
): BallotRow {
  return {
    ...written,
    id: store.newId("ballot"),
    alliance_id: member.alliance_id,
    ...nextNumbers(store.rows.ballot, member.alliance_id, group_id),
    group_id,
    proposal_id: proposal?.id ?? null,
    phase: null,
    previous_ballot_id: null,
    end_time: written.start_time + written.duration * day,
    voter_ids: null,
    extensions: [],
    creator_id: member.id,
    is_cancelled: false,
    cancel_reason: null,
    reminded_time: null,
    created_time: now,
    changed_by_id: member.id,
    updated_time: now,
    version: 1,
  }
}
