import type { FormMetadata } from "@conform-to/react"
import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import type { MessageId } from "#app/ui/message-id.ts"
import type { Field } from "./field.ts"
import { FieldGroup } from "./field-group.tsx"
import { AddRowButton, RemoveRowButton } from "./row-buttons.tsx"
import { type Change, useChangedRows } from "./use-changed-rows.ts"

/** A field whose value is a list of rows. */
export type Rows<Row> = Field & { getFieldList(): Row[] }

type RowListProps<First extends string, Row> = {
  form: FormMetadata<Record<string, unknown>>
  field: Rows<Row>
  isRequired?: boolean
  /** Name of the first field of a row, which gets the focus. */
  first: First
  /** How many rows there can be. */
  most: number
  /** Called before a row is removed. @returns false if it has to stay */
  canRemove?: () => boolean
  /** Stands beside the button that adds a row. @param expect is called before it changes the rows */
  more?: (expect: (change: Change) => void) => ReactNode
  /** Class of a row. */
  className: string
  /** What the buttons say and what is announced, with the number of the row; `name`: of the row as a group, unless its fields say it. */
  texts: Record<"add" | "added" | "remove" | "removed", MessageId> & { name?: MessageId }
  /** Stands before the rows. */
  intro?: ReactNode
  /** The fields of a row. @param remove the button that removes it */
  children: (row: Row, remove: ReactNode, number: number) => ReactNode
}

/** The rows of a list in a form, with buttons that add and remove one and work without scripts; the focus follows, and it is announced. */
export function RowList<First extends string, Row extends Field & { getFieldset(): Record<First, Field> }>(
  props: RowListProps<First, Row>,
) {
  const { form, field, isRequired, first, most, canRemove, more, className, texts, intro, children } = props
  const intl = useIntl()
  const rows = field.getFieldList()
  const [announced, expect] = useChangedRows(rows.map((row) => row.getFieldset()[first].id))
  return (
    <FieldGroup field={field} {...(isRequired && { isRequired })}>
      {intro}
      {rows.map((row, index) => {
        const number = index + 1
        const remove = (
          <RemoveRowButton
            {...form.remove.getButtonProps({ name: field.name, index })}
            label={intl.formatMessage({ id: texts.remove }, { number })}
            onClick={(event) => {
              if (canRemove?.() === false) event.preventDefault()
              else expect({ message: texts.removed, index, count: rows.length - 1 })
            }}
          />
        )
        const group = texts.name && { role: "group", "aria-label": intl.formatMessage({ id: texts.name }, { number }) }
        return (
          <div key={row.key} className={className} {...group}>
            {children(row, remove, number)}
          </div>
        )
      })}
      {rows.length < most && (
        <p className="acts">
          <AddRowButton
            {...form.insert.getButtonProps({ name: field.name })}
            adds={`${form.id}-${field.name}[${rows.length}].${first}`}
            onClick={() => expect({ message: texts.added, index: rows.length, count: rows.length + 1 })}
          >
            {intl.formatMessage({ id: texts.add })}
          </AddRowButton>
          {more?.(expect)}
        </p>
      )}
      <p className="vh" role="status">
        {announced && intl.formatMessage({ id: announced.message }, { number: announced.index + 1 })}
      </p>
    </FieldGroup>
  )
}
