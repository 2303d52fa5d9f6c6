import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn } from "#app/lib/locale.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { moment, momentWithZone, offsetText, type TimeStyle, zoneName } from "#app/lib/time.server.ts"
import { eventReference } from "#app/parts/event/event-number.ts"
import {
  eventTimes,
  eventView,
  mayOpenGroup,
  peopleView,
  type PeopleView,
  reminderView,
  withoutDisabled,
} from "#app/parts/event/event-view.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { type Ballot, remindersOf } from "../ballot.server.ts"
import { ballotHeadActions } from "./ballot-head-actions.ts"
import { percentText } from "../result/result.server.ts"

/** The duration, as shown beside the end. After an extension it is only the planned one (VOTE-04). */
function durationText({ duration: days, extensions }: Ballot, { locale }: TimeStyle): string {
  const id = extensions.length > 0 ? "ballot.days-extended" : "ballot.days"
  return serverIntl(locale).formatMessage({ id }, { days })
}

/** Start and end of a ballot, in the user's locale and time zone. */
function timesView(ballot: Ballot, style: TimeStyle) {
  const { end_time: end } = ballot
  return {
    ...eventTimes(ballot, style),
    end: moment(end, style),
    endWithZone: momentWithZone(end, style),
    duration: durationText(ballot, style),
    endOffset: offsetText(style.zone, end),
    zoneHere: zoneName(style.zone, style.locale, end),
  }
}

function extensionViews({ extensions }: Ballot, style: TimeStyle) {
  return extensions.map(({ old_end_time, new_end_time, user, time }) => ({
    old: momentWithZone(old_end_time, style),
    now: momentWithZone(new_end_time, style),
    who: personView(user, style.locale).name,
    when: momentWithZone(time, style),
  }))
}

/** The user's own vote, as shown on the receipt (VOTE-06); in a secret ballot only when it was cast (VOTE-08). */
function myVoteView({ my_vote: vote }: Ballot, style: TimeStyle) {
  if (!vote) return undefined
  const { option, reason, time, receipt_code: code, cast_by } = vote
  return {
    /** The voter to whom the vote was passed and who cast it (VOTE-09). */
    castBy: cast_by ? personView(cast_by, style.locale).name : undefined,
    option: option?.text,
    reason: reason ?? undefined,
    when: momentWithZone(time, style),
    code: code ?? undefined,
  }
}

/** The vote that the user has passed on, and those that were passed to the user (VOTE-09). */
function passedVotesView({ my_proxy: own, held_votes }: Ballot, { locale }: TimeStyle) {
  return {
    holder: own && !own.is_cast ? personView(own.holder, locale).name : undefined,
    held: held_votes.map(({ voter, is_cast }) => ({
      id: voter.id,
      name: personView(voter, locale).name,
      isCast: is_cast,
    })),
  }
}

/** The entity for which the user is a voter, with who casts its vote, or who has (VOTE-07). */
function myEntityView({ my_entity: own }: Ballot, viewerId: string | undefined, style: TimeStyle) {
  if (!own) return undefined
  const { entity, weight, representative, vote } = own
  return {
    name: nameIn(style.locale, entity),
    weight,
    representative: representative ? personView(representative, style.locale).name : undefined,
    /** The user is the representative. */
    isOwn: representative?.id === viewerId,
    vote: vote ? { who: personView(vote.user, style.locale).name, when: momentWithZone(vote.time, style) } : undefined,
  }
}

/** The weights of member levels in one line: "Council member 3, Senior member 2"; undefined without weights. */
function weightsText({ weights }: Ballot, { locale }: TimeStyle): string | undefined {
  const intl = serverIntl(locale)
  const texts = weights.map(({ level, weight }) => `${nameIn(locale, level)} ${intl.formatNumber(weight)}`)
  return texts.join(intl.formatMessage({ id: "person.separator" })) || undefined
}

function turnoutView({ turnout: { voted, total } }: Ballot, { locale }: RequestContext) {
  return { voted, total, share: percentText(total === 0 ? 0 : voted / total, serverIntl(locale)) }
}

/** The related meeting, and the ballot that this one repeats. */
function relationsView({ group, meeting, meeting_topic, previous_ballot: previous }: Ballot, scope: ShellScope) {
  return {
    meeting: meeting
      ? {
          href: meetingPaths.detail(scope, meeting.id),
          number: eventReference("M", { ...meeting, group }),
          subject: [meeting.subject, meeting_topic?.subject].filter(Boolean).join(" · "),
        }
      : undefined,
    previous: previous
      ? {
          href: ballotPaths.detail({ alliance: scope.alliance }, previous.id),
          number: eventReference("B", { ...previous, group }),
          subject: previous.subject,
        }
      : undefined,
  }
}

/** The voters. Who is disabled before the start will not be one; who is disabled later remains on the list. */
function votersView({ voters, group, status }: Ballot, scope: ShellScope, context: RequestContext): PeopleView {
  const view = peopleView(voters, group, { locale: context.locale, alliance: scope.alliance })
  const isOpen = group !== null && mayOpenGroup(group, scope, context)
  const linked = isOpen ? view : { ...view, membersHref: undefined }
  return status === "not_started" ? withoutDisabled(linked, context) : linked
}

/** View data of a ballot's pages (VOTE-01): texts and times in the user's locale; `actions` decide which controls are shown. */
export function ballotView(ballot: Ballot, scope: ShellScope, context: RequestContext) {
  const { id, status, actions, group, is_voter, my_vote } = ballot
  const { locale } = context
  const style: TimeStyle = { locale, zone: context.zone }
  return {
    ...eventView("B", ballot, scope, context),
    ...relationsView(ballot, scope),
    actions,
    headActions: ballotHeadActions({
      id,
      actions,
      scope,
      group: group?.acronym,
      hasReceipt: Boolean(my_vote?.receipt_code),
    }),
    times: timesView(ballot, style),
    extensions: extensionViews(ballot, style),
    creator: personView(ballot.creator, locale),
    isVoter: is_voter,
    countedBy: ballot.counted_by,
    isSecret: ballot.is_secret,
    weights: weightsText(ballot, style),
    myEntity: myEntityView(ballot, context.viewer?.userId, style),
    myVote: myVoteView(ballot, style),
    proxyLimit: ballot.proxy_limit,
    passed: passedVotesView(ballot, style),
    turnout: turnoutView(ballot, context),
    quorum: ballot.quorum_percent ?? undefined,
    majority: ballot.majority_percent ?? undefined,
    options: ballot.options.map((option) => ({ id: option.id, text: option.text, isAbstention: option.is_abstention })),
    voters: votersView(ballot, scope, context),
    reminder: status === "ongoing" ? reminderView(ballot, remindersOf(ballot), style) : undefined,
    warnings: ballot.warnings,
  }
}

export type BallotView = ReturnType<typeof ballotView>
