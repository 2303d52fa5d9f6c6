import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { datePollPaths } from "#app/lib/paths/date-poll.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { type Params, type ShellScope, shellScopeFrom } from "#app/lib/route-params.ts"
import { moment, momentWithZone, type TimeStyle, zoneWithOffset } from "#app/lib/time.server.ts"
import { minutesText } from "#app/parts/duration/duration.server.ts"
import { allianceNumber, eventReference, groupNumber } from "#app/parts/event/event-number.ts"
import { mayOpenGroup, peopleView, reminderView, withoutDisabled } from "#app/parts/event/event-view.server.ts"
import { locationView } from "#app/parts/location/location-view.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { answerSlots, slotTimes, withConflicts } from "../answer/slot-view.server.ts"
import { type DatePoll, datePollReference } from "../date-poll.server.ts"

type Schemas = components["schemas"]

/** The milliseconds between two reminders of a poll (openapi/states/date-poll.yaml). */
const reminderPause = 3_600_000

/** Who gave which answer to a slot, required people first; undefined for people who do not lead the poll. */
function namesOf({ people }: DatePoll, slotId: string, { locale }: RequestContext) {
  if (!people) return undefined
  const given = people.flatMap(({ member, is_required, answers }) =>
    answers
      .filter(({ slot_id }) => slot_id === slotId)
      .map(({ answer }) => ({ id: member.id, name: personView(member, locale).name, isRequired: is_required, answer })),
  )
  const sorted = given.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
  const who = (wanted: Schemas["DatePollAnswer"]) => sorted.filter(({ answer }) => answer === wanted)
  return { yes: who("yes"), if_need_be: who("if_need_be"), no: who("no") }
}

/** The slots, the best first; `decideHref` if the person may make a meeting of it, which is possible until it begins. */
function rankedSlots(poll: DatePoll, scope: ShellScope, context: RequestContext) {
  const { id, timezone, actions, decided_slot_id } = poll
  const mayDecide = actions.includes("decide")
  return poll.slots
    .toSorted((a, b) => a.rank - b.rank)
    .map((slot) => {
      const isPast = Date.parse(slot.start_time) < context.now
      return {
        id: slot.id,
        ...slotTimes(slot, timezone, context),
        rank: slot.rank,
        counts: slot.counts,
        required: poll.people && poll.required.length > 0 ? slot.required_counts : undefined,
        names: namesOf(poll, slot.id, context),
        isPast,
        isOver: poll.status === "decided" || poll.status === "cancelled",
        isDecided: slot.id === decided_slot_id,
        decideHref: mayDecide && !isPast ? datePollPaths.decide(scope, id, slot.id) : undefined,
      }
    })
}

export type RankedSlotView = ReturnType<typeof rankedSlots>[number]

/** A row for each person who answered, required people first, with an answer for each slot in the order of rank; undefined as above. */
function answerRows({ people, slots }: DatePoll, { locale }: RequestContext) {
  const order = slots.toSorted((a, b) => a.rank - b.rank)
  return people
    ?.toSorted((a, b) => Number(b.is_required) - Number(a.is_required))
    .map(({ member, is_required, answers }) => ({
      id: member.id,
      person: personView(member, locale),
      isRequired: is_required,
      answers: order.map(({ id }) => answers.find(({ slot_id }) => slot_id === id)?.answer),
    }))
}

/** The meeting that a slot became, as a link. */
function meetingView({ meeting, group }: DatePoll, scope: ShellScope) {
  if (!meeting) return undefined
  const { id, number, group_number, subject } = meeting
  const reference = eventReference("M", { number, group_number, group })
  return { href: meetingPaths.detail(scope, id), text: `${reference} ${subject}` }
}

function groupView({ group }: DatePoll, scope: ShellScope, context: RequestContext) {
  if (!group) return undefined
  const href = mayOpenGroup(group, scope, context) ? paths.workgroup(scope.alliance, group.acronym) : undefined
  return { name: nameIn(context.locale, group), href }
}

/** What the page says first: who is waited for. In a disbanded group nothing is. */
const nextOf = ({ status, group }: DatePoll) =>
  group?.status === "disband" && (status === "open" || status === "closed") ? ("disbanded" as const) : status

/** The person's own answers, while they can be given: each slot with what the person has in the calendar at that time. */
async function ownAnswers(poll: DatePoll, scope: ShellScope, context: RequestContext) {
  if (!poll.actions.includes("answer")) return undefined
  const { id, slots, my_answers, timezone } = poll
  const shown = answerSlots(slots, my_answers, { timezone, style: context })
  return { href: datePollPaths.page(scope, id, "answer"), slots: await withConflicts(context, shown, slots) }
}

/** A poll for its page (MEET-14): texts and times are formatted for this person, and `actions` decide which controls are shown. */
export async function datePollView(poll: DatePoll, params: Params, context: RequestContext) {
  const scope = shellScopeFrom(params)
  const { id, subject, status, actions, participants, answered_total, organizer, timezone } = poll
  const style: TimeStyle = { locale: context.locale, zone: context.zone }
  const reference = datePollReference(poll)
  return {
    id,
    scope,
    subject,
    reference,
    windowTitle: `${reference} ${subject}`,
    number: allianceNumber("D", poll),
    groupNumber: groupNumber("D", poll),
    status,
    actions,
    next: nextOf(poll),
    deadline: momentWithZone(poll.deadline, style),
    zone: zoneWithOffset(timezone, context.locale, poll.first_start_time),
    duration: minutesText(poll.duration, serverIntl(context.locale)),
    location: locationView(poll.location),
    organizer: personView(organizer, context.locale),
    isMine: organizer.id === context.viewer?.userId,
    group: groupView(poll, scope, context),
    created: moment(poll.created_time, style),
    cancelReason: poll.cancel_reason ?? undefined,
    meeting: meetingView(poll, scope),
    html: richTextHtml(poll.description, scope),
    participants: withoutDisabled(peopleView(participants, poll.group, context), context),
    required: poll.required.map((member) => ({ id: member.id, person: personView(member, context.locale) })),
    reminder: status === "open" ? reminderView(poll, { pause: reminderPause, until: poll.deadline }, style) : undefined,
    answered: { answered: answered_total, total: participants.total },
    isAnswered: poll.is_answered,
    own: await ownAnswers(poll, scope, context),
    slots: rankedSlots(poll, scope, context),
    people: answerRows(poll, context),
  }
}

export type DatePollView = Awaited<ReturnType<typeof datePollView>>
