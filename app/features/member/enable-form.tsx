import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { StaleNote } from "#app/ui/form/stale-note.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { VersionField } from "#app/ui/form/version-field.tsx"
import type { MemberView } from "./member.server.ts"

type EnableFormProps = { member: MemberView; lastResult: SubmissionResult<string[]> | undefined }

/** The button that lets a disabled member in again (ADM-01). */
export function EnableForm({ member: { version, key, href }, lastResult }: EnableFormProps) {
  const [form] = useSchemaForm({
    id: "member-enable",
    lastResult,
    labels: {},
    schema: () => import("#app/parts/confirm/confirm.schema.ts").then((module) => module.versionSchema),
  })
  return (
    <SchemaForm form={form}>
      <VersionField value={version} />
      <IdempotencyKey value={key} />
      <StaleNote href={href} />
      <SubmitButton>
        <FormattedMessage id="member.enable.submit" />
      </SubmitButton>
    </SchemaForm>
  )
}
