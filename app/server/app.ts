import { createRequestHandler } from "@remix-run/express"
import compression from "compression"
import express, { type Express, type NextFunction, type Request, type Response } from "express"
import * as remixBuild from "virtual:remix/server-build"
import type { ServerBuild } from "@remix-run/node"
import { createApi } from "#app/api/client.server.ts"
import { contract } from "#app/api/contract.server.ts"
import { listAlliances } from "#app/api/shared-lists.server.ts"
import { pageTurns } from "#app/lib/turns.server.ts"
import { bodyDeadline } from "./body-deadline.ts"
import { guardedBuild, routeTree } from "./guarded-build.ts"
import { health, type Readiness } from "./health.ts"
import { createRequestContext } from "./load-context.ts"
import { inTurn, loadShedding } from "./load-shedding.ts"
import { log } from "./log.ts"
import { originGate } from "./origin-gate.ts"
import { requestLog } from "./request-log.ts"
import { identify, securityHeaders } from "./security-headers.ts"
import { createServices, type Services } from "./services.ts"
import { staticAssets } from "./static-assets.ts"
import { fewAtOnce, wellFormed } from "./well-formed.ts"

/** Loads the alliance list once, for readiness and before the first person comes (TEN-06). */
function loadAlliances({ environment, pool: dispatcher, protection }: Services) {
  const { API_URL: baseUrl, REQUEST_TIMEOUT_MS: timeout } = environment
  return listAlliances(createApi({ baseUrl, dispatcher, protection, conformance: contract, timeout }), undefined)
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

/** The portal as an Express application; `readiness` tells it when the process is stopping. */
export function createApp(services: Services, readiness: Pick<Readiness, "isStopping">): Express {
  const { environment } = services
  const app = express()
  app.set("trust proxy", environment.TRUST_PROXY)
  app.set("query parser", "simple")
  app.disable("x-powered-by")
  const load = () => loadAlliances(services)
  const limits = { running: environment.MOST_RUNNING_REQUESTS, wait: environment.MOST_WAIT_MS }
  const busyness = () => ({ wait: pageTurns.wait("begin"), isCrowded: services.protection.isCrowded })
  app.use(fewAtOnce, identify, ...securityHeaders(environment), wellFormed)
  app.use(health({ ...pick(readiness), protection: services.protection, load }))
  app.use(staticAssets(environment))
  app.use(requestLog, loadShedding(limits, busyness), bodyDeadline(), originGate(environment.ORIGIN))
  app.use(
    inTurn(() => pageTurns.take("begin")),
    compression(),
  )
  const build = guardedBuild(remixBuild as unknown as ServerBuild)
  const routes = routeTree(build)
  app.use(
    createRequestHandler({
      build,
      mode: environment.NODE_ENV === "development" ? "development" : "production",
      getLoadContext: (request, response) => createRequestContext(services, routes, request, response),
    }),
  )
  app.use(lastResort)
  return app
}

function pick(readiness: Pick<Readiness, "isStopping">) {
  return {
    get isStopping() {
      return readiness.isStopping
    },
  }
}

let development: Services | undefined

/** The application inside Vite's development server, made anew whenever its modules change. */
export function developmentApp(): Express {
  development ??= createServices()
  return createApp(development, { isStopping: false })
}
