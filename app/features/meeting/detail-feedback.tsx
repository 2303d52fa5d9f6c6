import { FormattedMessage } from "react-intl"
import { Stack } from "#app/ui/layout/stack.tsx"
import { FeedbackThread } from "#app/parts/feedback/feedback-thread.tsx"
import type { FeedbackForms } from "./feedback-forms.ts"
import { Feedback } from "./feedback.tsx"
import type { MeetingView } from "./meeting-view.server.ts"

type MeetingFeedbackProps = { meeting: MeetingView; forms: FeedbackForms }

/** What participants said about the meeting, or when they can, and the form of those who may (MEET-07). */
export function MeetingFeedback({ meeting, forms }: MeetingFeedbackProps) {
  return (
    <Stack>
      <Said meeting={meeting} />
      {meeting.actions.includes("feedback.create") && <Feedback forms={forms} />}
    </Stack>
  )
}

function Said({ meeting: { feedbacks, status } }: { meeting: MeetingView }) {
  if (feedbacks.length > 0) return <FeedbackThread items={feedbacks} />
  return (
    <p className="hint">
      <FormattedMessage id={status === "not_started" ? "meeting.feedback.later" : "meeting.feedback.none"} />
    </p>
  )
}
