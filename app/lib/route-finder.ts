import type { RouteObject } from "react-router"

type RouteNode = { names: Map<string, RouteNode>; any?: RouteNode; rest?: RouteObject; own?: RouteObject }

/** Finds the innermost route of a path. */
export type FindRoute = (path: string) => RouteObject | undefined

/** Names are compared without case, as the router does: ASCII letters only. */
const lowerCased = (name: string) => name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

const newNode = (): RouteNode => ({ names: new Map() })

function childOf(node: RouteNode, segment: string): RouteNode {
  if (segment.startsWith(":")) return (node.any ??= newNode())
  const found = node.names.get(segment) ?? newNode()
  node.names.set(segment, found)
  return found
}

function addRoutes(node: RouteNode, routes: readonly RouteObject[]): void {
  for (const route of routes) {
    const { path = "", index, children } = route
    const segments = lowerCased(path).split("/").filter(Boolean)
    const isRest = segments.at(-1) === "*"
    const end = (isRest ? segments.slice(0, -1) : segments).reduce(childOf, node)
    if (isRest) end.rest = route
    else if (index || (path && end.own === undefined)) end.own = route
    addRoutes(end, children ?? [])
  }
}

/** The segments of a path, decoded as the router decodes them: a path with a broken code stays as it is. */
function segmentsOf(path: string): string[] {
  const segments = path.split("/").slice(1)
  while (segments.at(-1) === "") segments.pop()
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return segments
  }
}

function find(node: RouteNode, segments: readonly string[], at: number): RouteObject | undefined {
  const segment = segments[at]
  if (segment === undefined) return node.own ?? node.rest
  if (segment === "") return node.rest // between two slashes
  const named = node.names.get(lowerCased(segment))
  const inside = named && find(named, segments, at + 1)
  return inside ?? (node.any && find(node.any, segments, at + 1)) ?? node.rest
}

/**
 * Creates a function that finds the route of a path with the same result as react-router, which compiles and ranks the whole table on every
 * call: 1.8 ms of processor time for 292 routes.
 * @param routes the route table; segments may be names, `:parameters` and `*`
 * @returns it also accepts the paths of data requests (`….data`)
 */
export function routeFinder(routes: readonly RouteObject[]): FindRoute {
  const top = newNode()
  addRoutes(top, routes)
  return (path) => {
    const page = path.endsWith(".data") ? path.slice(0, -".data".length).replace(/^\/_root$/, "/") : path
    return find(top, segmentsOf(page), 0)
  }
}
