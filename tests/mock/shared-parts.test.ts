import { expect, test } from "vitest"
import { sharedParts } from "#mock/engine/prism/shared-parts.ts"

const schema = () => ({ type: "string", enum: ["a", "b"] })

test("equal parts of the contract are one object, wherever they are", () => {
  const data = { meeting: { subject: schema() }, topics: [{ subject: schema() }, { subject: { type: "number" } }] }
  const shared = sharedParts(data)
  expect(shared).toEqual(data)
  expect(shared.meeting.subject).toBe(shared.topics[0]?.subject)
  expect(shared.meeting).toBe(shared.topics[0])
})

test("what only reads alike stays apart: texts and numbers, lists and objects, nothing and null, texts that look like a number of a part", () => {
  const data = [
    { id: "1" },
    { id: 1 },
    [schema()],
    { 0: schema() },
    { id: null },
    {},
    { id: "#0" },
    { id: schema() },
    ["a,b"],
    ["a", "b"],
  ]
  const shared = sharedParts(data)
  expect(shared).toEqual(data)
  expect(new Set(shared).size).toBe(data.length)
})

test("the order of properties is kept, also where two objects differ only in it", () => {
  const shared = sharedParts([
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ])
  expect(JSON.stringify(shared)).toBe('[{"a":1,"b":2},{"b":2,"a":1}]')
})
