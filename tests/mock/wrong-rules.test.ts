import { describe, expect, test } from "vitest"
import { mutateRules } from "#scripts/planted-bugs/rule-mutations.ts"
import { comparedTables } from "./oracle-tables.ts"
import type { ComparedTable, PlainRow } from "./oracle.ts"

type Change = (rows: readonly PlainRow[]) => PlainRow[]

const inState =
  (state: string): Change =>
  (rows) =>
    rows.map((row) => ({ ...row, in: [...row.in, state] }))
const by =
  (role: string): Change =>
  (rows) =>
    rows.map((row) => ({ ...row, by: [...row.by, role] }))
const notBy =
  (role: string): Change =>
  (rows) =>
    rows.map((row) => ({ ...row, by: row.by.filter((other) => other !== role) }))
const notIn =
  (state: string): Change =>
  (rows) =>
    rows.map((row) => ({ ...row, in: row.in.filter((other) => other !== state) }))

function tableNamed(name: string): ComparedTable {
  const found = comparedTables.find((one) => one.name === name)
  if (!found) throw new Error(`no rule table ${name}`)
  return found
}

describe("API-07 a wrong rule of the mock is detected by the state tables", () => {
  test.each<[wrong: string, table: string, action: string, change: Change]>([
    ["a proposal may be approved after its rejection", "proposal", "review", inState("closed")],
    ["vice chairs may not end a meeting", "meeting", "end", notBy("vice_chair")],
    ["secretaries may not create a meeting in their group", "list of meetings", "create", notBy("secretary")],
    [
      "the general secretary may not create a ballot about a meeting of the alliance",
      "meeting",
      "ballot.create",
      notBy("general_secretary"),
    ],
    ["an entity that is disabled cannot be changed", "entity", "update", notIn("invalid")],
    ["member administrators may not disable a member", "member", "disable", notBy("member_admin")],
    ["member administrators may not change a member level", "member level", "update", notBy("member_admin")],
    ["a used import can send another invitation", "import", "invite", inState("used")],
    ["every member may cancel a schedule", "schedule", "cancel", by("alliance_member")],
  ])("%s", (_wrong, table, action, change) => {
    const { notices } = tableNamed(table)
    expect(notices(action, (rows) => [...rows])).toBe(false)
    expect(notices(action, change)).toBe(true)
  })
})

describe("the list of equivalent changes", () => {
  const names = ["role in a workgroup"]
  const some = comparedTables.filter(({ name }) => names.includes(name))

  test("an entry that the state tables detect fails the run", () => {
    const noticed = "role in a workgroup: add, row 1, without chair"
    const { isEnough, wrongEntries, table } = mutateRules(some, new Map([[noticed, "a wrong reason"]]))
    expect([isEnough, wrongEntries]).toEqual([false, [noticed]])
    expect(table).toContain(`not equivalent, or no change at all: ${noticed}`)
  })

  test("without entries every change of this table is detected", () => {
    expect(mutateRules(some, new Map())).toMatchObject({ isEnough: true, survivors: [], wrongEntries: [] })
  })
})
