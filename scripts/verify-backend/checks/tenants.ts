import { expectRefused, Finding, isDone, LeftOut, refusal, resultOf } from "../client/answers.ts"
import { sessionHeaders } from "../client/call.ts"
import { namesIn, needsSession, type Operation } from "../client/contract.ts"
import { unique } from "../subjects/bodies.ts"
import { expectRefusal, sendValid, validCall } from "../subjects/calls.ts"
import { valuesFor } from "../subjects/derived.ts"
import { tables } from "../subjects/state-tables.ts"
import { newFile } from "../subjects/new-file.ts"
import { readCall, sendAs, sharedSubject, type Verification, type View } from "../subjects/subject.ts"
import { asking } from "./pages.ts"
import { handOver } from "../subjects/used.ts"

/** Path parameters whose values may be the same in another alliance, so that they do not identify a record. */
const ambiguous = ["acronym", "role", "code"]

/** Checks that an administrator of the other alliance cannot read, change or find any record of this one. */
export async function checkTenants(v: Verification): Promise<void> {
  await sessionOfBoth(v)
  await files(v)
  for (const operation of v.contract.operations.filter(needsSession)) {
    if (v.contract.isList(operation) && !operation.path.includes("{")) await foundNowhere(v, operation)
    if (isAboutKey(operation)) await keyIsUnknown(v, operation)
    if (!isOfRecord(operation)) continue
    if (operation.method === "get") await isNotRead(v, operation)
    else if (v.writeOf(operation.operationId)) await isNotWritten(v, operation)
  }
}

/** Whether the operation's record has a state table and a globally unique id. */
function isOfRecord({ path, operationId }: Operation): boolean {
  const [first = ""] = namesIn(path)
  const hasTable = tables.some(({ tag }) => operationId.startsWith(`${tag}.`))
  return hasTable && first !== "" && !ambiguous.includes(first)
}

const withoutActions = ({ actions: _actions, ...record }: View) => JSON.stringify(record)

async function isNotRead(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  await v.check(operationId, "tenant", "a record of the other alliance", async () => {
    const call = await readCall(v, operation, { values: await valuesFor(v, operation) })
    const own = await v.target.send(operationId, call)
    const exchange = await sendAs(v, "neighbour", operationId, call)
    // Each alliance may use the same number or key: then this is a different record, without the name of this run.
    const isAnother =
      isDone(exchange) &&
      isDone(own) &&
      withoutActions(resultOf(own)) !== withoutActions(resultOf(exchange)) &&
      !JSON.stringify(exchange.answer).includes(v.records.run)
    if (!isAnother) expectRefused(exchange, [403, 404], ["forbidden", "not_found"])
  })
}

async function isNotWritten(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  await v.check(operationId, "tenant", "a record of the other alliance", async () => {
    const { subject, call } = await validCall(v, operationId, await sharedSubject(v, operation))
    const asked = { subject, call: { ...call, as: await v.people.get("neighbour") } }
    await expectRefusal(v, operationId, asked, refusal([403, 404], ["forbidden", "not_found"]))
    await handOver(v, operationId, subject)
  })
}

/** Whether the operation reads about a record that a query parameter names. */
const isAboutKey = ({ operationId }: Operation) => operationId === "preview.get" || operationId === "operation-log.list"

/** Whether all rows of a list belong to one record, which the request has to name. */
const isOfNamedRecord = ({ parameters }: Operation) =>
  parameters.some(({ name, required }) => name === "key" && required)

async function keyIsUnknown(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  await v.check(operationId, "tenant", "a key of the other alliance", async () => {
    const { key = "" } = await valuesFor(v, operation)
    const query = { module: "meeting", key, ...(operationId === "preview.get" && { action: "cancel" }) }
    const exchange = await sendAs(v, "neighbour", operationId, { query })
    if (v.contract.isList(operation) && exchange.status === 200 && resultOf(exchange).total === 0) return
    expectRefused(exchange, [400, 403, 404])
  })
}

async function sessionOfBoth(v: Verification): Promise<void> {
  await v.check("meeting.list", "tenant", "a token of one alliance with the id of the other", async () => {
    const [here, there] = [await v.people.get("outsider"), await v.people.get("neighbour")]
    const headers = { ...sessionHeaders(there), "alliance-id": here.session.alliance_id }
    expectRefused(await v.target.send("meeting.list", { headers }), [401, 403], ["unauthorized", "forbidden"])
  })
}

async function files(v: Verification): Promise<void> {
  const path = async () => ({ id: await newFile(v, "meeting", unique()) })
  await v.check("file.get", "tenant", "a file of the other alliance", async () => {
    const exchange = await sendAs(v, "neighbour", "file.get", { path: await path() })
    expectRefused(exchange, [403, 404], ["forbidden", "not_found"])
  })
  await v.check("file.get", "session", "a file that is not public, without a session", async () =>
    expectRefused(await v.target.send("file.get", { path: await path() }), [401], ["unauthorized"]),
  )
}

/** Whether a row belongs to one record. Rows with nothing but counts, such as "open: 3", may be equal in two alliances. */
const isOfItsOwn = (row: View) => Object.keys(row).some((name) => /^id$|_id$|_time$/.test(name) && row[name] !== null)

/** Creates a record for an empty list, if there is an operation for it. */
async function makeOne(v: Verification, { path }: Operation): Promise<void> {
  const create = v.contract.operations.find((one) => one.path === path && one.method === "post")
  if (create && v.writeOf(create.operationId)) await sendValid(v, create.operationId)
}

async function foundNowhere(v: Verification, operation: Operation): Promise<void> {
  await v.check(operation.operationId, "tenant", "no row of one alliance is in the list of the other", async () => {
    const ask = asking(v, operation, { size: "200" })
    if ((await ask({})).items.length === 0) await makeOne(v, operation)
    const rows = (await ask({})).items
    if (rows.length === 0) throw new LeftOut("the list has no record, and none was made")
    const own = new Set(rows.filter(isOfItsOwn).map(withoutActions))
    if (isOfNamedRecord(operation)) {
      const exchange = await sendAs(v, "neighbour", operation.operationId, await readCall(v, operation, {}))
      return expectRefused(exchange, [400, 403, 404])
    }
    const { items, exchange } = await ask({}, "neighbour")
    const foreign = items.find((row) => own.has(withoutActions(row)))
    if (foreign) throw new Finding(`${withoutActions(foreign).slice(0, 100)} is shown to both alliances`, exchange)
    if (!operation.parameters.some(({ name }) => name === "q")) return
    const found = await ask({ q: v.records.run }, "neighbour")
    if (found.total > 0) throw new Finding("records of this run are found in the other alliance", found.exchange)
  })
}
