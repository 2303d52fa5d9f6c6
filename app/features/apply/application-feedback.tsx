import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { Avatar } from "#app/ui/layout/avatar.tsx"
import { Stack } from "#app/ui/layout/stack.tsx"
import { Time } from "#app/ui/time.tsx"
import { FeedbackForm } from "./feedback-form.tsx"
import type { StatusView } from "./status.server.ts"

type ApplicationFeedbackProps = { view: StatusView; lastResult: SubmissionResult<string[]> | undefined }

/**
 * What the applicant and the administrators wrote to each other, and the form for more; it stays with what was refused because the
 * application was closed meanwhile (FORM-08).
 */
export function ApplicationFeedback({ view: { feedbacks, can, key }, lastResult }: ApplicationFeedbackProps) {
  return (
    <Stack>
      {feedbacks.length === 0 && (
        <p className="hint">
          <FormattedMessage id={can.feedback ? "apply.feedback.none" : "apply.feedback.closed"} />
        </p>
      )}
      {feedbacks.length > 0 && (
        <ul className="rows">
          {feedbacks.map((feedback) => (
            <Feedback key={feedback.id} feedback={feedback} />
          ))}
        </ul>
      )}
      {(can.feedback || lastResult) && (
        <FeedbackForm key={feedbacks.at(-1)?.id} idempotencyKey={key} lastResult={lastResult} />
      )}
    </Stack>
  )
}

function Feedback({ feedback: { author, side, time, text, files } }: { feedback: StatusView["feedbacks"][number] }) {
  return (
    <li>
      <span className="who">
        <Avatar name={author} />
        <span>
          {author}
          <small>
            <FormattedMessage id={side === "applicant" ? "apply.side.applicant" : "apply.side.administrator"} />
            <FormattedMessage id="person.fact-separator" />
            <Time moment={time} />
          </small>
        </span>
      </span>
      <p className="lines">{text}</p>
      <AttachmentList files={files} />
    </li>
  )
}
