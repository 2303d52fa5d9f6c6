import type { components } from "#openapi/generated/schema.d.ts"
import { memberIds, selectionOf } from "#mock/domains/member/body.ts"
import { isEveryone, isSelected, participantsOf } from "#mock/domains/member/participants.ts"
import { refuseOlder } from "#mock/domains/member/stale.ts"
import { groupScope } from "#mock/domains/workgroup/scope.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { memoOf } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn, type Unchecked } from "#mock/engine/handler.ts"
import { nextNumbers } from "#mock/engine/numbers.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { Selection } from "#mock/engine/store/values.ts"
import { deadlineOf, slotsOf } from "./body.ts"
import { changePoll, findPoll, logOf } from "./guard.ts"
import { mailPoll } from "./mail.ts"
import type { DatePollRow } from "./records.ts"
import { datePollListRules, datePollRules } from "./rules.ts"
import { datePollRecord } from "./view.ts"

type Schemas = components["schemas"]
type Written = Pick<
  DatePollRow,
  | "subject"
  | "duration"
  | "timezone"
  | "slots"
  | "deadline"
  | "location"
  | "participants"
  | "required_ids"
  | "description"
>

const fields = [
  "subject",
  "duration",
  "timezone",
  "deadline",
  "location",
  "participants",
  "required_ids",
  "description",
] as const

/** Creating and changing date polls. */
export const datePollWriteHandlers = {
  "date-poll.create": guarded(scopeOf, (call, findScope) => {
    const scope = findScope()
    const { store, viewer } = call
    const row = newPoll(call, scope.group_id, readPoll(call, call.body, scope.group_id))
    datePollListRules.perform("create", call, {
      record: scope,
      change: () => {
        store.rows.date_poll.put(row)
        return scope
      },
      log: logOf(call, row, row.subject),
    })
    const done = { user: viewer.member, record: row, before: row, world: call, source: call }
    mailPoll({ ...done, action: "create" })
    return { status: 201, body: { success: true, result: datePollRecord(row, viewer.member, call) } }
  }),

  "date-poll.update": guarded(findPoll("update"), (call, found) => {
    const { record, world } = found
    refuseOlder(found, call.body.version, datePollRules)
    const written = readPoll(call, call.body, record.group_id, record)
    const memo = memoOf(shown(record), shown({ ...record, ...written }), [...fields, "start_times"])
    if (written.duration > record.duration) askAgain(record, world.store)
    else keepAnswers(record, written, world.store)
    const done = changePoll(call, "update", record, written, memo)
    return ok(datePollRecord(done, call.viewer.member, world))
  }),
} satisfies Handlers

/** The poll as its log tells it: slots are their starts. */
function shown(poll: DatePollRow) {
  return { ...poll, start_times: poll.slots.map(({ start_time }) => new Date(start_time).toISOString()) }
}

/** Removes all answers, because they were given for a shorter meeting. */
function askAgain({ id }: DatePollRow, { rows }: Store): void {
  for (const { id: row } of rows.date_poll_answer.where("poll_id", id)) rows.date_poll_answer.delete(row)
}

/** Removes the answers to slots that the poll no longer has. */
function keepAnswers({ id }: DatePollRow, { slots }: Written, { rows }: Store): void {
  const kept = new Set(slots.map((slot) => slot.id))
  for (const row of rows.date_poll_answer.where("poll_id", id)) {
    const answers = row.answers.filter(({ slot_id }) => kept.has(slot_id))
    if (answers.length === 0) rows.date_poll_answer.delete(row.id)
    else if (answers.length < row.answers.length) rows.date_poll_answer.put({ ...row, answers })
  }
}

function scopeOf(call: SignedIn<Unchecked<"date-poll.create">>) {
  return groupScope(call, call.body, datePollListRules)
}

type Call = SignedIn<Checked<"date-poll.create" | "date-poll.update">>

/** Reads a form; throws a refusal with all invalid fields. `before`: the current poll, whose people and slots may stay. */
function readPoll(
  call: Call,
  given: Schemas["DatePollInput"] | Schemas["DatePollUpdate"],
  group_id: string | null,
  before?: DatePollRow,
): Written {
  const input = new BodyCheck(call)
  const required_ids = memberIds(input, "required_ids", given.required_ids, before?.required_ids)
  const selected = selectionOf(input, "participants", given.participants, before?.participants)
  const slots = slotsOf(input, given.start_times, call, before)
  const written = {
    subject: input.text(given.subject) ?? "",
    duration: given.duration,
    timezone: input.zone("timezone", given.timezone),
    slots,
    deadline: deadlineOf(input, given.deadline, { slots }, call.now),
    location: input.text(given.location),
    required_ids,
    description: input.richText("description", given.description),
  }
  input.done()
  const participants = withRequired(selected, required_ids, group_id, call)
  const { alliance_id } = call.viewer.member
  if (participantsOf({ alliance_id, group_id, participants }, call).length === 0)
    throw fieldRefusal("participants", "participants_empty")
  return { ...written, participants }
}

/** The selection, with the required people who would not be invited otherwise (`DatePollInput.required_ids` of the contract). */
function withRequired(selected: Selection, required_ids: readonly string[], group_id: string | null, call: Call) {
  const missing = required_ids.filter((id) => {
    const member = call.store.rows.member.get(id)
    return member !== undefined && !isSelected(member, selected, { group_id }, call)
  })
  if (missing.length === 0) return selected
  const everyone = isEveryone(selected) && group_id !== null ? [group_id] : []
  return {
    member_ids: [...selected.member_ids, ...missing],
    group_ids: [...selected.group_ids, ...everyone],
  }
}

function newPoll({ store, now, viewer: { member } }: Call, group_id: string | null, written: Written): DatePollRow {
  return {
    ...written,
    id: store.newId("date-poll"),
    alliance_id: member.alliance_id,
    ...nextNumbers(store.rows.date_poll, member.alliance_id, group_id),
    group_id,
    organizer_id: member.id,
    is_cancelled: false,
    cancel_reason: null,
    decided_slot_id: null,
    meeting_id: null,
    reminded_time: null,
    created_time: now,
    changed_by_id: member.id,
    updated_time: now,
    version: 1,
  }
}
