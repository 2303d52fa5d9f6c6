import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { createMock } from "#mock/server.ts"
import type { ContractDocument } from "./contract/document.ts"
import { runMain, say } from "./lib/say.mjs"
import { measure, measureSound, type MockBackend } from "./planted-violations/measure.ts"
import { violations } from "./planted-violations/violations.ts"

const root = fileURLToPath(new URL("..", import.meta.url))
const options = new Set(process.argv.slice(2).filter((argument) => argument.startsWith("--")))
const words = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith("--"))
  .join(" ")
const chosen = violations.filter(({ name, operation }) =>
  words.split(",").some((word) => `${name} ${operation}`.includes(word)),
)

/** Minimum share of the violations that `verify-backend` must report, in per cent. */
const minimumPercent = 95

/** Checks that `verify-backend` reports no failure when nothing is planted; prints every false one. */
async function checkSound(backend: MockBackend): Promise<boolean> {
  const { results, seconds, calls } = await measureSound(backend)
  const failed = results.filter(({ outcome }) => outcome === "failed")
  for (const { operation, rule, title, found = "" } of failed)
    say(`falsely   ${operation} [${rule}] ${title}: ${found}`)
  say(`nothing planted: ${failed.length} named, of ${results.length} checks, ${calls} calls, ${seconds.toFixed(0)} s`)
  return failed.length === 0
}

/** Plants the violations one after the other and returns how many were reported. */
async function countNamed(backend: MockBackend): Promise<number> {
  let named = 0
  for (const violation of chosen) {
    const { isNamed, failed, seconds } = await measure(
      backend,
      violation,
      options.has("--whole") ? [] : [violation.operation],
    )
    named += Number(isNamed)
    const others = [...new Set(failed.map(({ operation, rule }) => `${operation} ${rule}`))].join(", ")
    say(
      `${isNamed ? "named  " : "MISSED "} ${seconds.toFixed(1).padStart(6)} s  ${violation.name}  (${others || "nothing"})`,
    )
  }
  return named
}

/**
 * `npm run planted-violations [-- words of names or operations, comma-separated] [--whole] [--trust | --sound]`: plants contract
 * violations one by one in a proxy in front of the mock backend, and prints which of them `verify-backend` reports. First checks that it
 * reports nothing when nothing is planted.
 * `--whole`: runs all checks, not only those of the operation; `--trust`: skips the run without a violation; `--sound`: runs only that one.
 */
await runMain(async () => {
  const contract = await readFile(`${root}openapi/generated/openapi.json`, "utf8")
  const mock = await createMock({ contract, cacheFolder: `${root}.cache`, report: () => undefined })
  const backend = { origin: await mock.listen(0, "127.0.0.1"), document: JSON.parse(contract) as ContractDocument }
  const isSound = options.has("--trust") || (await checkSound(backend))
  if (options.has("--sound")) process.exit(isSound ? 0 : 1)
  const named = await countNamed(backend)
  say(`${named} of ${chosen.length} named`)
  process.exit(isSound && chosen.length > 0 && named * 100 >= chosen.length * minimumPercent ? 0 : 1)
})
