import { useIntl } from "react-intl"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { NamedPeople } from "#app/parts/consequences/named-people.tsx"
import { LongForm, type RecordFormProps } from "#app/forms/drafts/long-form.tsx"
import type { SpanAnswer } from "#app/parts/event/span-form.server.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import { WallTimeField } from "#app/parts/wall-time/wall-time-field.tsx"
import { Note } from "#app/ui/feedback/note.tsx"
import { TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { linkTo } from "#app/ui/link.tsx"
import type { TopicCallFormView } from "./form.server.ts"

type TopicCallFormProps = RecordFormProps<TopicCallFormView, SpanAnswer> & {
  /** Note on when mails are sent. */
  mail: "topic-call.create.mail" | "topic-call.edit.mail"
}

const labels = {
  subject: "event.subject",
  "start.date": "event-form.date",
  "start.time": "event-form.time",
  "start.zone": "event-form.zone",
  "start.answer": "wall-time.answer",
  "end.date": "schedule.end.date",
  "end.time": "schedule.end.time",
  "end.answer": "wall-time.answer",
  description: "topic-call.description",
  "description.text": "topic-call.description",
  attachment_ids: "topic-call.attachments",
} as const

/** Form of a call: its description, start and end (TOPIC-01). */
export function TopicCallForm({ view, answer, submit, cancelTo, mail, children }: TopicCallFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "topic-call",
    schema: () => import("../topic-call.schema.ts").then((module) => module.topicCallSchema(view)),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels,
  })
  const questions = answer?.questions ?? view.questions
  return (
    <>
      {view.isWithoutCode && <NoCodeWarning canKeepRules={view.canKeepRules ?? false} />}
      <LongForm form={form} draft={view.draft} hasFiles submit={submit} cancelTo={cancelTo}>
        {children}
        <RequiredHint />
        <FormSection title={intl.formatMessage({ id: "topic-call.form.what" })}>
          <TextField field={fields.subject} isRequired />
          <RichTextField images="topic_call" field={fields.description} />
          <AttachmentField field={fields.attachment_ids} module="topic_call" />
        </FormSection>
        <FormSection
          title={intl.formatMessage({ id: "topic-call.form.when" })}
          intro={intl.formatMessage({ id: "topic-call.form.when-intro" })}
        >
          <WallTimeField
            field={fields.start}
            legend={intl.formatMessage({ id: "event-form.start" })}
            zones={view.zones}
            question={questions.start}
          />
          <WallTimeField
            field={fields.end}
            legend={intl.formatMessage({ id: "schedule.end" })}
            question={questions.end}
          />
        </FormSection>
        {view.mail && view.mail.total > 0 && (
          <FormSection
            title={intl.formatMessage({ id: "topic-call.form.mail" })}
            intro={intl.formatMessage({ id: mail })}
          >
            <NamedPeople people={view.mail} />
          </FormSection>
        )}
      </LongForm>
    </>
  )
}

/** Warning that nobody could submit a topic, because no valid code rule has a number left (TOPIC-05). */
function NoCodeWarning({ canKeepRules }: { canKeepRules: boolean }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <Note tone="hold" title={intl.formatMessage({ id: "topic-call.no-code" })}>
      {intl.formatMessage({ id: "topic-call.no-code.create" })}{" "}
      {canKeepRules && (
        <a {...linkTo(topicCallPaths.codeRules(url))}>{intl.formatMessage({ id: "topic-call.rule.title" })}</a>
      )}
    </Note>
  )
}
