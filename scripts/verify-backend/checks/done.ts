import type { Actions } from "../../contract/states/tables.ts"
import {
  described,
  envelopeOf,
  expectDone,
  expectRefused,
  Finding,
  isDone,
  LeftOut,
  resultOf,
  type Exchange,
} from "../client/answers.ts"
import type { Call } from "../client/call.ts"
import type { Operation } from "../client/contract.ts"
import { performedBy, titleFor, validCall, type Performed } from "../subjects/calls.ts"
import type { Done } from "../subjects/carried.ts"
import { subjectIn, takeStep } from "../subjects/derived.ts"
import { actionBy, statesOf } from "../subjects/state-tables.ts"
import { isDerived, readRecord, versionOf, type Verification, type View } from "../subjects/subject.ts"
import { handOver } from "../subjects/used.ts"
import { statesAfter } from "../subjects/ways.ts"
import { moreOf, padded, untrimmed } from "./free-texts.ts"
import { detailOf, readAgain } from "../subjects/made.ts"
import { notReadBack } from "./read-back.ts"
import { checkSets } from "./sets.ts"

/** Operations without a log row: no person is signed in, or nothing may be done (an export that is still packing is returned again). */
const unlogged =
  /^(ticket|token)\.|^(file\.create|inbox\.read|membership-application\.open|export-package\.(create|repeat))$/

/** Checks the effects of successful writes: the record contains the sent values and is in its new state, and the log has a new row. */
export async function checkDone(v: Verification): Promise<void> {
  for (const operation of v.contract.operations) {
    if (operation.method !== "get" && v.writeOf(operation.operationId)) await checkOne(v, operation)
  }
}

async function checkOne(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  const made: Done[] = []
  const carry = async (more?: object) => {
    const carried = await carryOut(v, operation, more)
    made.push(carried)
    return carried
  }
  const done = onlyOnce(() => carry())
  const schema = v.contract.bodySchema(operation)
  const detail = detailOf(v, operation)
  if (schema && detail)
    await v.check(operationId, "effect", "what was sent is read again", async () => {
      const { body, exchange, subject } = await done()
      const read = await readAgain(v, { exchange, subject }, detail)
      const other = [...notReadBack(v, schema, body, read), ...untrimmed(v, operation, read)]
      if (other.length > 0) throw new Finding(`read again: ${other.join("; ")}`, exchange)
      const answered = notReadBack(v, schema, body, resultOf(exchange))
      if (answered.length > 0) throw new Finding(`the answer does not have it: ${answered.join("; ")}`, exchange)
    })
  await checkOutcomes(v, operation)
  const again = detail && (async (carried: Done) => readAgain(v, carried, detail))
  const [first, ...others] = performedBy(v, operationId)
  for (const performed of [first, ...others]) {
    const { more } = performed ?? {}
    const another = () => carry(more)
    const carrying = { performed, done: more ? onlyOnce(another) : done, another, again }
    if (operation.path.includes("{")) await checkRecord(v, operation, carrying)
    await checkSets(v, operation, carrying)
    await checkListed(v, operationId, carrying)
  }
  await checkLog(v, operationId, done)
  for (const { subject } of made) await handOver(v, operationId, subject)
}

type Carrying = { performed: Performed | undefined; done: () => Promise<Done> }

/** Does something the first time that it is asked for, and gives the same result later. */
function onlyOnce<T>(act: () => Promise<T>): () => Promise<T> {
  let once: Promise<T> | undefined
  return () => (once ??= act())
}

/** Checks that an action on a record that was possible stood in its `actions`. */
async function checkListed(v: Verification, operationId: string, { performed, done }: Carrying): Promise<void> {
  const { name, action, isOfList } = performed ?? {}
  if (!name || !action?.isListed || isOfList) return
  await v.check(operationId, "actions", titleFor(performed, "what works was listed"), async () => {
    const { before, exchange } = await done()
    const listed = before?.actions
    if (Array.isArray(listed) && !listed.includes(name))
      throw new Finding(`${name} was not in the actions ${listed.join(", ")}, and was done`, exchange)
  })
}

async function checkLog(v: Verification, operationId: string, done: () => Promise<Done>): Promise<void> {
  if (unlogged.test(operationId) || v.writeOf(operationId)?.who === "nobody") return
  await v.check(operationId, "log", "a row of it by this person is new", async () => {
    const { rows, rowsBefore, exchange } = await done()
    if (rows === undefined || rowsBefore === undefined) throw new LeftOut(`${log} is not built`)
    if (rows <= rowsBefore) throw new Finding(`${rowsBefore} rows before, ${rows} after it`, exchange)
  })
}

