import { expect, test } from "vitest"
import { oneAtATime } from "#scripts/lib/serve.mjs"

test("a hundred changes at once cause two runs, never two at a time", async () => {
  let runs = 0
  let atOnce = 0
  const work = oneAtATime(async () => {
    atOnce += 1
    expect(atOnce).toBe(1)
    runs += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    atOnce -= 1
  })
  await Promise.all(Array.from({ length: 100 }, () => work()))
  expect(runs).toBe(2)
  await work()
  expect(runs).toBe(3)
})
