import type { Action, StateTable } from "../../contract/states/tables.ts"
import { described, isDone, LeftOut, resultOf } from "../client/answers.ts"
import { namesIn, takesSession, type Operation } from "../client/contract.ts"
import { unique } from "./bodies.ts"
import { exampleOf } from "./example.ts"
import { newId } from "./new-record.ts"
import { actionBy } from "./state-tables.ts"
import {
  isDerived,
  knownValues,
  nothing,
  readRecord,
  sampleFor,
  sendAs,
  versionOf,
  type Subject,
  type Verification,
  type View,
  type Write,
} from "./subject.ts"

/**
 * Derives requests of operations without one that is written by hand: creates the record with its create operation, brings it into a
 * suitable state with the actions of its state table, and sends the contract's example. If the backend still refuses, the checks of the
 * operation are left out, with the reason.
 */
const who = "alliance_admin"

/** The derived request of a write operation; undefined if there is none. */
export function derived(v: Verification, operation: Operation): Write | undefined {
  if (operation.method === "get" || /^(ticket|token)\./.test(operation.operationId)) return undefined
  const schema = v.contract.bodySchema(operation)
  if (operation.requestBody && !schema) return undefined
  return {
    who,
    subject: () => possibleSubject(v, operation),
    ...(schema && { body: (_v, name) => exampleOf(v, operation, name) }),
  }
}

/** Values of parameters for a read operation: from the fixtures, and from a record of this run. */
export async function valuesFor(v: Verification, operation: Operation): Promise<Record<string, string>> {
  const sample = await sampleFor(v, operation)
  if (!sample) return { ...knownValues(v), ...(await madeByExample(v, operation)) }
  return { ...knownValues(v), ...sample.path, ...(sample.path.id && { key: sample.path.id }) }
}

/** The path parameters for an operation on a record that is created for this call. */
async function pathFor(v: Verification, operation: Operation): Promise<Record<string, string>> {
  const path: Record<string, string> = {}
  let place = ""
  for (const part of operation.path.split("/").slice(1)) {
    const [name] = namesIn(part)
    if (name !== undefined)
      path[name] = name === "acronym" ? await v.ownGroup("people") : await idIn(v, place, name, path)
    place += `/${part}`
  }
  return path
}

/** The path parameters for a read operation if the request that creates its record is derived; otherwise empty. */
async function madeByExample(v: Verification, operation: Operation): Promise<Record<string, string>> {
  const [collection] = operation.path.split("/{")
  const create = v.contract.operations.find(({ path, method }) => path === collection && method === "post")
  if (!operation.path.includes("{") || !create || !isDerived(v, create.operationId)) return {}
  return v.records.shared(`read at ${operation.path}`, () => pathFor(v, operation))
}

/** The id of a new record of a collection; if none can be created, of an existing one. */
async function idIn(v: Verification, place: string, name: string, path: Record<string, string>): Promise<string> {
  const at = (method: string) => v.contract.operations.find((one) => one.path === place && one.method === method)
  const create = at("post")
  const made = create && v.contract.bodySchema(create) && (await newId(v, create, name, path))
  const spare = v.kinds.find((kind) => kind.spare && place === kind.spare.place)?.spare
  return made || (await spare?.id(v)) || firstId(v, at("get"), name, path)
}

async function firstId(v: Verification, list: Operation | undefined, name: string, path: Record<string, string>) {
  if (!list) throw new LeftOut("nothing makes or lists its records")
  const exchange = await sendAs(v, who, list.operationId, { path })
  const [first] = (resultOf(exchange).items ?? []) as View[]
  if (!first) throw new LeftOut(`${list.operationId} has no record`)
  return String(first[name] ?? first.id)
}

/** Makes no record if the first one of its kind has shown that no action leads from a new one to the wanted state. */
async function possibleSubject(v: Verification, operation: Operation): Promise<Subject> {
  const wanted = operation.path.includes("{") ? actionBy(operation.operationId) : undefined
  const initial = v.records.initialStates.get(wanted?.table.kind ?? "")
  if (wanted && initial !== undefined) wayTo(v, wanted.table, initial, statesOf(wanted.action))
  return subjectOf(v, operation)
}

const statesOf = ({ rows }: Action): ReadonlySet<string> => new Set(rows.flatMap((row) => row.in))

async function subjectOf(v: Verification, operation: Operation): Promise<Subject> {
  if (!operation.path.includes("{")) return theOnly(v, operation)
  const path = await pathFor(v, operation)
  const subject = readableIn(v, operation, path)
  if (subject.read) await bringAbout(v, operation.operationId, subject)
  return subject
}

/** The subject of an operation on a single resource, which is read at the same path; empty for operations that create records. */
function theOnly({ contract }: Verification, { path, method, operationId }: Operation): Subject {
  const read = contract.operations.find((one) => one.path === path && one.method === "get")
  return read && method === "put"
    ? { path: {}, read: { who, operation: read.operationId }, change: operationId }
    : nothing
}

/** The innermost record of a path that can be read. */
function readableIn(v: Verification, operation: Operation, path: Record<string, string>): Subject {
  const parts = operation.path.split("/")
  for (let end = parts.length; end > 1; end -= 1) {
    const place = parts.slice(0, end).join("/")
    if (!place.endsWith("}")) continue
    const at = (method: string) => v.contract.operations.find((one) => one.path === place && one.method === method)
    const read = at("get")
    const change = (at("put") ?? at("patch"))?.operationId
    if (read) return { path, read: { who, operation: read.operationId }, ...(change && { change }) }
  }
  return { path }
}

/** Performs the shortest sequence of actions that brings a record into a state in which the operation is allowed. */
async function bringAbout(v: Verification, operationId: string, subject: Subject): Promise<void> {
  const wanted = actionBy(operationId)
  if (!wanted) return
  const { table, action } = wanted
  const { status } = await readRecord(v, subject)
  const state = stateNamed(v, table, status)
  const isNew = Object.values(subject.path).every((value) => v.records.isOwn(value))
  if (state !== undefined && isNew && !v.records.initialStates.has(table.kind))
    v.records.initialStates.set(table.kind, state)
  for (const step of wayTo(v, table, state, statesOf(action))) {
    const body = await stepBody(v, v.contract.operation(step), subject)
    const exchange = await sendAs(v, who, step, { path: subject.path, ...(body && { body }) })
    if (!isDone(exchange))
      throw new LeftOut(`${step}, on the way to a state that allows it, answered ${described(exchange)}`)
  }
}

async function stepBody(v: Verification, operation: Operation, subject: Subject): Promise<object | undefined> {
  const schema = v.contract.bodySchema(operation)
  const body = schema && (await exampleOf(v, operation, unique()))
  return schema?.properties?.version ? { ...body, version: await versionOf(v, subject) } : body
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
