import type { Outcome, StateTable } from "../../contract/states/tables.ts"
import { described, ifLeftOut, isDone, LeftOut, resultOf } from "../client/answers.ts"
import { namesIn, type Operation } from "../client/contract.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { unique } from "./bodies.ts"
import { exampleOf, who } from "./example.ts"
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
import { takeUsed } from "./used.ts"
import { actorFor, fittingStates, outcomesIn, sentFor, statesIn, wayTo, type Step } from "./ways.ts"

/**
 * The derived request of a write operation without one that is written by hand: creates the record with its create operation, brings it into a
 * suitable state with the actions of its state table, and sends the contract's example. If the backend still refuses, the checks of the
 * operation are left out, with the reason. Undefined if there is none.
 */
export function derived(v: Verification, operation: Operation): Write | undefined {
  if (operation.method === "get" || /^(ticket|token)\./.test(operation.operationId)) return undefined
  const schema = v.contract.bodySchema(operation)
  if (operation.requestBody && !schema) return undefined
  const sender = senderOf(v, operation)
  return {
    who: sender,
    subject: () => possibleSubject(v, operation),
    ...(schema && { body: (_v, name, subject) => bodyFor(v, operation, { name, subject, sender }) }),
  }
}

/** Who sends the request of an operation: who may perform its action in the first states of the table. */
function senderOf(v: Verification, operation: Operation): PersonRole {
  const [row] = actionBy(operation.operationId)?.action.rows ?? []
  return row ? actorFor(v, row.by) : who
}

/** Values of parameters for a read operation: from the fixtures, and from a record of this run. */
export async function valuesFor(v: Verification, operation: Operation): Promise<Record<string, string>> {
  const sample = await sampleFor(v, operation)
  if (!sample) return { ...knownValues(v), ...(await madeByExample(v, operation)) }
  return { ...knownValues(v), ...sample.path, ...(sample.path.id && { key: sample.path.id }) }
}

