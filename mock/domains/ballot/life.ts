import { extensionMemo } from "./log.ts"
import { ballotRules } from "./rules.ts"
import { entityOfVoter } from "./entities.ts"
import { voteId } from "./votes.ts"
import { receiptCode, secretReceiptCode } from "./receipt.ts"
import { changeBallot, findBallot, logOf } from "./guard.ts"
import { ballotRecord, ballotReminder, choiceOf } from "./view.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { refuseOlder } from "#mock/domains/member/stale.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"

/** What a secret ballot stores of a choice together with its voter (VOTE-08). */
const noChoice = { option_id: null, receipt_code: null }

/** Actions on an existing ballot. */
export const ballotLifeHandlers = {
  "ballot.cancel": guarded(findBallot("cancel"), (call, found) => {
    refuseOlder(found, call.body.version, ballotRules)
    const { record, world } = found
    const input = new BodyCheck(call)
    const cancel_reason = input.text(call.body.reason)
    if (ballotRules.status(record, world) === "ongoing" && cancel_reason === null) input.refuse("reason", "required")
    input.done()
    const done = changeBallot(call, "cancel", record, { is_cancelled: true, cancel_reason }, cancel_reason)
    return ok(ballotRecord(done, call.viewer.member, world))
  }),

  "ballot.extend": guarded(findBallot("extend"), (call, found) => {
    refuseOlder(found, call.body.version, ballotRules)
    const { record, world } = found
    const { viewer, body, now: time } = call
    const { end_time: old_end_time, extensions } = record
    const input = new BodyCheck(call)
    const new_end_time = input.instant("end_time", body.end_time)
    const timezone = input.zone("timezone", body.timezone)
    if (new_end_time <= old_end_time) input.refuse("end_time", "end_not_later")
    input.done()
    const extension = { old_end_time, new_end_time, timezone, user_id: viewer.member.id, time }
    const changes = { end_time: new_end_time, extensions: [...extensions, extension] }
    const done = changeBallot(call, "extend", record, changes, extensionMemo(extension))
    return ok(ballotRecord(done, viewer.member, world))
  }),

  "ballot.vote": guarded(findBallot("vote"), (call, { record: ballot, world }) => {
    const { viewer, body, now: time } = call
    const { id: member_id } = viewer.member
    const input = new BodyCheck(call)
    const reason = input.text(body.reason)
    if (!ballot.options.some(({ id }) => id === body.option_id)) input.refuse("option_id", "unknown_reference")
    if (ballot.is_secret && reason !== null) input.refuse("reason", "secret_reason")
    input.done()
    const id = voteId(ballot, entityOfVoter(viewer.member, ballot, world)?.entity_id ?? member_id)
    const choice = {
      option_id: body.option_id,
      receipt_code: ballot.is_secret ? secretReceiptCode() : receiptCode(id, time),
    }
    const vote = { id, ballot_id: ballot.id, member_id, reason, time, ...(ballot.is_secret ? noChoice : choice) }
    ballotRules.perform("vote", call, {
      record: ballot,
      change: () => {
        world.store.rows.vote.put(vote)
        const paper = { id: `paper-${choice.receipt_code}`, ballot_id: ballot.id, ...choice }
        if (ballot.is_secret) world.store.rows.ballot_paper.put(paper)
        return ballot
      },
      // The log does not contain the choice: only the ballot's records do, and not everybody may read those.
      log: logOf(call, ballot, null),
    })
    return ok({ ...choiceOf(choice, ballot), reason, time: toText(time) })
  }),

  "ballot.remind": guarded(findBallot("remind"), (call, { record: ballot, world }) => {
    const reminded = { ...ballot, reminded_time: call.now }
    const { recipient_total } = ballotReminder(reminded, world)
    const done = ballotRules.perform("remind", call, {
      record: ballot,
      change: () => world.store.rows.ballot.put(reminded),
      log: logOf(call, ballot, `${recipient_total} recipients`),
    })
    return ok(ballotReminder(done, world))
  }),
} satisfies Handlers
