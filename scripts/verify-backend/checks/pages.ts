import type { Schema } from "../../contract/document.ts"
import { Finding, LeftOut, resultOf, type Exchange } from "../client/answers.ts"
import type { Operation } from "../client/contract.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { tables } from "../subjects/state-tables.ts"
import { readCall, type Verification, type View } from "../subjects/subject.ts"

/** One page of a list, with the request that returned it. */
export type Page = {
  items: View[]
  total: number
  page: number
  size: number
  counts?: Record<string, number>
  exchange: Exchange
}
type Query = Record<string, string | string[]>

/** Requests a list with a query, by default as the administrator. */
export type Ask = (query: Query, who?: PersonRole) => Promise<Page>

/** Asks for pages of a list. @param always a query that each request has, unless it says otherwise */
export const asking =
  (v: Verification, operation: Operation, always: Query = {}): Ask =>
  async (query, who = "alliance_admin") => {
    const call = await readCall(v, operation, { who, query: { ...always, ...query } })
    return pageOf(await v.target.read(operation.operationId, call))
  }

function pageOf(exchange: Exchange): Page {
  const { items, total, page, size, counts } = resultOf(exchange)
  if (!Array.isArray(items) || typeof total !== "number") throw new Finding("no items or no total", exchange)
  return {
    items: items as View[],
    total,
    page: Number(page),
    size: Number(size),
    counts: counts as Record<string, number>,
    exchange,
  }
}

/** The sort key of lists of records with a start, which is no field of theirs. */
export const upcoming = "upcoming"

/** What identifies a row. */
export const keyOf = (row: View): string => String(row.id ?? JSON.stringify(row))

/** Number of attempts to read a list that other people change in the meantime. */
const attempts = 3

/** Repeats a failed comparison, because other people may have changed the list in between. */
export async function steady({ target }: Verification, compare: () => Promise<void>): Promise<void> {
  for (let at = 1; ; at += 1) {
    try {
      return await compare()
    } catch (error) {
      if (at === attempts || error instanceof LeftOut) throw error
      target.expire()
    }
  }
}

type Counted = { status: unknown; count: number }

/** The counts of a list by status. A count has the name of a status, or of its state if statuses are numbers. Overlapping counts are skipped. */
export function countsByStatus(v: Verification, operation: Operation, counts: Record<string, number>): Counted[] {
  const { operationId, parameters } = operation
  const schema = v.contract.resolve(parameters.find(({ name }) => name === "status")?.schema ?? {})
  const states = statesOf(operationId)
  const known: readonly unknown[] = [...states.values()]
  const offered = v.contract.resolve(schema.items ?? schema).enum ?? []
  const values = offered.filter((value) => typeof value === "number" || known.length === 0 || known.includes(value))
  const overlapping = overlappingCounts(v, operation)
  return Object.entries(counts)
    .filter(([name]) => !overlapping.includes(name))
    .filter(([, count]) => typeof count === "number")
    .map(([name, count]) => ({
      status: values.find((value) => [name, states.get(name)].includes(String(value))),
      count,
    }))
    .filter(({ status }) => status !== undefined)
}

/** Counts that the contract marks with `x-overlaps`: their records are also included in other counts. */
function overlappingCounts({ contract }: Verification, { responses }: Operation): string[] {
  const fieldsOf = (schema: Schema | undefined) => contract.resolve(schema ?? {}).properties ?? {}
  const { result } = fieldsOf(responses["200"]?.content?.["application/json"]?.schema)
  return contract.resolve(fieldsOf(result).counts ?? {})["x-overlaps"] ?? []
}

/** The status in each state of this kind of record. Other values of a list's status filter stand for several of them. */
function statesOf(id: string): ReadonlyMap<string, string> {
  const table = tables.find(({ kind }) => `${kind}.list` === id)
  return new Map(Object.entries(table?.states ?? {}).map(([name, { status }]) => [name, status ?? name]))
}
