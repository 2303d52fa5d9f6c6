import { afterAll, beforeAll, expect, test } from "vitest"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { text } from "#tests/support/texts.ts"
import type { Visitor } from "#tests/support/visitor.ts"

const path = "/a/aurora/apply/open"

/** A page without the parts that differ between responses, and without the typed code. */
const stripped = (body: string) =>
  body
    .replaceAll(/MA-2026-\d{3}/g, "CODE")
    .replaceAll(/[\w.]+@applicant\.example/g, "ADDRESS")
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")

/** Attempts of each kind per address: the backend allows twenty an hour from one address and ten for one code (ADM-09). */
const fromOneAddress = 6
const addresses = 10

/**
 * Fraction of pairs in which the first list's value is higher: 0.5 if both have the same distribution. With sixty values each the
 * standard deviation is 0.053, so a deviation of 0.25 occurs by chance once in a million runs.
 */
function howOftenHigher(one: readonly number[], other: readonly number[]): number {
  const higher = one.flatMap((value) => other.map((against): number => (Math.sign(value - against) + 1) / 2))
  return higher.reduce((sum, value) => sum + value, 0) / higher.length
}

/** What a visitor sees and can measure of one kind of attempt, and the backend calls it causes. */
class Attempts {
  readonly times: number[] = []
  readonly answers = new Set<string>()
  readonly calls = new Set<string>()

  constructor(
    readonly name: string,
    readonly form: Record<string, string>,
  ) {}

  async make(visitor: Visitor): Promise<void> {
    await visitor.mock.clearCalls()
    const since = performance.now()
    const { status, headers, body } = await visitor.post(path, this.form)
    this.times.push(performance.now() - since)
    this.answers.add(`${status} ${[...headers.keys()].join()} ${stripped(body)}`)
    this.calls.add((await visitor.mock.calls()).map(({ operation }) => operation).join())
  }
}

let portal: OwnPortal

beforeAll(async () => void (portal = await startOwnPortal("measures-applicant-codes")))
afterAll(() => portal.stop())

test("ADM-09 guessing a code reveals nothing: the same response, the same calls, the same time", async () => {
  const wrongCode = new Attempts("nobody's code", { code: "MA-2026-999", email: "contact1@applicant.example" })
  const others = [
    new Attempts("the code of one under review", { code: "MA-2026-001", email: "nobody@applicant.example" }),
    new Attempts("the code of one that is over", { code: "MA-2026-006", email: "nobody@applicant.example" }),
  ]
  for (let address = 0; address < addresses; address += 1) {
    const visitor = portal.newVisitor().speaks("en")
    await visitor.get(path)
    const order = [wrongCode, ...others]
    for (let round = 0; round < fromOneAddress; round += 1) {
      for (const attempts of order) await attempts.make(visitor)
      order.push(...order.splice(0, 1))
    }
  }
  const [answer] = wrongCode.answers
  expect(answer).toContain(text("en", "refusal.application_not_found"))
  expect(wrongCode.answers.size).toBe(1)
  for (const { name, answers, calls, times } of others) {
    expect(answers, name).toEqual(wrongCode.answers)
    expect(calls, name).toEqual(wrongCode.calls)
    expect(Math.abs(howOftenHigher(times, wrongCode.times) - 0.5), name).toBeLessThan(0.25)
  }
})
