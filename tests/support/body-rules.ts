import { readFileSync } from "node:fs"
import { readMessageCode } from "#app/lib/message-code.ts"
import type { Submission } from "./domain.ts"
import { bodyOf, resolved, type Schema } from "./request-bodies.ts"

/** A part of a request body, and whether the object around it requires it. */
type Leaf = { location: string; schema: Schema & { description?: string; const?: unknown }; isRequired: boolean }

function walk(schema: Schema, location: string, isRequired: boolean): Leaf[] {
  const own = resolved(schema)
  const branches = [...(own.anyOf ?? []), ...(own.oneOf ?? [])].flatMap((one) => walk(one, location, isRequired))
  const below = Object.entries(own.properties ?? {}).flatMap(([name, one]) =>
    walk(one, location === "" ? name : `${location}.${name}`, own.required?.includes(name) ?? false),
  )
  const rows = own.items ? walk(own.items, `${location}[]`, true) : []
  return [{ location, schema: own, isRequired }, ...branches, ...below, ...rows]
}

/** All parts of an operation's body. */
export function leavesOf(operation: string): Leaf[] {
  const body = bodyOf(operation)
  return body ? walk(body, "", true) : []
}

type Described = { operationId?: string; description?: string; responses?: Record<string, unknown> }
type Contract = {
  paths: Record<string, Record<string, Described>>
  components: { schemas: { FieldCode: { enum: string[] } } }
}
const file = new URL("../../openapi/generated/openapi.json", import.meta.url)
const contract = JSON.parse(readFileSync(file, "utf8")) as Contract
const operations = Object.values(contract.paths).flatMap((path) => Object.values(path))
const fieldCodes = new Set(contract.components.schemas.FieldCode.enum)

const codesIn = (text = "") =>
  [...text.matchAll(/`(\w+)`/g)].flatMap(([, code = ""]) => (fieldCodes.has(code) ? [code] : []))

/**
 * The field codes that the contract documents for an operation: in the descriptions of its body's parts and of the operation, and in the
 * examples of its 400.
 */
export function documentedCodes(operation: string): string[] {
  const described = operations.find(({ operationId }) => operationId === operation)
  const examples = JSON.stringify(described?.responses?.["400"] ?? {}).matchAll(/"field":"[^"]+","code":"(\w+)"/g)
  const codes = [
    ...leavesOf(operation).flatMap(({ schema }) => codesIn(schema.description)),
    ...codesIn(described?.description),
    ...[...examples].map(([, code = ""]) => code),
  ]
  return [...new Set(codes)].sort()
}

/** Codes of the forms alone, and the contract's code for the same refusal. */
const contractCodes: Record<string, string> = {
  required_choice: "required",
  required_file: "required",
  cannot_be_empty: "required",
  category_name_required: "required",
  option_required: "required",
  prefix_too_long: "too_long",
  sequence_too_large: "number_range",
  duration_format: "number_range",
  day_format: "date_format",
  day_ambiguous: "date_format",
  day_no_year: "date_format",
  number_format: "number_range",
  number_min: "number_range",
  number_max: "number_range",
  telephone_format: "phone_format",
  email_named: "email_format",
  email_in_line: "email_format",
  day_unknown: "date_format",
  time_format: "date_format",
}

/** The contract's name for a message code of a form: `form.required_choice` is `required`. */
export function contractCode(code: string): string {
  const name = readMessageCode(code).id.replace(/^form\./, "")
  return contractCodes[name] ?? (name === "rich-text.too-long" ? "too_long" : name)
}

const hasPattern = ({ schema }: Leaf) => schema.pattern !== undefined
const isTime = ({ schema: { format = "", pattern = "" } }: Leaf) =>
  format.startsWith("date") || pattern.includes("(19|20)")

/** Whether a part's keywords explain a code. */
const explained: Record<string, (leaf: Leaf) => boolean> = {
  required: ({ isRequired, schema }) =>
    isRequired || (schema.minLength ?? 0) > 0 || (schema.minItems ?? 0) > 0 || schema.pattern === String.raw`\S`,
  too_long: ({ schema }) => schema.maxLength !== undefined,
  too_short: ({ schema }) => schema.minLength !== undefined,
  number_range: ({ schema }) => schema.minimum !== undefined || [schema.type].flat().includes("integer"),
  too_many: ({ schema }) => schema.maxItems !== undefined,
  min_items: ({ schema }) => schema.minItems !== undefined,
  participants_empty: ({ schema }) => (schema.minItems ?? 0) > 0,
  single_person: ({ schema }) => schema.type === "string",
  email_format: (leaf) => leaf.schema.format === "email" || hasPattern(leaf),
  phone_format: hasPattern,
  url_format: hasPattern,
  suffix_format: hasPattern,
  acronym_format: hasPattern,
  date_format: isTime,
  zone_unknown: ({ location }) => location === "timezone",
  year_range: isTime,
  value_unknown: (leaf) =>
    leaf.schema.enum !== undefined || leaf.schema.const !== undefined || [leaf.schema.type].flat().includes("boolean"),
}

/** Parts of the body whose form field has another name; the field's first name is enough. */
const fieldNames: [RegExp, RegExp][] = [
  [/^start$/, /^(start_time|plan_start_time|expiration_start|timezone)$/],
  [/^end$/, /^(end_time|expiration_end|timezone)$/],
  [/^last_day$/, /^deadline$/],
  [/^deadline$/, /^(deadline|timezone)$/],
]

/** The parts of the body that a form field may fill in; all of them if none has its name. */
function leavesFor(submission: Submission, field: string): Leaf[] {
  const all = leavesOf(submission.operation ?? "")
  const [root = ""] = field.split(/[.[]/)
  const names = Object.entries(submission.fields ?? {}).filter(([, own]) => own === root)
  const other = fieldNames.find(([own]) => own.test(root))?.[1]
  const isMeant = (location: string) => {
    const [first = ""] = location.split(/[.[]/)
    return first === root || other?.test(first) || names.some(([name]) => name === first)
  }
  const own = all.filter(({ location }) => isMeant(location))
  return own.length > 0 ? own : all
}

/** Whether the contract explains that a form's field is refused with a code: by a keyword of the body, or by a documented code. */
export function isExplained(submission: Submission, field: string, code: string): boolean {
  const name = contractCode(code)
  if (documentedCodes(submission.operation ?? "").includes(name)) return true
  return leavesFor(submission, field).some((leaf) => explained[name]?.(leaf))
}
