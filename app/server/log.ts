import { pino, type Logger } from "pino"

/**
 * The process's log: one JSON object a line on standard output; `createServices` sets its level. Never give it a token, a
 * cookie or a body (SES-11).
 */
export const log: Logger = pino({
  base: { service: "portal" },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: ["token", "cookie", "*.token", "*.cookie", "headers"], remove: true },
})

/** A path as it may be written down: a calendar feed has its secret in its path, and who reads a log shall not read feeds (CAL-03). */
export function loggable(path: string): string {
  return path.replace(/\/feed\/[^/]+/, "/feed/[key]")
}
