import type { Exchange } from "../results.ts"

/** A row of a list. */
export type Row = Record<string, unknown>

/** One page of a list, with the request that returned it. */
export type Page = {
  items: Row[]
  total: number
  page: number
  size: number
  counts?: Record<string, number>
  exchange: Exchange
}

/** Requests a list with a query. */
export type Ask = (query: Record<string, string | string[]>) => Promise<Page>

/** Number of attempts to read a list that other people change in the meantime. */
const attempts = 3

/** Repeats a failed comparison, because other people may have changed the list in between. */
export async function steady(compare: () => Promise<void>): Promise<void> {
  for (let at = 1; ; at += 1) {
    try {
      return await compare()
    } catch (error) {
      if (at === attempts) throw error
    }
  }
}
