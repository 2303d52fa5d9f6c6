import { isDeepStrictEqual } from "node:util"
import type { Schema } from "../../contract/document.ts"
import { readStateTables } from "../../contract/states/tables.ts"
import { expectRefused, resultOf } from "../answers.ts"
import type { Operation } from "../contract.ts"
import { Finding, LeftOut, type Exchange } from "../results.ts"
import { parametersOf, type Verification } from "../verification.ts"
import { steady, type Ask, type Page, type Row } from "./pages.ts"
import { checkSorts } from "./sorts.ts"

const states = readStateTables()

/** Maximum number of pages read of one list; a longer list is checked with larger pages. */
const maxPages = 30

/** Checks every list of the contract: totals, counts, pages, size, sort order. */
export async function checkLists(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter((one) => v.contract.isList(one))) await checkList(v, operation)
}

async function checkList(v: Verification, operation: Operation): Promise<void> {
  const id = operation.operationId
  const ask: Ask = async (query) => {
    const { path, query: needed } = parametersOf(operation, {
      acronym: v.fixtures.alliance.group,
      ...v.fixtures.values,
    })
    const all = { ...needed, ...query }
    const exchange = await v.target.send(id, { as: await v.people.get("alliance_admin"), path, query: all })
    return pageOf(exchange)
  }
  await v.check(id, "list", "the total is what paging through yields", () => steady(() => pagesThrough(ask)))
  await v.check(id, "list", "a page behind the last one is empty", () =>
    steady(async () => {
      const { total: expected } = await ask({})
      const { items, total, exchange } = await ask({ page: "100000" })
      if (items.length > 0 || total !== expected) throw new Finding(`${items.length} records, total ${total}`, exchange)
    }),
  )
  for (const size of ["10", "25", "50", "200"])
    await v.check(id, "list", `size ${size} is kept`, async () => {
      const page = await ask({ size })
      const most = Math.min(Number(size), page.total)
      if (page.items.length !== most || page.size !== Number(size))
        throw new Finding(`${page.items.length} records, size ${page.size}, total ${page.total}`, page.exchange)
    })
  await v.check(id, "list", "a size that is not offered is refused", async () => {
    const { path, query } = parametersOf(operation, { acronym: v.fixtures.alliance.group, ...v.fixtures.values })
    const call = { as: await v.people.get("alliance_admin"), path, query: { ...query, size: "11" } }
    expectRefused(await v.target.send(id, call), [400], ["validation_failed"])
  })
  await v.check(id, "list", "a search that fits nothing is empty", async () => {
    const { items, total, exchange } = await ask({ q: `${v.records.run} 无此记录 nowhere` })
    if (items.length + total > 0) throw new Finding(`${items.length} records, total ${total}`, exchange)
  })
  await counts(v, operation, ask)
  await checkSorts(v, operation, ask)
}

function pageOf(exchange: Exchange): Page {
  const { items, total, page, size, counts } = resultOf(exchange)
  if (!Array.isArray(items) || typeof total !== "number") throw new Finding("no items or no total", exchange)
  return {
    items: items as Row[],
    total,
    page: Number(page),
    size: Number(size),
    counts: counts as Record<string, number>,
    exchange,
  }
}

async function pagesThrough(ask: Ask): Promise<void> {
  const { total } = await ask({ size: "10" })
  const size = [10, 50, 200].find((one) => total <= one * maxPages) ?? 200
  const ids = new Set<string>()
  const pages = Math.min(Math.ceil(total / size), maxPages)
  for (let page = 1; page <= Math.max(pages, 1); page += 1) {
    const { items, exchange, ...read } = await ask({ page: String(page), size: String(size) })
    const expected = Math.min(size, total - (page - 1) * size)
    if (read.page !== page || read.total !== total || items.length !== expected)
      throw new Finding(
        `page ${page} of ${size}: ${items.length} records where total ${read.total} leaves ${expected}, page says ${read.page}`,
        exchange,
      )
    for (const item of items) ids.add(String(item.id ?? JSON.stringify(item)))
  }
  if (ids.size !== Math.min(total, pages * size))
    throw new Finding(`total ${total}, but ${ids.size} different records came`)
}

