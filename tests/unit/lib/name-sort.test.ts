import { expect, test } from "vitest"
import { nameSort } from "#app/lib/name-sort.server.ts"

test("SHELL-06 a list is sorted by the name that is shown", () => {
  expect(nameSort("name", "en")).toBe("name_english")
  expect(nameSort("-name", "en")).toBe("-name_english")
  expect(nameSort("name", "zh")).toBe("name")
  expect(nameSort("-name", "zh")).toBe("-name")
})

test("other columns are sorted alike in every language", () => {
  expect(nameSort("-code", "en")).toBe("-code")
  expect(nameSort("code", "zh")).toBe("code")
})
