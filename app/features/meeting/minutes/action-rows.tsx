import type { FormMetadata } from "@conform-to/react"
import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { DateField } from "#app/forms/fields/date-field.tsx"
import type { Field } from "#app/forms/fields/field.ts"
import { FieldGroup } from "#app/forms/fields/field-group.tsx"
import { CheckboxField, type Option, SelectField, TextField } from "#app/forms/fields/fields.tsx"
import { AddRowButton, RemoveRowButton } from "#app/forms/fields/row-buttons.tsx"
import { useChangedRows } from "#app/forms/fields/use-changed-rows.ts"
import { HiddenField } from "#app/forms/submit/form.tsx"
import { maxActions } from "./limits.ts"

export type ActionRow = Field & {
  getFieldset(): Record<"item_id" | "text" | "assignee_id" | "due_date" | "group_acronym" | "is_task", Field>
}

type ActionRowsProps = {
  form: FormMetadata<Record<string, unknown>>
  rows: Field & { getFieldList(): ActionRow[] }
  people: Option[]
  /** The groups of tasks; none if the tasks belong to the group of the meeting. */
  groups: Option[]
}

/** The actions under a topic, with buttons that add and remove one and work without scripts (MEET-15). */
export function ActionRows({ form, rows: field, people, groups }: ActionRowsProps) {
  const intl = useIntl()
  const rows = field.getFieldList()
  const [announced, expect] = useChangedRows(rows.map((row) => row.getFieldset().text.id))
  return (
    <FieldGroup field={field}>
      {rows.map((row, index) => (
        <div
          key={row.key}
          className="option"
          role="group"
          aria-label={intl.formatMessage({ id: "meeting-summary.action" }, { number: index + 1 })}
        >
          <ActionFields
            row={row}
            people={people}
            groups={groups}
            remove={
              <RemoveRowButton
                {...form.remove.getButtonProps({ name: field.name, index })}
                label={intl.formatMessage({ id: "meeting-summary.action-remove" }, { number: index + 1 })}
                onClick={() => expect({ message: "meeting-summary.action-removed", index, count: rows.length - 1 })}
              />
            }
          />
        </div>
      ))}
      {rows.length < maxActions && (
        <p className="acts">
          <AddRowButton
            {...form.insert.getButtonProps({ name: field.name })}
            adds={`${form.id}-${field.name}[${rows.length}].text`}
            onClick={() =>
              expect({ message: "meeting-summary.action-added", index: rows.length, count: rows.length + 1 })
            }
          >
            {intl.formatMessage({ id: "meeting-summary.action-add" })}
          </AddRowButton>
        </p>
      )}
      <p className="vh" role="status">
        {announced && intl.formatMessage({ id: announced.message }, { number: announced.index + 1 })}
      </p>
    </FieldGroup>
  )
}

type ActionFieldsProps = Pick<ActionRowsProps, "people" | "groups"> & { row: ActionRow; remove: ReactNode }

/** One action: what, who, until when, and whether it becomes a task. */
function ActionFields({ row, people, groups, remove }: ActionFieldsProps) {
  const intl = useIntl()
  const { item_id, text, assignee_id, due_date, group_acronym, is_task } = row.getFieldset()
  const empty = intl.formatMessage({ id: "meeting-summary.choose" })
  return (
    <>
      <HiddenField field={item_id} />
      <div className="inline">
        <TextField field={text} isRequired />
        {remove}
      </div>
      <div className="inline">
        <SelectField field={assignee_id} options={people} empty={empty} />
        <DateField field={due_date} />
        {groups.length > 0 && <SelectField field={group_acronym} options={groups} empty={empty} />}
      </div>
      <CheckboxField field={is_task} />
    </>
  )
}
