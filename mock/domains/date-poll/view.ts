import type { components } from "#openapi/generated/schema.d.ts"
import { meetingRefOf } from "#mock/domains/meeting/record-ref.ts"
import { isEveryone, participantTotal } from "#mock/domains/member/participants.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import { reminderOf } from "#mock/engine/reminder.ts"
import type { World } from "#mock/engine/rules.ts"
import { minute, toText } from "#mock/engine/store/clock.ts"
import { answersBy, answersOf, isComplete } from "./answers.ts"
import { recipientsOf } from "./mail.ts"
import { rankedSlots } from "./ranking.ts"
import type { DatePollAnswerRow, DatePollRow, DatePollSlotRow } from "./records.ts"
import { datePollRules, reminderPause } from "./rules.ts"

type Schemas = components["schemas"]

/** A poll as a row of a list. */
export function datePollRow(poll: DatePollRow, user: MemberRow, world: World): Schemas["DatePollRow"] {
  const { id, version, number, group_number, subject, duration, timezone, location, slots, cancel_reason } = poll
  const { store } = world
  return {
    id,
    version,
    actions: datePollRules.actions(user, poll, world),
    number,
    group_number,
    subject,
    duration,
    timezone,
    location,
    deadline: toText(poll.deadline),
    slot_total: slots.length,
    first_start_time: toText(slots[0]?.start_time ?? poll.deadline),
    last_start_time: toText(slots.at(-1)?.start_time ?? poll.deadline),
    participants: { is_everyone: isEveryone(poll.participants), total: participantTotal(poll, world) },
    answered_total: answersOf(poll, world).filter((row) => isComplete(poll, row)).length,
    group: groupRefOf(store, poll.group_id),
    organizer: memberRefOf(store, poll.organizer_id),
    status: datePollRules.status(poll, world),
    cancel_reason,
    is_participant: datePollRules.holds(user, "participant", poll, world),
    is_answered: isComplete(poll, answersBy(poll, user, world)),
    meeting: meetingRefOf(poll.meeting_id, user, world),
    reminder: datePollReminder(poll, world),
    created_time: toText(poll.created_time),
  }
}

/** A poll with all details. */
export function datePollRecord(poll: DatePollRow, user: MemberRow, world: World): Schemas["DatePoll"] {
  const row = datePollRow(poll, user, world)
  const { member_ids, group_ids } = poll.participants
  const given = answersOf(poll, world)
  return {
    ...row,
    participants: {
      ...row.participants,
      members: member_ids.map((id) => memberRefOf(world.store, id)),
      groups: group_ids.flatMap((id) => groupRefOf(world.store, id) ?? []),
    },
    required: poll.required_ids.map((id) => memberRefOf(world.store, id)),
    description: poll.description,
    slots: rankedSlots(poll, given).map(({ rank, counts, required_counts, ...slot }) => {
      return { ...slotTime(poll, slot), rank, counts, required_counts }
    }),
    decided_slot_id: poll.decided_slot_id,
    my_answers: [...(answersBy(poll, user, world)?.answers ?? [])],
    people: datePollRules.sees(user, "people", poll, world) ? given.map((one) => personView(poll, one, world)) : null,
  }
}

/** A slot with its end. */
export function slotTime({ duration }: DatePollRow, { id, start_time }: DatePollSlotRow): Schemas["DatePollSlotTime"] {
  return { id, start_time: toText(start_time), end_time: toText(start_time + duration * minute) }
}

/** The last and the next reminder of a poll. */
export function datePollReminder(poll: DatePollRow, world: World): Schemas["Reminder"] {
  return reminderOf(poll, reminderPause, recipientsOf("remind", poll, world).length, world)
}

function personView(
  { required_ids }: DatePollRow,
  row: DatePollAnswerRow,
  { store }: World,
): Schemas["DatePollPerson"] {
  const { member_id, answers, time } = row
  const is_required = required_ids.includes(member_id)
  return { member: memberRefOf(store, member_id), is_required, time: toText(time), answers: [...answers] }
}
