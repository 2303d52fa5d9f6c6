import type { ContractDocument } from "../contract/document.ts"
import { listOperations } from "../contract/document.ts"
import { defaultFixtures, readFixtures } from "../verify-backend/client/fixtures.ts"
import type { Report } from "../verify-backend/report/report.ts"
import type { Result } from "../verify-backend/report/results.ts"
import { verify } from "../verify-backend/run.ts"
import { startProxy } from "./proxy.ts"
import type { Violation } from "./violations.ts"

/** `isNamed`: whether the violated rule failed for its operation. `failed`: all failed checks. */
export type Measured = { violation: Violation; isNamed: boolean; failed: readonly Result[]; seconds: number }

/** The address of a running mock backend, and the contract it implements. */
export type MockBackend = { origin: string; document: ContractDocument }

/** Runs `verify-backend` against the mock through a proxy, with a separate mock store. */
async function runOf(
  { origin, document }: MockBackend,
  store: string,
  only: readonly string[],
  violation?: Violation,
): Promise<Report> {
  const operations = listOperations(document)
  const proxy = await startProxy({ backend: origin, store, operations, plant: violation?.plant })
  try {
    const fixtures = await readFixtures(defaultFixtures)
    return await verify({ document, target: `${proxy.origin}/api`, fixtures, only })
  } finally {
    await proxy.stop()
  }
}

let serial = 0

/**
 * Plants one violation and measures whether `verify-backend` reports it.
 * @param only the operations and rules that are checked, all of them if empty
 */
export async function measure(
  backend: MockBackend,
  violation: Violation,
  only: readonly string[] = [violation.operation],
): Promise<Measured> {
  const { operation, rule } = violation
  const report = await runOf(backend, `planted-${(serial += 1)}`, only, violation)
  const failed = report.results.filter(({ outcome }) => outcome === "failed")
  const isNamed = failed.some((one) => one.operation === operation && one.rule === rule)
  return { violation, isNamed, failed, seconds: report.seconds }
}

/** Runs `verify-backend` without a violation, on all operations or only on those in `only`. */
export function measureSound(backend: MockBackend, only: readonly string[] = []): Promise<Report> {
  return runOf(backend, `sound-${(serial += 1)}`, only)
}
