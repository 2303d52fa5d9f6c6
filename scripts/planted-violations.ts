import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { createMock } from "#mock/server.ts"
import type { ContractDocument } from "./contract/document.ts"
import { runMain, say } from "./lib/say.mjs"
import { measure, measureSound, type Place } from "./planted-violations/measure.ts"
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

/** How many of the violations `verify-backend` must name at least, per cent. */
const wanted = 95

/** Says what is named where nothing is planted: nothing may be. */
async function checkSound(place: Place): Promise<boolean> {
  const { results, seconds, calls } = await measureSound(place)
  const failed = results.filter(({ outcome }) => outcome === "failed")
  for (const { operation, rule, title, found = "" } of failed)
    say(`falsely   ${operation} [${rule}] ${title}: ${found}`)
  say(`nothing planted: ${failed.length} named, of ${results.length} checks, ${calls} calls, ${seconds.toFixed(0)} s`)
  return failed.length === 0
}

/** Plants one after the other; how many were named. */
async function countNamed(place: Place): Promise<number> {
  let named = 0
  for (const violation of chosen) {
    const { isNamed, failed, seconds } = await measure(place, violation, options.has("--whole"))
    named += Number(isNamed)
    const others = [...new Set(failed.map(({ operation, rule }) => `${operation} ${rule}`))].join(", ")
    say(
      `${isNamed ? "named  " : "MISSED "} ${seconds.toFixed(1).padStart(6)} s  ${violation.name}  (${others || "nothing"})`,
    )
  }
  return named
}

/**
 * `npm run planted-violations [-- words of names or operations, with commas between] [--whole] [--trust | --sound]`: plants violations of the contract one by
 * one before the mock backend, and says which of them `verify-backend` names; first that it names nothing where nothing is planted.
 * `--whole`: with all checks, not only those of the operation; `--trust`: without the run where nothing is planted; `--sound`: that run alone.
 */
await runMain(async () => {
  const contract = await readFile(`${root}openapi/generated/openapi.json`, "utf8")
  const mock = await createMock({ contract, cacheFolder: `${root}.cache`, report: () => undefined })
  const place = { origin: await mock.listen(0, "127.0.0.1"), document: JSON.parse(contract) as ContractDocument }
  const isSound = options.has("--trust") || (await checkSound(place))
  if (options.has("--sound")) process.exit(isSound ? 0 : 1)
  const named = await countNamed(place)
  say(`${named} of ${chosen.length} named`)
  process.exit(isSound && chosen.length > 0 && named * 100 >= chosen.length * wanted ? 0 : 1)
})
