import { useIntl } from "react-intl"
import { LongForm, type RecordFormProps } from "#app/forms/drafts/long-form.tsx"
import { DateField } from "#app/forms/fields/date-field.tsx"
import type { Field } from "#app/forms/fields/field.ts"
import { SelectField, TextArea, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import type { EntityFormView } from "./form.server.ts"

/** Message ids of the field labels, in the order of the form. */
const entityLabels = {
  name: "entity.name-chinese",
  name_english: "entity.name-english",
  acronym: "entity.acronym-chinese",
  acronym_english: "entity.acronym-english",
  level_id: "entity.level",
  expiration: "entity.expiration",
  representative_id: "entity.representative",
  email_suffix: "entity.email-suffix",
  website: "entity.website",
  region_code: "entity.region",
  address: "entity.address",
  memo: "entity.memo",
  "contacts[].name": "entity.contact.name",
  "contacts[].phone": "entity.contact.phone",
  "contacts[].email": "entity.contact.email",
} as const

/** Form of an entity: names, membership, address, contacts (ADM-05). */
export function EntityForm({ view, answer, submit, cancelTo, children }: RecordFormProps<EntityFormView>) {
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
    <LongForm form={form} draft={view.draft} submit={submit} cancelTo={cancelTo}>
      {children}
      <RequiredHint />
      <FormSection title={intl.formatMessage({ id: "entity.form.names" })}>
        <TextField field={fields.name} isRequired />
        <TextField field={fields.name_english} isRequired />
        <TextField field={fields.acronym} isRequired />
        <TextField field={fields.acronym_english} isRequired />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "entity.form.membership" })}>
        <SelectField field={fields.level_id} options={view.levels} empty={empty} />
        <DateField field={fields.expiration} hint={intl.formatMessage({ id: "entity.expiration.hint" })} />
        {view.people && (
          <SelectField
            field={fields.representative_id}
            options={view.people}
            empty={intl.formatMessage({ id: "entity.representative.none" })}
            hint={intl.formatMessage({ id: "entity.representative.hint" })}
          />
        )}
        <TextField field={fields.email_suffix} hint={intl.formatMessage({ id: "entity.email-suffix.hint" })} />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "entity.form.reach" })}>
        <TextField field={fields.website} type="url" />
        <SelectField field={fields.region_code} options={view.regions} empty={empty} />
        <TextField field={fields.address} />
        <TextArea field={fields.memo} rows={3} />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "entity.contacts" })}
        intro={intl.formatMessage({ id: "entity.form.contacts-intro" })}
      >
        {fields.contacts.getFieldList().map((contact) => (
          <ContactFields key={contact.key} fields={contact.getFieldset()} />
        ))}
      </FormSection>
    </LongForm>
  )
}

/** Fields of one contact; each label includes the contact's number. */
function ContactFields({ fields }: { fields: Record<"name" | "phone" | "email", Field> }) {
  return (
    <>
      <TextField field={fields.name} />
      <TextField field={fields.phone} type="tel" />
      <TextField field={fields.email} type="email" />
    </>
  )
}
