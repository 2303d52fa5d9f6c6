import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { SelectField } from "#app/ui/form/select-field.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import type { FeedsView } from "./feed.server.ts"

type FeedFormProps = { view: FeedsView; lastResult: SubmissionResult<string[]> | undefined }

/** Of what a feed shall be made. */
export function FeedForm({ view, lastResult }: FeedFormProps) {
  const [form, fields] = useSchemaForm({
    id: "feed",
    schema: () => import("./feed.schema.ts").then((module) => module.makeFeedSchema),
    lastResult,
    defaultValue: { what: view.chosen },
    labels: { what: "calendar-feed.what" },
  })
  return (
    <SchemaForm form={form}>
      <input type="hidden" name="intent" value="make" />
      <IdempotencyKey key={view.key} value={view.key} />
      <FormSection
        title={<FormattedMessage id="calendar-feed.make" />}
        intro={<FormattedMessage id="calendar-feed.make.intro" />}
      >
        <SelectField field={fields.what} isRequired options={view.options} />
        <div className="acts">
          <SubmitButton>
            <FormattedMessage id="calendar-feed.make.submit" />
          </SubmitButton>
        </div>
      </FormSection>
    </SchemaForm>
  )
}
