import { labelsField, ownFields } from "./form-field-names.ts"

/** Fields that name records, steps, formats and other fields, which no person types. */
const technical = /(^|[._[])(ids?|intent|step|of|format|zone|also_required)\]?$|\.answer$/

/** Values of chosen people, groups and files. */
const isChoice = (text: string) => /^(member=|group=|\{"id")/.test(text)

/** What a person typed into a form: each text with the name of its field, and the message ids of the labels by field name. */
export type Typed = { texts: { name: string; text: string }[]; labels: Record<string, string> }

/** The value of a form's `labelsField`. @param labels message ids by field name */
export const labelsValue = (labels: Readonly<Record<string, string>>) => String(new URLSearchParams(labels))

/**
 * The texts of a form that a person typed, in the form's order and each once: for a page that can no longer show the form itself, so that
 * nothing has to be typed again (FORM-08).
 * @param fields names and values of the form
 */
export function typedIn(fields: Iterable<readonly [string, unknown]>): Typed {
  const all = [...fields]
  const labels = all.find(([name]) => name === labelsField)?.[1]
  const texts = all.flatMap(([name, value]) => {
    const isTyped = typeof value === "string" && value.trim() !== "" && !ownFields.has(name) && !technical.test(name)
    return isTyped && !isChoice(value) ? [{ name, text: value }] : []
  })
  return {
    texts: texts.filter(({ text }, at) => texts.findIndex((other) => other.text === text) === at),
    labels: Object.fromEntries(new URLSearchParams(typeof labels === "string" ? labels : "")),
  }
}

/** The fields of a form's values as conform nests them, with the names that they have in the form: `options[0].text`. */
export function fieldsIn(value: unknown, name = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[name, value]]
  const nameOf = (key: string) => (name === "" ? key : Array.isArray(value) ? `${name}[${key}]` : `${name}.${key}`)
  return Object.entries(value).flatMap(([key, part]) => fieldsIn(part, nameOf(key)))
}
