import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { CancelNote, EventKeys } from "#app/parts/event/event-facts.tsx"
import { EventHead, PageActionLink } from "#app/parts/event/event-head.tsx"
import { Note } from "#app/ui/feedback/note.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { confirmTexts, type MeetingHeadAction } from "./meeting-head-actions.ts"
import type { MeetingView } from "./detail.server.ts"
import { Location } from "#app/parts/location/location.tsx"

/** The head of a meeting's page: title, actions, key facts and links to its sections. */
export function MeetingHead({ meeting }: { meeting: MeetingView }) {
  const { scope, topics, participants, feedbacks, documentation, summary, ballots } = meeting
  return (
    <EventHead<MeetingHeadAction>
      event={meeting}
      list={{ href: paths.meetings(scope), title: "meeting.list.title" }}
      action={(action, className) => <HeadAction action={action} className={className} meeting={meeting} />}
      sections={[
        { id: "main", text: "event.overview" },
        { id: "topics", text: "meeting.topics", count: topics.length },
        { id: "documents", text: "meeting.documents", count: documentation.length + summary.files.length },
        { id: "ballots", text: "meeting.ballots", count: ballots.length },
        { id: "people", text: "meeting.participants", count: participants.total },
        { id: "feedback", text: "meeting.feedback.tab", count: feedbacks.length },
        { id: "log", text: "operation-log.title" },
      ]}
    >
      <MeetingKeys meeting={meeting} />
    </EventHead>
  )
}

type HeadActionProps = { action: MeetingHeadAction; className: string | undefined; meeting: MeetingView }

/** An action as a link, or as a button that asks a question first (ROLE-05). */
function HeadAction({ action, className, meeting: { scope, id, reference } }: HeadActionProps) {
  if (action.kind !== "question") return <PageActionLink action={action} className={className} />
  return (
    <QuestionLink
      id={`meeting-${action.key}`}
      texts={confirmTexts[action.key]}
      href={meetingPaths.confirm(scope, id, action.key)}
      values={{ number: reference }}
    />
  )
}

/** The next step of a meeting and the people it depends on. */
export function MeetingNext({ meeting }: { meeting: MeetingView }) {
  const intl = useIntl()
  const { status, endReason, hasSummary, next, agendaHref } = meeting
  if (status === "cancelled") return <CancelNote reason={endReason} />
  if (status === "ended" && hasSummary) return <SummaryWritten meeting={meeting} />
  const { tone, text, time, people } = next
  return (
    <Note tone={tone}>
      {intl.formatMessage({ id: text }, { ...people, time: <Time moment={time} /> })}{" "}
      {agendaHref && status === "ongoing" && (
        <a {...linkTo(agendaHref)}>{intl.formatMessage({ id: "meeting.agenda.live" })}</a>
      )}
    </Note>
  )
}

function SummaryWritten({ meeting: { scope, id, times } }: { meeting: MeetingView }) {
  const intl = useIntl()
  return (
    <Note tone="done">
      {intl.formatMessage({ id: "meeting.next.summary" }, { time: <Time moment={times.over} /> })}{" "}
      <a {...linkTo(meetingPaths.page(scope, id, "summary"))}>{intl.formatMessage({ id: "meeting.summary.read" })}</a>
    </Note>
  )
}

const rhythmTexts = {
  week: "meeting.series.week",
  two_weeks: "meeting.series.two-weeks",
  month: "meeting.series.month",
} as const

/** The repetition of a meeting, its position in the series, and links to the previous and next one (MEET-11). */
export function MeetingSeries({ series }: { series: NonNullable<MeetingView["series"]> }) {
  const intl = useIntl()
  const { every, position, total, previous, next } = series
  return (
    <span className="cluster">
      {intl.formatMessage({ id: rhythmTexts[every] }, { position, total })}
      {previous && (
        <a rel="prev" {...linkTo(previous)}>
          {intl.formatMessage({ id: "meeting.series.previous" })}
        </a>
      )}
      {next && (
        <a rel="next" {...linkTo(next)}>
          {intl.formatMessage({ id: "meeting.series.next" })}
        </a>
      )}
    </span>
  )
}

/** Key facts of a meeting: time, why it ended if nobody ended it, time zone, location, organizer. */
export function MeetingKeys({ meeting }: { meeting: MeetingView }) {
  const intl = useIntl()
  const { times, endReason, organizer, location, noLocation } = meeting
  const { end, ended, duration } = times
  return (
    <EventKeys
      times={times}
      before={[
        {
          term: intl.formatMessage({ id: "meeting.planned-end" }),
          value: <Time moment={end} />,
          note: intl.formatMessage({ id: "event.in-brackets" }, { text: duration }),
        },
        {
          term: intl.formatMessage({ id: "meeting.ended-early" }),
          value: ended && <Time moment={ended} />,
          note: endReason,
        },
      ]}
      after={[
        {
          term: intl.formatMessage({ id: "meeting.location" }),
          value: location ? <Location location={location} /> : noLocation,
        },
        { term: intl.formatMessage({ id: "meeting.organizer" }), value: organizer.name, note: organizer.organization },
      ]}
    />
  )
}
