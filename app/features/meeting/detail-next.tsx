import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { MeetingView } from "./meeting-view.server.ts"

/** What happens next with a meeting, and who is waited for (design/ui.md). */
export function DetailNext({ meeting }: { meeting: MeetingView }) {
  const { status, times, cancelReason, hasSummary } = meeting
  if (status === "cancelled")
    return (
      <Note tone="stop" title={<FormattedMessage id="event.cancelled" />}>
        {cancelReason ? <span className="lines">{cancelReason}</span> : <FormattedMessage id="event.no-reason" />}
      </Note>
    )
  if (status === "ended")
    return hasSummary ? <SummaryWritten meeting={meeting} /> : <SummaryMissing meeting={meeting} />
  return (
    <Note tone="live">
      <FormattedMessage
        id={status === "ongoing" ? "meeting.next.ongoing" : "meeting.next.not-started"}
        values={{ time: <Time moment={status === "ongoing" ? times.end : times.start} /> }}
      />
    </Note>
  )
}

function SummaryWritten({ meeting: { place, id, times } }: { meeting: MeetingView }) {
  return (
    <Note tone="done">
      <FormattedMessage id="meeting.next.summary" values={{ time: <Time moment={times.over} /> }} />{" "}
      <Link to={paths.meetingPage(place, id, "summary")}>
        <FormattedMessage id="meeting.summary.read" />
      </Link>
    </Note>
  )
}

function SummaryMissing({ meeting: { times, organizer, group } }: { meeting: MeetingView }) {
  const values = { time: <Time moment={times.over} />, name: organizer.name, group: group?.name }
  return (
    <Note tone="hold">
      <FormattedMessage id={group ? "meeting.next.no-summary-group" : "meeting.next.no-summary"} values={values} />
    </Note>
  )
}
