import { attachmentValue } from "#app/parts/attachments/attachment.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { bodyOf, resolved, type Schema } from "./request-bodies.ts"

/** A limit of the contract: the body field, and form values exactly at the limit and one beyond it. */
export type Limit = {
  /** e.g. `options[].text`, `duration` */
  location: string
  /** The form field that is invalid beyond the limit. */
  field: string
  /** Absent if a value at the limit would need thousands of existing records. */
  at?: Record<string, string>
  beyond: [string, string][]
  /** The value in the body at the limit, and the value in the form when it is refused. */
  value?: string | number
  kept?: string
  /** Of a text: what it can contain. */
  pattern?: string
}

type Leaf = { location: string; schema: Schema }

function leaves(schema: Schema, location: string): Leaf[] {
  const own = resolved(schema)
  const branches = [...(own.anyOf ?? []), ...(own.oneOf ?? [])].flatMap((one) => leaves(one, location))
  const below = Object.entries(own.properties ?? {}).flatMap(([name, one]) =>
    leaves(one, location === "" ? name : `${location}.${name}`),
  )
  const rows = own.items ? leaves(own.items, `${location}[]`) : []
  return [{ location, schema: own }, ...branches, ...below, ...rows]
}

/** A character that JavaScript counts as two and the contract as one. */
const wide = "\u{20000}"

const ofPatterns: [RegExp, (length: number) => string][] = [
  [/^\^https/, (length) => `https://x.example/${"a".repeat(length - 18)}`],
  [/\\\.\[\^\\s@\]\+\$/, (length) => `${"a".repeat(length - 8)}.example`],
  [/^\^\\\+\?\[0-9\]/, (length) => `+1${" 2".repeat(19)}${"3".repeat(length - 40)}`],
  [/^\^\[A-Za-z0-9-\]\+\$/, (length) => "A".repeat(length)],
  [/\\uff01-\\uff60/, (length) => "A".repeat(length)],
  [/\\u200b/, (length) => wide.repeat(length)],
]

/** A text that is valid except possibly for its length; undefined if only an id would be valid. */
function textOf({ pattern, format }: Schema, length: number, isFormatted: boolean): string | undefined {
  if (format === "email") return `${"a".repeat(length - 10)}@x.example`
  if (isFormatted) return "x".repeat(length)
  if (pattern === undefined) return format === undefined ? wide.repeat(length) : undefined
  return ofPatterns.find(([known]) => known.test(pattern))?.[1](length)
}

function ofText({ location, schema }: Leaf): Limit[] {
  const { maxLength, pattern } = schema
  const isFormatted = location.endsWith("text") && maxLength === 65_536
  if (maxLength === undefined) return []
  const [value, kept] = [maxLength, maxLength + 1].map((length) => textOf(schema, length, isFormatted))
  if (value === undefined || kept === undefined) return []
  const bytes = isFormatted ? [oneText(location, `${"字".repeat(21_845)}x`, "字".repeat(21_846))] : []
  return [{ ...oneText(location, value, kept), ...(pattern !== undefined && { pattern }) }, ...bytes]
}

function oneText(location: string, value: string, kept: string): Limit {
  const field = location.replaceAll("[]", "[0]")
  const related: Record<string, string> = field.startsWith("contacts[0].") ? { "contacts[0].name": "Li Ying" } : {}
  const beyond: [string, string][] = Object.entries({ ...related, [field]: kept })
  return { location, field, at: { ...related, [field]: value }, beyond, value, kept }
}

/** Numbers that nobody types. */
const counted = new Set(["version", "rows[].row"])

function ofNumber({ location, schema: { minimum, maximum } }: Leaf): Limit[] {
  const field = location === "duration" ? "duration.amount" : location
  const typed = (amount: number): Record<string, string> => ({
    ...(location === "duration" && { "duration.preset": "custom" }),
    [field]: String(amount),
  })
  const one = (value: number | undefined, step: number): Limit[] => {
    if (value === undefined || counted.has(location)) return []
    const beyond = Object.entries(typed(value + step))
    return [{ location, field, at: typed(value), beyond, value, kept: String(value + step) }]
  }
  return [...one(minimum, -1), ...one(maximum, 1)]
}

type Row = (index: number) => string
const file: Row = (index) => attachmentValue({ id: `file-${index}`, name: `${index}.txt`, size: 1 })
const person: Row = (index) => participantValue({ kind: "member", id: `member-${index}`, text: "x" })
const group: Row = (index) => participantValue({ kind: "group", id: `G-${index}`, text: "x" })

/** Form fields for lists of ids: the field name, and the value of one row. */
const rowsOf: [RegExp, (location: string) => string, Row][] = [
  [/^(participants|voters)\.member_ids$/, (location) => location.replace("member_ids", "chosen"), person],
  [/^(participants|voters)\.group_acronyms$/, (location) => location.replace("group_acronyms", "chosen"), group],
  [/^\w*(file|attachment|documentation)_ids$/, (location) => location, file],
  [/^attendee_ids$/, (location) => location, person],
  [/^\w*(member|chair|secretary)_ids$/, (location) => location, person],
  [/^group_acronyms$/, (location) => location, (index) => `G-${index}`],
]

function ofList({ location, schema: { maxItems } }: Leaf): Limit[] {
  if (maxItems === undefined) return []
  const shape = shapeOf(location)
  if (!shape) return []
  const rows = Array.from({ length: maxItems + 1 }, (_, index) => shape.row(index))
  const [related, at] = [shape.related ?? [], shape.isTyped ? { at: Object.fromEntries(rows.slice(0, -1)) } : {}]
  return [{ location, field: shape.field, ...at, beyond: [...related, ...rows] }]
}

type Shape = {
  field: string
  row: (index: number) => [string, string]
  related?: [string, string][]
  /** Its rows are typed, not chosen: the maximum number of rows can be submitted. */
  isTyped?: true
}

function shapeOf(location: string): Shape | undefined {
  const typed = { options: "text", contacts: "name" }[location]
  if (typed)
    return { field: location, row: (index) => [`${location}[${index}].${typed}`, `Row ${index}`], isTyped: true }
  const [, fieldOf, row] = rowsOf.find(([known]) => known.test(location)) ?? []
  if (!fieldOf || !row) return undefined
  const field = fieldOf(location)
  const related: [string, string][] = field.endsWith(".chosen") ? [[field.replace("chosen", "who"), "selected"]] : []
  return { field, row: (index) => [field, row(index)], related }
}

/**
 * Every limit of a request body: text lengths, numbers, lengths of id lists.
 * @param fields form field names that differ from the body's
 */
export function limitsOf(operation: string, fields: Readonly<Record<string, string>> = {}): Limit[] {
  const body = bodyOf(operation)
  if (!body) return []
  const limits = leaves(body, "").flatMap((leaf) => [...ofText(leaf), ...ofNumber(leaf), ...ofList(leaf)])
  return limits.map((limit) => named(limit, fields[limit.field.replace(/\[0\]$/, "")]))
}

function named(limit: Limit, name: string | undefined): Limit {
  if (name === undefined) return limit
  const renamed = ([field, value]: [string, string]): [string, string] => [field === limit.field ? name : field, value]
  return {
    ...limit,
    field: name,
    ...(limit.at && { at: Object.fromEntries(Object.entries(limit.at).map(renamed)) }),
    beyond: limit.beyond.map(renamed),
  }
}

/** The value of a body field; in a list, that of the first row. */
export function valueAt(body: unknown, location: string): unknown {
  return location
    .replaceAll("[]", ".0")
    .split(".")
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], body)
}
