import { type ReactNode, useState } from "react"
import { useIntl } from "react-intl"
import { applicantNatureValues } from "#openapi/generated/values/applicant-nature.ts"
import { draftFields } from "#app/forms/drafts/draft-fields.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { RegionFields } from "#app/parts/regions/region-fields.tsx"
import { Note } from "#app/ui/feedback/note.tsx"
import type { Field } from "#app/forms/fields/field.ts"
import { SelectField, TextField } from "#app/forms/fields/fields.tsx"
import { EnterSubmit, FormBar, FormSection, RequiredHint, SchemaForm } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { linkTo } from "#app/ui/link.tsx"
import type { AnswerWithRegions } from "#app/parts/regions/region-options.server.ts"
import type { ApplicationFormView } from "./form.server.ts"
import { natureTexts } from "../apply.status.ts"
import { Contacts } from "./contacts.tsx"
import type { BrowserDraft } from "./browser-draft.ts"
import { BrowserDraftKeeper } from "./browser-draft-keeper.tsx"
import { dropBrowserDraft, useBrowserDraft } from "./use-browser-draft.ts"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { fileModule, logoModule } from "./upload-modules.ts"

type ApplicationFormProps = {
  view: ApplicationFormView
  answer: AnswerWithRegions | undefined
  /** Key of the form's draft in this browser. */
  draftKey: string
  /** Label of the submit button: verb and object. */
  submit: ReactNode
  cancelTo: string
  /** Hidden inputs: idempotency key or version. */
  children: ReactNode
}

/**
 * Form of an application. It restores the draft saved in this browser (ADM-09), or else what was submitted after the applicant's access had
 * ended (FORM-08).
 */
export function ApplicationForm(props: ApplicationFormProps) {
  const { url } = useFrameAlliance()
  const { view, answer, draftKey } = props
  const { draft, discard } = useBrowserDraft(draftKey, url, answer !== undefined)
  return (
    <>
      {draft && answer === undefined && (
        <BrowserDraftNote draft={draft} sentKey={view.draft && draftKey} onDiscard={discard} />
      )}
      {!draft && view.draft && answer === undefined && (
        <DraftNote time={view.draft.keptAt}>
          <DiscardSent draftKey={draftKey} />
        </DraftNote>
      )}
      <Fields key={draft?.time} {...props} draft={draft} />
    </>
  )
}

type FieldsProps = ApplicationFormProps & { draft: BrowserDraft | undefined }

function Fields({ view, answer, draftKey, submit, cancelTo, children, draft }: FieldsProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "apply",
    schema: () => import("../apply.schema.ts").then((module) => module.applicationSchema),
    lastResult: answer,
    draft: draft?.result ?? view.draft?.result,
    defaultValue: view.values,
    labels: applicationLabels,
  })
  const empty = intl.formatMessage({ id: "apply.choose" })
  const kinds = applicantNatureValues.map((value) => ({ value, text: intl.formatMessage({ id: natureTexts[value] }) }))
  const [drafted] = useState(draft && { ...view.regions, ...draft.below })
  return (
    <SchemaForm form={form} hasFiles>
      <EnterSubmit />
      {children}
      <RequiredHint />
      <FormSection title={intl.formatMessage({ id: "apply.form.organization" })}>
        <TextField field={fields.name} isRequired hint={intl.formatMessage({ id: "apply.form.chinese-name" })} />
        <TextField field={fields.name_english} isRequired />
        <TextField field={fields.acronym} isRequired hint={intl.formatMessage({ id: "apply.form.chinese-acronym" })} />
        <TextField field={fields.acronym_english} isRequired />
        <SelectField field={fields.nature} isRequired options={kinds} empty={empty} />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "apply.form.reach" })}>
        <RegionFields
          country={fields.country_code}
          province={fields.province_code}
          city={fields.city_code}
          given={answer?.regions ?? drafted ?? view.regions}
          isRequired
        />
        <TextField field={fields.address} autoComplete="street-address" />
        <TextField field={fields.website} type="url" autoComplete="url" />
        <TextField field={fields.email_suffix} hint={intl.formatMessage({ id: "entity.email-suffix.hint" })} />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "apply.form.membership" })}
        intro={intl.formatMessage({ id: "apply.form.membership-intro" })}
      >
        <SelectField field={fields.proposed_level_id} isRequired options={view.levels} empty={empty} />
        <SelectField
          field={fields.proposed_group_acronym}
          options={view.groups}
          empty={intl.formatMessage({ id: "apply.no-group" })}
          hint={view.groupGone && intl.formatMessage({ id: "apply.group.gone" }, { name: view.groupGone })}
        />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "apply.form.contacts" })}
        intro={intl.formatMessage({ id: "apply.form.contacts-intro" })}
      >
        <Contacts form={form.meta} contacts={fields.contacts} />
      </FormSection>
      <DocumentFields fields={fields} />
      <FormBar state={<BrowserDraftKeeper draftKey={draftKey} />}>
        <SubmitButton>{submit}</SubmitButton>
        <a className="btn" {...linkTo(cancelTo)}>
          {intl.formatMessage({ id: "event-form.cancel" })}
        </a>
      </FormBar>
    </SchemaForm>
  )
}

