import type { RequestHandler } from "express"

const reading = new Set(["GET", "HEAD"])

/**
 * Refuses writes that did not come from a page of this portal (quality V3.20, row 34), before any route is run.
 * A write needs an `Origin` equal to ours; browsers send one with every POST. The form's method is never overridden.
 * Claimed hosts are ignored, forwarded or not: addresses come from the configuration only.
 */
export function originGate(origin: string): RequestHandler {
  const { host } = new URL(origin)
  return (request, response, next) => {
    request.headers.host = host
    delete request.headers["x-forwarded-host"]
    delete request.headers["x-http-method-override"]
    if (reading.has(request.method)) return next()
    const site = request.get("sec-fetch-site")
    const isOurs = request.get("origin") === origin && (site === undefined || site === "same-origin" || site === "none")
    if (isOurs) return next()
    response.status(403).type("text/plain").send("Forbidden: this request did not come from a page of this portal")
  }
}
