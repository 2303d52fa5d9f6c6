import type { Socket } from "node:net"
import type { RequestHandler } from "express"
import { requestLog } from "./request-log.ts"

const known = new Set(["GET", "HEAD", "POST", "PUT", "DELETE"])

/** Returns the refusal status for a malformed request that Node's parser accepted, or undefined. */
function faultOf({ method, originalUrl, httpVersionMajor, rawHeaders }: Parameters<RequestHandler>[0]) {
  if (!known.has(method)) return 405
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host")
  const isPlain = httpVersionMajor === 1 && hosts.length <= 1 && originalUrl.startsWith("/")
  return isPlain ? undefined : 400
}

/**
 * Refuses requests that no browser sends and that a proxy and the portal could interpret differently (quality V4.25, V4.26, row 53):
 * several `Host` headers, a target that is not a path (absolute form, `*`), an unsupported method, an HTTP version before 1.0.
 * Closes the connection, so that nothing after the refused request is read.
 */
export const wellFormed: RequestHandler = (request, response, next) => {
  const status = faultOf(request)
  if (status === undefined) return next()
  requestLog(request, response, () => undefined)
  response.status(status).set("Connection", "close").type("text/plain")
  response.send(status === 405 ? "Method Not Allowed" : "Bad Request")
}

/** Unanswered requests allowed on one connection. Browsers do not pipeline: they wait for each response. */
const maxAtOnce = 4
const unanswered = new WeakMap<Socket, number>()

/**
 * Closes a connection with too many pipelined requests. Each may keep a file open while the client reads nothing, and if the process
 * runs out of file descriptors the whole portal stops working (quality rows 20, 53).
 */
export const limitPipelining: RequestHandler = ({ socket }, response, next) => {
  const count = (unanswered.get(socket) ?? 0) + 1
  if (count > maxAtOnce) return void socket.destroy()
  unanswered.set(socket, count)
  response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
  next()
}
