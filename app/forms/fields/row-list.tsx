import type { FormMetadata } from "@conform-to/react"
import { type ReactNode, useState } from "react"
import { useIntl } from "react-intl"
import { fieldCode } from "#app/lib/message-code.ts"
import type { MessageId } from "#app/ui/message-id.ts"
import type { Field } from "./field.ts"
import { FieldGroup } from "./field-group.tsx"
import { AddRowButton, RemoveRowButton } from "./row-buttons.tsx"
import { useChangedRows } from "./use-changed-rows.ts"

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
  /** A row cannot be removed if fewer would remain: the field then has this problem, the code of a field refusal. */
  least?: { count: number; problem: string }
  /** A button that puts in the usual rows, as long as nothing is filled in. */
  usual?: { text: MessageId; rows: Partial<Record<string, string>>[] }
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
  const { form, field, isRequired, first, most, least, usual, className, texts, intro, children } = props
  const intl = useIntl()
  const rows = field.getFieldList()
  const [announced, expect] = useChangedRows(rows.map((row) => row.getFieldset()[first].id))
  const [isKept, setKept] = useState(false)

  const added = (index: number, count: number) => {
    setKept(false)
    expect({ message: texts.added, index, count })
  }
  const removed = (index: number, stay: () => void) => {
    const hasToStay = least !== undefined && rows.length <= least.count
    setKept(hasToStay)
    if (hasToStay) stay()
    else expect({ message: texts.removed, index, count: rows.length - 1 })
  }
  return (
    <FieldGroup
      field={isKept && least ? withProblem(field, fieldCode(least.problem)) : field}
      {...(isRequired && { isRequired })}
    >
      {intro}
      {rows.map((row, index) => {
        const number = index + 1
        const remove = (
          <RemoveRowButton
            {...form.remove.getButtonProps({ name: field.name, index })}
            label={intl.formatMessage({ id: texts.remove }, { number })}
            onClick={(event) => removed(index, () => event.preventDefault())}
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
            onClick={() => added(rows.length, rows.length + 1)}
          >
            {intl.formatMessage({ id: texts.add })}
          </AddRowButton>
          {usual && rows.every((row) => !row.getFieldset()[first].initialValue) && (
            <AddRowButton
              {...form.update.getButtonProps({ name: field.name, value: usual.rows })}
              adds={`${form.id}-${field.name}[0].${first}`}
              onClick={() => added(usual.rows.length - 1, usual.rows.length)}
            >
              {intl.formatMessage({ id: usual.text })}
            </AddRowButton>
          )}
        </p>
      )}
      <p className="vh" role="status">
        {announced && intl.formatMessage({ id: announced.message }, { number: announced.index + 1 })}
      </p>
    </FieldGroup>
  )
}

function withProblem(
  { key, id, name, errorId, descriptionId, errors = [], initialValue }: Field,
  problem: string,
): Field {
  return { key, id, name, errorId, descriptionId, initialValue, errors: [...new Set([...errors, problem])] }
}
