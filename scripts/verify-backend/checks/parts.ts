import { seesPart } from "../../contract/states/judge.ts"
import { nameOfPart, type Part, type StateTable } from "../../contract/states/tables.ts"
import { Finding, ifLeftOut, isDone, LeftOut, resultOf } from "../client/answers.ts"
import type { Operation } from "../client/contract.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { valuesFor } from "../subjects/derived.ts"
import { rolesFor } from "../cases/known-roles.ts"
import { recordsThatRefer } from "../cases/referring.ts"
import { actionBy, statesOf, tables } from "../subjects/state-tables.ts"
import { allianceHeader, readCall, type Subject, type Verification, type View } from "../subjects/subject.ts"
import { isReference, readByEveryone, readers, titleOf, valuesAt, type ReadIn, type Reading } from "../cases/reading.ts"
import { expectReadable } from "./references.ts"

type StateRead = { table: StateTable; state: string; operation: string; once: () => Promise<ReadIn> }

/** Checks who sees each part of a record in a state. */
export async function checkPartsIn(v: Verification, { table, state, operation, once }: StateRead): Promise<void> {
  for (const part of table.parts.filter((one) => isOfRecord(v, one) && !isReference(one))) {
    const asked = part.operation ?? operation
    const name = nameOfPart(part)
    await v.check(asked, "reads", `${table.kind} ${state}: who sees ${name}`, async () => {
      const read = await suitable(v, table, state, part, once)
      const readings = part.operation ? await readPart(v, v.contract.operation(part.operation), read) : read.readings
      expectShown(v, { table, part, state, subject: read.subject, readings })
    })
  }
}

/** A record in which the part is hidden from some. */
async function suitable(
  v: Verification,
  table: StateTable,
  state: string,
  { when = {}, ...part }: Part,
  once: () => Promise<ReadIn>,
) {
  const isSo = (record: View) => Object.entries(when).every(([field, value]) => record[field] === value)
  const special = v.kinds
    .flatMap(({ specials = [] }) => specials)
    .find((one) => one.table === table.kind && isSo(one.shows))
  if (Object.keys(when).length > 0 && special) {
    const read = await readByEveryone(v, table, await v.records.shared(`special ${table.kind}`, () => special.make(v)))
    if (statesOf(table, read.record).includes(state)) return read
  }
  const read = await once()
  if (!isSo(read.record)) throw new LeftOut(`${nameOfPart(part)} is hidden in other records only`)
  return read
}

/** Whether a part belongs to a record that a path or a row names; the others are in answers of their own. */
const isOfRecord = ({ contract }: Verification, { operation, part }: Part): boolean =>
  operation === undefined || contract.operation(operation).path.includes("{") || part === "items"

/** What everyone who may read the record is answered by another operation about it. */
async function readPart(v: Verification, operation: Operation, { subject, readings }: ReadIn): Promise<Reading[]> {
  const isAbout = operation.path.includes("{")
  const found: Reading[] = []
  for (const reading of readings.filter(({ who, exchange }) => who !== "nobody" && isDone(exchange))) {
    const query: Record<string, string> = takes(operation, "size") ? { size: "200" } : {}
    const call = isAbout ? { path: subject.path, query } : { query }
    found.push({
      ...reading,
      exchange: await v.target.read(operation.operationId, {
        ...call,
        as: await v.people.get(reading.who as PersonRole),
      }),
    })
  }
  return found
}

const takes = ({ parameters }: Operation, wanted: string) => parameters.some(({ name }) => name === wanted)

type Shown = {
  table: StateTable
  part: Part
  state: string
  subject: Subject | undefined
  readings: readonly Reading[]
}

