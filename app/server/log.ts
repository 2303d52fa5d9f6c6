import { pino, type Logger } from "pino"
import { environment } from "./environment.ts"

/** The process's log: one JSON object a line on standard output. Never give it a token, a cookie or a body (SES-11). */
export const log: Logger = pino({
  level: environment().LOG_LEVEL,
  base: { service: "portal" },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: ["token", "cookie", "*.token", "*.cookie", "headers"], remove: true },
})
