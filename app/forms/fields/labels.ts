import type { IntlShape } from "react-intl"
import type { MessageId } from "#app/ui/message-id.ts"

/** The label of each field by name; rows of a list share one: `options[].text`. */
export type Labels = Record<string, MessageId>

/** The label of a field, or undefined if the form has none. A part of a field (`description.text`) uses the field's label. */
export function labelOf(labels: Labels, name: string): MessageId | undefined {
  const row = name.replace(/\[\d+\]/g, "[]")
  return labels[name] ?? labels[row] ?? labels[row.replace(/(?<=[^\]])\.\w+$/, "")]
}

/** The row number, from 1, of a field in a list; undefined for other fields. */
function rowOf(name: string): number | undefined {
  const index = /\[(\d+)\][^[]*$/.exec(name)?.[1]
  return index === undefined ? undefined : Number(index) + 1
}

/** The text of a label; for a field in a list it may contain the row's `number`. */
export function labelText(intl: IntlShape, id: MessageId, name: string): string {
  return intl.formatMessage({ id }, { number: rowOf(name) })
}
