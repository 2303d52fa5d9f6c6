import { expect, test } from "vitest"
import { plantInEngine, plantInHandlers } from "#mock/engine/breaks/plant.ts"
import { readEnvironment } from "#mock/environment.ts"
import type { Engine } from "#mock/engine/prism/engine.ts"

test("without breaks the mock uses its original functions", () => {
  const [handlers, engine] = [{}, {} as Engine]
  expect(plantInHandlers(handlers, [])).toBe(handlers)
  expect(plantInEngine(engine, [])).toBe(engine)
  expect(readEnvironment({}).breaks).toEqual([])
})

test("MOCK_BREAK lists the breaks; an unknown break is an error", () => {
  expect(readEnvironment({ MOCK_BREAK: "stale-accepted, total-wrong" }).breaks).toEqual([
    "stale-accepted",
    "total-wrong",
  ])
  expect(() => readEnvironment({ MOCK_BREAK: "stale" })).toThrow(/^MOCK_BREAK\.0: .*stale-accepted/)
})
