import { type ReactNode, useEffect } from "react"
import { useIntl } from "react-intl"
import { idempotencyField, versionField } from "#app/forms/schema/form-field-names.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { MemberPicker } from "#app/parts/participants/member-picker.tsx"
import { priorityTexts } from "#app/parts/task-priority.ts"
import { WallTimeField } from "#app/parts/wall-time/wall-time-field.tsx"
import { SelectField } from "#app/forms/fields/fields.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import { EnterSubmit, IdempotencyKey, SchemaForm, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { RefusedNote } from "#app/forms/submit/refused-note.tsx"
import { type SchemaFormState, useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { linkTo } from "#app/ui/link.tsx"
import { isQuestion, moveText, priorities, taskQuestions } from "../task.status.ts"
import { changeFormId, changeLinkId } from "./change.query.ts"
import type { ChangeAnswer, ChangeView } from "./change.server.ts"

type ChangeFormProps = {
  scope: ShellScope
  view: ChangeView
  answer: ChangeAnswer | undefined
}

/** The open form of one field of a task, in its row: what follows from the change, who is told, and how to leave (TASK-02, TASK-03). */
export default function ChangeForm({ scope, view, answer }: ChangeFormProps) {
  const intl = useIntl()
  const { field, id, subject } = view
  useEffect(
    () => () => document.getElementById(changeLinkId({ id, field }))?.focus({ preventScroll: true }),
    [id, field],
  )
  const Form = forms[field]
  return (
    <section id={changeFormId} className="row-form" aria-labelledby={`${changeFormId}-title`}>
      <h2 id={`${changeFormId}-title`}>{intl.formatMessage({ id: `task.change.title.${field}` }, { subject })}</h2>
      <Form scope={scope} view={view} answer={answer} />
    </section>
  )
}

/** The buttons of all moves of a task; those that cannot be undone ask first. */
function StatusForm({ scope, view, answer }: ChangeFormProps) {
  const intl = useIntl()
  const { id, moves, status, version, key } = view
  const sent = answer?.initialValue
  const sends = { task_id: id, [versionField]: String(sent?.[versionField] ?? version) }
  return (
    <>
      <RefusedNote lastResult={answer} />
      <div className="acts">
        {moves.map((move) =>
          isQuestion(move) ? (
            <QuestionLink
              key={move}
              id={`task-${move}`}
              texts={taskQuestions[move]}
              href={taskPaths.confirm(scope, id, move)}
              values={{}}
            />
          ) : (
            <ButtonForm
              key={move}
              sends={{ ...sends, intent: move }}
              idempotencyKey={String(sent?.[idempotencyField] ?? key)}
              className="btn"
            >
              {intl.formatMessage({ id: moveText(move, status) })}
            </ButtonForm>
          ),
        )}
        <Leave view={view} />
      </div>
      <Told id="task.change.told.status" />
    </>
  )
}

/** Closes the form. */
function Leave({ view: { leave } }: { view: ChangeView }) {
  const intl = useIntl()
  return (
    <a className="btn quiet" {...linkTo(leave, { staysInPlace: true })}>
      {intl.formatMessage({ id: "task.change.leave" })}
    </a>
  )
}

function PriorityForm({ view, answer }: ChangeFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: changeFormId + view.field,
    schema: () => import("../task.schema.ts").then((module) => module.changeSchemas.priority),
    lastResult: answer,
    defaultValue: { priority: view.values.priority },
    labels: { priority: "task.priority" },
  })
  const options = priorities.map((value) => ({ value, text: intl.formatMessage({ id: priorityTexts[value] }) }))
  return (
    <FieldForm form={form} view={view} told={<Told id="task.change.told.nobody" />}>
      <SelectField field={fields.priority} isRequired isFocused options={options} />
    </FieldForm>
  )
}

function DeadlineForm({ view, answer }: ChangeFormProps) {
  const intl = useIntl()
  const { values, zone, question } = view
  const [form, fields] = useSchemaForm({
    id: changeFormId + view.field,
    schema: () => import("../task.schema.ts").then((module) => module.changeSchemas.deadline),
    lastResult: answer,
    defaultValue: { deadline: values.deadline },
    labels: {
      "deadline.date": "task.deadline.date",
      "deadline.time": "task.deadline.time",
      "deadline.answer": "wall-time.answer",
    },
  })
  return (
    <FieldForm form={form} view={view} told={<Told id="task.change.told.nobody" />}>
      <input type="hidden" name="deadline.zone" value={values.deadline.zone} />
      <WallTimeField
        field={fields.deadline}
        legend={intl.formatMessage({ id: "task.deadline" })}
        question={answer ? answer.question : question}
        isOptional
        isFocused
      />
      <p className="hint">{intl.formatMessage({ id: "task.change.deadline.zone" }, { zone })}</p>
    </FieldForm>
  )
}

function AssigneeForm({ view, answer }: ChangeFormProps) {
  const intl = useIntl()
  const { id, values, version, me, key, isLocked } = view
  const [form, fields] = useSchemaForm({
    id: changeFormId + view.field,
    schema: () => import("../task.schema.ts").then((module) => module.changeSchemas.assignee),
    lastResult: answer,
    defaultValue: { assignee: values.assignee },
    labels: { assignee: "task.assignee" },
  })
  const tree = answer?.tree ?? view.tree
  if (isLocked || !tree)
    return (
      <>
        <Told id="task.form.locked" />
        <Leave view={view} />
      </>
    )
  return (
    <>
      {me && (
        <ButtonForm
          sends={{ intent: "assignee", task_id: id, version, assignee: me }}
          idempotencyKey={key}
          className="btn"
        >
          {intl.formatMessage({ id: "task.assign-to-me" })}
        </ButtonForm>
      )}
      <FieldForm form={form} view={view} told={<Told id="task.change.told.assignee" />}>
        <MemberPicker
          field={fields.assignee}
          only="person"
          tree={tree}
          isAsked={answer?.tree !== undefined}
          isFocused
        />
      </FieldForm>
    </>
  )
}

const forms = { status: StatusForm, priority: PriorityForm, deadline: DeadlineForm, assignee: AssigneeForm }

type FieldFormProps = { form: SchemaFormState; view: ChangeView; told: ReactNode; children: ReactNode }

/** The form around one field: the task, its version, and the button. */
function FieldForm({ form, view, told, children }: FieldFormProps) {
  const intl = useIntl()
  const { id, field, version, key, leave } = view
  if (field === "status") return null
  return (
    <SchemaForm form={form}>
      {field === "assignee" && <EnterSubmit {...findByEnter} />}
      <input type="hidden" name="intent" value={field} />
      <input type="hidden" name="task_id" value={id} />
      <VersionField value={version} />
      <IdempotencyKey value={key} />
      <StaleNote href={leave} />
      {children}
      {told}
      <div className="acts">
        <SubmitButton kind="plain">{intl.formatMessage({ id: `task.change.save.${field}` })}</SubmitButton>
        <Leave view={view} />
      </div>
    </SchemaForm>
  )
}

function Told({
  id,
}: {
  id: "task.change.told.status" | "task.change.told.nobody" | "task.change.told.assignee" | "task.form.locked"
}) {
  const intl = useIntl()
  return <p className="hint">{intl.formatMessage({ id })}</p>
}
