import { extensionMemo } from "./log.ts"
import { ballotRules } from "./rules.ts"
import { changeBallot, findBallot, logOf } from "./guard.ts"
import { ballotRecord, ballotReminder } from "./view.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { refuseOlder } from "#mock/domains/member/stale.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"

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
