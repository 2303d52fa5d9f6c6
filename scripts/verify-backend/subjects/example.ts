import type { Schema } from "../../contract/document.ts"
import type { Operation } from "../client/contract.ts"
import { newFile, type Verification } from "./subject.ts"

/** The person who sends it, to whom a task of an example is assigned. */
const who = "alliance_admin"
const hour = 3_600_000

/** The contract's first example of a body, with future times, texts of this run and own records, and without a version. */
export async function exampleOf(v: Verification, operation: Operation, name: string): Promise<Record<string, unknown>> {
  const { user_id } = (await v.people.get(who)).session
  const fields = v.contract.bodySchema(operation)?.properties ?? {}
  const own: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(shownBody(operation))) {
    own[field] = isFile(value)
      ? await newFile(v, moduleOf(operation), name)
      : ownValue(v, field, v.contract.resolve(fields[field] ?? {}), value, name)
  }
  if ("group_acronym" in fields) own.group_acronym = await v.ownGroup("records")
  return "assignee_id" in own ? { ...own, assignee_id: user_id } : own
}

function shownBody({ requestBody }: Operation): Record<string, unknown> {
  const [example] = Object.values(requestBody?.content["application/json"]?.examples ?? {})
  const { version: _shown, ...shown } = (example?.value ?? {}) as Record<string, unknown>
  return shown
}

/** Whether an example value is the id of an uploaded file. */
const isFile = (value: unknown) => typeof value === "string" && value.startsWith("file-")

/** The module of `file.create` for which an operation's files are uploaded. */
const moduleOf = ({ operationId }: Operation) => (operationId.split(".")[0] ?? "").replaceAll("-", "_")

/** Hours from now for a time field: ends and deadlines are after starts. */
const hours = (field: string) => (/end|deadline|until/.test(field) ? 240 : 216)

function ownValue(v: Verification, field: string, schema: Schema, value: unknown, name: string): unknown {
  if (field.endsWith("_ids") && !schema.minItems) return []
  if (typeof value !== "string") return value
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return v.records.instant(hours(field) * hour)
  return named(v, field, value, name).slice(0, schema.maxLength ?? 200)
}

/** Makes the texts unique that must be unique, or by which a record is found. */
function named({ records }: Verification, field: string, value: string, name: string): string {
  if (/^(prefix|acronym)$/.test(field)) return name.toUpperCase()
  return /^(subject|name|name_english|title)$/.test(field) ? `${records.run} ${name} ${value}` : value
}
