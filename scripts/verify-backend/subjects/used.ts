import { isDeepStrictEqual } from "node:util"
import type { StateTable } from "../../contract/states/tables.ts"
import { ifLeftOut, isDone, LeftOut, resultOf } from "../client/answers.ts"
import { namesIn } from "../client/contract.ts"
import { actionBy } from "./state-tables.ts"
import { isDerived, type Subject, type Verification, type View } from "./subject.ts"
import { fittingStates, wayTo, type Step } from "./ways.ts"

/** A record that a check is done with, as it left it. */
type Used = { subject: Subject; state: string; record: View }

/**
 * Hands over a record of a derived request that a check has used, so that a later one can go on with it: a new one would have to pass all
 * steps again, and each is mailed to people. Records that are as they were made, and what another form was written to, are not kept.
 */
export async function handOver(v: Verification, operation: string, { path, read }: Subject): Promise<void> {
  const { table } = actionBy(operation) ?? {}
  if (!table || !isDerived(v, operation) || isForm(v, operation, table)) return
  await handOverRecord(v, table, { path, read })
}

/** The same for a record that was only read; it was made by a derived request. */
export async function handOverRecord(v: Verification, table: StateTable, { path, read }: Subject): Promise<void> {
  if (!read || !isOfSteps(v, table)) return
  const subject: Subject = { path: ownPath(v, read.operation, path), read }
  if (!Object.values(subject.path).every((id) => v.records.isOwn(id))) return
  const exchange = await readAs(v, read, subject.path).catch(ifLeftOut)
  // One that was deleted is not there any more.
  if (exchange && isDone(exchange)) keep(v, table, subject, resultOf(exchange))
}

const readAs = async (v: Verification, { who, operation }: NonNullable<Subject["read"]>, path: Subject["path"]) =>
  v.target.read(operation, { as: await v.people.get(who), path })

/** The same for a record that checks of an operation have shared under this key. */
export async function handOverShared(v: Verification, operation: string, key: string): Promise<void> {
  const subject = await v.records.release<Subject>(key)
  if (subject) await handOver(v, operation, subject)
}

function keep(v: Verification, table: StateTable, subject: Subject, record: View): void {
  const [state] = fittingStates(table, record)
  const others = usedOf(v, table).filter((one) => !isDeepStrictEqual(one.subject.path, subject.path))
  if (state !== undefined && Number(record.version) > 1)
    v.records.used.set(table.kind, [...others, { subject, state, record }])
}

/** The ids that the path of an operation names, without those of parts of its record. */
function ownPath({ contract }: Verification, operation: string, path: Subject["path"]): Subject["path"] {
  const names = namesIn(contract.operation(operation).path)
  return Object.fromEntries(Object.entries(path).filter(([name]) => names.includes(name)))
}

const usedOf = ({ records }: Verification, { kind }: StateTable): readonly Used[] =>
  (records.used.get(kind) ?? []) as readonly Used[]

const creationOf = ({ contract }: Verification, { kind }: StateTable) =>
  contract.operations.find(({ operationId }) => operationId === `${kind}.create`)

/**
 * Whether records pass steps, each of which repeats what was seen of the record and leaves what the record is about. Not if only a few can be
 * made in an hour: these are shared otherwise.
 */
const isOfSteps = (v: Verification, table: StateTable): boolean =>
  table.seen.length > 0 && creationOf(v, table)?.["x-codes"]?.includes("rate_limited") !== true

/** Whether the body of an operation has everything that makes a record: then the record may be another one after it. */
function isForm(v: Verification, operation: string, table: StateTable): boolean {
  const { contract } = v
  const create = creationOf(v, table)
  const required = (create && contract.bodySchema(create)?.required) ?? []
  const fields = contract.bodySchema(contract.operation(operation))?.properties ?? {}
  return required.length > 0 && required.every((field) => field in fields)
}

/** A used record, and the state that it is wanted in. */
type Taken = { subject: Subject; wanted: ReadonlySet<string> }

/**
 * Takes the used record from which the way to one of these states is the shortest, and not longer than that of a new one. It is brought into the
 * state that a new one comes to first, for which the examples of the contract are meant.
 */
export function takeUsed(v: Verification, table: StateTable, states: ReadonlySet<string>): Taken | undefined {
  const initial = v.records.initialStates.get(table.kind)
  if (initial === undefined) return undefined
  const fresh = wayTo(v, table, initial, states)
  const wanted = new Set([fresh.at(-1)?.to ?? initial])
  let best: { used: Used; length: number } | undefined
  for (const used of usedOf(v, table)) {
    const length = lengthOf(() => wayTo(v, table, used.state, wanted, used.record))
    if (length !== undefined && length < (best?.length ?? fresh.length + 2)) best = { used, length }
  }
  if (!best) return undefined
  const { subject } = best.used
  v.records.used.set(
    table.kind,
    usedOf(v, table).filter((one) => one.subject !== subject),
  )
  return { subject, wanted }
}

/** The number of steps; undefined if nothing leads there. */
function lengthOf(way: () => readonly Step[]): number | undefined {
  try {
    return way().length
  } catch (error) {
    if (error instanceof LeftOut) return undefined
    throw error
  }
}
