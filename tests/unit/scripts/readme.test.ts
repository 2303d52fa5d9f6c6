import { readdirSync, readFileSync, statSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { readEnvironment as readMockEnvironment } from "#mock/environment.ts"
import { Protection } from "#app/api/protection.server.ts"
import { renderScheduler } from "#app/runtime/render-scheduler.server.ts"
import { variableNames } from "#app/server/environment.ts"
import { createMetrics } from "#app/server/metrics.ts"

const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8")

const operations = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8")

/** The names in the first column of the tables of a section. */
function namesIn(section: string): string[] {
  const start = operations.search(new RegExp(`^#+ ${section}$`, "m"))
  if (start < 0) throw new Error(`docs/operations.md has no section ${section}`)
  const [text = ""] = operations.slice(operations.indexOf("\n", start)).split(/^#+ /m)
  const cells = text.split("\n").filter((line) => line.startsWith("| `"))
  return cells.flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ""))
}

describe("docs/operations.md lists the configuration variables", () => {
  const named = namesIn("Configuration")
  const isOfMock = (name: string) => name.startsWith("MOCK_")

  test("each variable of the portal is listed once", () => {
    const ofPortal = named.filter((name) => !isOfMock(name))
    expect([...ofPortal].sort()).toEqual([...variableNames].sort())
  })

  test("each listed variable of the mock exists", () => {
    const wrong = { MOCK_PORT: "x", MOCK_SCALE: "x" }
    const known = (name: string) => {
      const before = JSON.stringify(readMockEnvironment({}))
      try {
        return JSON.stringify(readMockEnvironment({ [name]: name in wrong ? "x" : "elsewhere" })) !== before
      } catch {
        return true
      }
    }
    const ofMock = named.filter(isOfMock)
    expect(ofMock.filter((name) => !known(name))).toEqual([])
    expect(ofMock.length).toBeGreaterThan(2)
    expect(known("MOCK_NOTHING")).toBe(false)
  })
})

test("docs/operations.md lists exactly the portal's own metrics", () => {
  const { registry } = createMetrics({
    protection: new Protection({ calls: 20 }),
    turns: renderScheduler,
    live: { windows: 0, people: 0 },
  })
  const own = registry.getMetricsAsArray().map(({ name }) => name)
  expect(namesIn("Metrics").sort()).toEqual(own.filter((name) => name.startsWith("portal_")).sort())
})

test("README shows every picture of docs/screenshots: at most 8, each at most 80 KB", () => {
  const folder = new URL("../../../docs/screenshots/", import.meta.url)
  const shown = [...readme.matchAll(/\]\(docs\/screenshots\/([^)]+)\)/g)].map(([, name]) => name)
  const kept = readdirSync(folder)
  expect(shown.sort()).toEqual(kept.sort())
  expect(kept.length).toBeLessThanOrEqual(8)
  expect(kept.filter((name) => statSync(new URL(name, folder)).size > 80 * 1024)).toEqual([])
})
