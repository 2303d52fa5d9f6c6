import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { createMock } from "#mock/server.ts"
import type { ContractDocument } from "../contract/document.ts"
import { cache, root } from "../lib/paths.mjs"
import { say } from "../lib/say.mjs"
import { measure, type MockBackend } from "../planted-violations/measure.ts"
import { violations, type Violation } from "../planted-violations/violations.ts"
import { note, writeMatrix, type Entry, type Matrix } from "./matrix-file.ts"

const idOf = ({ name, operation }: Violation) => `violation: ${operation} ${name}`

function entryOf(violation: Violation): Entry {
  const { operation, name, rule } = violation
  return {
    id: idOf(violation),
    file: "scripts/planted-violations/violations.ts",
    kind: "violation",
    scope: operation,
    line: 0,
    excerpt: name,
    becomes: rule,
    ran: {},
    by: [],
  }
}

async function startBackend(): Promise<MockBackend> {
  const contract = await readFile(join(root, "openapi/generated/openapi.json"), "utf8")
  const mock = await createMock({ contract, cacheFolder: cache, report: () => undefined })
  return { origin: await mock.listen(0, "127.0.0.1"), document: JSON.parse(contract) as ContractDocument }
}

/** Plants the violations of the contract that have not been planted yet and writes down which checks of `verify-backend` fail. */
export async function runViolations(matrix: Matrix, until: number): Promise<void> {
  const backend = await startBackend()
  for (const violation of violations) {
    const known = matrix.mutants.find(({ id }) => id === idOf(violation))
    if (known?.ran["verify-backend"] !== undefined || performance.now() > until) continue
    const { failed, seconds } = await measure(backend, violation)
    const file = `scripts/verify-backend`
    const tests = failed.map(({ operation, rule, title }) => ({ file, title: `${operation} [${rule}] ${title}` }))
    const entry = known ?? entryOf(violation)
    if (!known) matrix.mutants.push(entry)
    note(matrix, entry, "verify-backend", { tests, files: { [file]: seconds } })
    writeMatrix(matrix)
    say(`${tests.length > 0 ? "noticed " : "MISSED  "} verify-backend ${entry.id} ${tests.length}`)
  }
}
