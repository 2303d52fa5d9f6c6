import type { SubmissionResult } from "@conform-to/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { Suspense } from "react"
import { useIntl } from "react-intl"
import { param } from "#app/lib/route-params.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { FeedbackThread } from "#app/parts/feedback/feedback-thread.tsx"
import { loadOperationLog } from "#app/parts/operation-log/operation-log.server.ts"
import { OperationLog } from "#app/parts/operation-log/operation-log.tsx"
import { settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { useSuccessCount } from "#app/forms/submit/use-success-count.ts"
import { Facts, Section, Split, Stack } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { ApplicantData, WhatChanged } from "./applicant-data.tsx"
import { applicationOf, applicationView, type ApplicationView } from "./application.server.ts"
import { ApplicationHead } from "./application-head.tsx"
import { ApplicationSteps } from "./application-steps.tsx"
import { actOnApplication } from "./application-write.server.ts"
import { feedbackSchema } from "./membership-application.schema.ts"
import { isReviewStep } from "./membership-application.status.ts"
import { ReviewForm } from "./review-form.tsx"

export { revalidateRefused as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "member-admin", title: "membership-application.detail.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const log = loadOperationLog(context, "membership_application", param(params, "id"))
  const [record, widgets] = await Promise.all([
    applicationOf(context, params),
    settleWidgets({ log }, request, context),
  ])
  const application = applicationView(record, context)
  const left = (await openDraft(context, request, feedbackSchema))?.result
  const draft = left?.initialValue?.["intent"] === "feedback" ? left : undefined
  const keys = { review: newIdempotencyKey(), feedback: newIdempotencyKey() }
  return { application, windowTitle: application.windowTitle, log: widgets.log, draft, keys }
}

export const action = actOnApplication

/** One membership application: the open decision, the applicant's data, and the history (ADM-07). */
export default function MembershipApplicationDetail() {
  const intl = useIntl()
  const { application, log, draft, keys } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const isOfFeedback = lastResult?.initialValue?.["intent"] === "feedback"
  const review = isOfFeedback ? undefined : lastResult
  const step = reviewedStep(application, review?.initialValue?.["step"])
  return (
    <>
      <ApplicationHead application={application} />
      <Split
        main={
          <>
            <WhatChanged application={application} />
            {step && (
              <ReviewForm
                key={step}
                application={application}
                step={step}
                idempotencyKey={keys.review}
                lastResult={review}
              />
            )}
            <ApplicantData application={application} />
            <ApplicationFeedback
              application={application}
              idempotencyKey={keys.feedback}
              lastResult={isOfFeedback ? lastResult : undefined}
              draft={draft}
            />
            <Section id="log" title={intl.formatMessage({ id: "operation-log.title" })}>
              <OperationLog from={log} />
            </Section>
          </>
        }
        aside={<Aside application={application} />}
      />
    </>
  )
}

/**
 * The step for the review form: the submitted one, so that a review that was sent too late keeps its input (FORM-08); otherwise the current
 * step, if it can be reviewed.
 */
function reviewedStep({ can, next }: ApplicationView, sent: unknown) {
  return isReviewStep(sent) ? sent : can.review ? next : undefined
}

function Aside({ application }: { application: ApplicationView }) {
  const intl = useIntl()
  const { code, submitted, updated, steps } = application
  return (
    <>
      <ApplicationSteps steps={steps} />
      <Section title={intl.formatMessage({ id: "event.facts" })}>
        <Facts
          items={[
            { term: intl.formatMessage({ id: "membership-application.code" }), value: code },
            {
              term: intl.formatMessage({ id: "membership-application.submitted" }),
              value: <Time moment={submitted} />,
            },
            { term: intl.formatMessage({ id: "membership-application.updated" }), value: <Time moment={updated} /> },
          ]}
        />
      </Section>
    </>
  )
}

type FeedbackProps = {
  application: ApplicationView
  idempotencyKey: string
  lastResult: SubmissionResult<string[]> | undefined
  /** Input kept from before the session ended (FORM-08). */
  draft: SubmissionResult<string[]> | undefined
}

const load = () => import("./feedback-form.tsx")

/** Server rendering includes the complete form; in the browser its code loads after hydration. */
const FeedbackForm = import.meta.env.SSR ? (await load()).default : lazyPart(load)

/**
 * The feedback between administrators and applicant, and the form to add some (ADM-07). The form also stays if a submission was refused
 * because the application had been closed in the meantime (FORM-08).
 */
function ApplicationFeedback({ application: { feedbacks, can }, ...form }: FeedbackProps) {
  const intl = useIntl()
  const formId = "application-feedback"
  const successCount = useSuccessCount(formId, form.lastResult)
  return (
    <Section id="feedback" title={intl.formatMessage({ id: "membership-application.feedback" })}>
      <Stack>
        {feedbacks.length > 0 ? (
          <FeedbackThread items={feedbacks} />
        ) : (
          <p className="hint">
            {intl.formatMessage({
              id: can.feedback ? "membership-application.feedback.none" : "membership-application.feedback.closed",
            })}
          </p>
        )}
        {(can.feedback || form.lastResult) && (
          <Suspense>
            <FeedbackForm key={successCount} id={formId} {...form} />
          </Suspense>
        )}
      </Stack>
    </Section>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
