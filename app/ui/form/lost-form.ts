import { parse } from "@conform-to/react"
import { formField } from "#app/lib/form-field-names.ts"

/** Index that means `undefined` in the turbo-stream format. */
const undefinedIndex = -7

/** Encodes a value in the router's turbo-stream format: a flat list of values with the root first; values refer to others by index. */
function encode(value: unknown, all: unknown[] = []): unknown[] {
  const add = (part: unknown) => {
    if (part === undefined || part === null) return undefinedIndex
    const at = all.length
    encode(part, all)
    return at
  }
  const at = all.push(null) - 1
  if (Array.isArray(value)) all[at] = value.map(add)
  else if (typeof value === "object" && value !== null) {
    all[at] = Object.fromEntries(Object.entries(value).map(([name, part]) => [`_${add(name)}`, add(part)]))
  } else all[at] = value
  return all
}

/**
 * Creates the response for a form that could not be sent: the form is shown again with its input and an error (ERR-03, FORM-08). The
 * status 503 keeps the router from revalidating the page.
 */
export function lostFormAnswer(fields: FormData | URLSearchParams): Response | undefined {
  if (!fields.has(formField) || fields.has("__intent__")) return undefined
  const texts = new FormData()
  for (const [name, value] of fields) if (typeof value === "string") texts.append(name, value)
  const error = { "": ["form.connection", "form.unknown"] }
  const { status, initialValue } = parse(texts, { resolve: () => ({ error }) }).reply()
  return new Response(`${JSON.stringify(encode({ data: { status, initialValue, error } }))}\n`, { status: 503 })
}
