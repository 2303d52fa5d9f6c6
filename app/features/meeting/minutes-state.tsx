import { FormattedMessage } from "react-intl"
import { Note } from "#app/ui/feedback/note.tsx"
import { Time } from "#app/ui/time.tsx"
import type { MeetingView } from "./meeting-view.server.ts"

/** Whether the minutes are a draft or approved, by whom and when (MEET-13). */
export function MinutesState({ minutes }: Pick<MeetingView, "minutes">) {
  if (!minutes) return null
  const { status, by, time } = minutes
  return (
    <Note tone={status === "draft" ? "hold" : "done"}>
      <FormattedMessage
        id={status === "draft" ? "meeting.minutes.draft" : "meeting.minutes.approved"}
        values={{ name: by, time: time && <Time moment={time} /> }}
      />
    </Note>
  )
}

/** Whether enough of the invited were there, in words (MEET-13). */
export function Quorum({ quorum }: Pick<MeetingView, "quorum">) {
  if (!quorum) return null
  const { present, invited, needed, is_reached } = quorum
  return (
    <p>
      <FormattedMessage
        id={is_reached ? "meeting.quorum.reached" : "meeting.quorum.missed"}
        values={{ present, invited, needed }}
      />
    </p>
  )
}
