import type { Schema } from "../contract/document.ts"
import { readStateTables, type StateTable } from "../contract/states/tables.ts"
import { described, envelopeOf, isDone, resultOf } from "./answers.ts"
import { unique } from "./bodies.ts"
import { takesSession, type Operation } from "./contract.ts"
import { newFile } from "./new-file.ts"
import { readOwn, type Own, type Request, type Subject } from "./request.ts"
import { requests } from "./requests.ts"
import { LeftOut } from "./results.ts"
import type { Verification } from "./verification.ts"

/**
 * Derives requests for operations without an entry in `requests.ts`: creates the record with its create operation, brings it into a
 * suitable state with the actions of its state table, and sends the contract's example. If the backend still refuses, the checks of the
 * operation are left out, with the reason.
 */
const who = "alliance_admin"
const hour = 3_600_000
const states = readStateTables()
const parameter = /\{(\w+)\}/

/** The request for a write operation: written by hand, or derived; undefined if neither is possible. */
export function requestOf(v: Verification, operationId: string): Request | undefined {
  return requests[operationId] ?? derived(v, v.contract.operation(operationId))
}

/** Whether a request is derived. Its refusal may be due to the example and not to the backend. */
export const isDerived = (operationId: string): boolean => !(operationId in requests)

function derived(v: Verification, operation: Operation): Request | undefined {
  if (operation.method === "get" || /^(ticket|token)\./.test(operation.operationId)) return undefined
  const schema = v.contract.bodySchema(operation)
  if (operation.requestBody && !schema) return undefined
  return {
    who,
    subject: () => subjectOf(v, operation),
    ...(schema && { body: (_v, name) => exampleOf(v, operation, name) }),
  }
}

/** The path parameters for an operation on a record that is created for this call. */
async function pathFor(v: Verification, operation: Operation): Promise<Record<string, string>> {
  const path: Record<string, string> = {}
  let place = ""
  for (const part of operation.path.split("/").slice(1)) {
    const name = parameter.exec(part)?.[1]
    if (name !== undefined)
      path[name] = name === "acronym" ? v.fixtures.alliance.group : await idIn(v, place, name, path)
    place += `/${part}`
  }
  return path
}

/** The path parameters for a read operation if the request that creates its record is derived; otherwise empty. */
export async function madeByExample(v: Verification, operationId: string): Promise<Record<string, string>> {
  const operation = v.contract.operation(operationId)
  const [collection] = operation.path.split("/{")
  const create = v.contract.operations.find(({ path, method }) => path === collection && method === "post")
  return operation.path.includes("{") && create && isDerived(create.operationId) ? pathFor(v, operation) : {}
}

/** The id of a new record of a collection; if none can be created, of an existing one. */
async function idIn(v: Verification, place: string, name: string, path: Record<string, string>): Promise<string> {
  const at = (method: string) => v.contract.operations.find((one) => one.path === place && one.method === method)
  const create = at("post")
  const made = create && v.contract.bodySchema(create) && (await newId(v, create, name, path))
  return made || firstId(v, at("get"), name, path)
}

async function newId(v: Verification, create: Operation, name: string, path: Record<string, string>) {
  const body = await exampleOf(v, create, unique())
  const exchange = await v.target.send(create.operationId, { as: await v.people.get(who), path, body })
  const kind = `${create.operationId.replace(/\.create$/, "").replaceAll(/[.-]/g, " ")} records`
  if (envelopeOf(exchange).code === "rate_limited") return madeBefore(v, create, name, kind)
  if (!isDone(exchange)) return undefined
  const { result } = envelopeOf(exchange)
  const id = result?.[name] ?? result?.id ?? idWithin(result) ?? [body[`${name}s`]].flat()[0]
  if (typeof id !== "string") return undefined
  v.records.note(kind, id)
  return id
}

/** If the rate limit prevents creating another record: the last one that this run created, if it can be read. */
function madeBefore(v: Verification, create: Operation, name: string, kind: string): string {
  const item = `${create.path}/{${name}}`
  const isRead = v.contract.operations.some(({ method, path }) => method === "get" && path === item)
  const id = isRead ? v.records.created.get(kind)?.at(-1) : undefined
  if (id === undefined) throw new LeftOut(`${create.operationId} is limited in number`)
  return id
}

/** The id of the only record nested in a result, for example of an application that is returned with its key. */
function idWithin(result: Record<string, unknown> | undefined): unknown {
  const records = Object.values(result ?? {}).filter((value) => typeof value === "object" && value !== null)
  return records.length === 1 ? (records[0] as { id?: unknown }).id : undefined
}

async function firstId(v: Verification, list: Operation | undefined, name: string, path: Record<string, string>) {
  if (!list) throw new LeftOut("nothing makes or lists its records")
  const exchange = await v.target.send(list.operationId, { as: await v.people.get(who), path })
  const [first] = (resultOf(exchange).items ?? []) as Record<string, unknown>[]
  if (!first) throw new LeftOut(`${list.operationId} has no record`)
  return String(first[name] ?? first.id)
}

async function subjectOf(v: Verification, operation: Operation): Promise<Subject> {
  if (!parameter.test(operation.path)) return theOnly(v, operation)
  const path = await pathFor(v, operation)
  const own = ownOf(v, operation, path)
  if (!own) return { path }
  await bringAbout(v, operation.operationId, own)
  return { own }
}