/** Checks what a successful write made of its record: its state, its version, or that it is gone. */
async function checkRecord(v: Verification, operation: Operation, { performed, done }: Carrying): Promise<void> {
  const { operationId } = operation
  const to = ownAction(performed)
  if (to)
    await v.check(operationId, "effect", titleFor(performed, to.title), async () => {
      const { subject, exchange, before, body } = await done()
      const read = subject.read ? await readRecord(v, subject) : resultOf(exchange)
      if (read.status === undefined) throw new LeftOut("its record is not read by itself")
      const known = before ? statesOf(to.table, before) : Object.keys(to.table.states)
      expectState(to.table, read, statesAfter(to.action, known, before ?? {}, body), exchange)
    })
  if (to || operation.method === "put")
    await v.check(operationId, "effect", titleFor(performed, "its version rises by one"), async () => {
      const { subject, version, exchange } = await done()
      if (!subject.read) throw new LeftOut("its record is not read by itself")
      const now = await versionOf(v, subject)
      if (Number.isFinite(version) && now !== version + 1)
        throw new Finding(`version ${version} before, ${now} after it`, exchange)
    })
  if (operation.method === "delete")
    await v.check(operationId, "not-found", titleFor(performed, "a second deletion finds nothing"), async () => {
      const { call } = await done()
      expectRefused(await v.target.send(operationId, call), [404], ["not_found"])
    })
}

/** An action that leads to other states according to its table. */
function ownAction(performed: Performed | undefined) {
  const { table, action, isOfList } = performed ?? {}
  if (!table || !action || isOfList || !action.rows.some(({ to, outcomes }) => to ?? outcomes)) return undefined
  const [state, ...others] = new Set(action.rows.map(({ to }) => to))
  const title =
    state === undefined || others.length > 0 ? "it is in the state that its table says" : `it is ${state} then`
  return { table, action, title }
}

/** Expects that a record is in one of the states that an action leads to; undefined: it stays in its state, which is not looked at. */
function expectState(table: Actions, read: View, states: ReadonlySet<string | undefined>, exchange: Exchange): void {
  if (states.has(undefined) || statesOf(table, read).some((state) => states.has(state))) return
  throw new Finding(`its status is ${String(read.status)}, not that of ${[...states].join(" or ")}`, exchange)
}

/** Checks each outcome of an action that has several by what is sent: the record is in its state then. */
async function checkOutcomes(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  const { table, action } = actionBy(operationId) ?? {}
  for (const row of action?.rows ?? [])
    for (const [name, outcome] of Object.entries(row.outcomes ?? {})) {
      if (!table || !outcome.body || !isDerived(v, operationId)) continue
      await v.check(operationId, "effect", `from ${row.in.join(", ")}, ${name}: it is ${outcome.to} then`, async () => {
        const subject = await subjectIn(v, operation, new Set(row.in))
        const exchange = await takeStep(v, { operation: operationId, outcome, by: row.by }, subject)
        if (!isDone(exchange)) throw new LeftOut(`${operationId} for this outcome answered ${described(exchange)}`)
        expectState(table, await readRecord(v, subject), new Set([outcome.to]), exchange)
        await handOver(v, operationId, subject)
      })
    }
}

/** @param more fields that make the operation perform an action that is not the first of its table */
async function carryOut(v: Verification, operation: Operation, more: object = {}): Promise<Done> {
  const { operationId } = operation
  const { subject, call } = await validCall(v, operationId)
  const who = v.writeOf(operationId)?.who ?? "nobody"
  const before = subject.read && who !== "nobody" ? await readRecord(v, subject, who) : undefined
  const version = await versionOf(v, subject)
  const rowsBefore = await rowsOf(v, operationId)
  const sent = Date.now()
  const { exchange, body } = await sendFully(v, operation, call, more)
  const time = { sent, answered: Date.now() }
  const isLimited = envelopeOf(exchange).code === "rate_limited"
  if (!isDone(exchange) && (isLimited || isDerived(v, operationId)))
    throw new LeftOut(`${operationId} in this state answered ${described(exchange)}`)
  expectDone(exchange)
  return { call, before, time, exchange, subject, body, version, rowsBefore, rows: await rowsOf(v, operationId) }
}

/** Sends the call with additional optional fields; if that is refused, sends it without them. */
async function sendFully(v: Verification, operation: Operation, call: Call, more: object) {
  const valid: Record<string, unknown> = { ...(call.body as object), ...more }
  const said = Object.fromEntries(Object.entries(valid).filter(([, value]) => value !== null))
  const body = { ...padded(v, operation, { ...valid, ...moreOf(v, operation), ...said }), ...more }
  const full = call.body === undefined ? call : { ...call, body }
  const exchange = await v.target.send(operation.operationId, full)
  if (isDone(exchange) || call.body === undefined) return { exchange, body }
  return { exchange: await v.target.send(operation.operationId, { ...call, body: valid }), body: valid }
}

const log = "operation-log.list"

/** The number of log rows for this operation by the person of its request; undefined if the target has no log yet. */
async function rowsOf(v: Verification, operation: string): Promise<number | undefined> {
  const who = v.writeOf(operation)?.who
  if (v.target.missing.has(log)) return undefined
  if (who === undefined || who === "nobody") return 0
  const { session } = await v.people.get(who)
  const query = { operation, member_id: session.user_id, size: "10" }
  const exchange = await v.target.read(log, { as: await v.people.get("alliance_admin"), query })
  return Number(resultOf(exchange).total)
}
