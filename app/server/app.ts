import { createRequestHandler } from "@remix-run/express"
import compression from "compression"
import express, { type Express, type NextFunction, type Request, type Response } from "express"
import * as remixBuild from "virtual:remix/server-build"
import type { ServerBuild } from "@remix-run/node"
import { createApi } from "#app/api/client.server.ts"
import { contract } from "#app/api/contract.server.ts"
import { listAlliances } from "#app/api/shared-lists.server.ts"
import { routeFinder } from "#app/lib/route-finder.ts"
import { renderScheduler } from "#app/runtime/render-scheduler.server.ts"
import { handlerPerBranch } from "./framework/branches.ts"
import { recordCalls } from "./call-log.ts"
import { bodyDeadline } from "./body-deadline.ts"
import { guardedBuild, routeTree } from "./guarded-build.ts"
import { health, type Readiness } from "./health.ts"
import { createRequestContext } from "./load-context.ts"
import { identify } from "./identify.ts"
import { queueReads, loadShedding } from "./load-shedding.ts"
import { log } from "./log.ts"
import { originGate } from "./origin-gate.ts"
import { requestLog } from "./request-log.ts"
import { securityHeaders } from "./security-headers.ts"
import { createServices, type Services } from "./services.ts"
import { staticAssets } from "./static-assets.ts"
import { limitPipelining, wellFormed } from "./well-formed.ts"

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
