import type { RouteObject } from "react-router"

type Place = { names: Map<string, Place>; any?: Place; rest?: string; id?: string }

const newPlace = (): Place => ({ names: new Map() })

function placeBelow(place: Place, segment: string): Place {
  if (segment.startsWith(":")) return (place.any ??= newPlace())
  const found = place.names.get(segment) ?? newPlace()
  place.names.set(segment, found)
  return found
}

function plant(place: Place, routes: readonly RouteObject[]): void {
  for (const { id, path = "", index, children } of routes) {
    const segments = path.toLowerCase().split("/").filter(Boolean)
    const isRest = segments.at(-1) === "*"
    const end = (isRest ? segments.slice(0, -1) : segments).reduce(placeBelow, place)
    if (isRest) end.rest = id
    else if (index || (path && end.id === undefined)) end.id = id
    plant(end, children ?? [])
  }
}

function find(place: Place, segments: readonly string[], at: number): string | undefined {
  const segment = segments[at]
  if (segment === undefined) return place.id ?? place.rest
  const named = place.names.get(segment.toLowerCase())
  const inside = named && find(named, segments, at + 1)
  return inside ?? (place.any && find(place.any, segments, at + 1)) ?? place.rest
}

/**
 * Tells which route a path leads to, as react-router does, which ranks the whole table anew each time: that is too dear for
 * counting requests.
 * @param routes the route table, of names, `:parameters` and `*`
 * @returns the id of the innermost route of a path, also of the address of its data (`….data`)
 */
export function routeFinder(routes: readonly RouteObject[]): (path: string) => string | undefined {
  const top = newPlace()
  plant(top, routes)
  return (path) => {
    const page = path.endsWith(".data") ? path.slice(0, -".data".length).replace(/^\/_root$/, "/") : path
    return find(top, page.split("/").filter(Boolean), 0)
  }
}
