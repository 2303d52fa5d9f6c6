import type { EntryContext } from "@remix-run/node"

type Entry = Pick<EntryContext, "manifest" | "staticHandlerContext">

/**
 * What rendering needs to know of the route table: the routes of this page, from the root down. Remix would make the whole table anew
 * for each page and compare the address with all of it once more, a quarter of the time; it has found these already, and the best
 * match of all is the best among its own (docs/decisions/018-speed.md).
 */
export function withMatchedRoutes<Context extends Entry>(entry: Context): Context {
  const { manifest, staticHandlerContext } = entry
  const matched = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const route = manifest.routes[id]
    return route ? [[id, route] as const] : []
  })
  return { ...entry, manifest: { ...manifest, routes: Object.fromEntries(matched) } }
}
