import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { CheckboxField, TextField } from "#app/forms/fields/fields.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { IdempotencyKey, SchemaForm } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"

type AddSubtaskProps = {
  /** Id of the form. */ id: string
  idempotencyKey: string
  /** A subtask was added: the field waits for the next one. */ isFocused: boolean
  lastResult: SubmissionResult<string[]> | undefined
}

/** Adds subtasks without leaving the task: a subject and Enter (TASK-01). */
export default function AddSubtask({ id, idempotencyKey, isFocused, lastResult }: AddSubtaskProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id,
    schema: () => import("../task.schema.ts").then((module) => module.quickSubtaskSchema),
    lastResult,
    labels: { subject: "task.subtask.field", mine: "task.assign-to-me" },
  })
  return (
    <SchemaForm form={form}>
      <IdempotencyKey value={idempotencyKey} />
      <input type="hidden" name="intent" value="subtask" />
      <TextField
        field={fields.subject}
        isRequired
        isFocused={isFocused}
        autoComplete="off"
        hint={intl.formatMessage({ id: "task.subtask.field.hint" })}
      />
      <div className="acts">
        <CheckboxField field={fields.mine} />
        <SubmitButton kind="plain">{intl.formatMessage({ id: "task.subtask.submit" })}</SubmitButton>
      </div>
    </SchemaForm>
  )
}
