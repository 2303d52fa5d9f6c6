import { monitorEventLoopDelay } from "node:perf_hooks"
import { isMainThread } from "node:worker_threads"

/**
 * Loaded into a portal under measurement: on each SIGUSR2 it logs the 99th percentile of the event loop delay since the last signal,
 * in milliseconds, and resets. The portal's worker threads load it too but do nothing.
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
