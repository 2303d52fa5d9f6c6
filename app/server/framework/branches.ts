import type { ServerBuild } from "@remix-run/node"
import type { FindRoute } from "#app/lib/route-finder.ts"

/**
 * Finds the branch of the route table that serves a path and returns the value (a request handler) made for that branch. Remix
 * matches each URL against the whole table four times, which takes a quarter of a page's time. A handler that has only the routes
 * from the root to the page matches against those few, and the best match of the whole table is also the best match among them
 * (docs/decisions/018-speed.md).
 * Relies on `routes` and `assets.routes` of a Remix build; tests/unit/server/framework/branches.test.ts compares the result with Remix'
 * own `matchRoutes` for every URL and fails if they differ.
 * @param build the build of the whole portal
 * @param routeOf finds the route of a path in its route table
 * @param make creates the value from the build of one branch; called once for each branch, on first use
 * @returns a function from a path (without query) to its value; if no route matches, it returns the value of the root alone, which
 *   renders the 404 screen
 */
export function handlerPerBranch<Made>(
  build: ServerBuild,
  routeOf: FindRoute,
  make: (build: ServerBuild) => Made,
): (path: string) => Made {
  const made = new Map<string, Made>()
  return (path) => {
    const leaf = routeOf(path)?.id ?? "root"
    const known = made.get(leaf)
    if (known !== undefined) return known
    const fresh = make(branchOf(build, leaf))
    made.set(leaf, fresh)
    return fresh
  }
}

/** Reduces a build to the routes from the root to `leaf`. */
export function branchOf(build: ServerBuild, leaf: string): ServerBuild {
  const ids: string[] = []
  for (let id: string | undefined = leaf; id; id = build.routes[id]?.parentId) ids.unshift(id)
  const only = <Routes extends object>(all: Routes) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id))) as Routes
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}
