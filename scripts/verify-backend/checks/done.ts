import type { Operation } from "../contract.ts"
import type { Subject } from "../request.ts"
import { described, envelopeOf, expectDone, expectRefused, isDone, resultOf } from "../answers.ts"
import { registerBallot } from "../ballots.ts"
import { registerGroup } from "../group-requests.ts"
import { isDerived, requestOf } from "../derived.ts"
import { moreOf, padded, untrimmed } from "../free-texts.ts"
import { pathOf, properCall, versionOf } from "../proper-call.ts"
import { notReadBack } from "../read-back.ts"
import { readOwn } from "../request.ts"
import { LeftOut, Finding, type Exchange } from "../results.ts"
import { statesOf, tables } from "../role-bounds.ts"
import type { Person } from "../sign-on.ts"
import type { Call } from "../target.ts"
import type { Verification } from "../verification.ts"

type Done = {
  call: Call
  exchange: Exchange
  subject: Subject
  body: Record<string, unknown>
  version: number
  listed: unknown
  rows: number | undefined
  rowsBefore: number | undefined
}

/** Operations without a log row: no person is signed in, or nothing may be done (an export that is still packing is returned again). */
const unlogged =
  /^(ticket|token)\.|^(file\.create|inbox\.read|membership-application\.open|export-package\.(create|repeat))$/

/** Checks the effects of successful writes: the record contains the sent values and is in its new state, and the log has a new row. */
export async function checkDone(v: Verification): Promise<void> {
  for (const operation of v.contract.operations) {
    if (operation.method !== "get" && requestOf(v, operation.operationId)) await checkOne(v, operation)
  }
}

async function checkOne(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  let once: Promise<Done> | undefined
  const done = () => (once ??= carryOut(v, operation))
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
  if (operation.path.includes("{")) await checkRecord(v, operation, done)
  const action = actionOf(operationId)
  if (action !== undefined)
    await v.check(operationId, "actions", "what works was listed", async () => {
      const { listed, exchange } = await done()
      if (Array.isArray(listed) && !listed.includes(action))
        throw new Finding(`${action} was not in the actions ${listed.join(", ")}, and was done`, exchange)
    })
  if (unlogged.test(operationId) || requestOf(v, operationId)?.who === "nobody") return
  await v.check(operationId, "log", "a row of it by this person is new", async () => {
    const { rows, rowsBefore, exchange } = await done()
    if (rows === undefined || rowsBefore === undefined) throw new LeftOut(`${log} is not built`)
    if (rows <= rowsBefore) throw new Finding(`${rowsBefore} rows before, ${rows} after it`, exchange)
  })
}

/** Checks what a successful write made of its record: its state, its version, or that it is gone. */
async function checkRecord(v: Verification, operation: Operation, done: () => Promise<Done>): Promise<void> {
  const { operationId } = operation
  const to = stateAfterwards(operationId)
  if (to)
    await v.check(operationId, "effect", `it is ${to.state} then`, async () => {
      const { subject, exchange } = await done()
      const read = subject.own ? await readOwn(v, subject.own) : resultOf(exchange)
      if (read.status === undefined) throw new LeftOut("its record is not read by itself")
      if (!statesOf(to.table, read).includes(to.state))
        throw new Finding(`its status is ${String(read.status)}`, exchange)
    })
  if (to || operation.method === "put")
    await v.check(operationId, "effect", "its version rises by one", async () => {
      const { subject, version, exchange } = await done()
      if (!subject.own && !subject.meeting) throw new LeftOut("its record is not read by itself")
      const now = await versionOf(v, subject)
      if (Number.isFinite(version) && now !== version + 1)
        throw new Finding(`version ${version} before, ${now} after it`, exchange)
    })
  if (operation.method === "delete")
    await v.check(operationId, "not-found", "a second deletion finds nothing", async () => {
      const { call } = await done()
      expectRefused(await v.target.send(operationId, call), [404], ["not_found"])
    })
}

/** The state after an action according to its table, if there is only one. */
function stateAfterwards(operation: string) {
  for (const table of tables) {
    const action = Object.values(table.actions).find((one) => one.isOwn && one.operation === operation)
    const leads = new Set(action?.rows.map(({ to }) => to))
    const [state] = leads
    if (leads.size === 1 && state !== undefined) return { table, state }
  }
  return undefined
}

