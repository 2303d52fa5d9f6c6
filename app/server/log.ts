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

/**
 * Removes the secrets in a path, so that readers of the log can neither open a calendar feed (CAL-03) nor answer an invitation for its
 * recipient (MEET-10).
 */
export function loggable(path: string): string {
  return path.replace(/(\/feed\/|\/meeting\/[^/]+\/invitation\/)[^/]+/, "$1[key]")
}
