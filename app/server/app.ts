import { createRequestHandler } from "@remix-run/express"
import compression from "compression"
import express, {
  type Express,
  type NextFunction,
  type Request,
  type Response,
  type RequestHandler,
  Router,
} from "express"
import * as remixBuild from "virtual:remix/server-build"
import type { ServerBuild } from "@remix-run/node"
import { createApi } from "#app/api/client.server.ts"
import { contract } from "#app/api/contract.server.ts"
import { listAlliances, areAlliancesLoaded } from "#app/api/shared-lists.server.ts"
import { routeFinder } from "#app/lib/route-finder.ts"
import { renderScheduler } from "#app/runtime/render-scheduler.server.ts"
import { handlerPerBranch } from "./framework/branches.ts"
import { recordCalls } from "./call-log.ts"
import { bodyDeadline } from "./body-deadline.ts"
import { guardedBuild, routeTree } from "./guarded-build.ts"
import { createRequestContext } from "./load-context.ts"
import { identify } from "./identify.ts"
import { queueReads, loadShedding } from "./load-shedding.ts"
import { log } from "./log.ts"
import { requestLog } from "./request-log.ts"
import { securityHeaders } from "./security-headers.ts"
import { createServices, type Services } from "./services.ts"
import { staticAssets } from "./static-assets.ts"
import type { Socket } from "node:net"
import type { Protection } from "#app/api/protection.server.ts"

/** Loads the alliance list once, for readiness and before the first visitor (TEN-06). */
function loadAlliances(services: Services, requestId: string) {
  const { environment, pool: dispatcher, protection } = services
  const { API_URL: baseUrl, REQUEST_TIMEOUT_MS: timeout } = environment
  const headers = { "x-request-id": requestId }
  const record = recordCalls(services, requestId)
  const api = createApi({ baseUrl, dispatcher, protection, conformance: contract, timeout, headers, record })
  return listAlliances(api, undefined)
}

function lastResort(error: unknown, _request: Request, response: Response, _next: NextFunction): void {
  log.error({ requestId: response.locals.requestId, err: error }, "request failed outside the routes")
  if (response.headersSent) return void response.destroy()
  const status = (error as { status?: number }).status
  const isBad = status !== undefined && status >= 400 && status < 500
  response
    .status(isBad ? status : 500)
    .type("text/plain")
    .send(isBad ? "Bad Request" : "server error")
}

/** Creates the portal's Express application. @param readiness says whether the process is stopping */
export function createApp(services: Services, readiness: Readiness): Express {
  const { environment, metrics } = services
  const app = express()
  app.set("trust proxy", environment.TRUST_PROXY)
  app.set("query parser", "simple")
  app.disable("x-powered-by")
  const load = (requestId: string) => loadAlliances(services, requestId)
  const limits = { running: environment.MOST_RUNNING_REQUESTS, wait: environment.MOST_WAIT_MS }
  const busyness = () => ({ wait: renderScheduler.wait("begin"), isCrowded: services.protection.isCrowded })
  const build = guardedBuild(remixBuild as unknown as ServerBuild)
  const routeOf = routeFinder(routeTree(build))
  app.use(limitPipelining, identify(environment), ...securityHeaders(environment), wellFormed)
  app.use(health(readiness, { protection: services.protection, load }))
  app.use(staticAssets(environment))
  if (metrics) app.use(metrics.requests((path) => routeOf(path)?.id))
  app.use(requestLog, loadShedding(limits, busyness, metrics?.shed), bodyDeadline())
  app.use(
    originGate(environment.ORIGIN),
    queueReads(() => renderScheduler.take("begin")),
    compression(),
  )
  const handlerOf = handlerPerBranch(build, routeOf, (branch) =>
    createRequestHandler({
      build: branch,
      mode: environment.NODE_ENV === "development" ? "development" : "production",
      getLoadContext: (request, response) => createRequestContext(services, routeOf, request, response),
    }),
  )
  app.use((request, response, next) => handlerOf(pathOf(request))(request, response, next))
  app.use(lastResort)
  return app
}

/** The path as Remix will parse it, with ".." resolved (browsers never send ".."). */
const pathOf = ({ originalUrl }: Request) => new URL(`http://portal.invalid${originalUrl}`).pathname

let development: Services | undefined

/** The application for Vite's development server, which recreates it whenever its modules change. */
export function developmentApp(): Express {
  development ??= createServices()
  return createApp(development, { isStopping: false })
}

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
const wellFormed: RequestHandler = (request, response, next) => {
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
const limitPipelining: RequestHandler = ({ socket }, response, next) => {
  const count = (unanswered.get(socket) ?? 0) + 1
  if (count > maxAtOnce) return void socket.destroy()
  unanswered.set(socket, count)
  response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
  next()
}

const reading = new Set(["GET", "HEAD"])

/**
 * Refuses writes that did not come from a page of this portal (quality V3.20, row 34), before any route runs.
 * A write needs an `Origin` header equal to the configured origin; browsers send it with every POST. Method overrides are ignored.
 * `Host` and `X-Forwarded-Host` are ignored too: the host always comes from the configuration.
 */
function originGate(origin: string): RequestHandler {
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

/** Says whether the process is stopping; it changes while the process runs. */
type Readiness = { readonly isStopping: boolean }

type Backend = {
  protection: Pick<Protection, "isOpen">
  /** Loads the alliance list. */
  load: (requestId: string) => Promise<unknown>
}

/**
 * Serves the health checks. `/healthz`: the process responds. `/readyz`: the alliance list is loaded, the backend is not failing
 * and the process is not stopping.
 */
function health(readiness: Readiness, { protection, load }: Backend): Router {
  const router = Router()
  router.get("/healthz", (_request, response) => void response.type("text/plain").send("ok\n"))
  router.get("/readyz", async (_request, response) => {
    if (!readiness.isStopping && !areAlliancesLoaded()) await load(String(response.locals.requestId))
    const isReady = !readiness.isStopping && protection.isOpen && areAlliancesLoaded()
    response
      .status(isReady ? 200 : 503)
      .type("text/plain")
      .send(isReady ? "ready\n" : "not ready\n")
  })
  return router
}
