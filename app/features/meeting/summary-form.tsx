import { FormattedMessage } from "react-intl"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { DraftKeeper } from "#app/parts/drafts/draft-keeper.tsx"
import { DraftNote } from "#app/parts/drafts/draft-note.tsx"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { MemberPicker } from "#app/parts/participants/member-picker.tsx"
import type { PickerAnswer } from "#app/parts/participants/people-found.server.ts"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import { CheckboxGroup } from "#app/ui/form/checkbox-group.tsx"
import { EnterSubmit } from "#app/ui/form/enter-submit.tsx"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { StaleNote } from "#app/ui/form/stale-note.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { VersionField } from "#app/ui/form/version-field.tsx"
import { Link } from "#app/ui/link.tsx"
import type { summaryForm } from "./summary.server.ts"

type SummaryFormProps = {
  view: Awaited<ReturnType<typeof summaryForm>>
  answer: PickerAnswer | undefined
  cancelTo: string
  /** Where the summary is read as it is now. */
  presentHref: string
}

/** The form of the minutes: text, files, attendance (MEET-05, MEET-09). */
export function SummaryForm({ view, answer, cancelTo, presentHref }: SummaryFormProps) {
  const [form, fields] = useSchemaForm({
    id: "summary",
    schema: () => import("./meeting.schema.ts").then((module) => module.summarySchema),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels: {
      summary: "meeting-summary.text",
      "summary.text": "meeting-summary.text",
      summary_file_ids: "meeting-summary.files",
      attendee_ids: "meeting-summary.participants",
      others: "meeting-summary.others",
    },
  })
  const found = answer?.tree
  return (
    <>
      <DraftNote draft={view.draft} form={form} />
      <SchemaForm form={form} hasFiles>
        <EnterSubmit {...findByEnter} />
        <VersionField value={view.version} />
        <StaleNote href={presentHref} />
        <FormSection
          title={<FormattedMessage id="meeting-summary.minutes" />}
          intro={<FormattedMessage id="meeting-summary.minutes.intro" />}
        >
          <RichTextField field={fields.summary} />
          <AttachmentField field={fields.summary_file_ids} module="meeting" />
        </FormSection>
        <FormSection
          title={<FormattedMessage id="meeting-summary.attendance" />}
          intro={<FormattedMessage id="meeting-summary.attendance.intro" />}
        >
          {view.options.length > 0 && <CheckboxGroup field={fields.attendee_ids} options={view.options} />}
          <MemberPicker field={fields.others} tree={found ?? view.tree} isAsked={found !== undefined} />
        </FormSection>
        <FormBar state={<DraftKeeper />}>
          <SubmitButton>
            <FormattedMessage id="meeting-summary.submit" />
          </SubmitButton>
          <Link className="btn" to={cancelTo}>
            <FormattedMessage id="meeting-topic.leave" />
          </Link>
        </FormBar>
      </SchemaForm>
    </>
  )
}
