import { describe, expect, test } from "vitest"
import { taskQuery } from "#app/features/task/list/list.query.ts"

describe("TASK-05 SHELL-06 clearing the filters of tasks", () => {
  const asked = (search: string) => taskQuery.parse(`http://x/task${search}`)

  test("is not possible for the choice of tasks and the view, only for filters", () => {
    for (const search of ["?view=board&mine=all", "?mine=created", ""]) {
      expect(taskQuery.isFiltered(asked(search)), search).toBe(false)
    }
    for (const search of ["?view=board&priority=3", "?due=overdue", "?q=skew", "?status=pending"]) {
      expect(taskQuery.isFiltered(asked(search)), search).toBe(true)
    }
  })

  test("keeps the choice of tasks and the view", () => {
    expect(taskQuery.clearedHref(asked("?view=board&mine=all&priority=3&q=skew"))).toBe("?mine=all&view=board")
  })
})
