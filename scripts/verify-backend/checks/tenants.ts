import { expectRefused, isDone, resultOf } from "../answers.ts"
import { needsSession, type Operation } from "../contract.ts"
import { requestOf } from "../derived.ts"
import { properCall, snapshot } from "../proper-call.ts"
import { Finding, LeftOut, type Exchange } from "../results.ts"
import { tables } from "../role-bounds.ts"
import { isOfMeeting, parametersOf, type Verification } from "../verification.ts"
import { valuesFor } from "./accepting.ts"

/** Names that another alliance may have as well, so that they do not tell whose a record is. */
const ambiguous = ["acronym", "role", "code"]

/** An administrator of the other alliance reads, changes and finds no record of this one, of whatever kind; meetings have checks of their own. */
export async function checkTenants(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter(needsSession)) {
    if (v.contract.isList(operation) && !operation.path.includes("{")) await foundNowhere(v, operation)
    if (!isOfRecord(operation) || isOfMeeting(operation)) continue
    if (operation.method === "get") await isNotRead(v, operation)
    else if (requestOf(v, operation.operationId)) await isNotWritten(v, operation)
  }
}

/** Whether its record has a state table and an id that no other alliance has. */
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
    // A number or a key may be given out in each alliance: then this is another record.
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

/** Whether a row is that of one record: two alliances may both have one that says as little as "open: 3". */
const isOfItsOwn = (row: Row) => Object.keys(row).some((name) => /^id$|_id$|_time$/.test(name) && row[name] !== null)

/** Makes a record of an empty list, where an operation does. */
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