/** The name of an operation in the `actions` of its record. */
function actionOf(operation: string): string | undefined {
  const rows = tables.flatMap(({ actions }) => Object.entries(actions))
  return rows.find(([, one]) => one.isOwn && one.isListed && one.operation === operation)?.[0]
}

/** The operation that reads the whole record that a write creates or changes. */
function detailOf({ contract }: Verification, { method, path, operationId }: Operation): Operation | undefined {
  const at = (place: RegExp) => contract.operations.find((one) => one.method === "get" && place.test(one.path))
  const literal = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  if (method === "put") return at(new RegExp(`^${literal}$`))
  return method === "post" && operationId.endsWith(".create") ? at(new RegExp(`^${literal}/\\{\\w+\\}$`)) : undefined
}

async function readAgain(v: Verification, done: Pick<Done, "exchange" | "subject">, detail: Operation) {
  const { exchange, subject } = done
  if (subject.own?.read === detail.operationId) return readOwn(v, subject.own)
  const result = resultOf(exchange)
  const path = pathOfResult(done, detail)
  const who = requestOf(v, exchange.operation)?.who
  if (!path || who === undefined || who === "nobody") return result
  return resultOf(await v.target.send(detail.operationId, { as: await v.people.get(who), path }))
}

/** The path parameters for reading the record of a response; undefined if the response does not contain them. */
function pathOfResult({ exchange, subject }: Pick<Done, "exchange" | "subject">, detail: Operation) {
  const names = (detail.path.match(/\{\w+\}/g) ?? []).map((name) => name.slice(1, -1))
  const path: Record<string, unknown> = pathOf(subject)
  const last = names.at(-1) ?? ""
  const { [last]: named, id } = resultOf(exchange)
  if (exchange.method !== "PUT") path[last] = named ?? id
  const isKnown = names.every((name) => typeof path[name] === "string")
  return isKnown ? (Object.fromEntries(names.map((name) => [name, path[name]])) as Record<string, string>) : undefined
}

async function carryOut(v: Verification, operation: Operation): Promise<Done> {
  const { operationId } = operation
  const { subject, ...call } = await properCall(v, operationId)
  const listed = await listedFor(v, subject, call.as)
  const version = await versionOf(v, subject)
  const rowsBefore = await rowsOf(v, operationId)
  const { exchange, body } = await sendFully(v, operation, call)
  const isLimited = envelopeOf(exchange).code === "rate_limited"
  if (!isDone(exchange) && (isLimited || isDerived(operationId)))
    throw new LeftOut(`${operationId} in this state answered ${described(exchange)}`)
  expectDone(exchange)
  await register(v, exchange)
  return { call, exchange, subject, body, version, listed, rowsBefore, rows: await rowsOf(v, operationId) }
}

/** The `actions` of the record for the person who will send the call. */
async function listedFor(v: Verification, { own }: Subject, as: Person | undefined): Promise<unknown> {
  return own && as && (await readOwn(v, { ...own, who: as.role })).actions
}

/** Sends the call with additional optional fields; if that is refused, sends it unchanged. */
async function sendFully(v: Verification, operation: Operation, call: Call) {
  const proper = (call.body ?? {}) as Record<string, unknown>
  const said = Object.fromEntries(Object.entries(proper).filter(([, value]) => value !== null))
  const body = padded(v, operation, { ...proper, ...moreOf(v, operation), ...said })
  const full = call.body === undefined ? call : { ...call, body }
  const exchange = await v.target.send(operation.operationId, full)
  if (isDone(exchange) || call.body === undefined) return { exchange, body }
  return { exchange: await v.target.send(operation.operationId, call), body: proper }
}

async function register(v: Verification, exchange: Exchange): Promise<void> {
  const { id, acronym } = envelopeOf(exchange).result ?? {}
  if (exchange.operation === "meeting.create") await v.meetings.register(String(id))
  if (exchange.operation === "ballot.create") registerBallot(v, String(id))
  if (exchange.operation === "workgroup.create") registerGroup(v, String(acronym))
}

const log = "operation-log.list"

/** The number of log rows for this operation by the person of its request; undefined if the target has no log yet. */
async function rowsOf(v: Verification, operation: string): Promise<number | undefined> {
  const who = requestOf(v, operation)?.who
  if (v.target.missing.has(log)) return undefined
  if (who === undefined || who === "nobody") return 0
  const { session } = await v.people.get(who)
  const query = { operation, member_id: session.user_id, size: "10" }
  const exchange = await v.target.send(log, { as: await v.people.get("alliance_admin"), query })
  return Number(resultOf(exchange).total)
}
