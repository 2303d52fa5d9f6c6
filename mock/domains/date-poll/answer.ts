import type { components } from "#openapi/generated/schema.d.ts"
import { invitedBy } from "#mock/domains/meeting/invitation-link.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import { guarded, ok, type Handlers, type Unchecked } from "#mock/engine/handler.ts"
import type { Source } from "#mock/engine/log.ts"
import { Refusal, type FieldError } from "#mock/engine/refusal.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { answersBy } from "./answers.ts"
import { findPoll } from "./guard.ts"
import type { DatePollRow } from "./records.ts"
import { datePollRules } from "./rules.ts"
import { datePollRecord, slotTime } from "./view.ts"

type Schemas = components["schemas"]
type Answers = Schemas["DatePollAnswerInput"]["answers"]

/** Answers to date polls, either with a session or with the signed link in a mail (MEET-14). */
export const datePollAnswerHandlers = {
  "date-poll.answer": guarded(findPoll("answer"), (call, { record, world }) => {
    const { member } = call.viewer
    answer(call, { poll: record, member, world }, call.body.answers)
    return ok(datePollRecord(record, member, world))
  }),

  // The link is checked before the rest of the call (openapi/states/guards.yaml).
  "date-poll.invitation.get": (call, check) => {
    const invited = invitedTo(call)
    check()
    return ok(invitationView(invited))
  },

  "date-poll.invitation.answer": (call, check) => {
    const invited = invitedTo(call)
    check()
    answer(call, invited, call.body.answers)
    return ok(invitationView(invited))
  },
} satisfies Handlers

type ByLink = "date-poll.invitation.get" | "date-poll.invitation.answer"
type Invited = { poll: DatePollRow; member: MemberRow; world: World }

/** The poll and the member that a link belongs to; refused unless the poll is open. */
function invitedTo({ store, now, alliance, path }: Unchecked<ByLink>): Invited {
  const world = { store, now }
  const poll = store.rows.date_poll.get(path.id)
  const member = poll && invitedBy(path.token, poll, store)
  const isHere = poll !== undefined && poll.alliance_id === alliance?.id
  const isInvited = isHere && member && !member.is_disabled && datePollRules.holds(member, "participant", poll, world)
  if (!isInvited) throw new Refusal("not_found")
  const status = datePollRules.status(poll, world)
  if (status !== "open") throw new Refusal("state_refused", { status })
  return { poll, member, world }
}

/** Stores a person's answers in place of the earlier ones; the same answers again change nothing. */
function answer(source: Source, { poll, member, world }: Invited, given: Answers): void {
  const { store, now } = world
  const refusal = datePollRules.can(member, "answer", poll, world)
  if (refusal) throw refusal
  refuseUnknown(poll, given)
  const before = answersBy(poll, member, world)
  const answers = poll.slots.flatMap(({ id }) => given.find(({ slot_id }) => slot_id === id) ?? [])
  if (JSON.stringify(before?.answers) === JSON.stringify(answers)) return
  const { id: poll_id, alliance_id, group_id } = poll
  const id = before?.id ?? store.newId("date-poll-answer")
  datePollRules.perform(
    "answer",
    { ...source, now },
    {
      user: member,
      record: poll,
      change() {
        store.rows.date_poll_answer.put({ id, alliance_id, poll_id, member_id: member.id, answers, time: now })
        return poll
      },
      log: { user: member, module: "date_poll", alliance_id, group_id, key: poll_id, memo: memoOf(poll, answers) },
    },
  )
}

function refuseUnknown({ slots }: DatePollRow, given: Answers): void {
  const errors = given.flatMap(({ slot_id }, at): FieldError[] => {
    const field = `answers.${at}.slot_id`
    const isKnown = slots.some(({ id }) => id === slot_id)
    const isRepeated = given.slice(0, at).some((earlier) => earlier.slot_id === slot_id)
    const code = isKnown ? "not_unique" : "unknown_reference"
    return isKnown && !isRepeated ? [] : [{ field, code, message: code }]
  })
  if (errors.length > 0) throw new Refusal("validation_failed", undefined, errors)
}

/** A line for each answered slot. */
function memoOf({ slots }: DatePollRow, answers: Answers): string {
  const startOf = (id: string) => slots.find((slot) => slot.id === id)?.start_time ?? 0
  return answers.map(({ slot_id, answer: one }) => `${toText(startOf(slot_id))}: ${one}`).join("\n")
}

function invitationView({ poll, member, world }: Invited): Schemas["DatePollInvitation"] {
  const { id, subject, duration, timezone, location, deadline } = poll
  return {
    date_poll_id: id,
    subject,
    duration,
    timezone,
    location,
    deadline: toText(deadline),
    group: groupRefOf(world.store, poll.group_id),
    organizer: memberRefOf(world.store, poll.organizer_id),
    member: memberRefOf(world.store, member.id),
    slots: poll.slots.map((slot) => slotTime(poll, slot)),
    answers: [...(answersBy(poll, member, world)?.answers ?? [])],
  }
}
