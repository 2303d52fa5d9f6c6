import type { RequestHandler } from "express"

const reading = new Set(["GET", "HEAD"])

/**
 * Refuses writes that did not come from a page of this portal (quality V3.20, row 34), before any route runs.
 * A write needs an `Origin` header equal to the configured origin; browsers send it with every POST. Method overrides are ignored.
 * `Host` and `X-Forwarded-Host` are ignored too: the host always comes from the configuration.
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
