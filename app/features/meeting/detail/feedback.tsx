import type { SubmissionResult } from "@conform-to/react"
import { Suspense } from "react"
import { useIntl } from "react-intl"
import type { components } from "#openapi/generated/schema.d.ts"
import { FeedbackThread } from "#app/parts/feedback/feedback-thread.tsx"
import type { FeedbackView } from "#app/parts/feedback/feedback-view.server.ts"
import { useSuccessCount } from "#app/forms/submit/use-success-count.ts"
import { Stack } from "#app/ui/layout/page.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"

/** The result of a submitted feedback form, or its saved draft. */
type Answer = SubmissionResult<string[]> | undefined

/** Data shared by all feedback forms of a page. */
export type FeedbackForms = {
  idempotencyKey: string
  /** The result of the page's action, whichever form was submitted. */
  lastResult: Answer
  /** The draft saved when the session ended, of whichever form. */
  draft: Answer
}

const load = () => import("./feedback-form.tsx")

/**
 * Server rendering includes the complete form. In the browser its code loads after hydration: people mainly read this page, and the form
 * works before hydration and without JavaScript.
 */
const FeedbackForm = import.meta.env.SSR ? (await load()).default : lazyPart(load)

type MeetingFeedbackProps = {
  meeting: Pick<components["schemas"]["Meeting"], "actions"> & { hasBegun: boolean; feedbacks: FeedbackView[] }
  forms: FeedbackForms
}

/**
 * The feedback on the meeting, or when it can be given, and the form for people who may give it (MEET-07). The form also stays if a
 * submission was refused because the person may no longer give feedback (FORM-08).
 */
export function MeetingFeedback({ meeting: { feedbacks, hasBegun, actions }, forms }: MeetingFeedbackProps) {
  const intl = useIntl()
  return (
    <Stack>
      {feedbacks.length > 0 ? (
        <FeedbackThread items={feedbacks} />
      ) : (
        <p className="hint">
          {intl.formatMessage({ id: hasBegun ? "meeting.feedback.none" : "meeting.feedback.later" })}
        </p>
      )}
      {(actions.includes("feedback.create") || isAnswerTo(forms.lastResult)) && <Feedback forms={forms} />}
    </Stack>
  )
}

type FeedbackProps = {
  /** The topic that the feedback is about; undefined for feedback on the meeting itself. */
  topic?: { id: string; canComplete: boolean }
  forms: FeedbackForms
}

/** Form for feedback on a meeting or a topic (MEET-06, MEET-07). It is emptied after a successful submission. */
export function Feedback({ topic, forms: { idempotencyKey, lastResult, draft } }: FeedbackProps) {
  const resultForThisForm = (result: Answer) => (isAnswerTo(result, topic?.id) ? result : undefined)
  const submissions = useSuccessCount(feedbackFormId(topic?.id), resultForThisForm(lastResult))
  return (
    <Suspense>
      <FeedbackForm
        key={submissions}
        id={feedbackFormId(topic?.id)}
        topic={topic}
        idempotencyKey={idempotencyKey}
        lastResult={resultForThisForm(lastResult)}
        draft={resultForThisForm(draft)}
      />
    </Suspense>
  )
}

/** Id of the form for feedback on a topic, or on the meeting. */
const feedbackFormId = (topic: string | undefined) => `feedback-${topic ?? "meeting"}`

/** Whether a result belongs to the form of this topic, or to the meeting's form if no topic is given. */
export function isAnswerTo(result: Answer, topic = ""): boolean {
  return result !== undefined && (result.initialValue?.topic ?? "") === topic
}
