import { extensionMemo } from "./log.ts"
import { ballotRules } from "./rules.ts"
import { voteId } from "./voters.ts"
import { receiptCode } from "./receipt.ts"
import type { BallotRow } from "./records.ts"
import { findBallot, logOf, type OfBallot } from "./guard.ts"
import { ballotRecord, ballotReminder, voteRecord } from "./view.ts"
import { changedBy } from "#mock/engine/change.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"

/** Actions on an existing ballot. */
export const ballotLifeHandlers = {
  "ballot.cancel": guarded(
    (call) => findBallot(call, "cancel"),
    (call, found) => {
      const status = refuseOlder(call, found)
      const input = new BodyCheck(call)
      const cancel_reason = input.text(call.body.reason)
      if (status === "ongoing" && cancel_reason === null) input.refuse("reason", "required")
      input.done()
      return ok(perform(call, "cancel", found, { is_cancelled: true, cancel_reason }, cancel_reason))
    },
  ),

  "ballot.extend": guarded(
    (call) => findBallot(call, "extend"),
    (call, found) => {
      refuseOlder(call, found)
      const { viewer, body, now: time } = call
      const { end_time: old_end_time, extensions } = found.ballot
      const input = new BodyCheck(call)
      const new_end_time = input.instant("end_time", body.end_time)
      const timezone = input.zone("timezone", body.timezone)
      if (new_end_time <= old_end_time) input.refuse("end_time", "end_not_later")
      input.done()
      const extension = { old_end_time, new_end_time, timezone, user_id: viewer.member.id, time }
      const changes = { end_time: new_end_time, extensions: [...extensions, extension] }
      return ok(perform(call, "extend", found, changes, extensionMemo(extension)))
    },
  ),

  "ballot.vote": guarded(
    (call) => findBallot(call, "vote"),
    (call, { ballot, world }) => {
      const { viewer, body, now: time } = call
      const { id: member_id } = viewer.member
      const input = new BodyCheck(call)
      if (!ballot.options.some(({ id }) => id === body.option_id)) input.refuse("option_id", "unknown_reference")
      input.done()
      const id = voteId(ballot, member_id)
      const vote = {
        id,
        ballot_id: ballot.id,
        member_id,
        option_id: body.option_id,
        reason: input.text(body.reason),
        time,
        receipt_code: receiptCode(id, time),
      }
      ballotRules.perform("vote", call, {
        record: ballot,
        change: () => {
          world.store.rows.vote.put(vote)
          return ballot
        },
        // The log does not contain the choice: only the ballot's records do, and not everybody may read those.
        log: logOf(call, ballot, null),
      })
      return ok(voteRecord(vote, ballot))
    },
  ),

  "ballot.remind": guarded(
    (call) => findBallot(call, "remind"),
    (call, { ballot, world }) => {
      const reminded = { ...ballot, reminded_time: call.now }
      const { recipient_total } = ballotReminder(reminded, world)
      const done = ballotRules.perform("remind", call, {
        record: ballot,
        change: () => world.store.rows.ballot.put(reminded),
        log: logOf(call, ballot, `${recipient_total} recipients`),
      })
      return ok(ballotReminder(done, world))
    },
  ),
} satisfies Handlers

type Call = SignedIn<Checked<"ballot.cancel" | "ballot.extend">>

function refuseOlder({ store, body }: Call, { ballot, world }: OfBallot) {
  const status = ballotRules.status(ballot, world)
  refuseStale(ballot, body.version, status, store)
  return status
}

function perform(
  call: Call,
  action: "cancel" | "extend",
  { ballot, world }: OfBallot,
  changes: Partial<BallotRow>,
  memo: string | null,
) {
  const user = call.viewer.member
  const done = ballotRules.perform(action, call, {
    user,
    record: ballot,
    change: () => world.store.rows.ballot.put({ ...ballot, ...changes, ...changedBy(user, ballot, call.now) }),
    log: logOf(call, ballot, memo),
  })
  return ballotRecord(done, user, world)
}
