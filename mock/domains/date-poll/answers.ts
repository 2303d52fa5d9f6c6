import type { components } from "#openapi/generated/schema.d.ts"
import { isSelected, participantsOf } from "#mock/domains/member/participants.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import type { DatePollAnswerRow, DatePollRow } from "./records.ts"

type Answer = components["schemas"]["DatePollAnswer"]

/** The answers of the people who are invited now, latest last. */
export function answersOf(poll: DatePollRow, world: World): DatePollAnswerRow[] {
  const { date_poll_answer, member } = world.store.rows
  const isInvited = ({ member_id }: DatePollAnswerRow) => {
    const person = member.get(member_id)
    return person !== undefined && !person.is_disabled && isSelected(person, poll.participants, poll, world)
  }
  return date_poll_answer
    .where("poll_id", poll.id)
    .filter(isInvited)
    .sort((a, b) => a.time - b.time)
}

/** A person's answers to a poll; undefined if there are none yet. */
export function answersBy(poll: DatePollRow, { id }: { id: string }, { store }: World): DatePollAnswerRow | undefined {
  return store.rows.date_poll_answer.where("poll_id", poll.id).find(({ member_id }) => member_id === id)
}

/** Whether these answers are for every slot of the poll: nothing more is expected of the person. */
export function isComplete(poll: DatePollRow, row: DatePollAnswerRow | undefined): boolean {
  return row !== undefined && row.answers.length === poll.slots.length
}

/** The invited people who have not answered every slot. */
export function unansweredOf(poll: DatePollRow, world: World): MemberRow[] {
  const done = new Set(answersOf(poll, world).flatMap((row) => (isComplete(poll, row) ? [row.member_id] : [])))
  return participantsOf(poll, world).filter(({ id }) => !done.has(id))
}

/** The answer to the invitation that an answer to the chosen slot becomes (MEET-14). */
export const invitationAnswers = {
  yes: "accepted",
  if_need_be: "tentative",
  no: "declined",
} as const satisfies Record<Answer, components["schemas"]["InvitationAnswer"]>
