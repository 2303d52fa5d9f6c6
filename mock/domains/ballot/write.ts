import type { components } from "#openapi/generated/schema.d.ts"
import { ballotListRules } from "./list-rules.ts"
import { ballotRules } from "./rules.ts"
import type { CreationScope } from "#mock/domains/proposal/creation-rules.ts"
import { runningPhaseId } from "#mock/domains/proposal/phases.ts"
import type { World } from "#mock/engine/rules.ts"
import { day } from "#mock/engine/store/clock.ts"
import type { BallotRow } from "./records.ts"
import { changeBallot, findBallot, logOf } from "./guard.ts"
import { readBallot, type Written } from "./body.ts"
import { ballotRecord } from "./view.ts"
import { memoOf, newRecord } from "#mock/engine/change.ts"
import { refuseOlder } from "#mock/domains/member/stale.ts"
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
  "counted_by",
  "weights",
  "is_secret",
  "proxy_limit",
  "voters",
  "description",
  "documentation_ids",
  "meeting_id",
  "meeting_topic_id",
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
      const phase_id = runningPhaseId(scope.proposal, body.phase_id)
      const previous_ballot_id = previousOf(body, call, world)
      const row = newBallot(call, scope, readBallot(call, body, scope.group_id, world))
      const change = () => ({ ...scope, created: store.rows.ballot.put({ ...row, phase_id, previous_ballot_id }) })
      const log = logOf(call, row, row.subject)
      const { created: ballot = row } = ballotListRules.perform("create", call, { record: scope, change, log })
      return { status: 201, body: { success: true, result: ballotRecord(ballot, viewer.member, world) } }
    },
  ),

  "ballot.update": guarded(findBallot("update"), (call, found) => {
    const { record, world } = found
    refuseOlder(found, call.body.version, ballotRules)
    const written = readBallot(call, call.body, record.group_id, world, record)
    const changes = { ...written, end_time: written.start_time + written.duration * day }
    const done = changeBallot(call, "update", record, changes, memoOf(record, { ...record, ...written }, fields))
    return ok(ballotRecord(done, call.viewer.member, world))
  }),
} satisfies Handlers

type Creation = SignedIn<Checked<"ballot.create">>

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

function newBallot(call: Creation, { group_id, proposal }: CreationScope<BallotRow>, written: Written): BallotRow {
  return {
    ...written,
    ...newRecord(call, "ballot"),
    ...nextNumbers(call.store.rows.ballot, call.viewer.member.alliance_id, group_id),
    group_id,
    proposal_id: proposal?.id ?? null,
    phase_id: null,
    previous_ballot_id: null,
    end_time: written.start_time + written.duration * day,
    voter_ids: null,
    entities: null,
    extensions: [],
    is_cancelled: false,
    cancel_reason: null,
    system_reason: null,
    reminded_time: null,
  }
}
