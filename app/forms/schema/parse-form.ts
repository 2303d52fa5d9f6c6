import type { Submission } from "@conform-to/react"
import { parseWithZod } from "@conform-to/zod/v4"
import type {
  $ZodType,
  input,
  output,
  $ZodErrorMap,
  $ZodIssueInvalidType,
  $ZodIssueTooBig,
  $ZodIssueTooSmall,
} from "zod/v4/core"
import { fieldCode } from "#app/lib/message-code.ts"

/**
 * Parses a form with its schema; used by actions and, loaded on first interaction, by the form in the browser (FORM-01).
 * Errors are message codes (`form.too_long?max=100`).
 */
export function parseForm<Schema extends $ZodType>(
  formData: FormData,
  schema: Schema,
): Submission<input<Schema>, string[], output<Schema>> {
  return parseWithZod(formData, { schema, error: issueToCode })
}

const bytesOfM = 1024 * 1024

function tooSmall(issue: Pick<$ZodIssueTooSmall, "origin" | "minimum">): string {
  const min = Number(issue.minimum)
  if (issue.origin === "string") return min <= 1 ? fieldCode("required") : fieldCode("too_short", { min })
  if (issue.origin === "array" || issue.origin === "set")
    return min <= 1 ? fieldCode("required") : fieldCode("min_items", { min })
  if (issue.origin === "file") return fieldCode("file_empty")
  return fieldCode("number_min", { min })
}

function tooBig(issue: Pick<$ZodIssueTooBig, "origin" | "maximum">): string {
  const max = Number(issue.maximum)
  if (issue.origin === "string") return fieldCode("too_long", { max })
  if (issue.origin === "array" || issue.origin === "set") return fieldCode("too_many", { max })
  if (issue.origin === "file") return fieldCode("file_too_large", { limit: max / bytesOfM })
  return fieldCode("number_max", { max })
}

function wrongType(issue: Pick<$ZodIssueInvalidType, "input" | "expected">): string {
  if (issue.input === undefined) return fieldCode("required")
  const isNumber = issue.expected === "number" || issue.expected === "int"
  return fieldCode(isNumber ? "number_format" : "value_unknown")
}

const formats: Record<string, string> = { email: "email_format", url: "url_format", time: "time_format" }

/**
 * Converts a zod issue to a message code (openapi/schemas/code.yaml), so that the same input gives the same message in the browser
 * and on the server, in both languages (FORM-01). A check with its own `error` uses `fieldCode(…)` there.
 */
const issueToCode: $ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "too_small":
      return tooSmall(issue)
    case "too_big":
      return tooBig(issue)
    case "invalid_type":
      return wrongType(issue)
    case "invalid_format":
      return fieldCode(formats[issue.format] ?? "value_unknown")
    case "invalid_value":
      return fieldCode(issue.input === undefined ? "required_choice" : "value_unknown")
    case "unrecognized_keys":
      return fieldCode("unknown_field")
    default:
      return fieldCode(issue.input === undefined ? "required" : "value_unknown")
  }
}
