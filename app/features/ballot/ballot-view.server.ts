import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import type { Place } from "#app/lib/place.ts"
import { moment, offsetText, type TimeStyle } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { eventReference } from "#app/parts/event-number.ts"
import { peopleView, reminderView } from "#app/parts/event-page/people-view.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Ballot } from "./ballot-access.server.ts"
import { ballotActs } from "./ballot-acts.ts"
import { ballotNumber, ballotReference, groupBallotNumber } from "./ballot-number.ts"
import { daysText, percentText } from "./ballot-words.server.ts"

const day = 86_400_000

/** From when until when, for this person, and what the clock shows where it was entered if that differs (I18N-03). */
function timesView({ start_time: start, end_time: end, timezone, duration }: Ballot, style: TimeStyle) {
  const zoneOffset = offsetText(timezone, start)
  const isElsewhere = zoneOffset !== offsetText(style.zone, start)
  return {
    start: moment(start, style),
    end: moment(end, style),
    duration: daysText(duration, serverIntl(style.locale)),
    offset: offsetText(style.zone, start),
    endOffset: offsetText(style.zone, end),
    zone: timezone,
    zoneOffset,
    startThere: isElsewhere ? moment(start, { ...style, zone: timezone }) : undefined,
  }
}

function extensionViews({ extensions }: Ballot, style: TimeStyle) {
  return extensions.map(({ old_end_time, new_end_time, user, time }) => ({
    old: moment(old_end_time, style),
    now: moment(new_end_time, style),
    who: personView(user, style.locale).name,
    when: moment(time, style),
  }))
}

/** The person's own vote, as it stands on the receipt (VOTE-06). */
function myVoteView({ my_vote: vote }: Ballot, style: TimeStyle) {
  if (!vote) return undefined
  const { option, reason, time, receipt_code: code } = vote
  return {
    option: option.text,
    reason: reason ?? undefined,
    when: moment(time, style),
    offset: offsetText(style.zone, time),
    code,
  }
}

function turnoutView({ turnout: { voted, total } }: Ballot, { locale }: RequestContext) {
  return { voted, total, share: percentText(total === 0 ? 0 : voted / total, serverIntl(locale)) }
}

/** What the ballot is connected with: its group, proposal, meeting, and the ballot it repeats. */
function relationsView({ group, proposal, phase, meeting, previous_ballot: previous }: Ballot, place: Place) {
  return {
    proposal: proposal ? { code: proposal.draft_code, title: proposal.title, phase: phase?.name } : undefined,
    meeting: meeting
      ? {
          href: paths.meeting(place, meeting.id),
          number: eventReference("M", { ...meeting, group }),
          subject: meeting.subject,
        }
      : undefined,
    previous: previous
      ? {
          href: paths.ballot({ alliance: place.alliance }, previous.id),
          number: eventReference("B", { ...previous, group }),
          subject: previous.subject,
        }
      : undefined,
  }
}

/** A ballot as its pages show it (VOTE-01): texts and times are made for this person, `actions` decide what is offered. */
export function ballotView(ballot: Ballot, place: Place, context: RequestContext) {
  const { id, subject, status, actions, group, cancel_reason, is_voter, my_vote } = ballot
  const { locale } = context
  const style: TimeStyle = { locale, zone: context.zone.zone }
  const reference = ballotReference(ballot)
  return {
    id,
    place,
    subject,
    reference,
    windowTitle: `${reference} ${subject}`,
    number: ballotNumber(ballot),
    groupNumber: groupBallotNumber(ballot),
    status,
    actions,
    acts: ballotActs({ id, actions, place, group: group?.acronym, hasVoted: my_vote !== null }),
    times: timesView(ballot, style),
    extensions: extensionViews(ballot, style),
    creator: personView(ballot.creator, locale),
    created: moment(ballot.created_time, style),
    group: group ? { name: nameIn(locale, group), href: paths.workgroup(place.alliance, group.acronym) } : undefined,
    ...relationsView(ballot, place),
    cancelReason: cancel_reason ?? undefined,
    isVoter: is_voter,
    myVote: myVoteView(ballot, style),
    turnout: turnoutView(ballot, context),
    quorum: ballot.quorum_percent ?? undefined,
    majority: ballot.majority_percent ?? undefined,
    html: richTextHtml(ballot.description, place),
    options: ballot.options.map((option) => ({ id: option.id, text: option.text, isAbstention: option.is_abstention })),
    voters: peopleView(ballot.voters, group, { locale, alliance: place.alliance }),
    reminder: status === "ongoing" ? reminderView(ballot.reminder, day, style) : undefined,
    documentation: attachmentViews(ballot.documentation, context),
    warnings: ballot.warnings,
  }
}

export type BallotView = ReturnType<typeof ballotView>
