import { describe, expect, test } from "vitest"
import { javascriptGoals, javascriptLimit, largest, markOf } from "#scripts/budget/limits.ts"
import released from "#scripts/budget/released.json" with { type: "json" }

describe("the budget of a page", () => {
  test.each(["read", "form"] as const)(
    "to %s: a warning above the goal, a failure 10 %% above the last release",
    (kind) => {
      expect(javascriptLimit(kind)).toBeCloseTo(released[kind] * 1.1)
      expect(markOf(javascriptGoals[kind], kind)).toBe("✓")
      expect(markOf(javascriptGoals[kind] + 1, kind)).toBe("!")
      expect(markOf(Math.floor(javascriptLimit(kind)), kind)).toBe("!")
      expect(markOf(Math.ceil(javascriptLimit(kind)) + 1, kind)).toBe("✗")
    },
  )

  test("without scripts is none", () => {
    expect(markOf(0, "static")).toBe("✓")
    expect(markOf(1, "static")).toBe("✗")
  })
})

test("a release keeps the largest page of each kind", () => {
  const pages = [
    { kind: "read", javascript: 3 },
    { kind: "form", javascript: 9 },
    { kind: "read", javascript: 5 },
    { kind: "static", javascript: 0 },
  ] as const
  expect(largest(pages)).toEqual({ read: 5, form: 9, static: 0 })
})