/** The subject of an operation on a single resource, which is read at the same path; empty for operations that create records. */
function theOnly({ contract }: Verification, { path, method, operationId }: Operation): Subject {
  const read = contract.operations.find((one) => one.path === path && one.method === "get")
  return read && method === "put" ? { own: { who, read: read.operationId, change: operationId } } : {}
}

/** The innermost readable record of a path. */
function ownOf(v: Verification, operation: Operation, path: Record<string, string>): Own | undefined {
  const parts = operation.path.split("/")
  for (let end = parts.length; end > 1; end -= 1) {
    const place = parts.slice(0, end).join("/")
    if (!place.endsWith("}")) continue
    const at = (method: string) => v.contract.operations.find((one) => one.path === place && one.method === method)
    const read = at("get")
    const change = at("put") ?? at("patch")
    if (read) return { who, read: read.operationId, change: change?.operationId ?? "", path }
  }
  return undefined
}

/** Performs the shortest sequence of actions that brings a record into a state in which the operation is allowed. */
async function bringAbout(v: Verification, operationId: string, own: Own): Promise<void> {
  const table = states.tables.find(({ actions }) =>
    Object.values(actions).some((one) => one.isOwn && one.operation === operationId),
  )
  const wanted = table && Object.values(table.actions).find((one) => one.operation === operationId)
  if (!table || !wanted) return
  const allowed = new Set(wanted.rows.flatMap((row) => row.in))
  const { status } = await readOwn(v, own)
  for (const step of wayTo(v, table, stateNamed(v, table, status), allowed)) {
    const as = await v.people.get(who)
    const operation = v.contract.operation(step)
    const body = v.contract.bodySchema(operation) && (await withVersion(v, operation, own))
    const exchange = await v.target.send(step, { as, path: own.path ?? {}, ...(body && { body }) })
    if (!isDone(exchange))
      throw new LeftOut(`${step}, on the way to a state that allows it, answered ${described(exchange)}`)
  }
}

async function withVersion(v: Verification, operation: Operation, own: Own): Promise<object> {
  const body = await exampleOf(v, operation, unique())
  const takesVersion = v.contract.bodySchema(operation)?.properties?.version
  return takesVersion ? { ...body, version: (await readOwn(v, own)).version } : body
}

/** The state of a record with this status; numeric statuses follow the order of the table. A record without a status has the only state. */
function stateNamed(v: Verification, table: StateTable, status: unknown): string | undefined {
  if (status === undefined) return only(Object.keys(table.states))
  if (typeof status === "string")
    return Object.keys(table.states).find((name) => (table.states[name]?.status ?? name) === status)
  const values = v.contract.document.components.schemas[table.statusSchema ?? ""]?.enum ?? []
  return Object.keys(table.states)[values.indexOf(status as never)]
}

/** The element of a list of one. */
const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)

/** The transitions from a state whose operation accepts a session. */
function stepsFrom(v: Verification, table: StateTable, state: string): { operation: string; to: string }[] {
  return Object.values(table.actions)
    .filter(({ isOwn, operation }) => isOwn && takesSession(v.contract.operation(operation)))
    .flatMap(({ operation, rows }) =>
      rows.flatMap(({ in: states, to }) => (to !== undefined && states.includes(state) ? [{ operation, to }] : [])),
    )
}

/** The shortest sequence of operations from a state to a wanted one. @throws LeftOut if only the clock or a visitor can do it */
function wayTo(v: Verification, table: StateTable, from: string | undefined, wanted: ReadonlySet<string>): string[] {
  const ways: [state: string, way: string[]][] = from === undefined ? [] : [[from, []]]
  const seen = new Set<string>()
  for (const [state, way] of ways) {
    if (wanted.has(state)) return way
    if (seen.has(state)) continue
    seen.add(state)
    for (const { operation, to } of stepsFrom(v, table, state)) ways.push([to, [...way, operation]])
  }
  throw new LeftOut(`no action leads from ${from ?? "its state"} to ${[...wanted].join(" or ")}`)
}

/** The contract's first example of a body, with future times, texts of this run and own records, and without a version. */
async function exampleOf(v: Verification, operation: Operation, name: string): Promise<Record<string, unknown>> {
  const { user_id } = (await v.people.get(who)).session
  const fields = v.contract.bodySchema(operation)?.properties ?? {}
  const own: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(shownBody(operation))) {
    own[field] = isFile(value)
      ? await newFile(v, who, moduleOf(operation), name)
      : ownValue(v, field, v.contract.resolve(fields[field] ?? {}), value, name)
  }
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
  if (field === "group_acronym") return v.fixtures.alliance.group
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return v.records.instant(hours(field) * hour)
  return named(v, field, value, name).slice(0, schema.maxLength ?? 200)
}

/** Makes the texts unique that must be unique, or by which a record is found. */
function named({ records }: Verification, field: string, value: string, name: string): string {
  if (/^(prefix|acronym)$/.test(field)) return name.toUpperCase()
  return /^(subject|name|name_english|title)$/.test(field) ? `${records.run} ${name} ${value}` : value
}
