import { ownFields } from "./form-field-names.ts"

/** Fields that name records, steps and formats, which no person types. */
const technical = /(^|[._[])(ids?|intent|step|of|format|zone)\]?$|\.answer$/

/** Values of chosen people, groups and files. */
const isChoice = (text: string) => /^(member=|group=|\{"id")/.test(text)

/**
 * The texts of a form that a person typed, in the form's order: for a page that can no longer show the form itself, so that nothing has to be
 * typed again (FORM-08).
 * @param fields names and values of the form
 */
export function typedTexts(fields: Iterable<readonly [string, unknown]>): string[] {
  const texts = [...fields].flatMap(([name, value]) => {
    const isTyped = typeof value === "string" && value.trim() !== "" && !ownFields.has(name) && !technical.test(name)
    return isTyped && !isChoice(value) ? [value] : []
  })
  return [...new Set(texts)]
}

/** The fields of a form's values as conform nests them. */
export function fieldsIn(value: unknown, name = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[name, value]]
  return Object.entries(value).flatMap(([key, part]) => fieldsIn(part, name === "" ? key : `${name}.${key}`))
}
