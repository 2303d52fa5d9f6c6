import type { components } from "#openapi/generated/schema.d.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { participantsOf } from "#mock/domains/member/participants.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import { guarded, ok, type Handlers, type Unchecked } from "#mock/engine/handler.ts"
import type { Source } from "#mock/engine/log.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import type { User, World } from "#mock/engine/rules.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { agendaOf } from "./agenda.ts"
import { answerOf, answersTo, givenAnswer, isOutdated } from "./answers.ts"
import { findMeeting } from "./guard.ts"
import { invitedBy } from "./invitation-link.ts"
import type { MeetingAnswerRow, MeetingRow, MeetingTopicRow } from "./records.ts"
import { isParticipant, meetingRules, plannedEnd } from "./rules.ts"
import { laterMeetings } from "./series.ts"

type Schemas = components["schemas"]

/** Answers to invitations, either with a session or with the signed link in a mail (MEET-10). */
export const meetingAnswerHandlers = {
  "meeting.answer": guarded(
    (call) => findMeeting(call, "answer"),
    (call, { meeting, world }) => {
      const { member } = call.viewer
      return ok(answerView(answerAll(call, meeting, member, call.body, world), meeting, world.store))
    },
  ),

  // The link is checked before the rest of the call (openapi/states/guards.yaml).
  "meeting.invitation.get": (call, check) => {
    const { meeting, member, world } = invited(call)
    check()
    return ok(invitationView(meeting, member, world))
  },

  "meeting.invitation.answer": (call, check) => {
    const { meeting, member, world } = invited(call)
    check()
    answerAll(call, meeting, member, call.body, world)
    return ok(invitationView(meeting, member, world))
  },
} satisfies Handlers

/** All answers, for those who lead the meeting: they prefill the attendance. Null for others. */
export function answersFor(user: User, meeting: MeetingRow, world: World): Schemas["MeetingAnswers"] | null {
  if (!meetingRules.sees(user, "answers", meeting, world)) return null
  const people = participantsOf(meeting, world)
  const invitedIds = new Set(people.map(({ id }) => id))
  const answers = answersTo(meeting, world).filter(({ member_id }) => invitedIds.has(member_id))
  const count = (answer: MeetingAnswerRow["answer"]) => answers.filter((row) => row.answer === answer).length
  return {
    accepted: count("accepted"),
    tentative: count("tentative"),
    declined: count("declined"),
    unanswered: people.length - answers.length,
    outdated: answers.filter((row) => isOutdated(row, meeting)).length,
    items: answers.map((row) => answerView(row, meeting, world.store)),
  }
}

type ByLink = "meeting.invitation.get" | "meeting.invitation.answer"
type Invited = { meeting: MeetingRow; member: MemberRow; world: World }

/** The meeting and member that a link belongs to; refused once the meeting is over. */
function invited({ store, now, alliance, path }: Unchecked<ByLink>): Invited {
  const world = { store, now }
  const meeting = store.rows.meeting.get(path.id)
  const member = meeting && invitedBy(path.token, meeting, store)
  const isHere = meeting !== undefined && meeting.alliance_id === alliance?.id
  if (!isHere || !member || member.is_disabled || !isParticipant(member, meeting, world)) throw new Refusal("not_found")
  const status = meetingRules.status(meeting, world)
  if (status === "ended" || status === "cancelled") throw new Refusal("state_refused", { status })
  return { meeting, member, world }
}

/** Answers a meeting and, if asked, those that follow in its series; one that the person cannot answer stays as it is (MEET-17). */
function answerAll(
  source: Source,
  meeting: MeetingRow,
  member: MemberRow,
  { answer: given, scope }: Schemas["MeetingAnswerInput"],
  world: World,
): MeetingAnswerRow {
  const row = answer(source, meeting, member, given, world)
  const later = scope === "following" ? laterMeetings(meeting, "answer", member, world) : []
  for (const one of later) answer(source, one, member, given, world)
  return row
}

function answer(
  source: Source,
  meeting: MeetingRow,
  member: MemberRow,
  given: MeetingAnswerRow["answer"],
  world: World,
): MeetingAnswerRow {
  const { store, now } = world
  const before = answerOf(meeting, member, world)
  const refusal = meetingRules.can(member, "answer", meeting, world)
  if (refusal) throw refusal
  if (before?.answer === given && !isOutdated(before, meeting)) return before
  const row: MeetingAnswerRow = {
    id: givenAnswer(meeting, member, store)?.id ?? store.newId("meeting-answer"),
    alliance_id: meeting.alliance_id,
    meeting_id: meeting.id,
    member_id: member.id,
    answer: given,
    time: now,
    start_time: meeting.start_time,
    duration: meeting.duration,
  }
  meetingRules.perform(
    "answer",
    { ...source, now },
    {
      user: member,
      record: meeting,
      change: () => {
        store.rows.meeting_answer.put(row)
        return meeting
      },
      log: {
        user: member,
        module: "meeting",
        alliance_id: meeting.alliance_id,
        group_id: meeting.group_id,
        key: meeting.id,
        memo: before ? `${before.answer} -> ${given}` : given,
      },
    },
  )
  return row
}

function answerView(row: MeetingAnswerRow, meeting: MeetingRow, store: Store): Schemas["MeetingAnswer"] {
  const { member_id, answer: given, time } = row
  return {
    member: memberRefOf(store, member_id),
    answer: given,
    time: toText(time),
    is_outdated: isOutdated(row, meeting),
  }
}

function invitationView(meeting: MeetingRow, member: MemberRow, world: World): Schemas["MeetingInvitation"] {
  const { store } = world
  const { id, subject, timezone, location, series } = meeting
  const given = answerOf(meeting, member, world)
  return {
    meeting_id: id,
    subject,
    start_time: toText(meeting.start_time),
    planned_end_time: toText(plannedEnd(meeting)),
    timezone,
    location,
    group: groupRefOf(store, meeting.group_id),
    organizer: memberRefOf(store, meeting.organizer_id),
    version: meeting.version,
    member: memberRefOf(store, member.id),
    member_timezone: member.timezone,
    series: series && { every: series.every, position: series.position, total: series.total },
    topics: agendaOf(id, store).flatMap((topic) => invitationTopic(topic, store)),
    documentation: fileRefs(store, meeting.documentation_ids),
    answer: given?.answer ?? null,
    is_outdated: given !== undefined && isOutdated(given, meeting),
  }
}

/** A topic as the invitation shows it; a withdrawn one is left out. */
function invitationTopic(topic: MeetingTopicRow, store: Store): Schemas["MeetingInvitationTopic"][] {
  const { subject, minutes, presenter_id, status } = topic
  if (status === "withdrawn") return []
  return [{ subject, minutes, presenter: presenter_id === null ? null : memberRefOf(store, presenter_id) }]
}
