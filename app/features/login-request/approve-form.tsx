import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage, useIntl } from "react-intl"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { RequiredHint } from "#app/ui/form/required-hint.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { SelectField } from "#app/ui/form/select-field.tsx"
import { StaleNote } from "#app/ui/form/stale-note.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { VersionField } from "#app/ui/form/version-field.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import type { RequestView } from "./request.server.ts"

type ApproveFormProps = { request: RequestView; lastResult: SubmissionResult<string[]> | undefined }

/** Letting somebody in: real name and entity, the latter suggested by the address (ADM-06). */
export function ApproveForm({ request, lastResult }: ApproveFormProps) {
  const intl = useIntl()
  const { version, key, href, values, entities, suggested } = request
  const [form, fields] = useSchemaForm({
    id: "login-request-approve",
    lastResult,
    defaultValue: values,
    labels: { real_name: "login-request.real-name", entity_id: "login-request.entity" },
    schema: () => import("./approve.schema.ts").then((module) => module.approveSchema),
  })
  return (
    <Section title={<FormattedMessage id="login-request.approve.title" />}>
      <SchemaForm form={form}>
        <VersionField value={version} />
        <IdempotencyKey value={key} />
        <RequiredHint />
        <StaleNote href={href} />
        <TextField field={fields.real_name} isRequired />
        <SelectField
          field={fields.entity_id}
          isRequired
          options={entities}
          empty={intl.formatMessage({ id: "login-request.entity.choose" })}
          hint={suggested && <FormattedMessage id="login-request.entity.suggested" values={{ name: suggested }} />}
        />
        <div className="acts">
          <SubmitButton>
            <FormattedMessage id="login-request.approve.submit" />
          </SubmitButton>
        </div>
      </SchemaForm>
    </Section>
  )
}
