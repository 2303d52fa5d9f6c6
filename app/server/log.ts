import { pino, type Logger } from "pino"

/**
 * The process's log: one JSON object per line on standard output; `createServices` sets its level. Never log a token, a
 * cookie or a body (SES-11).
 */
export const log: Logger = pino({
  base: { service: "portal" },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: ["token", "cookie", "*.token", "*.cookie", "headers"], remove: true },
})

/** Removes the secret key of a calendar feed from a path, so that readers of the log cannot open feeds (CAL-03). */
export function loggable(path: string): string {
  return path.replace(/\/feed\/[^/]+/, "/feed/[key]")
}
