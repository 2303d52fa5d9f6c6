import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage, useIntl } from "react-intl"
import { DraftKeeper } from "#app/parts/drafts/draft-keeper.tsx"
import { DraftNote } from "#app/parts/drafts/draft-note.tsx"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { RequiredHint } from "#app/ui/form/required-hint.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { SelectField } from "#app/ui/form/select-field.tsx"
import { StaleNote } from "#app/ui/form/stale-note.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { TextArea } from "#app/ui/form/text-area.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { VersionField } from "#app/ui/form/version-field.tsx"
import { Link } from "#app/ui/link.tsx"
import type { editView } from "./edit.server.ts"

type EditFormProps = {
  view: Awaited<ReturnType<typeof editView>>
  lastResult: SubmissionResult<string[]> | undefined
  /** The request's own page. */
  href: string
}

const labels = {
  name: "login-request.name",
  email: "login-request.email",
  phone: "login-request.phone",
  company: "login-request.company",
  memo: "login-request.memo",
  real_name: "login-request.real-name",
  entity_id: "login-request.entity",
} as const

/** What somebody said of themselves, mended, and what an administrator knows of them (ADM-06). */
export function EditForm({ view, lastResult, href }: EditFormProps) {
  const { version, values, entities, draft, username } = view
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "login-request-edit",
    schema: () => import("./edit.schema.ts").then((module) => module.editSchema),
    lastResult,
    draft: draft?.result,
    defaultValue: values,
    labels,
  })
  return (
    <>
      <DraftNote draft={draft} form={form} />
      <SchemaForm form={form}>
        <VersionField value={version} />
        <StaleNote href={href} />
        <RequiredHint />
        <FormSection
          title={<FormattedMessage id="login-request.edit.said" />}
          intro={username && <FormattedMessage id="login-request.edit.account" values={{ username }} />}
        >
          <TextField field={fields.name} isRequired />
          <TextField field={fields.email} type="email" />
          <TextField field={fields.phone} type="tel" />
          <TextField field={fields.company} isRequired />
          <TextArea field={fields.memo} rows={3} />
        </FormSection>
        <FormSection title={<FormattedMessage id="login-request.edit.known" />}>
          <TextField field={fields.real_name} />
          <SelectField
            field={fields.entity_id}
            options={entities}
            empty={intl.formatMessage({ id: "login-request.entity.open" })}
          />
        </FormSection>
        <FormBar state={<DraftKeeper />}>
          <SubmitButton>
            <FormattedMessage id="login-request.edit.submit" />
          </SubmitButton>
          <Link className="btn" to={href}>
            <FormattedMessage id="event-form.cancel" />
          </Link>
        </FormBar>
      </SchemaForm>
    </>
  )
}
