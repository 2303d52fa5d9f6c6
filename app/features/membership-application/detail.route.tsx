import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { param } from "#app/lib/route-params.ts"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import { loadOperationLog } from "#app/parts/operation-log/operation-log.server.ts"
import { OperationLog } from "#app/parts/operation-log/operation-log.tsx"
import { settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { Facts } from "#app/ui/layout/facts.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { Time } from "#app/ui/time.tsx"
import { ApplicantData, WhatChanged } from "./applicant-data.tsx"
import { ApplicationFeedback } from "./application-feedback.tsx"
import { ApplicationHead } from "./application-head.tsx"
import { ApplicationSteps } from "./application-steps.tsx"
import { actOnApplication } from "./application-write.server.ts"
import { applicationOf, applicationView, type ApplicationView } from "./application.server.ts"
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

/** One membership application: what is to be decided, what the applicant wrote, and all that happened (ADM-07). */
export default function MembershipApplicationDetail() {
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
            <Section id="log" title={<FormattedMessage id="operation-log.title" />}>
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
 * The step that the review form is of: the one that was sent, so that a review that came too late stays with what was typed (FORM-08);
 * else the open one, where it is reviewed.
 */
function reviewedStep({ can, next }: ApplicationView, sent: unknown) {
  return isReviewStep(sent) ? sent : can.review ? next : undefined
}

function Aside({ application }: { application: ApplicationView }) {
  const { code, submitted, updated, steps } = application
  return (
    <>
      <ApplicationSteps steps={steps} />
      <Section title={<FormattedMessage id="event.facts" />}>
        <Facts
          items={[
            { term: <FormattedMessage id="membership-application.code" />, value: code },
            { term: <FormattedMessage id="membership-application.submitted" />, value: <Time moment={submitted} /> },
            { term: <FormattedMessage id="membership-application.updated" />, value: <Time moment={updated} /> },
          ]}
        />
      </Section>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
