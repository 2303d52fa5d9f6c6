import type { ServerBuild } from "@remix-run/node"
import type { RouteObject } from "react-router"
import { errorHeaders } from "#app/session/error-headers.ts"
import { accesses, type RouteHandle } from "#app/session/access.ts"
import { guardedAction, guardedLoader } from "#app/session/guard.server.ts"

type RouteModule = ServerBuild["routes"][string]["module"] & { action?: { schema?: unknown } }

/** Returns the faults of the route modules, one line each, for the error at startup. */
export function routeFaults(build: Pick<ServerBuild, "routes">): string[] {
  return Object.values(build.routes).flatMap(({ id, module }) => {
    const handle = module.handle as Partial<RouteHandle> | undefined
    if (id === "root") return []
    const isPage = Boolean(module.default) && !isLayout(build, id)
    return [
      !accesses.includes(handle?.access as never) && `${id}: handle.access is missing`,
      isPage && !handle?.title && `${id}: handle.title is missing`,
      hasUncheckedForm(module) && `${id}: the action has no schema`,
    ].filter((fault) => fault !== false)
  })
}

/** Whether a module has an action without a schema and its route gives no reason for that (`noSchema`). */
function hasUncheckedForm({ action, handle }: RouteModule): boolean {
  return action !== undefined && !action.schema && !(handle as Partial<RouteHandle> | undefined)?.noSchema
}

function isLayout(build: Pick<ServerBuild, "routes">, id: string): boolean {
  return Object.values(build.routes).some((route) => route.parentId === id)
}

/**
 * Wraps every loader and action of a build in its route's access rule, so that no route module can omit the check. Also adds the
 * headers of a refusal (`Retry-After`) to the screen that shows it.
 * The root has no guard, because it is the document around every page, error screens included.
 * @throws Error that lists every route without `handle.access` or title (docs/decisions/001-stack.md).
 */
export function guardedBuild(build: ServerBuild): ServerBuild {
  const faults = routeFaults(build)
  if (faults.length > 0) throw new Error(`The route table is not usable:\n  ${faults.join("\n  ")}`)
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    id === "root" ? route : { ...route, module: guardedModule(route.module) },
  ])
  return { ...build, routes: Object.fromEntries(routes) }
}

function guardedModule(module: RouteModule): RouteModule {
  const access = (module.handle as RouteHandle | undefined) ?? { access: "public" }
  const handle = { ...access, hasPage: Boolean(module.default) }
  return {
    ...module,
    ...(module.ErrorBoundary ? { headers: module.headers ?? errorHeaders } : {}),
    ...(module.loader ? { loader: inertFile(guardedLoader(handle, module.loader as never)) as never } : {}),
    ...(module.action ? { action: guardedAction(handle, module.action as never) as never } : {}),
  }
}

/** Gives files that a loader generates the CSP without a nonce: they are downloaded and never run as pages (quality V5.30, row 32). */
function inertFile(load: ReturnType<typeof guardedLoader>): typeof load {
  return async (args) => {
    const answer = await load(args)
    const disposition = answer instanceof Response ? answer.headers.get("content-disposition") : undefined
    if (disposition?.startsWith("attachment")) args.context.makeInert()
    return answer
  }
}

/** Returns the route table as a tree, for recognising the portal's own URLs. */
export function routeTree(build: Pick<ServerBuild, "routes">, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive, module: { handle } }) =>
      index
        ? { id, path, index, caseSensitive, handle }
        : { id, path, caseSensitive, handle, children: routeTree(build, id) },
    )
}
