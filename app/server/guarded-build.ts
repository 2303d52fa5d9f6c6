import type { ServerBuild } from "@remix-run/node"
import type { RouteObject } from "react-router"
import { errorHeaders } from "#app/session/error-headers.ts"
import { accesses, type RouteHandle } from "#app/session/access.ts"
import { guardedAction, guardedLoader } from "#app/session/guard.server.ts"

type RouteModule = ServerBuild["routes"][string]["module"] & { action?: { schema?: unknown } }

/** What is wrong with a route module, as lines for whoever starts the portal. */
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

/** An action reads its form with a schema, or its route says why not. */
function hasUncheckedForm({ action, handle }: RouteModule): boolean {
  return action !== undefined && !action.schema && !(handle as Partial<RouteHandle> | undefined)?.noSchema
}

function isLayout(build: Pick<ServerBuild, "routes">, id: string): boolean {
  return Object.values(build.routes).some((route) => route.parentId === id)
}

/**
 * The build with every loader and action behind its route's access rule, so that no route module can forget to ask; and with
 * the headers of a refusal (`Retry-After`) on whatever screen shows it.
 * The root is the document around every page, error screens included, so it stands before no guard.
 * @throws Error naming every route that does not say who may open it or what it is called (docs/decisions/001-stack.md).
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

/** A file that a route makes is kept and never run as a page: its policy has no nonce (quality V5.30, row 32). */
function inertFile(load: ReturnType<typeof guardedLoader>): typeof load {
  return async (args) => {
    const answer = await load(args)
    const disposition = answer instanceof Response ? answer.headers.get("content-disposition") : undefined
    if (disposition?.startsWith("attachment")) args.context.makeInert()
    return answer
  }
}

/** The route table as a tree, for recognising the portal's own addresses. */
export function routeTree(build: Pick<ServerBuild, "routes">, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children: routeTree(build, id) },
    )
}