type Counted = { status: unknown; count: number }

/**
 * The counts of a list by status. Numeric statuses are in the order of the counts. Other counts, such as overdue, overlap and are skipped.
 */
export function countsByStatus(v: Verification, operation: Operation, counts: Record<string, number>): Counted[] {
  const { operationId, parameters } = operation
  const schema = v.contract.resolve(parameters.find(({ name }) => name === "status")?.schema ?? {})
  const known = statusesOf(operationId)
  const offered = v.contract.resolve(schema.items ?? schema).enum ?? []
  const values = offered.filter((value) => typeof value === "number" || known.length === 0 || known.includes(value))
  const numbers = values.filter((value) => typeof value === "number")
  const overlapping = overlappingCounts(v, operation)
  return Object.entries(counts)
    .filter(([name]) => !overlapping.includes(name))
    .map(([name, count], at) => ({ status: values.includes(name) ? name : numbers[at], count }))
    .filter(({ status }) => status !== undefined && typeof status !== "object")
}

async function counts(v: Verification, operation: Operation, ask: Ask): Promise<void> {
  const { operationId: id, parameters } = operation
  if (!parameters.some(({ name }) => name === "status")) return
  const byStatus = (counts: Record<string, number>) => countsByStatus(v, operation, counts)
  await v.check(id, "list", "counts add up to the total", () =>
    steady(async () => {
      const { counts = {}, total, exchange } = await ask({ size: "10" })
      const sum = byStatus(counts).reduce((total, { count }) => total + count, 0)
      if (sum !== total) throw new Finding(`total ${total}, counts ${JSON.stringify(counts)} make ${sum}`, exchange)
    }),
  )
  await v.check(id, "list", "each count is the total with that status, and the others stay", () =>
    steady(async () => {
      const all = (await ask({ size: "10" })).counts ?? {}
      for (const { status: value, count } of byStatus(all)) {
        const status = String(value)
        const { items, total, counts = {}, exchange } = await ask({ status, size: "200" })
        const foreign = items.find((item) => "status" in item && String(item.status) !== status)
        if (foreign) throw new Finding(`?status=${status} shows a record that is ${String(foreign.status)}`, exchange)
        if (total !== count || !isDeepStrictEqual(counts, all))
          throw new Finding(
            `?status=${status}: total ${total}, count ${count}, counts ${JSON.stringify(counts)}`,
            exchange,
          )
      }
    }),
  )
  if (v.contract.resolve(parameters.find(({ name }) => name === "status")?.schema ?? {}).type !== "array") return
  await v.check(id, "list", "two statuses at once show the records of both", () =>
    steady(async () => {
      const some = byStatus((await ask({ size: "10" })).counts ?? {}).filter(({ count }) => count > 0)
      const [one, other] = some
      if (!one || !other) throw new LeftOut("the list has no record of another status")
      const status = [String(one.status), String(other.status)]
      const { total, exchange } = await ask({ status, size: "10" })
      if (total !== one.count + other.count)
        throw new Finding(
          `?status=${status.join("&status=")}: total ${total}, not ${one.count} + ${other.count}`,
          exchange,
        )
    }),
  )
}

/** Counts that the contract marks with `x-overlaps`: their records are also included in other counts. */
function overlappingCounts({ contract }: Verification, { responses }: Operation): string[] {
  const fieldsOf = (schema: Schema | undefined) => contract.resolve(schema ?? {}).properties ?? {}
  const { result } = fieldsOf(responses["200"]?.content?.["application/json"]?.schema)
  return contract.resolve(fieldsOf(result).counts ?? {})["x-overlaps"] ?? []
}

/** The statuses of this kind of record. Other values of a list's status filter stand for several of them. */
function statusesOf(id: string): readonly unknown[] {
  const table = states.tables.find(({ kind }) => `${kind}.list` === id)
  return Object.entries(table?.states ?? {}).map(([name, { status }]) => status ?? name)
}
