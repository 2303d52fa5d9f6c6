import type { Server } from "node:http"
import { log } from "./log.ts"

const deadline = 30_000

/**
 * Stops the process gracefully (docs/quality.md, Availability): first it is no longer ready, then running requests get 30 s, then
 * exit code 0. Responses that would stay open are ended at once. An uncaught error stops it in the same way, with exit code 1.
 */
export function stopGracefully(server: Server, readiness: { isStopping: boolean }, endStreams: () => void): void {
  const stop = (reason: string, code: number) => {
    if (readiness.isStopping) return
    readiness.isStopping = true
    log.info({ reason }, "the portal is stopping")
    server.close(() => process.exit(code))
    endStreams()
    server.closeIdleConnections()
    setInterval(() => server.closeIdleConnections(), 250).unref()
    setTimeout(() => {
      log.warn("running requests were cut")
      process.exit(code)
    }, deadline).unref()
  }
  process.once("SIGTERM", () => stop("SIGTERM", 0))
  process.once("SIGINT", () => stop("SIGINT", 0))
  process.on("unhandledRejection", (error) => {
    log.fatal({ err: error }, "unhandled rejection")
    stop("unhandled rejection", 1)
  })
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception")
    stop("uncaught exception", 1)
  })
}
