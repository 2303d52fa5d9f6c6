import type { SubmissionResult } from "@conform-to/react"
import { lazy, Suspense } from "react"
import { FormattedMessage } from "react-intl"
import { FeedbackThread } from "#app/parts/feedback/feedback-thread.tsx"
import { Stack } from "#app/ui/layout/stack.tsx"
import type { TaskView } from "./task-view.server.ts"

type TaskFeedbackProps = {
  task: TaskView
  idempotencyKey: string
  lastResult: SubmissionResult<string[]> | undefined
  /** What had been typed when the session ended (FORM-08). */
  draft: SubmissionResult<string[]> | undefined
}

const load = () => import("./feedback-form.tsx")

/** On the server the form stands whole in the page; a browser fetches what makes it live after the page has come alive. */
const FeedbackForm = import.meta.env.SSR ? (await load()).default : lazy(load)

/**
 * What was said about a task, and the form of those who may say something; empty again once that was taken (TASK-01). What was refused
 * because the task was completed meanwhile stays there, too (FORM-08).
 */
export function TaskFeedback({ task: { feedbacks, can }, idempotencyKey, lastResult, draft }: TaskFeedbackProps) {
  return (
    <Stack>
      {feedbacks.length > 0 ? (
        <FeedbackThread items={feedbacks} />
      ) : (
        <p className="hint">
          <FormattedMessage id="task.feedback.none" />
        </p>
      )}
      {(can.feedback || lastResult) && (
        <Suspense>
          <FeedbackForm
            key={feedbacks.at(-1)?.id}
            idempotencyKey={idempotencyKey}
            lastResult={lastResult}
            draft={draft}
          />
        </Suspense>
      )}
    </Stack>
  )
}
