import type { ServerBuild } from "@remix-run/node"
import { matchRoutes, type RouteObject } from "react-router"
import { routeFinder } from "#app/lib/route-finder.ts"

/** What a path may hold that the router reads in another way than letter by letter. */
const needsReading = /%|\/\//

/**
 * Tells which branch of the route table answers a path, and what was made of that branch. Remix compares each address with the whole
 * table four times, a quarter of a page's time; a handler that knows of nothing but the routes from the root to the page compares it
 * with these few, and the best match of all is the best among its own (docs/decisions/018-speed.md).
 * Uses the `routes` and `assets.routes` of a Remix build; tests/unit/server/framework/branches.test.ts holds every address against Remix' own
 * `matchRoutes`, and fails when the two no longer agree.
 * @param build the whole portal
 * @param routes its table as a tree
 * @param make makes something of the build of one branch; once for each, when it is first asked for
 * @returns what was made for a path (no query); where no route fits, for the root alone, which shows the screen of what is not there
 */
export function branches<Made>(
  build: ServerBuild,
  routes: RouteObject[],
  make: (build: ServerBuild) => Made,
): (path: string) => Made {
  const find = routeFinder(routes)
  const made = new Map<string, Made>()
  const leafOf = (path: string) => {
    if (!needsReading.test(path)) return find(path)
    return matchRoutes(routes, path.replace(/\.data$/, ""))?.at(-1)?.route.id
  }
  return (path) => {
    const leaf = leafOf(path) ?? "root"
    const known = made.get(leaf)
    if (known !== undefined) return known
    const fresh = make(branchOf(build, leaf))
    made.set(leaf, fresh)
    return fresh
  }
}

/** The build of a portal that has no other routes than those from the root to this one. */
export function branchOf(build: ServerBuild, leaf: string): ServerBuild {
  const ids: string[] = []
  for (let id: string | undefined = leaf; id; id = build.routes[id]?.parentId) ids.unshift(id)
  const only = <Routes extends object>(all: Routes) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id))) as Routes
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}
