import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { checkSources } from "./contract/checks.ts"
import { findUndescribed } from "./contract/descriptions.ts"
import { countContract, type ContractDocument } from "./contract/document.ts"
import { renderPage } from "./contract/page/page.ts"
import { against, release, releases } from "./contract/releases.ts"
import { bundleContract, lintContract } from "./contract/redocly.ts"
import { checkDocument } from "./contract/rules.ts"
import { readSources } from "./contract/sources.ts"
import { checkStateTables } from "./contract/states/lint.ts"
import { checkRefusalLists } from "./contract/states/refusal-lists.ts"
import { readStateTables } from "./contract/states/tables.ts"
import { statesModule } from "./contract/states/generate.ts"
import { generateTypes } from "./contract/types.ts"
import { valueModules, valuesFolder } from "./contract/values.ts"

/**
 * `tsx scripts/contract.ts`: lints the contract in openapi/ with its state tables, bundles it to openapi/generated/openapi.json, generates
 * its types, the values of its enums and the state tables beside it, and writes the documentation to openapi/generated/index.html.
 * `--bundle`: bundle and types only, for set-up.
 * `--check`: checks everything and writes nothing; fails if the contract has breaking changes since the last
 * release without the version bump they require.
 * `--against VERSION`: lists the changes since that release on a screen, with `--all` every one. `--release`: stores the current version in openapi/releases/.
 */
const root = fileURLToPath(new URL("..", import.meta.url))
const typesFile = "openapi/generated/schema.d.ts"

function write(file: string, text: string): void {
  mkdirSync(join(root, file, ".."), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** Writes the modules anew: none may stay of an enum that the contract no longer has. */
function writeValues(document: ContractDocument): void {
  rmSync(join(root, valuesFolder), { recursive: true, force: true })
  for (const [file, text] of Object.entries(valueModules(document))) write(join(valuesFolder, file), text)
}

/** Problems in the sources: the linter's findings and ours. */
function examine(): string[] {
  const found = lintContract(root)
  return [...(found ? [found] : []), ...checkSources(readSources(join(root, "openapi")))]
}

/** @throws Error listing the problems in the bundled contract and its state tables */
function examineDocument(document: ContractDocument): void {
  const states = readStateTables()
  const found = [
    ...checkDocument(document),
    ...findUndescribed(document),
    ...checkStateTables(states, document),
    ...checkRefusalLists(states, document),
  ]
  if (found.length > 0) throw new Error(found.join("\n"))
}

/** @throws Error listing the changes if there are breaking changes without the required version bump (API-06) */
function compareWith(document: ContractDocument, version?: string, isComplete = false): void {
  if (releases(root).length === 0) return console.log("no release to compare with yet")
  const { total, lines, breaking, isRefused, version: compared } = against(root, document, version, isComplete)
  const told = [`since ${compared}: ${total} changes, ${breaking} of them break something`, ...lines].join("\n")
  if (isRefused) throw new Error(`${told}\nraise info.version, or keep what was released`)
  console.log(told)
}

async function main(mode: "all" | "bundle" | "check"): Promise<void> {
  const problems = mode === "bundle" ? [] : examine()
  if (problems.length > 0) throw new Error(problems.join("\n"))
  const document = bundleContract(root)
  if (mode !== "bundle") examineDocument(document)
  if (mode === "check") compareWith(document)
  if (mode !== "check") {
    write("openapi/generated/openapi.json", `${JSON.stringify(document, null, 2)}\n`)
    write(typesFile, await generateTypes(document))
    write("openapi/generated/states.ts", statesModule(readStateTables()))
    writeValues(document)
  }
  if (mode === "all") write("openapi/generated/index.html", renderPage(document, readStateTables()))
  const { operations, schemas, examples } = countContract(document)
  console.log(`contract: ${operations} operations, ${schemas} schemas, ${examples} examples`)
}

/** Runs the mode that the arguments select. @throws Error if `--against` is given without a known version */
async function asked(args: string[]): Promise<void> {
  const at = args.indexOf("--against")
  if (at === -1 && !args.includes("--release")) return main(modeOf(args))
  const problems = examine()
  if (problems.length > 0) throw new Error(problems.join("\n"))
  const document = bundleContract(root)
  if (at !== -1) compareWith(document, args[at + 1], args.includes("--all"))
  else release(root, document)
}

function modeOf(args: string[]): "all" | "bundle" | "check" {
  if (args.includes("--check")) return "check"
  return args.includes("--bundle") ? "bundle" : "all"
}

asked(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
