import { FormattedMessage } from "react-intl"
import { Note } from "#app/ui/feedback/note.tsx"
import { Time } from "#app/ui/time.tsx"
import type { MeetingView } from "../detail/detail.server.ts"

/** Whether the minutes are a draft or approved, by whom and when; nobody can approve them before the meeting has ended (MEET-13). */
export function MinutesState({ minutes, group, status: phase }: Pick<MeetingView, "minutes" | "group" | "status">) {
  if (!minutes) return null
  const { status, by, time } = minutes
  return status === "draft" ? (
    <Note tone="hold" title={<FormattedMessage id="meeting.minutes.draft" />}>
      {phase === "ongoing" && (
        <>
          <FormattedMessage id="meeting.minutes.after-end" />{" "}
        </>
      )}
      <FormattedMessage
        id={group ? "meeting.minutes.approver-group" : "meeting.minutes.approver"}
        values={{ group: group?.name }}
      />
    </Note>
  ) : (
    <Note tone="done">
      <FormattedMessage id="meeting.minutes.approved" values={{ name: by, time: time && <Time moment={time} /> }} />
    </Note>
  )
}

/** One sentence on attendance: how many invited people attended, how many others, and whether there is a quorum (MEET-09, MEET-13). */
export function AttendanceTotal({ quorum, summary: { attendees } }: Pick<MeetingView, "quorum" | "summary">) {
  if (attendees.length === 0)
    return (
      <p className="hint">
        <FormattedMessage id="meeting.attendance.none" />
      </p>
    )
  if (!quorum) return null
  const { present, invited, needed, is_reached } = quorum
  return (
    <p>
      <FormattedMessage
        id={is_reached ? "meeting.quorum.reached" : "meeting.quorum.missed"}
        values={{ present, invited, needed, others: attendees.length - present }}
      />
    </p>
  )
}
