import { cleanLine } from "#app/lib/clean-text.ts"

/** A field's text as `text` in schema.ts reads it; "" if the form has no such field or it is a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? cleanLine(value) : ""
}
