import { seesPart } from "../../contract/states/judge.ts"
import { nameOfPart, type Part, type StateTable } from "../../contract/states/tables.ts"
import { Finding, isDone, LeftOut, resultOf, type Exchange } from "../client/answers.ts"
import { namesIn, type Operation } from "../client/contract.ts"
import { personRoles, type PersonRole } from "../client/fixtures.ts"
import { valuesFor } from "../subjects/derived.ts"
import { rolesFor } from "../subjects/known-roles.ts"
import { actionBy, statesOf, tableOf, tables, type RoleBounds } from "../subjects/state-tables.ts"
import { readAs, readerOf } from "../subjects/reached.ts"
import {
  allianceHeader,
  readCall,
  readRecord,
  sendAs,
  type Subject,
  type Verification,
  type View,
} from "../subjects/subject.ts"

/** The people who read: one of each role of the alliance. */
export const readers = personRoles.filter((role) => role !== "neighbour")

type Reading = { who: PersonRole | "nobody"; bounds: RoleBounds; exchange: Exchange }
/** A record, and what everyone reads of it. */
export type ReadIn = { table: StateTable; subject: Subject; record: View; readings: readonly Reading[] }
type StateRead = { table: StateTable; state: string; operation: string; once: () => Promise<ReadIn> }

/** The name of a part in the report. */
export const titleOf = ({ kind }: StateTable, part: Part): string => `${kind} ${nameOfPart(part)}`

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

const isReference = ({ readersOf }: Part): boolean => readersOf !== undefined

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

/** What everyone reads of a record. */
export async function readByEveryone(v: Verification, table: StateTable, subject: Subject): Promise<ReadIn> {
  const record = await readRecord(v, subject)
  const readings: Reading[] = []
  for (const who of readers.filter((one) => v.fixtures.people[one]))
    readings.push({ who, bounds: await rolesFor(v, who, table, record), exchange: await readAs(v, who, subject) })
  return { table, subject, record, readings }
}

/** Checks of records that the target has: whoever sees a reference may read what it names, and the others do not see it. */
export async function checkReferences(v: Verification): Promise<void> {
  for (const table of tables) {
    const read = readerOf(v, table)
    for (const part of table.parts.filter((one) => isReference(one) && one.operation === undefined))
      if (read)
        await v.check(read.operationId, "reads", `${table.kind}: who sees ${nameOfPart(part)}`, async () => {
          const found = await recordsWith(v, read, part)
          if (found.length === 0) throw new LeftOut(`${nameOfPart(part)} names nothing`)
          for (const path of found) {
            const subject: Subject = { path, read: { who: "alliance_admin", operation: read.operationId } }
            await expectReadable(v, table, part, (await readByEveryone(v, table, subject)).readings)
          }
        })
  }
}

/** How many records are read in search of a reference, and how many of them everyone reads. */
const [searched, chosen] = [12, 2]

/** The paths of a few records that show a reference, for an administrator. */
async function recordsWith(v: Verification, read: Operation, { part }: Part): Promise<Record<string, string>[]> {
  const list = v.contract.operations.find(
    ({ path, method }) => method === "get" && path === read.path.replace(/\/\{\w+\}$/, ""),
  )
  const [name = "id"] = namesIn(read.path)
  if (!list || namesIn(read.path).length !== 1) return []
  const rows = resultOf(await sendAs(v, "alliance_admin", list.operationId, { query: { size: "200" } })).items as View[]
  const [first = ""] = part.split(".")
  const likely = rows.filter((row) => !(first in row) || row[first] !== null)
  const found: Record<string, string>[] = []
  for (const row of likely.slice(0, searched)) {
    const path = { [name]: String(row[name]) }
    const exchange = await sendAs(v, "alliance_admin", read.operationId, { path })
    if (isDone(exchange) && refsIn(exchange, part).length > 0) found.push(path)
    if (found.length === chosen) break
  }
  return found
}

/** The references in a part of an answer. */
const refsIn = (exchange: Exchange, part: string): View[] =>
  isDone(exchange) ? (valuesAt(resultOf(exchange), part.split(".")).flat().filter(Boolean) as View[]) : []

/** Whether a part belongs to a record that a path or a row names; the others are in answers of their own. */
const isOfRecord = ({ contract }: Verification, { operation, part }: Part): boolean =>
  operation === undefined || contract.operation(operation).path.includes("{") || part === "items"

/** What everyone who may read the record is answered by another operation about it. */
async function readPart(v: Verification, operation: Operation, { subject, readings }: ReadIn): Promise<Reading[]> {
  const isAbout = operation.path.includes("{")
  const found: Reading[] = []
  for (const reading of readings.filter(({ who, exchange }) => who !== "nobody" && isDone(exchange))) {
    const query: Record<string, string> = "size" in parametersIn(operation) ? { size: "200" } : {}
    const call = isAbout ? { path: subject.path, query } : { query }
    found.push({ ...reading, exchange: await sendAs(v, reading.who as PersonRole, operation.operationId, call) })
  }
  return found
}

