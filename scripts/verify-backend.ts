import { fileURLToPath } from "node:url"
import type { ContractDocument } from "./contract/document.ts"
import { bundleContract } from "./contract/redocly.ts"
import { readFixtures } from "./verify-backend/client/fixtures.ts"
import { help, readOptions } from "./verify-backend/options.ts"
import { asText, writeReport } from "./verify-backend/report/report.ts"
import { verify } from "./verify-backend/run.ts"

/** `npm run verify-backend -- --target URL`: see `--help`; the reasons are in docs/decisions/007-verifying-a-backend.md. */
async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args)
  if (!options) return void process.stdout.write(help)
  const { target, only, report: folder, skipMissing } = options
  const fixtures = await readFixtures(options.fixtures)
  await reach(target)
  const document: ContractDocument = bundleContract(fileURLToPath(new URL("..", import.meta.url)))
  const report = await verify({ document, target, fixtures, only, skipMissing })
  if (folder) await writeReport(folder, report)
  process.stdout.write(`${asText(report)}\n`)
  const [passed, failed] = ["passed", "failed"].map(
    (outcome) => report.results.filter((one) => one.outcome === outcome).length,
  )
  // A run without a single passed check is a failure, too.
  process.exitCode = failed === 0 && passed ? 0 : 1
}

async function reach(target: string): Promise<void> {
  try {
    await fetch(`${target.replace(/\/+$/, "")}/alliance/`, { redirect: "manual", signal: AbortSignal.timeout(20_000) })
  } catch (error) {
    const { cause } = error as { cause?: { message?: string } }
    throw new Error(`${target} gives no answer: ${cause?.message ?? String(error)}`)
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`verify-backend: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
