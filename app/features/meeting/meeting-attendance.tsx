import { FormattedMessage } from "react-intl"
import { People } from "#app/parts/event-page/people-section.tsx"
import type { MeetingView } from "./meeting-view.server.ts"

/** Who was at a meeting, of how many who were invited (MEET-09). */
export function MeetingAttendance({ meeting: { summary, participants } }: { meeting: MeetingView }) {
  const { attendees } = summary
  if (attendees.length === 0)
    return (
      <p className="hint">
        <FormattedMessage id="meeting.attendance.none" />
      </p>
    )
  return (
    <>
      <p>
        <FormattedMessage
          id="meeting.attendance.total"
          values={{ present: attendees.length, total: participants.total }}
        />
      </p>
      <People people={attendees} />
    </>
  )
}
