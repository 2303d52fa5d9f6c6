import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { membershipApplicationPaths } from "#app/lib/paths/membership-application.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { RadioGroup, TextArea } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, SchemaForm, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { Panel } from "#app/ui/layout/page.tsx"
import type { ApplicationView } from "./application.server.ts"
import type { ApplicationStepKey } from "./membership-application.status.ts"

type ReviewFormProps = {
  application: Pick<ApplicationView, "id" | "version">
  step: ApplicationStepKey
  idempotencyKey: string
  lastResult: SubmissionResult<string[]> | undefined
}

const decisionTexts = {
  approve: { text: "membership-application.decision.approve", note: "membership-application.decision.approve.note" },
  reject: { text: "membership-application.decision.reject", note: "membership-application.decision.reject.note" },
} as const

/** Form for the review of the materials, then of the qualification: approve, or reject with a reason (ADM-07). */
export function ReviewForm({ application: { id, version }, step, idempotencyKey, lastResult }: ReviewFormProps) {
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "application-review",
    schema: () => import("./membership-application.schema.ts").then((module) => module.reviewSchema),
    lastResult,
    labels: { decision: "membership-application.decision", reason: "confirm.reason" },
  })
  const options = (["approve", "reject"] as const).map((value) => ({
    value,
    text: intl.formatMessage({ id: decisionTexts[value].text }),
    note: intl.formatMessage({ id: decisionTexts[value].note }),
  }))
  return (
    <Panel id="review" title={intl.formatMessage({ id: `membership-application.step.${step}` })}>
      <SchemaForm form={form}>
        <UnsavedGuard />
        <IdempotencyKey value={idempotencyKey} />
        <VersionField value={version} />
        <StaleNote href={membershipApplicationPaths.detail(url, id)} />
        <input type="hidden" name="intent" value="review" />
        <input type="hidden" name="step" value={step} />
        <RadioGroup field={fields.decision} isRequired options={options} />
        <TextArea
          field={fields.reason}
          rows={3}
          hint={intl.formatMessage({ id: "membership-application.reason.hint" })}
        />
        <div className="acts">
          <SubmitButton>{intl.formatMessage({ id: "membership-application.review.submit" })}</SubmitButton>
        </div>
      </SchemaForm>
    </Panel>
  )
}
