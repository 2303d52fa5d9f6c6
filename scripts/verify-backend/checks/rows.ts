import { Finding, isDone, LeftOut, resultOf } from "../client/answers.ts"
import { namesIn, type Operation } from "../client/contract.ts"
import { tableOfRead } from "../subjects/state-tables.ts"
import { readCall, type Verification, type View } from "../subjects/subject.ts"
import { asking, steady } from "./pages.ts"

/** How many rows of a list are compared with their records. */
const compared = 5

/** Checks of every list whose records are read by themselves that a row shows of its record what that shows itself. */
export async function checkRows(v: Verification): Promise<void> {
  for (const list of v.contract.operations.filter((one) => v.contract.isList(one))) {
    const read = v.contract.operations.find(
      ({ method, path }) => method === "get" && path.startsWith(`${list.path}/{`) && /^\{\w+\}$/.test(path.slice(list.path.length + 1)), // oxfmt-ignore
    )
    if (read)
      await v.check(list.operationId, "list", "a row shows what its record shows", () =>
        steady(v, () => rowsAgree(v, list, read)),
      )
  }
}

async function rowsAgree(v: Verification, list: Operation, read: Operation): Promise<void> {
  const { items, exchange } = await asking(v, list)({ size: "10" })
  if (items.length === 0) throw new LeftOut("the list is empty")
  const name = namesIn(read.path).at(-1) ?? ""
  const { path: around = {}, ...call } = await readCall(v, read)
  const free = new Set(["actions", ...(tableOfRead(read.operationId)?.changesWithTime ?? [])])
  for (const row of items.slice(0, compared)) {
    const path = { ...around, [name]: String(row[name] ?? row.id) }
    const record = await v.target.read(read.operationId, { ...call, path })
    if (!isDone(record)) continue
    const wrong = differing(row, resultOf(record)).filter((field) => !free.has(field))
    if (wrong.length > 0)
      throw new Finding(`the row of ${String(path[name])} has another ${wrong.join(", ")} than its record`, exchange, record) // oxfmt-ignore
  }
}

/** The fields that both have, with other values. */
const differing = (row: View, record: View): string[] =>
  Object.keys(row).filter((field) => field in record && !agree(row[field], record[field]))

/** Whether two values say the same, as far as both show it: a row may name of another record less than the record itself does. */
function agree(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => agree(item, other[at]))
  if (isObject(one) && isObject(other))
    return Object.keys(one).every((name) => !(name in other) || name === "actions" || agree(one[name], other[name]))
  return one === other
}

const isObject = (value: unknown): value is View => typeof value === "object" && value !== null && !Array.isArray(value)
