import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parentPort, workerData } from "node:worker_threads"
import { createMock } from "#mock/server.ts"
import { smallFixtures } from "#tests/verify/small-backend-people.ts"
import { startSmallBackend } from "#tests/verify/small-backend.ts"
import type { ContractDocument } from "../contract/document.ts"
import { cache, root } from "../lib/paths.mjs"
import { readFixtures, defaultFixtures } from "../verify-backend/client/fixtures.ts"
import { verify } from "../verify-backend/run.ts"
import type { BackendName } from "./backends.ts"
import type { Switch } from "./program.ts"

/** A run of the verifier: on which operations, with which mutant; `maps`: notes which checks reach which mutants. */
export type Asked = { backend: BackendName; only: readonly string[]; active: string; maps?: boolean }
/** Seconds and reached mutants of the checks of each operation and rule: `task.create fields`. */
export type Reach = Record<string, { seconds: number; reached: string[] }>
export type Answered = {
  passed: number
  /** The first failures: operation, rule, title, what was found. */
  failed: string[]
  seconds: number
  reach: Reach
  /** Mutants whose place runs when the program is loaded or the backend starts: every check may notice them. */
  everywhere: string[]
  /** Mutants that are reached after the last check or by no check of its own: by calls that other checks make. */
  besides: string[]
}

const mutants = (globalThis as unknown as { mutants: Switch }).mutants
/** Mutants whose place runs when the program is loaded: each needs a program of its own. */
const atLoad = [...mutants.reached]

const contract = readFileSync(join(root, "openapi/generated/openapi.json"), "utf8")
const document = JSON.parse(contract) as ContractDocument

async function start(backend: BackendName): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (backend === "small") return startSmallBackend(document)
  const mock = await createMock({ contract, cacheFolder: cache, report: () => {} })
  return { origin: await mock.listen(0, "127.0.0.1"), stop: () => mock.close() }
}

/** Notes, after each check, what it has reached. */
function mapping(): { reach: Reach; onChecked: (operation: string, rule: string) => void } {
  const reach: Reach = {}
  let since = performance.now()
  const onChecked = (operation: string, rule: string) => {
    const known = (reach[`${operation} ${rule}`] ??= { seconds: 0, reached: [] })
    known.seconds += (performance.now() - since) / 1000
    known.reached = [...new Set([...known.reached, ...mutants.reached])]
    mutants.reached.clear()
    since = performance.now()
  }
  return { reach, onChecked }
}

async function answer({ backend, only, active, maps = false }: Asked): Promise<Answered> {
  mutants.active = active
  mutants.reached.clear()
  const fixtures = backend === "small" ? smallFixtures : await readFixtures(defaultFixtures)
  const { origin, stop } = await start(backend)
  const everywhere = [...atLoad, ...mutants.reached]
  const { reach, onChecked } = mapping()
  try {
    const report = await verify({
      document,
      target: `${origin}/api`,
      fixtures,
      only,
      skipMissing: backend === "small",
      isDisposable: true,
      stopsAtFailure: !maps,
      ...(maps && { onChecked }),
    })
    const of = (outcome: string) => report.results.filter((one) => one.outcome === outcome)
    const failed = of("failed").map(
      ({ operation, rule, title, found = "" }) => `${operation} ${rule}: ${title}: ${found.slice(0, 120)}`,
    )
    return {
      passed: of("passed").length,
      failed,
      seconds: report.seconds,
      reach,
      everywhere,
      besides: [...mutants.reached],
    }
  } finally {
    await stop()
  }
}

parentPort?.on("message", (asked: Asked) => {
  void answer(asked).then(
    (answered) => parentPort?.postMessage(answered),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  )
})
parentPort?.postMessage({ atLoad, given: workerData as unknown })
