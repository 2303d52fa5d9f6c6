import { initialText, type Field } from "./field.ts"

/** A value the person does not see: an id, a version. */
export function HiddenField({ field }: { field: Field }) {
  return <input type="hidden" name={field.name} value={initialText(field) ?? ""} />
}