/** The path parameters for an operation on a record that is created for this call, without those of parts that only an action makes. */
async function pathFor(v: Verification, operation: Operation): Promise<Record<string, string>> {
  const path: Record<string, string> = {}
  let place = ""
  for (const part of operation.path.split("/").slice(1)) {
    const [name] = namesIn(part)
    if (name === "acronym") path[name] = await v.ownGroup("people")
    else if (name !== undefined && !isMadeByAction(v, place)) path[name] = await idIn(v, place, name, path)
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
  if (!isDone(exchange)) throw new LeftOut(`${list.operationId} answered ${described(exchange)}`)
  const [first] = (resultOf(exchange).items ?? []) as View[]
  if (!first) throw new LeftOut(`${list.operationId} has no record`)
  return String(first[name] ?? first.id)
}

/** Makes no record if the first one of its kind has shown that no action leads from a new one to the wanted state. */
async function possibleSubject(v: Verification, operation: Operation): Promise<Subject> {
  const wanted = operation.path.includes("{") ? actionBy(operation.operationId) : undefined
  const rows = wanted?.action.rows.filter(({ by }) => actorFor(v, by) === senderOf(v, operation)) ?? []
  return subjectIn(v, operation, statesIn({ rows }))
}

/**
 * A record on which an operation is possible, in one of these states.
 * @throws LeftOut if no action of its table leads there
 */
export async function subjectIn(v: Verification, operation: Operation, states: ReadonlySet<string>): Promise<Subject> {
  if (!operation.path.includes("{")) return theOnly(v, operation)
  const { table } = actionBy(operation.operationId) ?? {}
  const initial = v.records.initialStates.get(table?.kind ?? "")
  if (table && initial !== undefined) wayTo(v, table, initial, states)
  const subject = (table && (await usedIn(v, table, states, operation))) ?? (await newIn(v, table, states, operation))
  return { ...subject, path: await withParts(v, operation, subject) }
}

async function newIn(
  v: Verification,
  table: StateTable | undefined,
  states: ReadonlySet<string>,
  operation: Operation,
): Promise<Subject> {
  const subject = readableIn(v, operation, await pathFor(v, operation))
  if (subject.read && table) await bringAbout(v, table, states, subject)
  return subject
}

/** A used record in one of these states, if there is one that can be brought there. */
async function usedIn(v: Verification, table: StateTable, states: ReadonlySet<string>, operation: Operation) {
  const used = isReadAlone(v, operation) ? takeUsed(v, table, states) : undefined
  if (!used) return undefined
  const subject = readableIn(v, operation, used.subject.path)
  return bringAbout(v, table, used.wanted, subject).then(() => subject, ifLeftOut)
}

/** Whether the record of an operation is read by its own id alone, without records around it. */
const isReadAlone = ({ contract }: Verification, { path }: Operation): boolean =>
  contract.operations.some((one) => one.method === "get" && one.path === path.split("/").slice(0, 3).join("/"))

/** Whether the records of a place are made by an action on the record above: a phase by `phase.create` of a proposal. */
function isMadeByAction({ contract }: Verification, place: string): boolean {
  const create = contract.operations.find((one) => one.path === place && one.method === "post")
  const { isOfList, action } = (create && actionBy(create.operationId)) ?? {}
  return place.includes("{") && isOfList === false && action?.rows.some(({ to, outcomes }) => to ?? outcomes) === true
}

/** The id of a part of a record by the name of a field: `phase_id` is that of the last of its `phases`, `revision_id` that of its `latest_revision`. */
function idOfPart(record: View, name: string): string | undefined {
  const part = name.replace(/_id$/, "")
  const shown = [record[`latest_${part}`], record[`${part}s`]].flat() as (View | null | undefined)[]
  const last = shown.findLast((one) => typeof one?.id === "string")
  return last ? String(last.id) : undefined
}

/** The path of a record with the ids of its parts that an operation names. */
async function withParts(
  v: Verification,
  operation: Operation,
  { path, ...subject }: Subject,
): Promise<Subject["path"]> {
  const names = namesIn(operation.path).filter((name) => path[name] === undefined)
  if (names.length === 0) return path
  const record: View = subject.read ? await readRecord(v, { path, ...subject }) : {}
  const parts = names.map((name) => {
    const id = idOfPart(record, name)
    if (id === undefined) throw new LeftOut(`its record shows no ${name}`)
    return [name, id]
  })
  return { ...path, ...Object.fromEntries(parts) }
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

/** Performs the shortest sequence of actions that brings a record into one of these states. */
export async function bringAbout(v: Verification, table: StateTable, states: ReadonlySet<string>, subject: Subject) {
  const record = await readRecord(v, subject)
  const [state] = fittingStates(table, record)
  const isNew = record.version === 1 && Object.values(subject.path).every((value) => v.records.isOwn(value))
  if (state !== undefined && isNew && !v.records.initialStates.has(table.kind))
    v.records.initialStates.set(table.kind, state)
  for (const step of wayTo(v, table, state, states, record)) {
    const exchange = await takeStep(v, step, subject)
    if (!isDone(exchange))
      throw new LeftOut(`${step.operation}, on the way to a state that allows it, answered ${described(exchange)}`)
  }
}

/** Performs an action on a record as somebody who may, with what leads to its outcome. */
export async function takeStep(v: Verification, { operation, outcome, by }: Omit<Step, "to">, subject: Subject) {
  const asked = v.contract.operation(operation)
  const schema = v.contract.bodySchema(asked)
  const sender = actorFor(v, by)
  const path = await withParts(v, asked, subject)
  if (!schema) return sendAs(v, sender, operation, { path })
  const version = schema.properties?.version && { version: await versionOf(v, subject) }
  const body = await bodyFor(v, asked, { name: unique(), subject, sender, outcome })
  return sendAs(v, sender, operation, { path, body: { ...body, ...version } })
}

type Sent = { name: string; subject: Subject; sender: PersonRole; outcome?: Outcome | undefined }

/** The body of an action on a record: the contract's example with what leads to an outcome, by default to the first one. */
async function bodyFor(v: Verification, operation: Operation, { name, subject, sender, outcome: chosen }: Sent) {
  const example = await withOwnParts(v, operation, subject, await exampleOf(v, operation, name, sender))
  const { table, action } = actionBy(operation.operationId) ?? {}
  if (!table || !subject.read || !action) return example
  const repeated = table.seen.filter((field) => v.contract.bodySchema(operation)?.properties?.[field])
  if (repeated.length === 0 && !action.rows.some(({ outcomes }) => outcomes)) return example
  const record = await readRecord(v, subject)
  const [outcome] = chosen ? [chosen] : outcomesIn(action, fittingStates(table, record))
  const seen = Object.fromEntries(repeated.map((field) => [field, record[field]]))
  return { ...example, ...seen, ...sentFor(outcome ?? { to: "" }, record) }
}

/** The contract's example of a body, in which ids whose schema says no kind name parts of the record that it is about, if it shows them. */
async function withOwnParts(v: Verification, operation: Operation, subject: Subject, example: View): Promise<View> {
  const { properties = {} } = v.contract.bodySchema(operation) ?? {}
  const names = Object.keys(example).filter((name) => /\/Id$/.test(properties[name]?.$ref ?? ""))
  if (!subject.read || names.length === 0) return example
  const record = await readRecord(v, subject)
  const parts = names.flatMap((name) => {
    const id = idOfPart(record, name)
    return id === undefined ? [] : [[name, id] as const]
  })
  return { ...example, ...Object.fromEntries(parts) }
}
