import type { SubmissionResult } from "@conform-to/react"
import { useNavigation } from "@remix-run/react"
import { lazy, Suspense, useState } from "react"
import { FormattedMessage } from "react-intl"
import { FeedbackThread } from "#app/parts/feedback/feedback-thread.tsx"
import { Stack } from "#app/ui/layout/page.tsx"
import type { MeetingView } from "./meeting-view.server.ts"

/** A feedback form as it comes back, or as it was left. */
type Answer = SubmissionResult<string[]> | undefined

/** What all feedback forms of a page share. */
export type FeedbackForms = {
  idempotencyKey: string
  /** What the page's action answered, to whichever of its forms. */
  lastResult: Answer
  /** What had been typed into whichever of them when the session ended. */
  draft: Answer
}

const load = () => import("./feedback-form.tsx")

/**
 * On the server the form is there at once and stands whole in the page; a browser fetches what makes it live after the page
 * has come alive. The page is for reading, and its form works before that and without scripts.
 */
const FeedbackForm = import.meta.env.SSR ? (await load()).default : lazy(load)

/**
 * What participants said about the meeting, or when they can, and the form of those who may (MEET-07); it stays with what was refused
 * because they no longer may (FORM-08).
 */
export function MeetingFeedback({ meeting, forms }: { meeting: MeetingView; forms: FeedbackForms }) {
  const { feedbacks, status, actions } = meeting
  return (
    <Stack>
      {feedbacks.length > 0 ? (
        <FeedbackThread items={feedbacks} />
      ) : (
        <p className="hint">
          <FormattedMessage id={status === "not_started" ? "meeting.feedback.later" : "meeting.feedback.none"} />
        </p>
      )}
      {(actions.includes("feedback.create") || isAnswerTo(forms.lastResult)) && <Feedback forms={forms} />}
    </Stack>
  )
}

type FeedbackProps = {
  /** The topic it is about; the meeting itself without one. */
  topic?: { id: string; canComplete: boolean }
  forms: FeedbackForms
}

/** The form with which somebody says something on a meeting or a topic (MEET-06, MEET-07); empty again once that was taken. */
export function Feedback({ topic, forms: { idempotencyKey, lastResult, draft } }: FeedbackProps) {
  const own = (result: Answer) => (isAnswerTo(result, topic?.id) ? result : undefined)
  const taken = useTimesTaken(topic?.id ?? "", lastResult)
  return (
    <Suspense>
      <FeedbackForm
        key={taken}
        topic={topic}
        idempotencyKey={idempotencyKey}
        lastResult={own(lastResult)}
        draft={own(draft)}
      />
    </Suspense>
  )
}

/** Whether it belongs to the form of this topic; without one to that of the meeting. */
export function isAnswerTo(result: Answer, topic = ""): boolean {
  return result !== undefined && (result.initialValue?.topic ?? "") === topic
}

/** How often the form of this topic has been sent from this page, and was not given back. */
function useTimesTaken(topic: string, lastResult: Answer): number {
  const { state, formData } = useNavigation()
  const [taken, setTaken] = useState(0)
  const [isSent, setSent] = useState(false)
  if (!isSent && formData?.get("topic") === topic) setSent(true)
  if (isSent && state === "idle") {
    setSent(false)
    if (!isAnswerTo(lastResult, topic)) setTaken(taken + 1)
  }
  return taken
}
