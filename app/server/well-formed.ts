import type { Socket } from "node:net"
import type { RequestHandler } from "express"
import { requestLog } from "./request-log.ts"

const known = new Set(["GET", "HEAD", "POST", "PUT", "DELETE"])

/** What is wrong with a request that Node's parser has let through, as the status of its refusal. */
function faultOf({ method, originalUrl, httpVersionMajor, rawHeaders }: Parameters<RequestHandler>[0]) {
  if (!known.has(method)) return 405
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host")
  const isPlain = httpVersionMajor === 1 && hosts.length <= 1 && originalUrl.startsWith("/")
  return isPlain ? undefined : 400
}

/**
 * Refuses what no browser sends and about which two servers in a row could differ (quality V4.25, V4.26, row 53): several hosts, an
 * address that is not a path of this portal (a proxy's absolute form, `*`), a method nobody knows here, a version before 1.0. The
 * connection ends with the refusal: whatever follows on it is not looked at.
 */
export const wellFormed: RequestHandler = (request, response, next) => {
  const status = faultOf(request)
  if (status === undefined) return next()
  requestLog(request, response, () => undefined)
  response.status(status).set("Connection", "close").type("text/plain")
  response.send(status === 405 ? "Method Not Allowed" : "Bad Request")
}

/** No browser sends the next request on a connection before it has the answer to the one before. */
const mostAtOnce = 4
const unanswered = new WeakMap<Socket, number>()

/**
 * Cuts a connection on which requests are piled up: each may hold an open file for as long as nobody reads, and with no file left to
 * open the whole portal would end (quality rows 20, 53).
 */
export const fewAtOnce: RequestHandler = ({ socket }, response, next) => {
  const count = (unanswered.get(socket) ?? 0) + 1
  if (count > mostAtOnce) return void socket.destroy()
  unanswered.set(socket, count)
  response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
  next()
}
