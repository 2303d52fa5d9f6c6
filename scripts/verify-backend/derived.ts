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
 * How operations are asked for that have no line of their own in `requests.ts`: their records are made by the operation that
 * creates them, brought into a state that allows it by the actions of their state table, and asked with the contract's example. What
 * this backend refuses even so is left out, with the reason.
 */
const who = "alliance_admin"
const hour = 3_600_000
const states = readStateTables()
const parameter = /\{(\w+)\}/

/** How an operation that writes is asked for: as written by hand, or derived; undefined where neither is possible. */
export function requestOf(v: Verification, operationId: string): Request | undefined {
  return requests[operationId] ?? derived(v, v.contract.operation(operationId))
}

/** Whether a request is derived, so that a refusal says as much about the example as about the backend. */
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

/** The path of a record for an operation that reads or changes it; made for this call. */
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

/** The path of a record for an operation that reads it, where the request that creates one is derived; else nothing. */
export async function madeByExample(v: Verification, operationId: string): Promise<Record<string, string>> {
  const operation = v.contract.operation(operationId)
  const [collection] = operation.path.split("/{")
  const create = v.contract.operations.find(({ path, method }) => path === collection && method === "post")
  return operation.path.includes("{") && create && isDerived(create.operationId) ? pathFor(v, operation) : {}
}

/** The id of a new record of a collection; where none can be made, of one that is there. */
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

/** Where no more can be made this hour: the last one that this run made, if its state can be read. */
function madeBefore(v: Verification, create: Operation, name: string, kind: string): string {
  const item = `${create.path}/{${name}}`
  const isRead = v.contract.operations.some(({ method, path }) => method === "get" && path === item)
  const id = isRead ? v.records.created.get(kind)?.at(-1) : undefined
  if (id === undefined) throw new LeftOut(`${create.operationId} is limited in number`)
  return id
}

/** The id of the one record inside a result, as of an application beside its key. */
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

/** What there is one of, read at the same address; nothing where records are created. */
function theOnly({ contract }: Verification, { path, method, operationId }: Operation): Subject {
  const read = contract.operations.find((one) => one.path === path && one.method === "get")
  return read && method === "put" ? { own: { who, read: read.operationId, change: operationId } } : {}
}

/** The innermost record of a path that can be read. */
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

/** Takes the shortest way of actions from the state a record is in to one in which the operation is allowed. */
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

/** The state whose status a record shows; numbers stand in the order of the table. */
function stateNamed(v: Verification, table: StateTable, status: unknown): string | undefined {
  if (typeof status === "string")
    return Object.keys(table.states).find((name) => (table.states[name]?.status ?? name) === status)
  const values = v.contract.document.components.schemas[table.statusSchema ?? ""]?.enum ?? []
  return Object.keys(table.states)[values.indexOf(status as never)]
}

/** The actions of a table that lead on from a state and that a person with a session may ask for. */
function stepsFrom(v: Verification, table: StateTable, state: string): { operation: string; to: string }[] {
  return Object.values(table.actions)
    .filter(({ isOwn, operation }) => isOwn && takesSession(v.contract.operation(operation)))
    .flatMap(({ operation, rows }) =>
      rows.flatMap(({ in: states, to }) => (to !== undefined && states.includes(state) ? [{ operation, to }] : [])),
    )
}

/** Operations that lead from a state into one of those wanted, fewest first. @throws LeftOut where only the clock, or somebody without a session, does */
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

/** The contract's first example of a body, with times to come, texts of this run, nobody else's records, and no version yet. */
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

/** Whether an example names an uploaded file. */
const isFile = (value: unknown) => typeof value === "string" && value.startsWith("file-")

/** The module of `file.create` for which an operation's files are uploaded. */
const moduleOf = ({ operationId }: Operation) => (operationId.split(".")[0] ?? "").replaceAll("-", "_")

/** Later fields of time come later. */
const hours = (field: string) => (/end|deadline|until/.test(field) ? 240 : 216)

function ownValue(v: Verification, field: string, schema: Schema, value: unknown, name: string): unknown {
  if (field.endsWith("_ids") && !schema.minItems) return []
  if (typeof value !== "string") return value
  if (field === "group_acronym") return v.fixtures.alliance.group
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return v.records.instant(hours(field) * hour)
  return named(v, field, value, name).slice(0, schema.maxLength ?? 200)
}

/** Texts by which a record is found, or that only one may have. */
function named({ records }: Verification, field: string, value: string, name: string): string {
  if (/^(prefix|acronym)$/.test(field)) return name.toUpperCase()
  return /^(subject|name|name_english|title)$/.test(field) ? `${records.run} ${name} ${value}` : value
}
