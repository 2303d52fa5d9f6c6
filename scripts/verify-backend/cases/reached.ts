import type { Row, StateTable } from "../../contract/states/tables.ts"
import { described, ifLeftOut, isDone, LeftOut, resultOf } from "../client/answers.ts"
import { namesIn } from "../client/contract.ts"
import { validCall } from "../subjects/calls.ts"
import { bringAbout, subjectIn } from "../subjects/derived.ts"
import { actionBy, operationOf, ownActions, statesOf, tables } from "../subjects/state-tables.ts"
import { isDerived, readRecord, sendAs, type Subject, type Verification, type View } from "../subjects/subject.ts"
import { handOverRecord } from "../subjects/used.ts"
import { fittingStates } from "../subjects/ways.ts"

/** The operation that reads a record of a table by itself: `topic-call.topic.get` for `topic-call-topic`; undefined if none does. */
export function readerOf({ contract }: Verification, { kind }: StateTable) {
  return contract.operations.find(
    ({ operationId, path }) =>
      operationId.endsWith(".get") && path.includes("{") && operationId.slice(0, -4).replaceAll(".", "-") === kind,
  )
}

/** The states of a table that an action leads to. */
const madeByAction = ({ states }: StateTable) =>
  Object.keys(states).filter((name) => states[name]?.made_by === "action")

const early = (v: Verification, table: StateTable, state: string): Promise<Subject> =>
  v.records.shared(`early ${table.kind} ${state}`, () => derivedIn(v, table, state))

/** Makes the records whose parts are filled at the beginning of the run: until its end the clock has brought them on. */
export async function makeEarly(v: Verification): Promise<void> {
  for (const table of tables.filter((one) => fillingOf(one).length > 0 || one.parts.some(({ filledBy }) => filledBy)))
    if (Object.values(table.states).some((state) => state.made_by === "clock"))
      for (const state of madeByAction(table)) await early(v, table, state).catch(ifLeftOut)
}

/** The record that was made at the beginning and is in this state now. */
async function brought(v: Verification, table: StateTable, state: string): Promise<Subject | undefined> {
  if (table.states[state]?.made_by !== "clock" || !table.parts.some(({ filledBy }) => filledBy)) return undefined
  for (const from of madeByAction(table)) {
    const subject = await early(v, table, from).catch(ifLeftOut)
    if (subject && fittingStates(table, await readRecord(v, subject)).includes(state)) return subject
  }
  return undefined
}

/**
 * A record of a table in a state, for checks that do not change it; what is hidden in some records (`filled_by` of a part) is there.
 * @throws LeftOut if nothing of the contract leads there without waiting
 */
export const recordIn = (v: Verification, table: StateTable, state: string): Promise<Subject> =>
  v.records.shared(keyOf(table, state), () => newRecordIn(v, table, state))

const keyOf = ({ kind }: StateTable, state: string) => `record ${kind} ${state}`

/** Hands over the record of a table in a state to what needs one in another state, if a derived request has made it. */
export async function doneWith(v: Verification, table: StateTable, state: string): Promise<void> {
  const isDerivedAlone = actionsOn(v, table).every((action) => isDerived(v, operationOf(table, action)))
  if (!isDerivedAlone || table.parts.some(({ filledBy }) => filledBy)) return
  const subject = await v.records.release<Subject>(keyOf(table, state))
  if (subject) await handOverRecord(v, table, subject)
}

async function newRecordIn(v: Verification, table: StateTable, state: string): Promise<Subject> {
  const cells = v.kinds.flatMap((kind) => kind.cells ?? []).find((one) => one.table === table.kind)
  const [place = ""] = cells?.places ?? []
  if (cells?.states.includes(state))
    return v.records.shared(`cell ${cells.table} ${place} ${state}`, () => cells.make(v, state, place))
  const found = await filled(v, table, await someIn(v, table, state))
  const record = await readRecord(v, found)
  if (!statesOf(table, record).includes(state))
    throw new LeftOut(`its record is ${String(record.status)} and not ${state}`)
  return found
}

async function someIn(v: Verification, table: StateTable, state: string): Promise<Subject> {
  try {
    return (await brought(v, table, state)) ?? (await writtenIn(v, table, state)) ?? (await derivedIn(v, table, state))
  } catch (error) {
    const listed = error instanceof LeftOut ? await listedIn(v, table, state).catch(ifLeftOut) : undefined
    if (!listed) throw error
    return listed
  }
}

