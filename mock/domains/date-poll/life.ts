import { refuseOlder } from "#mock/domains/member/stale.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy } from "#mock/engine/change.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { deadlineOf } from "./body.ts"
import { meetingOfSlot } from "./decision.ts"
import { changePoll, findPoll, logOf } from "./guard.ts"
import type { DatePollRow } from "./records.ts"
import { datePollRules } from "./rules.ts"
import { datePollRecord, datePollReminder } from "./view.ts"

/** Actions on an existing date poll (MEET-14). */
export const datePollLifeHandlers = {
  "date-poll.remind": guarded(findPoll("remind"), (call, { record, world }) => {
    const reminded = { ...record, reminded_time: call.now }
    const { recipient_total } = datePollReminder(reminded, world)
    const done = datePollRules.perform("remind", call, {
      record,
      change: () => world.store.rows.date_poll.put(reminded),
      log: logOf(call, record, `${recipient_total} recipients`),
    })
    return ok(datePollReminder(done, world))
  }),

  "date-poll.close": guarded(findPoll("close"), (call, found) => {
    const { record, world } = found
    refuseOlder(found, call.body.version, datePollRules)
    const memo = `deadline: ${toText(record.deadline)} -> ${toText(call.now)}`
    const done = changePoll(call, "close", record, { deadline: call.now }, memo)
    return ok(datePollRecord(done, call.viewer.member, world))
  }),

  "date-poll.reopen": guarded(findPoll("reopen"), (call, found) => {
    const { record, world } = found
    refuseOlder(found, call.body.version, datePollRules)
    const input = new BodyCheck(call)
    const deadline = deadlineOf(input, call.body.deadline, record, call.now)
    input.done()
    const memo = `deadline: ${toText(record.deadline)} -> ${toText(deadline)}`
    const done = changePoll(call, "reopen", record, { deadline }, memo)
    return ok(datePollRecord(done, call.viewer.member, world))
  }),

  "date-poll.decide": guarded(findPoll("decide"), (call, found) => {
    const { record, world } = found
    const { viewer, store, now } = call
    refuseOlder(found, call.body.version, datePollRules)
    const slot = slotToDecide(record, call.body.slot_id, now)
    const done = datePollRules.perform("decide", call, {
      record,
      change() {
        const meeting = meetingOfSlot(call, record, slot)
        const decided = { decided_slot_id: slot.id, meeting_id: meeting.id }
        return store.rows.date_poll.put({ ...record, ...decided, ...changedBy(viewer.member, record, now) })
      },
      log: logOf(call, record, toText(slot.start_time)),
    })
    return ok(datePollRecord(done, viewer.member, world))
  }),

  "date-poll.cancel": guarded(findPoll("cancel"), (call, found) => {
    const { record, world } = found
    refuseOlder(found, call.body.version, datePollRules)
    const cancel_reason = new BodyCheck(call).text(call.body.reason)
    const done = changePoll(call, "cancel", record, { is_cancelled: true, cancel_reason }, cancel_reason)
    return ok(datePollRecord(done, call.viewer.member, world))
  }),
} satisfies Handlers

/** The slot that becomes a meeting: one of the poll, and still to come. */
function slotToDecide({ slots }: DatePollRow, id: string, now: number) {
  const slot = slots.find((one) => one.id === id)
  if (!slot) throw fieldRefusal("slot_id", "unknown_reference")
  if (slot.start_time < now) throw fieldRefusal("slot_id", "before_now")
  return slot
}
