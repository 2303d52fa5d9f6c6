/** A field's text without the spaces around it; "" if the form has no such field or it is a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value.trim() : ""
}
