import { expectRefused, isDone, resultOf } from "../answers.ts"
import { needsSession, type Operation } from "../contract.ts"
import { requestOf } from "../derived.ts"
import { properCall, snapshot } from "../proper-call.ts"
import { Finding, LeftOut, type Exchange } from "../results.ts"
import { tables } from "../role-bounds.ts"
import { isOfMeeting, parametersOf, type Verification } from "../verification.ts"
import { valuesFor } from "./accepting.ts"

/** Path parameters whose values may be the same in another alliance, so that they do not identify a record. */
const ambiguous = ["acronym", "role", "code"]

/** Checks that an administrator of the other alliance cannot read, change or find any record of this one. Meetings have separate checks. */
export async function checkTenants(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter(needsSession)) {
    if (v.contract.isList(operation) && !operation.path.includes("{")) await foundNowhere(v, operation)
    if (!isOfRecord(operation) || isOfMeeting(operation)) continue
    if (operation.method === "get") await isNotRead(v, operation)
    else if (requestOf(v, operation.operationId)) await isNotWritten(v, operation)
  }
}

/** Whether the operation's record has a state table and a globally unique id. */
function isOfRecord({ path, operationId }: Operation): boolean {
  const [, first = ""] = /\{(\w+)\}/.exec(path) ?? []
  const hasTable = tables.some(({ tag }) => operationId.startsWith(`${tag}.`))
  return hasTable && first !== "" && !ambiguous.includes(first)
}

const withoutActions = ({ actions: _actions, ...record }: Record<string, unknown>) => JSON.stringify(record)

async function isNotRead(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  await v.check(operationId, "tenant", "a record of the other alliance", async () => {
    const { path, query } = parametersOf(operation, await valuesFor(v, operation))
    const own = await v.target.send(operationId, { as: await v.people.get("alliance_admin"), path, query })
    const exchange = await v.target.send(operationId, { as: await v.people.get("neighbour"), path, query })
    // Each alliance may use the same number or key: then this is a different record.
    const isAnother =
      isDone(exchange) && isDone(own) && withoutActions(resultOf(own)) !== withoutActions(resultOf(exchange))
    if (!isAnother) expectRefused(exchange, [403, 404], ["forbidden", "not_found"])
  })
}

async function isNotWritten(v: Verification, { operationId }: Operation): Promise<void> {
  await v.check(operationId, "tenant", "a record of the other alliance", async () => {
    const { subject, ...call } = await properCall(v, operationId)
    const before = await snapshot(v, operationId, subject)
    const exchange = await v.target.send(operationId, { ...call, as: await v.people.get("neighbour") })
    expectRefused(exchange, [403, 404], ["forbidden", "not_found"])
    if (before !== (await snapshot(v, operationId, subject)))
      throw new Finding("refused, but something was written", exchange)
  })
}

/** Whether a row belongs to one record. Rows with nothing but counts, such as "open: 3", may be equal in two alliances. */
const isOfItsOwn = (row: Row) => Object.keys(row).some((name) => /^id$|_id$|_time$/.test(name) && row[name] !== null)

/** Creates a record for an empty list, if there is an operation for it. */
async function makeOne(v: Verification, { path }: Operation): Promise<void> {
  const create = v.contract.operations.find((one) => one.path === path && one.method === "post")
  if (!create || !requestOf(v, create.operationId)) return
  const { subject: _none, ...call } = await properCall(v, create.operationId)
  await v.target.send(create.operationId, call)
}

type Row = Record<string, unknown>
const rowsOf = (exchange: Exchange): Row[] => resultOf(exchange).items as Row[]

async function foundNowhere(v: Verification, operation: Operation): Promise<void> {
  const { operationId } = operation
  await v.check(operationId, "tenant", "no row of one alliance is in the list of the other", async () => {
    const { query } = parametersOf(operation, v.fixtures.values)
    const ask = async (who: "alliance_admin" | "neighbour") =>
      v.target.send(operationId, { as: await v.people.get(who), query: { ...query, size: "200" } })
    if (rowsOf(await ask("alliance_admin")).length === 0) await makeOne(v, operation)
    const rows = rowsOf(await ask("alliance_admin"))
    if (rows.length === 0) throw new LeftOut("the list has no record, and none was made")
    const own = new Set(rows.filter(isOfItsOwn).map(withoutActions))
    const exchange = await ask("neighbour")
    const foreign = rowsOf(exchange).find((row) => own.has(withoutActions(row)))
    if (foreign) throw new Finding(`${withoutActions(foreign).slice(0, 100)} is shown to both alliances`, exchange)
  })
}
