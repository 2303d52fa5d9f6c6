import { isDeepStrictEqual } from "node:util"
import { expectRefused, Finding, LeftOut } from "../client/answers.ts"
import type { Operation } from "../client/contract.ts"
import { readCall, type Verification } from "../subjects/subject.ts"
import { asking, countsByStatus, keyOf, steady, type Ask } from "./pages.ts"

/** Maximum number of pages read of one list; a longer list is checked with larger pages. */
const maxPages = 30

/** Checks every list of the contract: totals, counts, pages, size. */
export async function checkLists(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter((one) => v.contract.isList(one))) await checkList(v, operation)
}

async function checkList(v: Verification, operation: Operation): Promise<void> {
  const id = operation.operationId
  const ask = asking(v, operation)
  await v.check(id, "list", "the total is what paging through yields", () => steady(v, () => pagesThrough(ask)))
  await v.check(id, "list", "a page behind the last one is empty", () =>
    steady(v, async () => {
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
    const call = await readCall(v, operation, { query: { size: "11" } })
    expectRefused(await v.target.send(id, call), [400], ["validation_failed"])
  })
  await v.check(id, "list", "a search that fits nothing is empty", async () => {
    const { items, total, exchange } = await ask({ q: `${v.records.run} 无此记录 nowhere` })
    if (items.length + total > 0) throw new Finding(`${items.length} records, total ${total}`, exchange)
  })
  await counts(v, operation, ask)
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
    for (const item of items) ids.add(keyOf(item))
  }
  if (ids.size !== Math.min(total, pages * size))
    throw new Finding(`total ${total}, but ${ids.size} different records came`)
}

async function counts(v: Verification, operation: Operation, ask: Ask): Promise<void> {
  const { operationId: id, parameters } = operation
  if (!parameters.some(({ name }) => name === "status")) return
  const byStatus = (counts: Record<string, number>) => countsByStatus(v, operation, counts)
  await v.check(id, "list", "counts add up to the total", () =>
    steady(v, async () => {
      const { counts = {}, total, exchange } = await ask({ size: "10" })
      const sum = byStatus(counts).reduce((total, { count }) => total + count, 0)
      if (sum !== total) throw new Finding(`total ${total}, counts ${JSON.stringify(counts)} make ${sum}`, exchange)
    }),
  )
  await v.check(id, "list", "each count is the total with that status, and the others stay", () =>
    steady(v, async () => {
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
    steady(v, async () => {
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
