import type { IPrismDiagnostic } from "@stoplight/prism-core"
import type { FieldCode, FieldError } from "#mock/engine/refusal.ts"

/** Keywords whose errors only wrap the specific violation, or that report the null branch of a nullable type. */
const wrappers = new Set(["anyOf", "oneOf", "allOf", "if", "not"])

/**
 * Converts Prism's violations to the contract's field errors: the first one for each field. Prism keeps only ajv's message, so names and
 * limits are parsed from it.
 */
export function fieldErrors(violations: readonly IPrismDiagnostic[]): FieldError[] {
  const byField = new Map<string, FieldError>()
  const specific = violations.filter(
    ({ code, message }) => !wrappers.has(String(code)) && !/must be null$/.test(message),
  )
  for (const violation of specific.length > 0 ? specific : violations) {
    const error = fieldError(violation)
    if (!byField.has(error.field)) byField.set(error.field, error)
  }
  return [...byField.values()]
}

function fieldError(violation: IPrismDiagnostic): FieldError {
  const [part, ...place] = violation.path ?? []
  const named = namedProperty(violation.message)
  const field = [...place, ...(named === undefined ? [] : [named])].join(".") || part || "body"
  const code = codeOf(violation, field)
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

function codeOf({ code, message }: IPrismDiagnostic, field: string): FieldCode {
  if (code === "minLength" && / fewer than 1 characters$/.test(message)) return "required"
  if (code === "format" && /"email"/.test(message)) return "email_format"
  if (code === "format" && /"uri"/.test(message)) return "url_format"
  if (code === "pattern") return patternCode(field, message)
  return codes[String(code)] ?? "value_unknown"
}

/** ajv reports only the pattern's text; the contract uses `\S` for text that must not be blank. */
function patternCode(field: string, message: string): FieldCode {
  if (message.endsWith('pattern "\\S"')) return "required"
  if (message.includes("(19|20)")) return "year_range"
  if (field === "acronym") return "acronym_format"
  if (/(^|[._])(phone|mobile|fax)\d?$/.test(field)) return "phone_format"
  return message.includes("https?") ? "url_format" : "value_unknown"
}

function paramsOf(code: FieldCode, message: string): FieldError["params"] {
  if (code === "year_range") return { min: 1900, max: 2099 }
  const bound = Number(/-?\d+(\.\d+)?/.exec(message.slice(message.lastIndexOf("must")))?.[0])
  if (Number.isNaN(bound)) return undefined
  if (code === "too_short" || code === "min_items") return { min: bound }
  if (code === "too_long" || code === "too_many") return { max: bound }
  if (code !== "number_range") return undefined
  return message.includes(">") ? { min: bound } : { max: bound }
}
