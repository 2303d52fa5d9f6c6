import { useIntl } from "react-intl"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { LongForm, type RecordFormProps } from "#app/forms/drafts/long-form.tsx"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { MemberPicker } from "#app/parts/participants/member-picker.tsx"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import { priorityTexts } from "#app/parts/task-priority.ts"
import { WallTimeField } from "#app/parts/wall-time/wall-time-field.tsx"
import { SelectField, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import type { TaskAnswer, TaskFormView } from "./form.server.ts"
import { priorities } from "../task.status.ts"

const labels = {
  subject: "event.subject",
  description: "task.description",
  "start.date": "event-form.date",
  "start.time": "event-form.time",
  "start.zone": "event-form.zone",
  "start.answer": "wall-time.answer",
  "deadline.date": "task.deadline.date",
  "deadline.time": "task.deadline.time",
  "deadline.answer": "wall-time.answer",
  priority: "task.priority",
  assignee: "task.assignee",
  collaborators: "task.collaborators",
  attachments: "task.attachments",
} as const

/** Form of a task or subtask: subject, people, times, files (TASK-02). */
export function TaskForm({ view, answer, submit, cancelTo, children }: RecordFormProps<TaskFormView, TaskAnswer>) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "task",
    schema: () => import("../task.schema.ts").then((module) => module.taskSchema),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels,
  })
  const { questions } = answer ?? view
  const found = answer?.found
  const picker = (asked: "assignee" | "collaborators") => {
    const isAsked = found?.asked === asked
    return { field: fields[asked], tree: isAsked ? found.tree : view.tree, isAsked }
  }
  const options = priorities.map((value) => ({ value, text: intl.formatMessage({ id: priorityTexts[value] }) }))
  return (
    <LongForm form={form} draft={view.draft} hasFiles enter={findByEnter} submit={submit} cancelTo={cancelTo}>
      {children}
      <RequiredHint />
      <FormSection title={intl.formatMessage({ id: "task.form.what" })}>
        {view.locked ? <Locked view={view} /> : <TextField field={fields.subject} isRequired />}
        <RichTextField field={fields.description} />
        <SelectField field={fields.priority} isRequired options={options} />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "task.form.when" })}
        intro={intl.formatMessage({ id: "task.form.when-intro" })}
      >
        <WallTimeField
          field={fields.start}
          legend={intl.formatMessage({ id: "task.planned-start" })}
          zones={view.zones}
          question={questions.start}
          isOptional
        />
        <WallTimeField
          field={fields.deadline}
          legend={intl.formatMessage({ id: "task.deadline" })}
          question={questions.deadline}
          isOptional
        />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "task.form.who" })}
        intro={intl.formatMessage({ id: "task.form.who-intro" })}
      >
        {!view.locked && <MemberPicker {...picker("assignee")} only="person" />}
        <MemberPicker {...picker("collaborators")} only="people" />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "task.form.files" })}>
        <AttachmentField field={fields.attachments} module="task" />
      </FormSection>
    </LongForm>
  )
}

/** Subject and assignee as read-only text for people who may not change them; hidden fields submit them unchanged. */
function Locked({ view: { locked, values } }: { view: TaskFormView }) {
  const intl = useIntl()
  if (!locked) return null
  return (
    <>
      <input type="hidden" name="subject" value={locked.subject} />
      {values.assignee?.map((value) => (
        <input key={value} type="hidden" name="assignee" value={value} />
      ))}
      <dl className="field">
        <dt>{intl.formatMessage({ id: "event.subject" })}</dt>
        <dd>{locked.subject}</dd>
      </dl>
      <dl className="field">
        <dt>{intl.formatMessage({ id: "task.assignee" })}</dt>
        <dd>{locked.assignee}</dd>
        <dd className="hint">{intl.formatMessage({ id: "task.form.locked" })}</dd>
      </dl>
    </>
  )
}
