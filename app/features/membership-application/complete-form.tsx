import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { DateField } from "#app/forms/fields/date-field.tsx"
import type { Field } from "#app/forms/fields/field.ts"
import { CheckboxField, SelectField, TextArea, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, IdempotencyKey, RequiredHint, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import type { CompleteView } from "./complete.server.ts"

const labels = {
  entity_id: "membership-application.complete.entity",
  "entity.name": "entity.name-chinese",
  "entity.name_english": "entity.name-english",
  "entity.acronym": "entity.acronym-chinese",
  "entity.acronym_english": "entity.acronym-english",
  "entity.email_suffix": "entity.email-suffix",
  "entity.website": "entity.website",
  "entity.region_code": "entity.region",
  "entity.address": "entity.address",
  "entity.memo": "entity.memo",
  level_id: "entity.level",
  "entity.expiration": "entity.expiration",
  "member.email": "login-request.email",
  "member.name": "login-request.name",
  "member.real_name": "login-request.real-name",
  is_inviting_contacts: "membership-application.complete.invite",
  summary: "membership-application.summary",
} as const

type CompleteFormProps = {
  view: CompleteView
  lastResult: SubmissionResult<string[]> | undefined
  /** URL of the application's page. */
  href: string
}

/** Form with entity, level, first member, invitations and summary, prefilled from the application (ADM-07). */
export function CompleteForm({ view, lastResult, href }: CompleteFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "application-complete",
    schema: () => import("./membership-application.schema.ts").then((module) => module.completionSchema),
    lastResult,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels,
  })
  const entity = fields.entity.getFieldset()
  const member = fields.member.getFieldset()
  return (
    <LongForm
      form={form}
      draft={view.draft}
      submit={intl.formatMessage({ id: "membership-application.complete.submit" })}
      cancelTo={href}
    >
      <IdempotencyKey value={view.key} />
      <VersionField value={view.version} />
      <RequiredHint />
      <StaleNote href={href} />
      <FormSection
        title={intl.formatMessage({ id: "membership-application.complete.entity" })}
        intro={intl.formatMessage({ id: "membership-application.complete.entity-intro" })}
      >
        <SelectField
          field={fields.entity_id}
          options={view.entities}
          empty={intl.formatMessage({ id: "membership-application.complete.new" })}
          hint={view.like && intl.formatMessage({ id: "membership-application.complete.like" }, { name: view.like })}
        />
        <EntityFields entity={entity} regions={view.regions} />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "entity.form.membership" })}>
        <SelectField
          field={fields.level_id}
          isRequired
          options={view.levels}
          hint={intl.formatMessage({ id: "membership-application.complete.level-hint" })}
        />
        <DateField
          field={entity.expiration}
          hint={intl.formatMessage({ id: "membership-application.complete.expiration-hint" })}
        />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "membership-application.complete.member" })}
        intro={intl.formatMessage({ id: "membership-application.complete.member-intro" })}
      >
        <TextField field={member.email} type="email" isRequired />
        <TextField field={member.name} isRequired />
        <TextField field={member.real_name} />
        <CheckboxField
          field={fields.is_inviting_contacts}
          hint={intl.formatMessage({ id: "membership-application.complete.invite-hint" }, { names: view.contacts })}
        />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "membership-application.summary" })}>
        <TextArea
          field={fields.summary}
          rows={4}
          hint={intl.formatMessage({ id: "membership-application.summary.hint" })}
        />
      </FormSection>
    </LongForm>
  )
}

type EntityName =
  | "name"
  | "name_english"
  | "acronym"
  | "acronym_english"
  | "email_suffix"
  | "website"
  | "region_code"
  | "address"
  | "memo"

type EntityFieldsProps = { entity: Record<EntityName, Field>; regions: CompleteView["regions"] }

/** Data of a new entity; ignored if an existing entity is chosen. */
function EntityFields({ entity, regions }: EntityFieldsProps) {
  const intl = useIntl()
  const empty = intl.formatMessage({ id: "entity.none" })
  return (
    <>
      <TextField field={entity.name} isRequired />
      <TextField field={entity.name_english} isRequired />
      <TextField field={entity.acronym} isRequired />
      <TextField field={entity.acronym_english} isRequired />
      <TextField field={entity.email_suffix} hint={intl.formatMessage({ id: "entity.email-suffix.hint" })} />
      <TextField field={entity.website} type="url" />
      <SelectField field={entity.region_code} options={regions} empty={empty} />
      <TextField field={entity.address} />
      <TextArea field={entity.memo} rows={2} />
    </>
  )
}
