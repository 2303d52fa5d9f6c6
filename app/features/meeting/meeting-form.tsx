import type { ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { DraftKeeper } from "#app/parts/drafts/draft-keeper.tsx"
import { DraftNote } from "#app/parts/drafts/draft-note.tsx"
import type { DraftView } from "#app/parts/drafts/draft.server.ts"
import type { EventAnswer } from "#app/parts/event-form/event-answer.server.ts"
import { EventWho } from "#app/parts/event-form/event-who.tsx"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { EnterSubmit } from "#app/ui/form/enter-submit.tsx"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { RequiredHint } from "#app/ui/form/required-hint.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import type { SchemaFormState } from "#app/ui/form/use-schema-form.ts"
import { Link } from "#app/ui/link.tsx"
import type { MeetingFields } from "./meeting-fields.ts"
import { MeetingWhat } from "./meeting-what.tsx"
import { MeetingWhen } from "./meeting-when.tsx"
import type { MeetingFormView } from "./meeting-values.ts"

type MeetingFormProps = {
  form: SchemaFormState
  fields: MeetingFields
  view: MeetingFormView
  answer: EventAnswer | undefined
  /** What had been typed before (FORM-08). */
  draft: DraftView | undefined
  /** Verb and object. */
  submit: ReactNode
  /** Who is written to, and when. */
  mail: ReactNode
  cancelTo: string
  /** Key or version, which the person does not see. */
  children: ReactNode
}

/** The form of a meeting: what, when and where, who, documents (MEET-02). */
export function MeetingForm({ form, fields, view, answer, draft, submit, mail, cancelTo, children }: MeetingFormProps) {
  return (
    <>
      <DraftNote draft={draft} form={form} />
      <SchemaForm form={form} hasFiles>
        <EnterSubmit {...findByEnter} />
        {children}
        <RequiredHint />
        <MeetingWhat fields={fields} view={view} />
        <MeetingWhen fields={fields} zones={view.zones} question={answer ? answer.question : view.question} />
        <EventWho
          people={fields.participants}
          group={fields.group}
          tree={answer?.tree ?? view.tree}
          view={view}
          mail={mail}
          isAsked={answer?.tree !== undefined}
        />
        <FormSection title={<FormattedMessage id="event-form.documents" />}>
          <AttachmentField field={fields.documentation} module="meeting" />
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
