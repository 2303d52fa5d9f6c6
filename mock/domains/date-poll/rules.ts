import { isNamed, isSelected } from "#mock/domains/member/participants.ts"
import { generalSecretary, tableRules } from "#mock/domains/member/roles.ts"
import { disbandedGroup, enterGroup, inDisbanded, officerRoles } from "#mock/domains/workgroup/group-roles.ts"
import { ownerOf, type Scope } from "#mock/domains/workgroup/list-rules.ts"
import { remindedWithin } from "#mock/engine/reminder.ts"
import type { EffectOfAction } from "#mock/engine/rules.ts"
import { hour } from "#mock/engine/store/clock.ts"
import { tables } from "#openapi/generated/states.ts"
import { inviteToMeeting } from "./decision.ts"
import { mailPoll } from "./mail.ts"
import type { DatePollRow } from "./records.ts"

/** Minimum time between two reminders (MEET-14). */
export const reminderPause = hour

/** Whether a change matters to the invited people. */
function isMoved(now: DatePollRow, before: DatePollRow): boolean {
  const asked = ({ slots, duration, deadline, timezone, location }: DatePollRow) =>
    JSON.stringify([slots, duration, deadline, timezone, location])
  return asked(now) !== asked(before)
}

const mailIfMoved: EffectOfAction<DatePollRow, "update"> = (done) => {
  if (isMoved(done.record, done.before)) mailPoll(done)
}

/**
 * The code behind openapi/states/date-poll.yaml. Invited people from outside a restricted group may open this poll, but nothing else of the
 * group.
 */
export const datePollRules = tableRules<DatePollRow>()(tables["date-poll"], {
  status(poll, { now }) {
    if (poll.is_cancelled) return "cancelled"
    if (poll.meeting_id !== null) return "decided"
    return now < poll.deadline ? "open" : "closed"
  },
  roles: {
    ...officerRoles,
    organizer: (user, poll) => poll.organizer_id === user.id,
    participant: (user, poll, world) => isSelected(user, poll.participants, poll, world),
    general_secretary: (user, poll) => user.is_general_secretary && poll.group_id === null,
  },
  enter: (user, poll, world) =>
    user !== null && isNamed(user, poll.participants, world) ? undefined : enterGroup(user, poll, world),
  conditions: { group_disbanded: inDisbanded, reminded_lately: remindedWithin(reminderPause) },
  effects: { mail: mailPoll, mail_if_moved: mailIfMoved, invite: inviteToMeeting },
})

/** Who may create date polls where (openapi/states/date-poll.yaml). */
export const datePollListRules = tableRules<Scope>()(tables["date-poll"].list, {
  status: ownerOf,
  roles: { ...officerRoles, general_secretary: generalSecretary },
  enter: enterGroup,
  details: { group_disbanded: disbandedGroup },
})
