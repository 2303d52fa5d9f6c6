import { FormattedMessage } from "react-intl"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Moment } from "#app/lib/time.server.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Time } from "#app/ui/time.tsx"

type Schemas = components["schemas"]

type MinutesStateProps = {
  /** Their state, and who approved them when; undefined if nothing is written. */
  minutes: { status: Schemas["MeetingMinutes"]["status"]; by: string | undefined; time: Moment | undefined } | undefined
  group: { name: string } | undefined
  status: Schemas["MeetingStatus"]
}

/** Whether the minutes are a draft or approved, by whom and when; nobody can approve them before the meeting has ended (MEET-13). */
export function MinutesState({ minutes, group, status: phase }: MinutesStateProps) {
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

type AttendanceTotalProps = {
  /** Undefined for people who do not see it. */
  quorum: Schemas["Meeting"]["quorum"] | undefined
  summary: { attendees: readonly unknown[] }
}

/** One sentence on attendance: how many invited people attended, how many others, and whether there is a quorum (MEET-09, MEET-13). */
export function AttendanceTotal({ quorum, summary: { attendees } }: AttendanceTotalProps) {
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
