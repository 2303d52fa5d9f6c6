import { FormattedMessage } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Facts } from "#app/ui/layout/facts.tsx"
import { Time } from "#app/ui/time.tsx"
import type { MeetingView } from "./meeting-view.server.ts"
import { meetingDials, meetingStatusTexts } from "./meeting.status.ts"

/** What names a meeting above its subject: both numbers and its status. */
export function MeetingKicker({ meeting: { number, groupNumber, status } }: { meeting: MeetingView }) {
  return (
    <>
      <span className="ref">{number}</span> {groupNumber && <span className="ref">{groupNumber}</span>}{" "}
      <StatusTag dial={meetingDials[status]} isBoxed>
        <FormattedMessage id={meetingStatusTexts[status]} />
      </StatusTag>
    </>
  )
}

/** The facts of a meeting that everyone needs: when, in which zone, called by whom. */
export function MeetingKeys({ meeting: { times, organizer } }: { meeting: MeetingView }) {
  const { start, end, ended, duration, offset, zone, zoneOffset, startThere } = times
  return (
    <Facts
      kind="keys"
      items={[
        { term: <FormattedMessage id="meeting.starts" />, value: <Time moment={start} />, note: `(${offset})` },
        {
          term: <FormattedMessage id="meeting.planned-end" />,
          value: <Time moment={end} />,
          note: `(${duration})`,
        },
        { term: <FormattedMessage id="meeting.ended-early" />, value: ended && <Time moment={ended} /> },
        {
          term: <FormattedMessage id="meeting.zone" />,
          value: `${zone} (${zoneOffset})`,
          note: startThere && <FormattedMessage id="meeting.there" values={{ time: <Time moment={startThere} /> }} />,
        },
        { term: <FormattedMessage id="meeting.organizer" />, value: organizer.name, note: organizer.organization },
      ]}
    />
  )
}
