import { expect, test } from "vitest"
import { verify } from "#scripts/verify-backend/run.ts"
import { contract as document } from "#tests/contract/mock-contract.ts"
import { smallFixtures } from "./small-backend-people.ts"
import { startSmallBackend } from "./small-backend.ts"

test("API-04 a backend that was written from the documentation alone passes", async () => {
  const { origin, stop } = await startSmallBackend(document)
  const only = ["schedule", "download-category"]
  const run = () => verify({ document, target: `${origin}/api`, fixtures: smallFixtures, only, skipMissing: true })
  try {
    const report = await run()
    const of = (outcome: string) => report.results.filter((one) => one.outcome === outcome)
    expect(of("failed").map(({ operation, rule, title, found }) => [operation, rule, title, found])).toEqual([])
    expect(of("passed").length).toBeGreaterThan(440)
    // a second run, without a reset
    expect((await run()).results.filter(({ outcome }) => outcome === "failed")).toEqual([])
  } finally {
    await stop()
  }
})
