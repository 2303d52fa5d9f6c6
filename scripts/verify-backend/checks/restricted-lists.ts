import { envelopeOf, expectRefused, Finding, LeftOut, resultOf, type Exchange } from "../client/answers.ts"
import { namesIn, type Operation } from "../client/contract.ts"
import { readCall, restrictedGroup, type Verification } from "../subjects/subject.ts"

type Row = Record<string, unknown> & { group?: { acronym: string } | null }
const filter = "group_acronym"

/** Checks every list of records of groups: what outsiders see of a restricted group, and a filter for a group that does not exist. */
export async function checkRestrictedLists(v: Verification): Promise<void> {
  const isOfGroups = ({ parameters, path }: Operation) =>
    !path.includes("{") && parameters.some(({ name, in: place }) => name === filter && place === "query")
  for (const operation of v.contract.operations.filter((one) => v.contract.isList(one) && isOfGroups(one))) {
    await checkGroups(v, operation)
    await checkRecord(v, operation)
  }
}

type Asking = { who: "alliance_admin" | "outsider"; query?: Record<string, string> }

const ask = async (v: Verification, operation: Operation, { who, query }: Asking): Promise<Exchange> =>
  v.target.send(operation.operationId, await readCall(v, operation, { who, query: { size: "200", ...query } }))

/** The records of the restricted group, as an administrator sees them. @throws LeftOut if outsiders cannot read any such list */
async function restrictedRows(v: Verification, operation: Operation): Promise<Row[]> {
  const outside = await ask(v, operation, { who: "outsider" })
  if (envelopeOf(outside).code === "forbidden") throw new LeftOut("the list has no record for outsiders")
  const list = await ask(v, operation, { who: "alliance_admin", query: { [filter]: restrictedGroup(v) } })
  const rows = resultOf(list).items as Row[]
  if (rows.length === 0) throw new LeftOut("the restricted group has no record of this kind")
  return rows
}

async function checkGroups(v: Verification, operation: Operation): Promise<void> {
  const id = operation.operationId
  await v.check(id, "list", `?${filter} of a group that nobody knows`, async () => {
    const exchange = await ask(v, operation, { who: "alliance_admin", query: { [filter]: "NO-SUCH-GROUP" } })
    expectRefused(exchange, [400], ["validation_failed"])
    const errors = envelopeOf(exchange).errors ?? []
    if (!errors.some(({ field, code }) => field === filter && code === "unknown_reference"))
      throw new Finding(`${filter} is not an unknown_reference`, exchange)
  })
  await v.check(id, "role", "a restricted group as filter is closed to outsiders", async () => {
    const exchange = await ask(v, operation, { who: "outsider", query: { [filter]: restrictedGroup(v) } })
    expectRefused(exchange, [403], ["restricted_group", "forbidden"])
  })
  await v.check(id, "role", "outsiders see no row of a restricted group", async () => {
    const closed = new Set((await restrictedRows(v, operation)).map((row) => JSON.stringify(idOf(row))))
    const exchange = await ask(v, operation, { who: "outsider" })
    const shown = (resultOf(exchange).items as Row[]).find((row) => closed.has(JSON.stringify(idOf(row))))
    if (shown) throw new Finding(`${JSON.stringify(idOf(shown))} is shown`, exchange)
  })
}

const idOf = (row: Row): unknown => row.draft_code ?? row.id ?? row

/** Reads a record of the restricted group as an outsider. */
async function checkRecord(v: Verification, { operationId, path }: Operation): Promise<void> {
  const read = v.contract.operations.find(
    (one) => one.method === "get" && new RegExp(`^${path}/\\{\\w+\\}$`).test(one.path),
  )
  if (!read) return
  await v.check(read.operationId, "role", "a record of a restricted group is closed to outsiders", async () => {
    const [row] = await restrictedRows(v, v.contract.operation(operationId))
    const name = namesIn(read.path).at(-1) ?? "id"
    const as = await v.people.get("outsider")
    const exchange = await v.target.send(read.operationId, { as, path: { [name]: String(row?.[name]) } })
    expectRefused(exchange, [403], ["restricted_group"])
  })
}