/** Message ids of the field labels, in the order of the form. */
const applicationLabels = {
  name: "entity.name-chinese",
  name_english: "entity.name-english",
  acronym: "entity.acronym-chinese",
  acronym_english: "entity.acronym-english",
  nature: "apply.nature",
  country_code: "profile.country",
  province_code: "profile.province",
  city_code: "profile.city",
  address: "entity.address",
  website: "entity.website",
  email_suffix: "entity.email-suffix",
  proposed_level_id: "apply.level",
  proposed_group_acronym: "apply.group",
  "contacts[].name": "entity.contact.name",
  "contacts[].phone": "entity.contact.phone",
  "contacts[].email": "entity.contact.email",
  registration_document_id: "apply.registration-document",
  application_document_id: "apply.application-document",
  logo_id: "apply.logo",
  other_ids: "apply.others",
} as const

type DraftNoteProps = { time: string; children: ReactNode }

/** Note above the form: says that a draft was restored and when it was saved. */
function DraftNote({ time, children }: DraftNoteProps) {
  const intl = useIntl()
  return (
    <Note tone="hold" role="status" title={intl.formatMessage({ id: "form.draft.restored" }, { time })}>
      {children}
    </Note>
  )
}

type BrowserDraftNoteProps = {
  draft: Pick<BrowserDraft, "time" | "hasLostFiles">
  /** Key of the draft if the server has one too, which is discarded with it. */
  sentKey: string | undefined
  onDiscard: () => void
}

/** Note for a draft in this browser, which the user can discard. */
function BrowserDraftNote({ draft: { time, hasLostFiles }, sentKey, onDiscard }: BrowserDraftNoteProps) {
  const intl = useIntl()
  return (
    <DraftNote time={time}>
      {intl.formatMessage({ id: "apply.draft.where" })}{" "}
      {hasLostFiles && <strong>{intl.formatMessage({ id: "apply.draft.files" })}</strong>}
      {sentKey !== undefined ? (
        <DiscardSent draftKey={sentKey} />
      ) : (
        <p className="acts">
          <button type="button" className="btn" onClick={onDiscard}>
            {intl.formatMessage({ id: "form.draft.discard" })}
          </button>
        </p>
      )}
    </DraftNote>
  )
}

/** Button that discards the draft on the server, and one in this browser, and loads the page again. */
function DiscardSent({ draftKey }: { draftKey: string }) {
  const intl = useIntl()
  return (
    <form method="post" className="acts" onSubmit={() => dropBrowserDraft(draftKey)}>
      <button type="submit" className="btn" name={draftFields.intent} value="discard">
        {intl.formatMessage({ id: "form.draft.discard" })}
      </button>
    </form>
  )
}

type DocumentName = "registration_document_id" | "application_document_id" | "logo_id" | "other_ids"

/** Document fields of an application: two required documents, an optional logo and other files (ADM-09). */
function DocumentFields({ fields }: { fields: Record<DocumentName, Field> }) {
  const intl = useIntl()
  const files = { module: fileModule, uploadTo: applyPaths.upload }
  return (
    <FormSection
      title={intl.formatMessage({ id: "apply.form.documents" })}
      intro={intl.formatMessage({ id: "apply.form.documents-intro" })}
    >
      <AttachmentField field={fields.registration_document_id} {...files} isSingle isRequired />
      <AttachmentField field={fields.application_document_id} {...files} isSingle isRequired />
      <AttachmentField
        field={fields.logo_id}
        {...files}
        module={logoModule}
        isSingle
        hint={intl.formatMessage({ id: "apply.logo.hint" })}
      />
      <AttachmentField field={fields.other_ids} {...files} />
    </FormSection>
  )
}
