import { freePort } from "#scripts/lib/ports.mjs"
import { startPortal } from "#scripts/lib/servers.mjs"
import { testEnvironment, type Servers } from "#tests/support/servers.ts"
import { repetitions } from "../effort.ts"
import type { Line } from "../table.ts"

const tries = 7

/** P21: time from the command to the first successful `/readyz`. The best of several tries, because other load only adds time. */
export async function startLine({ mock }: Servers): Promise<Line> {
  const times: number[] = []
  for (let time = 0; time < repetitions(tries); time += 1) {
    const port = await freePort()
    const env = { ...testEnvironment(port), LOG_LEVEL: "error" }
    const started = performance.now()
    const { child } = await startPortal({ port, mockPort: Number(new URL(mock).port), log: "bench-start", env })
    times.push((performance.now() - started) / 1000)
    await child.stop()
  }
  return {
    id: "P21",
    what: "cold start to ready, the best",
    figure: Math.min(...times),
    unit: "s",
    limits: { pass: 1.5, moonshot: 0.7 },
    spread: { low: Math.min(...times), high: Math.max(...times) },
  }
}
