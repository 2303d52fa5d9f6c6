import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { checkSources } from "./contract/checks.ts"
import { countContract } from "./contract/document.ts"
import { renderPage } from "./contract/page.ts"
import { bundleContract, lintContract } from "./contract/redocly.ts"
import { checkDocument } from "./contract/rules.ts"
import { readSources } from "./contract/sources.ts"
import { generateTypes } from "./contract/types.ts"

/**
 * `tsx scripts/contract.ts`: lints the contract in openapi/, bundles it to openapi/generated/openapi.json, generates
 * app/api/schema.d.ts and writes the documentation to openapi/generated/index.html.
 * `--bundle`: bundle and types only, for set-up.
 * `--check`: everything is examined, nothing is written; fails when the types do not fit the contract.
 */
const root = fileURLToPath(new URL("..", import.meta.url))
const typesFile = "app/api/schema.d.ts"

function write(file: string, text: string): void {
  mkdirSync(join(root, file, ".."), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** What is wrong with the sources: the linter's findings and ours. */
function examine(): string[] {
  const found = lintContract(root)
  return [...(found ? [found] : []), ...checkSources(readSources(join(root, "openapi")))]
}

function isStale(types: string): boolean {
  return !existsSync(join(root, typesFile)) || readFileSync(join(root, typesFile), "utf8") !== types
}

async function main(mode: "all" | "bundle" | "check"): Promise<void> {
  const problems = mode === "bundle" ? [] : examine()
  if (problems.length > 0) throw new Error(problems.join("\n"))
  const document = bundleContract(root)
  const found = mode === "bundle" ? [] : checkDocument(document)
  if (found.length > 0) throw new Error(found.join("\n"))
  const types = await generateTypes(document)
  if (mode === "check" && isStale(types))
    throw new Error(`${typesFile} does not fit the contract: run "npm run contract"`)
  if (mode !== "check") {
    write("openapi/generated/openapi.json", `${JSON.stringify(document, null, 2)}\n`)
    write(typesFile, types)
  }
  if (mode === "all") write("openapi/generated/index.html", renderPage(document))
  const { operations, schemas, examples } = countContract(document)
  console.log(`contract: ${operations} operations, ${schemas} schemas, ${examples} examples`)
}

function modeOf(args: string[]): "all" | "bundle" | "check" {
  if (args.includes("--check")) return "check"
  return args.includes("--bundle") ? "bundle" : "all"
}

main(modeOf(process.argv.slice(2))).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
