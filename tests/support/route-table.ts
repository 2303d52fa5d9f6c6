import type { RouteHandle } from "#app/session/access.ts"
import routes from "#app/routes.ts"

type Entry = { id?: string; file: string; path?: string; index?: boolean; children?: Entry[] }
type Module = { handle?: Partial<RouteHandle>; loader?: unknown; action?: unknown; default?: unknown }

/** One row of the route table with what its module says about itself. */
export type Route = {
  /** names it in requests for the data of one route (`?_routes=`) */
  id: string
  file: string
  /** e.g. "/a/:alliance/file/:id" */
  pattern: string
  handle: RouteHandle
  /** others stand inside it */
  isLayout: boolean
  /** else it only stands around others */
  hasAddress: boolean
  /** else it is a file, or an answer for scripts */
  hasPage: boolean
  hasLoader: boolean
  hasAction: boolean
  /** The action says which schema its form has. */
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

/** The routes with an address of their own, by pattern: for each the module that stands innermost there. */
export const addressable: Route[] = [
  ...new Map(
    routeTable
      .filter(({ file, hasAddress }) => hasAddress && !/features\/shell\//.test(file))
      .map((route) => [route.pattern, route]),
  ).values(),
]

/** An address that a pattern matches. */
export function addressOf(pattern: string, params: Record<string, string> = {}): string {
  const all: Record<string, string> = { alliance: "aurora", id: "no-such-record", acronym: "COPT", ...params }
  return pattern.replace(/:(\w+)/g, (_match, name: string) => all[name] ?? name).replace("*", "no-such-page")
}
