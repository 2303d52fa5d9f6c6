import { expect, test } from "vitest"
import { recordPairs, withoutPair } from "#tests/support/registry.ts"
import { routeTable } from "#tests/support/route-table.ts"

test("TEN-05 every page of a record has a pair of records for tests/e2e/fresh-pages.spec.ts", () => {
  const isOfRecord = ({ pattern }: { pattern: string }) => /\/:(?!alliance)/.test(pattern)
  const pages = routeTable.filter(({ hasPage, isLayout, handle }) => hasPage && !isLayout && handle.scripts !== false)
  const files = new Set(pages.filter(isOfRecord).map(({ file }) => file))
  const index = [...files].filter((file) => !file.endsWith(".route.ts")) // .route.ts files only redirect
  const hint = "add a pair, or withoutPair if the seed has only one such record, in tests/support/domains/<domain>.ts"
  expect(index.sort(), hint).toEqual([...new Set([...recordPairs.map(({ file }) => file), ...withoutPair])].sort())
})
