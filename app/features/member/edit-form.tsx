import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage, useIntl } from "react-intl"
import { DraftKeeper } from "#app/parts/drafts/draft-keeper.tsx"
import { DraftNote } from "#app/parts/drafts/draft-note.tsx"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { RequiredHint } from "#app/ui/form/required-hint.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { SelectField } from "#app/ui/form/select-field.tsx"
import { StaleNote } from "#app/ui/form/stale-note.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { VersionField } from "#app/ui/form/version-field.tsx"
import { Link } from "#app/ui/link.tsx"
import type { MemberEditView } from "./member-edit.server.ts"

type EditFormProps = { view: MemberEditView; lastResult: SubmissionResult<string[]> | undefined; href: string }

/** Names and entity of a member (ADM-10). */
export function EditForm({ view, lastResult, href }: EditFormProps) {
  const { version, key, values, entities, draft, username, email } = view
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "member-edit",
    schema: () => import("./member.schema.ts").then((module) => module.memberSchema),
    lastResult,
    draft: draft?.result,
    defaultValue: values,
    labels: { name: "member.name", real_name: "member.real-name", entity_id: "member.organization" },
  })
  return (
    <>
      <DraftNote draft={draft} form={form} />
      <SchemaForm form={form}>
        <VersionField value={version} />
        <IdempotencyKey value={key} />
        <StaleNote href={href} />
        <RequiredHint />
        <FormSection
          title={<FormattedMessage id="member.edit.title" />}
          intro={<FormattedMessage id="member.edit.account" values={{ username, email }} />}
        >
          <TextField field={fields.name} isRequired />
          <TextField field={fields.real_name} isRequired />
          <SelectField
            field={fields.entity_id}
            options={entities}
            empty={intl.formatMessage({ id: "member.no-organization" })}
          />
        </FormSection>
        <FormBar state={<DraftKeeper />}>
          <SubmitButton>
            <FormattedMessage id="member.edit.submit" />
          </SubmitButton>
          <Link className="btn" to={href}>
            <FormattedMessage id="event-form.cancel" />
          </Link>
        </FormBar>
      </SchemaForm>
    </>
  )
}