const parametersIn = ({ parameters }: Operation): Record<string, true> =>
  Object.fromEntries(parameters.map(({ name }) => [name, true as const]))

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
  if (blind && seen.length > 0) throw new Finding(`${blind.who} does not see ${nameOfPart(part)}`, blind.exchange)
  // An empty list or 0 may be all there is, unless something was put there.
  const isCertain = (part.others !== "empty" && part.others !== "zero") || isFilled(table, part, subject)
  if (blind && isCertain) throw new Finding(`${blind.who} does not see ${nameOfPart(part)}`, blind.exchange)
  if (seen.length > 0) v.records.noteRead(titleOf(table, part), "shown")
  if (mustNot.length > 0 && (seen.length > 0 || part.rows.length === 0 || must.length === 0))
    v.records.noteRead(titleOf(table, part), "hidden")
  if (must.length > 0 && seen.length === 0) throw new LeftOut(`${nameOfPart(part)} has nothing to show`)
}

/** Whether something is there to be shown: an operation has put it there, or the record was made for an action that it allows. */
function isFilled(table: StateTable, { filledBy }: Part, subject: Subject | undefined): boolean {
  if (filledBy === undefined) return false
  return actionBy(filledBy)?.table === table || (subject?.filled?.includes(filledBy) ?? false)
}

/** The values of a field; of each entry, if it is one of a list. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, name === undefined ? [] : [name, ...rest]))
  if (name === undefined) return [value]
  if (typeof value !== "object" || value === null) return []
  const field = (value as View)[name]
  return rest.length > 0 ? valuesAt(field, rest) : [field]
}

function isShown({ others }: Part, values: readonly unknown[], subject: Subject | undefined): boolean {
  if (others === "absent") return values.some((value) => value !== undefined)
  if (others === "empty") return values.some((value) => Array.isArray(value) && value.length > 0)
  if (others === "zero") return values.some((value) => Number(value) > 0)
  if (others === "left_out") return values.flat().some((one) => (one as View).id === subject?.path.id)
  return values.some((value) => value !== null && value !== undefined)
}

/** Expects that whoever sees a reference may read the record that it names. */
async function expectReadable(
  v: Verification,
  table: StateTable,
  part: Part,
  readings: readonly Reading[],
): Promise<void> {
  const all = readings.map((reading) => ({ reading, named: refsIn(reading.exchange, part.part) }))
  const everything = new Map(all.flatMap((one) => one.named.map((ref) => [JSON.stringify(keyOf(ref)), ref] as const)))
  if (everything.size === 0) throw new LeftOut(`${nameOfPart(part)} names nothing`)
  for (const [key, ref] of [...everything].slice(0, 5))
    for (const one of all.filter(({ reading }) => isDone(reading.exchange) && reading.who !== "nobody")) {
      const isNamed = one.named.some((other) => JSON.stringify(keyOf(other)) === key)
      const exchange = await readNamed(v, part.readersOf ?? "", ref, one.reading.who as PersonRole)
      if (!exchange) continue
      v.records.noteRead(titleOf(table, part), isNamed ? "shown" : "hidden")
      if (isNamed !== isDone(exchange))
        throw new Finding(
          isNamed
            ? `${one.reading.who} sees a reference to what they may not read`
            : `${one.reading.who} may read it, and does not see it`,
          one.reading.exchange,
          exchange,
        )
    }
}

const keyOf = ({ module, key, id, draft_code }: View) => [module, key ?? draft_code ?? id]

/** Reads the record that a reference names; undefined if it is not read by itself. */
async function readNamed(v: Verification, kind: string, ref: View, who: PersonRole): Promise<Exchange | undefined> {
  const named = kind === "record" ? String(ref.module).replaceAll("_", "-") : kind
  if (!tables.some((one) => one.kind === named)) return undefined
  const read = readerOf(v, tableOf(named))
  const names = read ? namesIn(read.path) : []
  const [name = ""] = names
  if (!read || names.length !== 1) return undefined
  return sendAs(v, who, read.operationId, { path: { [name]: String(ref[name] ?? ref.key ?? ref.id) } })
}

/** Checks the parts that are in answers about no single record: rows of a log, counts, guidelines. */
export async function checkPartsWithoutRecord(v: Verification): Promise<void> {
  for (const table of tables)
    for (const part of table.parts.filter((one) => !isOfRecord(v, one))) {
      const operation = v.contract.operation(part.operation ?? "")
      const [state = ""] = part.rows[0]?.in ?? Object.keys(table.states)
      await v.check(operation.operationId, "reads", `${table.kind}: who sees ${nameOfPart(part)}`, async () => {
        const readings = await readByAll(v, table, operation)
        if (part.readersOf === undefined) expectShown(v, { table, part, state, subject: undefined, readings })
        else await expectReadable(v, table, part, readings)
      })
    }
}

async function readByAll(v: Verification, table: StateTable, operation: Operation): Promise<Reading[]> {
  const values = await valuesFor(v, operation)
  const query: Record<string, string> =
    "key" in parametersIn(operation) && values.key ? { module: "meeting", key: values.key } : {}
  const found: Reading[] = []
  for (const who of readers.filter((one) => v.fixtures.people[one])) {
    const call = { ...(await readCall(v, operation, { who, query, values })), as: await v.people.get(who) }
    found.push({
      who,
      bounds: await rolesFor(v, who, table, {}),
      exchange: await v.target.send(operation.operationId, call),
    })
  }
  const isPublic = operation.security?.length === 0
  if (isPublic) {
    const exchange = await v.target.send(operation.operationId, { headers: await allianceHeader(v) })
    found.push({ who: "nobody", bounds: { least: new Set(["visitor"]), most: new Set(["visitor"]) }, exchange })
  }
  return found
}
