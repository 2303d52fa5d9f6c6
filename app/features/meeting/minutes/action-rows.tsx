import type { FormMetadata } from "@conform-to/react"
import { useIntl } from "react-intl"
import { DateField } from "#app/forms/fields/date-field.tsx"
import type { Field } from "#app/forms/fields/field.ts"
import { CheckboxField, type Option, SelectField, TextField } from "#app/forms/fields/fields.tsx"
import { RowList, type Rows } from "#app/forms/fields/row-list.tsx"
import { HiddenField } from "#app/forms/submit/form.tsx"
import { maxActions } from "./limits.ts"

export type ActionRow = Field & {
  getFieldset(): Record<"item_id" | "text" | "assignee_id" | "due_date" | "group_acronym" | "is_task", Field>
}

type ActionRowsProps = {
  form: FormMetadata<Record<string, unknown>>
  rows: Rows<ActionRow>
  people: Option[]
  /** The groups of tasks; none if the tasks belong to the group of the meeting. */
  groups: Option[]
}

const texts = {
  name: "meeting-summary.action",
  add: "meeting-summary.action-add",
  added: "meeting-summary.action-added",
  remove: "meeting-summary.action-remove",
  removed: "meeting-summary.action-removed",
} as const

/** The actions under a topic: what, who, until when, and whether it becomes a task (MEET-15). */
export function ActionRows({ people, groups, form, rows }: ActionRowsProps) {
  const intl = useIntl()
  const empty = intl.formatMessage({ id: "meeting-summary.choose" })
  return (
    <RowList form={form} field={rows} first="text" most={maxActions} className="option" texts={texts}>
      {(row, remove) => {
        const { item_id, text, assignee_id, due_date, group_acronym, is_task } = row.getFieldset()
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
      }}
    </RowList>
  )
}
