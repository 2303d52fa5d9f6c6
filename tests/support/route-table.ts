import type { RouteHandle } from "#app/session/access.ts"
import routes from "#app/routes.ts"

type Entry = { id?: string; file: string; path?: string; index?: boolean; children?: Entry[] }
type Module = { handle?: Partial<RouteHandle>; loader?: unknown; action?: unknown; default?: unknown }

/** One row of the route table with the declarations of its module. */
export type Route = {
  /** identifies it in requests for the data of one route (`?_routes=`) */
  id: string
  file: string
  /** e.g. "/a/:alliance/file/:id" */
  pattern: string
  handle: RouteHandle
  /** it has child routes */
  isLayout: boolean
  /** false: it is only a layout */
  hasAddress: boolean
  /** false: it is a file, or a response for scripts */
  hasPage: boolean
  hasLoader: boolean
  hasAction: boolean
  /** Whether the action declares the schema of its form. */
  hasSchema: boolean
}

const folder = new URL("../../app/", import.meta.url).pathname

async function rowsOf(entry: Entry, above: string): Promise<Route[]> {
  const pattern = entry.path === undefined ? above : `${above}/${entry.path}`
  const module = (await import(/* @vite-ignore */ `${folder}${entry.file}`)) as Module
  const row = {
    id: entry.id ?? entry.file.replace(/\.tsx?$/, ""),
    file: entry.file,
    pattern: pattern || "/",
    handle: module.handle as RouteHandle,
    isLayout: entry.children !== undefined,
    hasAddress: entry.path !== undefined || entry.index === true,
    hasPage: module.default !== undefined,
    hasLoader: module.loader !== undefined,
    hasAction: module.action !== undefined,
    hasSchema: (module.action as { schema?: unknown } | undefined)?.schema !== undefined,
  }
  return [row, ...(await Promise.all((entry.children ?? []).map((child) => rowsOf(child, pattern)))).flat()]
}

/** Every route of the portal, layouts included, in the order of the table. */
export const routeTable: Route[] = (await Promise.all((routes as Entry[]).map((entry) => rowsOf(entry, "")))).flat()

/** The routes with a URL, by pattern: for each the innermost module. */
export const addressable: Route[] = [
  ...new Map(
    routeTable
      .filter(({ file, hasAddress }) => hasAddress && !/features\/shell\//.test(file))
      .map((route) => [route.pattern, route]),
  ).values(),
]

/** A URL that matches a pattern. */
export function addressOf(pattern: string, params: Record<string, string> = {}): string {
  const all: Record<string, string> = { alliance: "aurora", id: "no-such-record", acronym: "COPT", ...params }
  return pattern.replace(/:(\w+)/g, (_match, name: string) => all[name] ?? name).replace("*", "no-such-page")
}
