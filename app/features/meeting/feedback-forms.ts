import type { SubmissionResult } from "@conform-to/react"

/** A feedback form as it comes back, or as it was left. */
export type Answer = SubmissionResult<string[]> | undefined

/** What all feedback forms of a page share. */
export type FeedbackForms = {
  idempotencyKey: string
  /** What the page's action answered, to whichever of its forms. */
  lastResult: Answer
  /** What had been typed into whichever of them when the session ended. */
  draft: Answer
}

/** Whether it belongs to the form of this topic; without one to that of the meeting. */
export function isAnswerTo(result: Answer, topic = ""): boolean {
  return result !== undefined && (result.initialValue?.topic ?? "") === topic
}
