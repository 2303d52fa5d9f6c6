import type { NextFunction, Request, Response } from "express"

type Limits = {
  /** Milliseconds for the body of a request without files. */
  whole: number
  /** Milliseconds within which one with files brings at least `least` bytes. */
  pause: number
  least: number
}

const usual: Limits = { whole: 120_000, pause: 30_000, least: 64 * 1024 }

/**
 * Reads to its end, and forgets, what nobody has read of a body when the answer is out. Else the next request on this connection, of
 * the page to which the answer leads, would wait behind it until the connection is given up.
 */
function forgetRest(request: Request): void {
  if (!request.complete) request.removeAllListeners("data").resume()
}

/**
 * Cuts bodies that come too slowly (quality row 20). One with files may take its time, 25M over a slow line is more than two
 * minutes (FORM-03), but has to move.
 */
export function bodyDeadline({ whole, pause, least }: Limits = usual) {
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
