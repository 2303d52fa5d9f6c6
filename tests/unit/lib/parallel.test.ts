import { expect, test } from "vitest"
import { inParallel } from "#app/lib/parallel.ts"

const later = <Value>(value: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(value), 5))
const failing = (reason: string) => Promise.reject<never>(new Error(reason))
const failingLater = async (reason: string) => failing(await later(reason))

test("P10 two reads give both results, whichever arrives first", async () => {
  expect(await inParallel(later("a"), Promise.resolve("b"))).toEqual(["a", "b"])
  expect(await inParallel(Promise.resolve("a"), later("b"))).toEqual(["a", "b"])
})

test("if both fail, the failure of the first is thrown, even if it comes later", async () => {
  await expect(inParallel(failingLater("first"), failing("second"))).rejects.toThrow("first")
  await expect(inParallel(failing("first"), failingLater("second"))).rejects.toThrow("first")
  await expect(inParallel(later("a"), failing("second"))).rejects.toThrow("second")
})
