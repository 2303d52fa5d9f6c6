import type { FormMetadata } from "@conform-to/react"
import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import type { Field } from "#app/forms/fields/field.ts"
import { FieldGroup } from "#app/forms/fields/field-group.tsx"
import { AddRowButton, RemoveRowButton } from "#app/forms/fields/row-buttons.tsx"
import { useChangedRows } from "#app/forms/fields/use-changed-rows.ts"

export type Rows<Row> = Field & { getFieldList(): Row[] }

type MinutesRowsProps<Row> = {
  form: FormMetadata<Record<string, unknown>>
  rows: Rows<Row>
  kind: "action" | "decision"
  /** How many rows a topic can have. */
  most: number
  /** The fields of a row. @param remove the button that removes it */
  children: (row: Row, remove: ReactNode) => ReactNode
}

const texts = {
  action: {
    name: "meeting-summary.action",
    add: "meeting-summary.action-add",
    added: "meeting-summary.action-added",
    remove: "meeting-summary.action-remove",
    removed: "meeting-summary.action-removed",
  },
  decision: {
    name: "meeting-summary.decision",
    add: "meeting-summary.decision-add",
    added: "meeting-summary.decision-added",
    remove: "meeting-summary.decision-remove",
    removed: "meeting-summary.decision-removed",
  },
} as const

/** The decisions or the actions under a topic, with buttons that add and remove one and work without scripts (MEET-15). */
export function MinutesRows<Row extends Field & { getFieldset(): { text: Field } }>(props: MinutesRowsProps<Row>) {
  const { form, rows: field, kind, most, children } = props
  const says = texts[kind]
  const intl = useIntl()
  const rows = field.getFieldList()
  const [announced, expect] = useChangedRows(rows.map((row) => row.getFieldset().text.id))
  return (
    <FieldGroup field={field}>
      {rows.map((row, index) => {
        const number = index + 1
        const remove = (
          <RemoveRowButton
            {...form.remove.getButtonProps({ name: field.name, index })}
            label={intl.formatMessage({ id: says.remove }, { number })}
            onClick={() => expect({ message: says.removed, index, count: rows.length - 1 })}
          />
        )
        return (
          <div
            key={row.key}
            className="option"
            role="group"
            aria-label={intl.formatMessage({ id: says.name }, { number })}
          >
            {children(row, remove)}
          </div>
        )
      })}
      {rows.length < most && (
        <p className="acts">
          <AddRowButton
            {...form.insert.getButtonProps({ name: field.name })}
            adds={`${form.id}-${field.name}[${rows.length}].text`}
            onClick={() => expect({ message: says.added, index: rows.length, count: rows.length + 1 })}
          >
            {intl.formatMessage({ id: says.add })}
          </AddRowButton>
        </p>
      )}
      <p className="vh" role="status">
        {announced && intl.formatMessage({ id: announced.message }, { number: announced.index + 1 })}
      </p>
    </FieldGroup>
  )
}
