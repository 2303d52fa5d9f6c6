import { FormattedMessage } from "react-intl"
import { FeedbackThread } from "#app/parts/feedback/feedback-thread.tsx"
import type { MeetingView } from "./meeting-view.server.ts"

/** What participants said about the meeting, or when they can (MEET-07). */
export function MeetingFeedback({ meeting: { feedbacks, status } }: { meeting: MeetingView }) {
  if (feedbacks.length > 0) return <FeedbackThread items={feedbacks} />
  return (
    <p className="hint">
      <FormattedMessage id={status === "not_started" ? "meeting.feedback.later" : "meeting.feedback.none"} />
    </p>
  )
}
