import { FormattedMessage } from "react-intl"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { RadioGroup } from "#app/ui/form/radio-group.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { TextArea } from "#app/ui/form/text-area.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { CastReview } from "./cast-review.tsx"
import type { CastAnswer, CastView } from "./cast-view.ts"

type CastFormProps = { view: CastView; answer: CastAnswer | undefined }

/**
 * One option, perhaps a reason, and a last word before it is sent: a vote is never changed (VOTE-03). In the second step what was
 * chosen stays in the form, out of sight.
 */
export default function CastForm({ view, answer }: CastFormProps) {
  const [form, fields] = useSchemaForm({
    id: "ballot-cast",
    schema: () => import("./cast.schema.ts").then((module) => module.castSchema),
    lastResult: answer,
    draft: view.draft,
    labels: { option_id: "ballot-cast.option", reason: "ballot-cast.reason" },
  })
  const isReview = answer?.isReview ?? false
  return (
    <SchemaForm form={form} action={view.action}>
      <IdempotencyKey value={view.key} />
      <div className="stack tight">
        <div className="stack tight" hidden={isReview}>
          <RadioGroup field={fields.option_id} isRequired options={view.options} />
          <TextArea field={fields.reason} rows={3} hint={<FormattedMessage id="ballot-cast.reason-hint" />} />
        </div>
        {isReview ? (
          <CastReview options={view.options} sent={answer?.initialValue ?? {}} />
        ) : (
          <div className="cluster">
            <SubmitButton name="step" value="review">
              <FormattedMessage id="ballot-cast.review" />
            </SubmitButton>
            <span className="hint">
              <FormattedMessage id="ballot-cast.final" />
            </span>
          </div>
        )}
      </div>
    </SchemaForm>
  )
}
