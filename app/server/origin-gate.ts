import type { RequestHandler } from "express"

const reading = new Set(["GET", "HEAD"])
const known = new Set([...reading, "POST", "PUT", "DELETE"])

/**
 * Refuses writes that did not come from a page of this portal (quality.md V3.20, row 34), before any route is run.
 * A write needs an `Origin` equal to ours; browsers send one with every POST. The form's method is never overridden.
 * Forwarded hosts are ignored: addresses come from the configuration only.
 */
export function originGate(origin: string): RequestHandler {
  return (request, response, next) => {
    delete request.headers["x-forwarded-host"]
    delete request.headers["x-http-method-override"]
    if (!known.has(request.method)) return void response.status(405).type("text/plain").send("Method Not Allowed")
    if (reading.has(request.method)) return next()
    const site = request.get("sec-fetch-site")
    const isOurs = request.get("origin") === origin && (site === undefined || site === "same-origin" || site === "none")
    if (isOurs) return next()
    response.status(403).type("text/plain").send("Forbidden: this request did not come from a page of this portal")
  }
}
