import { describe, expect, test } from "vitest"
import { changeFrom, changeHref, withoutChange } from "#app/features/task/change/change.query.ts"
import { isQuestion, type TaskMove, taskMoves } from "#app/features/task/task.status.ts"
import { tables } from "#openapi/generated/states.ts"

const page = "http://x/a/aurora/task"

describe("TASK-02 the address of a form in a row", () => {
  test("names the task and its field, and keeps the list", () => {
    const open = { id: "task-aurora-7", field: "deadline" } as const
    const href = changeHref("?mine=all&page=2", open)
    expect(href).toBe("?mine=all&page=2&change=task-aurora-7.deadline")
    expect(changeFrom(page + href)).toEqual(open)
    expect(withoutChange(page + href)).toBe("/a/aurora/task?mine=all&page=2")
    expect(withoutChange(page + changeHref("?", open))).toBe("/a/aurora/task")
  })

  test.each([
    "",
    "?change=",
    "?change=task-7",
    "?change=task-7.subject",
    "?change=.status",
    "?change=%E4%BB%BB.status",
  ])("opens none for %j", (search) => {
    expect(changeFrom(page + search)).toBeUndefined()
  })

  test("is read if the id has a point or a sign of addresses", () => {
    for (const id of ["task.7", "a&b", "50%"])
      expect(changeFrom(page + changeHref("?", { id, field: "status" }))?.id).toBe(id)
  })
})

describe("TASK-03 TASK-05 the moves of the board", () => {
  type Rows = { rows: readonly { in: readonly string[]; to?: string }[] }
  const actions = tables.task.actions as unknown as Readonly<Record<string, Rows>>
  const targets = Object.entries(actions).flatMap(([name, { rows }]) => {
    const to = [...new Set(rows.flatMap((row) => row.to ?? []))]
    return to.length > 0 ? [[name, to]] : []
  })

  test("are the actions of the state table that lead to another state", () => {
    expect(Object.fromEntries(Object.entries(taskMoves).map(([move, to]) => [move, [to]]))).toEqual(
      Object.fromEntries(targets),
    )
  })

  test("ask first if no action leads back", () => {
    const leadsOn = new Set(
      Object.values(actions).flatMap(({ rows }) => rows.flatMap((row) => (row.to === undefined ? [] : row.in))),
    )
    for (const [move, to] of Object.entries(taskMoves))
      expect(isQuestion(move as TaskMove), move).toBe(!leadsOn.has(to))
  })
})
