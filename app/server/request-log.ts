import type { NextFunction, Request, Response } from "express"
import { log, loggable } from "./log.ts"

const eventStream = "text/event-stream; charset=utf-8"

/** Logs one line for every request, without query, body or cookies (SES-11). */
export function requestLog(request: Request, response: Response, next: NextFunction): void {
  const started = performance.now()
  response.on("close", () => {
    const milliseconds = Math.round(performance.now() - started)
    const { requestId } = response.locals
    const entry = {
      requestId,
      method: request.method,
      path: loggable(request.path),
      status: response.statusCode,
      milliseconds,
    }
    const isStream = response.getHeader("content-type") === eventStream
    if (!response.writableFinished && !isStream) log.warn(entry, "request cut")
    else log.info(entry, "request")
  })
  next()
}
