import { monitorEventLoopDelay } from "node:perf_hooks"
import { isMainThread } from "node:worker_threads"

/**
 * Loaded into a portal that is measured: with each SIGUSR2 it writes a line with the 99th percentile of the delay of its event
 * loop since the last one, in milliseconds, and begins anew. The threads of the portal inherit it and leave it alone.
 */
if (isMainThread) {
  const resolution = 5
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  process.on("SIGUSR2", () => {
    const eventLoopDelay = Math.max(0, delay.percentile(99) / 1e6 - resolution)
    delay.reset()
    process.stdout.write(`${JSON.stringify({ eventLoopDelay })}\n`)
  })
}
