import { FormattedMessage } from "react-intl"
import { EventKeys } from "#app/parts/event/event-facts.tsx"
import { Location } from "#app/parts/location/location.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { MeetingView } from "./detail.server.ts"

const rhythmTexts = {
  week: "meeting.series.week",
  two_weeks: "meeting.series.two-weeks",
  month: "meeting.series.month",
} as const

/** The repetition of a meeting, its position in the series, and links to the previous and next one (MEET-11). */
export function MeetingSeries({ series }: { series: NonNullable<MeetingView["series"]> }) {
  const { every, position, total, previous, next } = series
  return (
    <span className="cluster">
      <FormattedMessage id={rhythmTexts[every]} values={{ position, total }} />
      {previous && (
        <Link to={previous} rel="prev">
          <FormattedMessage id="meeting.series.previous" />
        </Link>
      )}
      {next && (
        <Link to={next} rel="next">
          <FormattedMessage id="meeting.series.next" />
        </Link>
      )}
    </span>
  )
}

/** Key facts of a meeting: time, why it ended if nobody ended it, time zone, location, organizer. */
export function MeetingKeys({ meeting }: { meeting: MeetingView }) {
  const { times, endReason, organizer, location, noLocation } = meeting
  const { end, ended, duration } = times
  return (
    <EventKeys
      times={times}
      before={[
        {
          term: <FormattedMessage id="meeting.planned-end" />,
          value: <Time moment={end} />,
          note: <FormattedMessage id="event.in-brackets" values={{ text: duration }} />,
        },
        {
          term: <FormattedMessage id="meeting.ended-early" />,
          value: ended && <Time moment={ended} />,
          note: endReason,
        },
      ]}
      after={[
        {
          term: <FormattedMessage id="meeting.location" />,
          value: location ? <Location location={location} /> : noLocation,
        },
        { term: <FormattedMessage id="meeting.organizer" />, value: organizer.name, note: organizer.organization },
      ]}
    />
  )
}
