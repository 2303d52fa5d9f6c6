import type { ServerBuild } from "@remix-run/node"
import { matchRoutes, type RouteObject } from "react-router"
import routes from "#app/routes.ts"
import { routeTree } from "#app/server/guarded-build.ts"
import { addressable, addressOf } from "./route-table.ts"

type Entry = { id?: string; file: string; path?: string; index?: boolean; children?: Entry[] }
type Row = { id: string; parentId?: string; path?: string; index?: boolean }

/** The route table in the format of Remix builds. */
function rowsOf(entries: Entry[], parentId: string): Row[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const own = id ?? file.replace(/\.tsx?$/, "")
    return [{ id: own, parentId, path, index }, ...rowsOf(children, own)]
  })
}

export const rows: Row[] = [{ id: "root", path: "" }, ...rowsOf(routes as Entry[], "root")]
const table = Object.fromEntries(rows.map((row) => [row.id, { ...row, module: {} }]))
/** A build of the whole portal, without modules. */
export const whole = {
  routes: table,
  assets: { url: "/manifest.js", routes: table },
  future: {},
} as unknown as ServerBuild
/** The routes of the portal for React Router. */
export const tree = routeTree(whole)
/** What React Router finds for an address. @param match its own function, or one to compare with it */
export const found = (among: RouteObject[], address: string, match = matchRoutes) =>
  match(among, address)?.map(({ route: { id }, params, pathname }) => ({ id, params, pathname }))

/** An address of every page. */
export const addresses = addressable.map(({ pattern }) => addressOf(pattern))
const variants: ((address: string) => string)[] = [
  (address) => `${address}/`,
  (address) => `${address}/no-such-page`,
  (address) => address.toUpperCase(),
  (address) => `${address}/%2F`,
  (address) => `/${address}`,
  (address) => address.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (address) => address.replace("/a/aurora", "/a/no%20where"),
]
// Only two variants per address: matching one against the whole table takes ten milliseconds.
export const variantAddresses = addresses.flatMap((address, at) =>
  [at, at + 3].flatMap((way) => variants[way % variants.length]?.(address) ?? []),
)
