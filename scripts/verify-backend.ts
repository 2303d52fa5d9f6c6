import { fileURLToPath } from "node:url"
import type { ContractDocument } from "./contract/document.ts"
import { bundleContract } from "./contract/redocly.ts"
import { Contract } from "./verify-backend/client/contract.ts"
import { readFixtures } from "./verify-backend/client/fixtures.ts"
import { packaged } from "./verify-backend/client/packaged.ts"
import { reach } from "./verify-backend/client/reach.ts"
import { help, readOptions } from "./verify-backend/options.ts"
import { asText, writeReport } from "./verify-backend/report/report.ts"
import { verify } from "./verify-backend/run.ts"

/** `npm run verify-backend -- --target URL`: see `--help`; the reasons are in docs/decisions/007-verifying-a-backend.md. */
async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args)
  if (!options) return void process.stdout.write(help)
  const { target, only, report: folder, skipMissing } = options
  const fixtures = await readFixtures(options.fixtures)
  const document: ContractDocument = packaged ?? bundleContract(fileURLToPath(new URL("..", import.meta.url)))
  await reach(target, new Contract(document))
  const report = await verify({ document, target, fixtures, only, skipMissing })
  if (report.reasonForNone !== undefined && report.missing.length === 0) throw new Error(report.reasonForNone)
  if (folder) await writeReport(folder, report)
  process.stdout.write(`${asText(report)}\n`)
  const [passed, failed] = ["passed", "failed"].map(
    (outcome) => report.results.filter((one) => one.outcome === outcome).length,
  )
  // A run without a single passed check is a failure, too.
  process.exitCode = failed === 0 && passed ? 0 : 1
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`verify-backend: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
