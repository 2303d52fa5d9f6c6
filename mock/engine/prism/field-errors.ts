import type { IPrismDiagnostic } from "@stoplight/prism-core"
import type { FieldCode, FieldError } from "#mock/engine/refusal.ts"
import { isVisible } from "#mock/engine/texts.ts"

/** The parts of a request, as named in the paths of violations. */
export type Sent = { body: unknown; query: unknown }

/** Keywords whose errors only wrap the specific violation, or that report the null branch of a nullable type. */
const wrappers = new Set(["anyOf", "oneOf", "allOf", "if", "not"])

/**
 * Converts Prism's violations to the contract's field errors: the first one for each field. Prism keeps only ajv's message, so names and
 * limits are parsed from it.
 */
export function fieldErrors(violations: readonly IPrismDiagnostic[], sent: Sent): FieldError[] {
  const byField = new Map<string, FieldError>()
  const specific = violations.filter(
    ({ code, message }) => !wrappers.has(String(code)) && !/must be null$/.test(message),
  )
  for (const violation of specific.length > 0 ? specific : violations) {
    const error = fieldError(violation, sent)
    if (!byField.has(error.field)) byField.set(error.field, error)
  }
  return [...byField.values()]
}

function fieldError(violation: IPrismDiagnostic, sent: Sent): FieldError {
  const [part, ...place] = violation.path ?? []
  const named = namedProperty(violation.message)
  const field = [...place, ...(named === undefined ? [] : [named])].join(".") || part || "body"
  const code = codeOf(violation, field, valueAt(sent, violation.path ?? []))
  const params = paramsOf(code, violation.message)
  return { field, code, message: violation.message, ...(params && { params }) }
}

const fieldNamePatterns = [
  /required property '([^']+)'/,
  /unevaluated properties: '([^']+)'/,
  /properties; found '([^']+)'/,
]

function namedProperty(message: string): string | undefined {
  return fieldNamePatterns.map((naming) => naming.exec(message)?.[1]).find((name) => name !== undefined)
}

const codes: Readonly<Record<string, FieldCode>> = {
  required: "required",
  dependentRequired: "required",
  minLength: "too_short",
  maxLength: "too_long",
  minimum: "number_range",
  maximum: "number_range",
  minItems: "min_items",
  maxItems: "too_many",
  unevaluatedProperties: "unknown_field",
  additionalProperties: "unknown_field",
}

/** The value that a violation is about. */
function valueAt(sent: Sent, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], sent)
}

function codeOf({ code, message }: IPrismDiagnostic, field: string, value: unknown): FieldCode {
  if (code === "minLength" && / fewer than 1 characters$/.test(message)) return "required"
  if (code === "format" && /"email"/.test(message)) return "email_format"
  if (code === "format" && /"uri"/.test(message)) return "url_format"
  if (code === "pattern") return patternCode(field, message, value)
  return codes[String(code)] ?? "value_unknown"
}

/** ajv reports only the pattern's text. Those of the texts exclude characters, and only they do it by their code points. */
function patternCode(field: string, message: string, value: unknown): FieldCode {
  if (message.includes("\\u200b")) return isText(value) ? "character_not_allowed" : "required"
  if (message.includes("(19|20)")) return "year_range"
  if (field === "acronym") return "acronym_format"
  if (/(^|[._])(phone|mobile|fax)\d?$/.test(field)) return "phone_format"
  return message.includes("https?") ? "url_format" : "value_unknown"
}

const isText = (value: unknown) => typeof value === "string" && isVisible(value)

function paramsOf(code: FieldCode, message: string): FieldError["params"] {
  if (code === "year_range") return { min: 1900, max: 2099 }
  const bound = Number(/-?\d+(\.\d+)?/.exec(message.slice(message.lastIndexOf("must")))?.[0])
  if (Number.isNaN(bound)) return undefined
  if (code === "too_short" || code === "min_items") return { min: bound }
  if (code === "too_long" || code === "too_many") return { max: bound }
  if (code !== "number_range") return undefined
  return message.includes(">") ? { min: bound } : { max: bound }
}
