import { useIntl } from "react-intl"
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
  const intl = useIntl()
  if (!minutes) return null
  const { status, by, time } = minutes
  return status === "draft" ? (
    <Note tone="hold" title={intl.formatMessage({ id: "meeting.minutes.draft" })}>
      {phase === "ongoing" && <>{intl.formatMessage({ id: "meeting.minutes.after-end" })} </>}
      {intl.formatMessage(
        { id: group ? "meeting.minutes.approver-group" : "meeting.minutes.approver" },
        { group: group?.name },
      )}
    </Note>
  ) : (
    <Note tone="done">
      {intl.formatMessage({ id: "meeting.minutes.approved" }, { name: by, time: time && <Time moment={time} /> })}
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
  const intl = useIntl()
  if (attendees.length === 0) return <p className="hint">{intl.formatMessage({ id: "meeting.attendance.none" })}</p>
  if (!quorum) return null
  const { present, invited, needed, is_reached } = quorum
  return (
    <p>
      {intl.formatMessage(
        { id: is_reached ? "meeting.quorum.reached" : "meeting.quorum.missed" },
        { present, invited, needed, others: attendees.length - present },
      )}
    </p>
  )
}
