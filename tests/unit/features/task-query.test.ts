import { describe, expect, test } from "vitest"
import { clearable, taskQuery } from "#app/features/task/task-query.ts"
import { isFiltered } from "#app/ui/table/filters.tsx"

describe("TASK-05 SHELL-06 clearing the filters of tasks", () => {
  const asked = (search: string) => clearable(taskQuery.parse(`http://x/task${search}`))

  test("is not offered for whose tasks they are and how they are shown", () => {
    for (const search of ["?view=board&mine=all", "?mine=created", ""]) {
      expect(isFiltered(asked(search).search), search).toBe(false)
    }
    for (const search of ["?view=board&priority=3", "?due=overdue", "?q=skew", "?status=pending"]) {
      expect(isFiltered(asked(search).search), search).toBe(true)
    }
  })

  test("keeps both, and so does what the form sends", () => {
    const { query, search } = asked("?view=board&mine=all&priority=3&q=skew")
    expect(query.href({ ...search, q: "", filters: {} })).toBe("?mine=all&view=board")
    expect(query.entries(search)).toEqual([
      ["q", "skew"],
      ["mine", "all"],
      ["priority", "3"],
      ["view", "board"],
    ])
  })
})
