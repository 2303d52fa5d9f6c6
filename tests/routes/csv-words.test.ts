import { describe, expect, test } from "vitest"
import { contract } from "#tests/contract/mock-contract.ts"
import { everyPage } from "#tests/security/walk.ts"
import { rowsOf } from "#tests/support/csv-rows.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"

const files = everyPage.filter(({ address }) => /\.csv(\?|$)/.test(address))

/** Every value of every list of codes in the contract: statuses, roles, kinds, levels … */
function codesIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return []
  const { enum: values, ...rest } = part as { enum?: unknown }
  const own = Array.isArray(values) ? values.filter((value) => typeof value === "string") : []
  return [...own, ...Object.values(rest).flatMap(codesIn)]
}
const codes = new Set(codesIn(contract.components?.schemas).filter((code) => /^[a-z][a-z_.-]+$/.test(code)))

describe.each(["en", "zh"] as const)("SHELL-06 a CSV file of a list has the words of its page, in %s", (language) => {
  test.each(files)("$address of $person", async ({ person, address }) => {
    const visitor = newVisitor().speaks(language)
    await visitor.signIn(person)
    const { status, body } = await visitor.get(address)
    expect(status).toBe(200)
    const [head = [], ...rows] = rowsOf(body.replace("\ufeff", ""))
    const raw = rows.flatMap((row) => row.map((cell, at) => [head[at] ?? "", cell] as const))
    expect([...new Set(raw.filter(([, cell]) => codes.has(cell)).map((one) => one.join(": ")))], "codes").toEqual([])
  })
})

test("the rig knows the codes and the files", () => {
  expect(codes.has("not_started")).toBe(true)
  expect(files.length).toBeGreaterThan(20)
})
