import type { SubmissionResult } from "@conform-to/react"
import { lazy, Suspense } from "react"
import { FormattedMessage } from "react-intl"
import { FeedbackThread } from "#app/parts/feedback/feedback-thread.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Stack } from "#app/ui/layout/stack.tsx"
import type { ApplicationView } from "./application.server.ts"

type FeedbackProps = {
  application: ApplicationView
  idempotencyKey: string
  lastResult: SubmissionResult<string[]> | undefined
  /** What had been typed when the session ended (FORM-08). */
  draft: SubmissionResult<string[]> | undefined
}

const load = () => import("./feedback-form.tsx")

/** On the server the form stands whole in the page; a browser fetches what makes it live after the page has come alive. */
const FeedbackForm = import.meta.env.SSR ? (await load()).default : lazy(load)

/**
 * What the administrators and the applicant wrote to each other, and the form to write more (ADM-07); it stays with what was refused
 * because the application was closed meanwhile (FORM-08).
 */
export function ApplicationFeedback({ application: { feedbacks, can }, ...form }: FeedbackProps) {
  return (
    <Section id="feedback" title={<FormattedMessage id="membership-application.feedback" />}>
      <Stack>
        {feedbacks.length > 0 ? (
          <FeedbackThread items={feedbacks} />
        ) : (
          <p className="hint">
            <FormattedMessage id="membership-application.feedback.none" />
          </p>
        )}
        {(can.feedback || form.lastResult) && (
          <Suspense>
            <FeedbackForm key={feedbacks.at(-1)?.id} {...form} />
          </Suspense>
        )}
      </Stack>
    </Section>
  )
}