/** Expects that everyone who certainly sees a part does, and that nobody does who certainly does not. */
function expectShown(v: Verification, { table, part, state, subject, readings }: Shown): void {
  const done = readings.filter(({ exchange }) => isDone(exchange))
  const isShownIn = ({ exchange }: Reading) =>
    isShown(part, valuesAt(resultOf(exchange), part.part.split(".")), subject)
  const must = done.filter(({ bounds }) => seesPart(part, state, bounds.least))
  const mustNot = done.filter(({ bounds }) => !seesPart(part, state, bounds.most))
  const seen = must.filter(isShownIn)
  const wrong = mustNot.find(isShownIn)
  if (wrong) throw new Finding(`${wrong.who} sees ${nameOfPart(part)}`, wrong.exchange)
  const blind = must.find((one) => !seen.includes(one))
  if (blind && (seen.length > 0 || isThere(table, part, subject)))
    throw new Finding(`${blind.who} does not see ${nameOfPart(part)}`, blind.exchange)
  const isProven = seen.length > 0 || must.length === 0
  if (seen.length > 0) v.records.noteRead(titleOf(table, part), "shown")
  if (mustNot.length > 0 && isProven) v.records.noteRead(titleOf(table, part), "hidden")
  if (!isProven) throw new LeftOut(`${nameOfPart(part)} has nothing to show`)
}

/** Whether there is certainly something to be shown: an empty list or 0 may be all there is, unless something was put there. */
const isThere = (table: StateTable, part: Part, subject: Subject | undefined): boolean =>
  (part.others !== "empty" && part.others !== "zero") || isFilled(table, part, subject)

/** Whether something is there to be shown: an operation has put it there, or the record was made for an action that it allows. */
function isFilled(table: StateTable, { filledBy }: Part, subject: Subject | undefined): boolean {
  if (filledBy === undefined) return false
  return actionBy(filledBy)?.table === table || (subject?.filled?.includes(filledBy) ?? false)
}

function isShown({ others }: Part, values: readonly unknown[], subject: Subject | undefined): boolean {
  if (others === "absent") return values.some((value) => value !== undefined)
  if (others === "empty") return values.some((value) => Array.isArray(value) && value.length > 0)
  if (others === "zero") return values.some((value) => Number(value) > 0)
  if (others === "left_out") return values.flat().some((one) => (one as View).id === subject?.path.id)
  return values.some((value) => value !== null && value !== undefined)
}

/** Checks the parts that are in answers about no single record: rows of a log, counts, guidelines. */
export async function checkPartsWithoutRecord(v: Verification): Promise<void> {
  for (const table of tables)
    for (const part of table.parts.filter((one) => !isOfRecord(v, one))) {
      const operation = v.contract.operation(part.operation ?? "")
      const [state = ""] = part.rows[0]?.in ?? Object.keys(table.states)
      await v.check(operation.operationId, "reads", `${table.kind}: who sees ${nameOfPart(part)}`, async () => {
        if (part.readersOf !== undefined) await recordsThatRefer(v).catch(ifLeftOut)
        const readings = await readByAll(v, table, operation)
        if (part.readersOf === undefined) expectShown(v, { table, part, state, subject: undefined, readings })
        else await expectReadable(v, table, part, readings)
      })
    }
}

async function readByAll(v: Verification, table: StateTable, operation: Operation): Promise<Reading[]> {
  const values = await valuesFor(v, operation)
  const query: Record<string, string> =
    takes(operation, "key") && values.key ? { module: "meeting", key: values.key } : {}
  const found: Reading[] = []
  for (const who of readers.filter((one) => v.fixtures.people[one])) {
    const call = { ...(await readCall(v, operation, { who, query, values })), as: await v.people.get(who) }
    found.push({
      who,
      bounds: await rolesFor(v, who, table, {}),
      exchange: await v.target.read(operation.operationId, call),
    })
  }
  const isPublic = operation.security?.length === 0
  if (isPublic) {
    const exchange = await v.target.send(operation.operationId, { headers: await allianceHeader(v) })
    found.push({ who: "nobody", bounds: { least: new Set(["visitor"]), most: new Set(["visitor"]) }, exchange })
  }
  return found
}
