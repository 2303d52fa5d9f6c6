import { Router } from "express"
import type { Protection } from "#app/api/protection.server.ts"
import { areAlliancesLoaded } from "#app/api/shared-lists.server.ts"

/** Says whether the process is stopping; it changes while the process runs. */
export type Readiness = { readonly isStopping: boolean }

type Backend = {
  protection: Pick<Protection, "isOpen">
  /** Loads the alliance list. */
  load: (requestId: string) => Promise<unknown>
}

/**
 * Serves the health checks. `/healthz`: the process responds. `/readyz`: the alliance list is loaded, the backend is not failing
 * and the process is not stopping.
 */
export function health(readiness: Readiness, { protection, load }: Backend): Router {
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
