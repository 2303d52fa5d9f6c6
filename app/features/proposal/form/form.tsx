import { useIntl } from "react-intl"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { LongForm, type RecordFormProps } from "#app/forms/drafts/long-form.tsx"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import { type Option, SelectField, TextArea, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import type { ProposalFormView } from "./form.server.ts"

type ProposalFormProps = RecordFormProps<ProposalFormView> & {
  /** Options for the group of a new proposal; undefined for a revision. */
  groups?: Option[]
}

const labels = {
  title: "proposal.title",
  authors: "proposal.authors",
  group: "event.group",
  memo: "proposal.revision.memo",
  content: "proposal.content",
  attachments: "proposal.attachments",
} as const

const load = () => import("../proposal.schema.ts")

/** Form of a proposal or a revision: title, authors and group or the changes, content, files (PROP-01, PROP-03). */
export function ProposalForm({ view, groups, answer, submit, cancelTo, children }: ProposalFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: groups ? "proposal" : "revision",
    schema: () => load().then((module) => (groups ? module.proposalSchema : module.revisionSchema)),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels,
  })
  return (
    <LongForm form={form} draft={view.draft} hasFiles submit={submit} cancelTo={cancelTo}>
      {children}
      <RequiredHint />
      <FormSection title={intl.formatMessage({ id: groups ? "proposal.form.what" : "proposal.form.change" })}>
        <TextField field={fields.title} isRequired />
        {groups ? (
          <>
            <TextArea
              field={fields.authors}
              isRequired
              rows={2}
              hint={intl.formatMessage({ id: "proposal.authors.hint" })}
            />
            <SelectField
              field={fields.group}
              isRequired
              options={groups}
              empty={intl.formatMessage({ id: "proposal.group.choose" })}
            />
          </>
        ) : (
          <TextArea field={fields.memo} rows={2} hint={intl.formatMessage({ id: "proposal.revision.memo-hint" })} />
        )}
        <RichTextField images="proposal" field={fields.content} isRequired />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "proposal.form.files" })}>
        <AttachmentField field={fields.attachments} module="proposal" />
      </FormSection>
    </LongForm>
  )
}
