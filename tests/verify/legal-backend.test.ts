import { expect, test } from "vitest"
import { listOperations } from "#scripts/contract/document.ts"
import { startProxy } from "#scripts/planted-violations/proxy.ts"
import { defaultFixtures, readFixtures } from "#scripts/verify-backend/client/fixtures.ts"
import { verify } from "#scripts/verify-backend/run.ts"
import { contract as document } from "#tests/contract/mock-contract.ts"
import { MockHost } from "#tests/contract/mock-support.ts"
import { legalBackend } from "./legal-backend.ts"

test("API-04 a backend that is different wherever the contract leaves it open passes", async () => {
  const host = await MockHost.start()
  const operations = listOperations(document)
  const proxy = await startProxy({
    backend: host.origin,
    store: "legal",
    operations,
    plant: legalBackend(),
    isClosing: true,
  })
  try {
    const report = await verify({
      document,
      ...(process.env.ONLY && { only: process.env.ONLY.split(",") }),
      target: `${proxy.origin}/api`,
      fixtures: await readFixtures(defaultFixtures),
    })
    const failed = report.results.filter(({ outcome }) => outcome === "failed")
    expect(failed.map(({ operation, rule, title, found }) => [operation, rule, title, found])).toEqual([])
    expect(report.results.filter(({ outcome }) => outcome === "passed").length).toBeGreaterThan(8_000)
  } finally {
    await proxy.stop()
    await host.stop()
  }
})