/** A record of the run that a list shows in a state, where no further one can be made: other checks have made it. */
async function listedIn(v: Verification, table: StateTable, state: string): Promise<Subject | undefined> {
  const read = readerOf(v, table)
  const list = v.contract.operations.find(({ method, path }) => method === "get" && read?.path.startsWith(`${path}/{`))
  const names = namesIn(read?.path ?? "")
  const [name = ""] = names
  if (!read || !list || names.length !== 1) return undefined
  const reading = { who: "alliance_admin", operation: read.operationId } as const
  const { items = [] } = resultOf(await sendAs(v, reading.who, list.operationId, { query: { size: "200" } }))
  // A row about a part of a record names the record, as in `invitation_id`.
  const named = `${table.kind.split("-").at(-1)}_id`
  const ids = (items as View[]).map((row) => String(row[name] ?? row[named] ?? row.id))
  for (const id of new Set(ids.filter((one) => v.records.isOwn(one)))) {
    const subject: Subject = { path: { [name]: id }, read: reading }
    if (fittingStates(table, await readRecord(v, subject)).includes(state)) return subject
  }
  return undefined
}

/** The record, with what operations on other records put into its parts. */
async function filled(v: Verification, table: StateTable, made: Subject): Promise<Subject> {
  let subject = made
  for (const one of fillingOf(table)) if (!isDerived(v, one)) subject = await fill(v, one, subject)
  return subject
}

/** The operations on other records that fill parts of those of a table. */
const fillingOf = (table: StateTable): string[] =>
  table.parts.flatMap(({ filledBy }) =>
    filledBy !== undefined && actionBy(filledBy)?.table !== table ? [filledBy] : [],
  )

/** The record with a part that an operation has filled, if the target does it. */
async function fill(v: Verification, operation: string, subject: Subject): Promise<Subject> {
  const { call } = await validCall(v, operation, subject)
  const exchange = await v.target.send(operation, { ...call, path: subject.path })
  return isDone(exchange) ? { ...subject, filled: [...(subject.filled ?? []), operation] } : subject
}

const actionsOn = (v: Verification, table: StateTable) =>
  ownActions(table).filter((action) => v.contract.operation(operationOf(table, action)).path.includes("{"))

/** The operations of a table whose requests are written by hand; those that fill a part come first. */
function writtenFor(v: Verification, table: StateTable): { operation: string; rows: readonly Row[] }[] {
  const filling = table.parts.flatMap(({ filledBy }) => filledBy ?? [])
  const isFilling = ({ operation }: { operation: string }) => filling.includes(operation)
  const written = actionsOn(v, table)
    .map((action) => ({ operation: operationOf(table, action), rows: table.actions[action]?.rows ?? [] }))
    .filter(({ operation }) => v.contract.operation(operation).method !== "get" && !isDerived(v, operation))
  return written.sort((a, b) => Number(isFilling(b)) - Number(isFilling(a)))
}

/** A record of a request that is written by hand: of an action in this state, or after one that leads to it. */
async function writtenIn(v: Verification, table: StateTable, state: string): Promise<Subject | undefined> {
  const written = writtenFor(v, table)
  for (const { operation } of written.filter(({ rows }) => rows.some((row) => row.in.includes(state)))) {
    const subject = await v.writeOf(operation)?.subject?.(v)
    if (subject?.read && statesOf(table, await readRecord(v, subject)).includes(state)) return subject
  }
  for (const { operation } of written.filter(({ rows }) => rows.some(({ to }) => to === state))) {
    const { subject, call } = await validCall(v, operation)
    const exchange = await v.target.send(operation, call)
    if (!isDone(exchange)) throw new LeftOut(`${operation} answered ${described(exchange)}`)
    if (subject.read) return subject
  }
  return undefined
}

/** A record of the contract's example, with what fills its parts, brought into a state. */
async function derivedIn(v: Verification, table: StateTable, state: string): Promise<Subject> {
  const action = actionsOn(v, table).find((one) => isDerived(v, operationOf(table, one)))
  if (action === undefined) throw new LeftOut(`no request of this run makes a ${table.kind} that is ${state}`)
  const operation = v.contract.operation(operationOf(table, action))
  const anywhere = new Set(Object.keys(table.states))
  const filling = table.parts.flatMap(({ filledBy }) => filledBy ?? [])
  if (filling.length === 0) return subjectIn(v, operation, new Set([state]))
  let subject = await subjectIn(v, operation, anywhere)
  for (const one of filling) subject = await fill(v, one, subject)
  await bringAbout(v, table, new Set([state]), subject)
  return subject
}

/** Reads a record as somebody; the answer as it came. */
export const readAs = async (v: Verification, who: Parameters<typeof sendAs>[1], subject: Subject) =>
  v.target.read(subject.read?.operation ?? "", { as: await v.people.get(who), path: subject.path })
