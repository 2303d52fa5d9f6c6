import { expect, test } from "vitest"
import { newVisitor } from "#tests/support/new-visitor.ts"

const week = 7 * 86_400_000

test("CAL-01 MEET-02 a week says from which minute on an entry can be dropped on each day: none of a day that has passed", async () => {
  const chair = newVisitor().speaks("en")
  await chair.signIn("chair")
  const days = async (weeks: number) => {
    const date = new Date(Date.now() + weeks * week).toISOString().slice(0, 10)
    const { body } = await chair.get(`/a/aurora/calendar?view=week&date=${date}`)
    return [...body.matchAll(/data-date="[^"]+" data-from="(\d+)"/g)].map(([, from]) => Number(from))
  }
  expect(await days(-2)).toEqual(Array<number>(7).fill(24 * 60))
  expect(await days(2)).toEqual(Array<number>(7).fill(0))
})
