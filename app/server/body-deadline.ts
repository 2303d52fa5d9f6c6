import type { NextFunction, Request, Response } from "express"

type Limits = {
  /** Milliseconds allowed for the whole body of a request without files. */
  whole: number
  /** Milliseconds in which a request with files must deliver at least `least` bytes. */
  pause: number
  least: number
}

const defaultLimits: Limits = { whole: 120_000, pause: 30_000, least: 64 * 1024 }

/**
 * Reads and discards the rest of a request body once the response has been sent. Otherwise the next request on the connection
 * (after a redirect, the one for the new page) would wait behind the unread body until the connection times out.
 */
function forgetRest(request: Request): void {
  if (!request.complete) request.removeAllListeners("data").resume()
}

/**
 * Closes connections whose request body arrives too slowly (quality row 20). A body with files may take long, because 25 MB over
 * a slow connection needs more than two minutes (FORM-03), but it has to make progress.
 */
export function bodyDeadline({ whole, pause, least }: Limits = defaultLimits) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const hasFiles = /^multipart\/form-data\b/i.test(request.headers["content-type"] ?? "")
    let seen = request.socket.bytesRead
    const look = () => {
      const now = request.socket.bytesRead
      const isTooSlow = !request.complete && (!hasFiles || now - seen < least)
      seen = now
      if (isTooSlow) request.socket.destroy()
      if (isTooSlow || request.complete) clearInterval(timer)
    }
    const timer = setInterval(look, hasFiles ? pause : whole)
    timer.unref()
    response.once("finish", () => forgetRest(request))
    response.once("close", () => {
      if (request.complete || request.socket.destroyed) clearInterval(timer)
    })
    next()
  }
}
