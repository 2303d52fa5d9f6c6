import type { SubmissionResult } from "@conform-to/react"
import type { ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { DraftKeeper } from "#app/parts/drafts/draft-keeper.tsx"
import { DraftNote } from "#app/parts/drafts/draft-note.tsx"
import { DateField } from "#app/ui/form/date-field.tsx"
import { EnterSubmit } from "#app/ui/form/enter-submit.tsx"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { RequiredHint } from "#app/ui/form/required-hint.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { SelectField } from "#app/ui/form/select-field.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { TextArea } from "#app/ui/form/text-area.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { Link } from "#app/ui/link.tsx"
import { ContactFields } from "./contact-fields.tsx"
import type { EntityFormView } from "./entity-form.server.ts"
import { entityLabels } from "./entity-labels.ts"

type EntityFormProps = {
  view: EntityFormView
  answer: SubmissionResult<string[]> | undefined
  /** Verb and object. */
  submit: ReactNode
  cancelTo: string
  /** Key or version, which the person does not see. */
  children: ReactNode
}

/** The form of an entity: what it is called, its membership, how it is reached, whom to ask (ADM-05). */
export function EntityForm({ view, answer, submit, cancelTo, children }: EntityFormProps) {
  const intl = useIntl()
  const empty = intl.formatMessage({ id: "entity.none" })
  const [form, fields] = useSchemaForm({
    id: "entity",
    schema: () => import("./entity.schema.ts").then((module) => module.entitySchema),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels: entityLabels,
  })
  return (
    <>
      <DraftNote draft={view.draft} form={form} />
      <SchemaForm form={form}>
        <EnterSubmit />
        {children}
        <RequiredHint />
        <FormSection title={<FormattedMessage id="entity.form.names" />}>
          <TextField field={fields.name} isRequired />
          <TextField field={fields.name_english} isRequired />
          <TextField field={fields.acronym} isRequired />
          <TextField field={fields.acronym_english} isRequired />
        </FormSection>
        <FormSection title={<FormattedMessage id="entity.form.membership" />}>
          <SelectField field={fields.level_id} options={view.levels} empty={empty} />
          <DateField field={fields.expiration} hint={<FormattedMessage id="entity.expiration.hint" />} />
          <TextField field={fields.email_suffix} hint={<FormattedMessage id="entity.email-suffix.hint" />} />
        </FormSection>
        <FormSection title={<FormattedMessage id="entity.form.reach" />}>
          <TextField field={fields.website} type="url" />
          <SelectField field={fields.region_code} options={view.regions} empty={empty} />
          <TextField field={fields.address} />
          <TextArea field={fields.memo} rows={3} />
        </FormSection>
        <FormSection
          title={<FormattedMessage id="entity.contacts" />}
          intro={<FormattedMessage id="entity.form.contacts-intro" />}
        >
          {fields.contacts.getFieldList().map((contact) => (
            <ContactFields key={contact.key} fields={contact.getFieldset()} />
          ))}
        </FormSection>
        <FormBar state={<DraftKeeper />}>
          <SubmitButton>{submit}</SubmitButton>
          <Link className="btn" to={cancelTo}>
            <FormattedMessage id="event-form.cancel" />
          </Link>
        </FormBar>
      </SchemaForm>
    </>
  )
}
