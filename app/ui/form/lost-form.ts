import { parse } from "@conform-to/react"
import { formField } from "./left-form.ts"

/** The place that stands for nothing at all. */
const nothing = -7

/** As the router reads answers: every value stands once in a list, the first is the answer, and parts name one another by their places. */
function flat(value: unknown, all: unknown[] = []): unknown[] {
  const add = (part: unknown) => {
    if (part === undefined || part === null) return nothing
    const at = all.length
    flat(part, all)
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
 * The answer to a form that could not be sent: it is shown again with everything that was typed, and says so (ERR-03, FORM-08). Its
 * status keeps the router from reading the page anew.
 */
export function lostFormAnswer(fields: FormData | URLSearchParams): Response | undefined {
  if (!fields.has(formField) || fields.has("__intent__")) return undefined
  const texts = new FormData()
  for (const [name, value] of fields) if (typeof value === "string") texts.append(name, value)
  const error = { "": ["form.connection", "form.unknown"] }
  const { status, initialValue } = parse(texts, { resolve: () => ({ error }) }).reply()
  return new Response(`${JSON.stringify(flat({ data: { status, initialValue, error } }))}\n`, { status: 503 })
}
