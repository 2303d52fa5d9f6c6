import type { RouteObject } from "react-router"

type RouteNode = { names: Map<string, RouteNode>; any?: RouteNode; rest?: string; id?: string }

const newNode = (): RouteNode => ({ names: new Map() })

function childOf(node: RouteNode, segment: string): RouteNode {
  if (segment.startsWith(":")) return (node.any ??= newNode())
  const found = node.names.get(segment) ?? newNode()
  node.names.set(segment, found)
  return found
}

function addRoutes(node: RouteNode, routes: readonly RouteObject[]): void {
  for (const { id, path = "", index, children } of routes) {
    const segments = path.toLowerCase().split("/").filter(Boolean)
    const isRest = segments.at(-1) === "*"
    const end = (isRest ? segments.slice(0, -1) : segments).reduce(childOf, node)
    if (isRest) end.rest = id
    else if (index || (path && end.id === undefined)) end.id = id
    addRoutes(end, children ?? [])
  }
}

function find(node: RouteNode, segments: readonly string[], at: number): string | undefined {
  const segment = segments[at]
  if (segment === undefined) return node.id ?? node.rest
  const named = node.names.get(segment.toLowerCase())
  const inside = named && find(named, segments, at + 1)
  return inside ?? (node.any && find(node.any, segments, at + 1)) ?? node.rest
}

/**
 * Creates a function that finds the route of a path with the same result as react-router, which ranks the whole table on every call: too
 * slow for counting requests.
 * @param routes the route table; segments may be names, `:parameters` and `*`
 * @returns a function from a path to the id of its innermost route; it also accepts data requests (`….data`)
 */
export function routeFinder(routes: readonly RouteObject[]): (path: string) => string | undefined {
  const top = newNode()
  addRoutes(top, routes)
  return (path) => {
    const page = path.endsWith(".data") ? path.slice(0, -".data".length).replace(/^\/_root$/, "/") : path
    return find(top, page.split("/").filter(Boolean), 0)
  }
}
