import type { Schema } from "../../contract/document.ts"
import type { Operation } from "../client/contract.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { isDone, LeftOut, resultOf } from "../client/answers.ts"
import { newFile } from "./new-file.ts"
import { sendAs, type Verification, type View } from "./subject.ts"

/** The person who sends derived requests, and to whom a task of an example is assigned. */
export const who = "alliance_admin"
const hour = 3_600_000

/**
 * The contract's first example of a body, with future times, texts of this run, and without a version. The ids in it are those of the
 * example's own backend: instead, the body names files of this run and records that the target has.
 */
export async function exampleOf(
  v: Verification,
  operation: Operation,
  name: string,
  sender: PersonRole = who,
): Promise<Record<string, unknown>> {
  const { user_id } = (await v.people.get(who)).session
  const fields = v.contract.bodySchema(operation)?.properties ?? {}
  const file = () => newFile(v, moduleOf(operation), name, sender)
  const own: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(shownBody(operation))) {
    const schema = fields[field] ?? {}
    const named = await withOwnIds(v, value, { name: field, schema, file })
    own[field] = ownValue(v, field, v.contract.resolve(schema), named, name)
  }
  if ("group_acronym" in fields) own.group_acronym = await v.ownGroup("records")
  return "assignee_id" in own ? { ...own, assignee_id: user_id } : own
}

function shownBody({ requestBody }: Operation): Record<string, unknown> {
  const [example] = Object.values(requestBody?.content["application/json"]?.examples ?? {})
  const { version: _shown, ...shown } = (example?.value ?? {}) as Record<string, unknown>
  return shown
}

type Within = { name: string; schema: Schema; file: () => Promise<string> }

/** A value of an example, in which ids whose schema says of what kind they are (`AgencyId`) are replaced. */
async function withOwnIds(v: Verification, value: unknown, within: Within): Promise<unknown> {
  const { items = {}, properties = {} } = v.contract.resolve(within.schema)
  if (Array.isArray(value)) {
    // One will do: two ids of the same kind would be the same.
    const some = kindNamed(items) ? value.slice(0, 1) : value
    return Promise.all(some.map((one) => withOwnIds(v, one, { ...within, schema: items })))
  }
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(async ([name, one]) => [
      name,
      await withOwnIds(v, one, { ...within, name, schema: properties[name] ?? {} }),
    ])
    return Object.fromEntries((await Promise.all(fields)) as [string, unknown][])
  }
  return typeof value === "string" ? ownId(v, value, within) : value
}

/** What stands in place of an id or an acronym of an example; any other text stays. */
async function ownId(v: Verification, value: string, { name, schema, file }: Within): Promise<string> {
  // Whom an example invites would be groups of others, and they would be mailed.
  if (name === "group_acronyms") return v.ownGroup("people")
  const kind = kindNamed(schema)
  if (kind === undefined) return value
  return kind === "file" ? file() : recordLike(v, kind, name)
}

/** The kind of record that an id names, by the name of its schema: `member-level` for `MemberLevelId`. */
function kindNamed(schema: Schema): string | undefined {
  const named = [schema, ...(schema.anyOf ?? [])].map(({ $ref = "" }) => /\/(\w+)Id$/.exec($ref)?.[1])
  const name = named.find(Boolean)
  return name?.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

/**
 * The id of a record that another one can name: a person of the fixtures, one of the run, otherwise one of the target that is valid. What stands before the
 * kind in the name of the field chooses by a filter of the list: `test_agency_id` is an agency with `type` `test`.
 */
async function recordLike(v: Verification, kind: string, field: string): Promise<string> {
  if (kind === "member") return (await v.people.get("participant")).session.user_id
  const [sort = ""] = field.split(`_${kind.replaceAll("-", "_")}_id`)
  const own = await v.kinds.find(({ standIn }) => standIn?.kind === kind)?.standIn?.id(v, sort)
  if (own !== undefined) return own
  return v.records.shared(`${field}: ${kind}`, async () => {
    const list = `${kind}.list`
    const filter = v.contract.operation(list).parameters.find(({ schema }) => optionsOf(v, schema).includes(sort))
    const query = filter ? { [filter.name]: sort } : {}
    // A member sees those that can be chosen, an administrator also those that have expired.
    for (const reader of ["participant", who] as const) {
      const exchange = await sendAs(v, reader, list, { query })
      const { items = [] } = (isDone(exchange) ? resultOf(exchange) : {}) as { items?: View[] }
      const usable = items.find(({ status = "valid" }) => status === "valid" || status === "normal")
      if (usable) return String(usable.id)
    }
    throw new LeftOut(`${list} has none that is valid`)
  })
}

function optionsOf({ contract }: Verification, schema: Schema = {}): readonly unknown[] {
  const { items, enum: options } = contract.resolve(schema)
  return options ?? contract.resolve(items ?? {}).enum ?? []
}

/** The module of `file.create` for which an operation's files are uploaded. */
const moduleOf = ({ operationId }: Operation) => (operationId.split(".")[0] ?? "").replaceAll("-", "_")

/** Hours from now for a time field: ends and deadlines are after starts. */
const hours = (field: string) => (/end|deadline|until/.test(field) ? 240 : 216)

function ownValue(v: Verification, field: string, schema: Schema, value: unknown, name: string): unknown {
  const isOfMembers = kindNamed(schema.items ?? {}) === "member"
  if (field.endsWith("_ids") && !schema.minItems && !isOfMembers) return []
  if (typeof value !== "string") return isPart(value) ? ownTexts(v, value, name) : value
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return v.records.instant(hours(field) * hour)
  return named(v, field, value, name).slice(0, schema.maxLength ?? 200)
}

const isPart = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value)

/** A part of an example, such as the account that an action makes, with texts and an address of its own. */
const ownTexts = (v: Verification, part: object, name: string): object =>
  Object.fromEntries(
    Object.entries(part).map(([field, value]: [string, unknown]) => {
      if (typeof value !== "string") return [field, value]
      return [field, field === "email" ? `${name}@verify-backend.example` : named(v, field, value, name)]
    }),
  )

/** Makes the texts unique that must be unique, or by which a record is found. */
function named({ records }: Verification, field: string, value: string, name: string): string {
  if (/^(prefix|acronym|code)$/.test(field)) return name.toUpperCase()
  return /^(subject|name|name_english|title)$/.test(field) ? `${records.run} ${name} ${value}` : value
}
