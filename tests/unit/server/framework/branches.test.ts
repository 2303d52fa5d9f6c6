import type { ServerBuild } from "@remix-run/node"
import { matchRoutes, type RouteObject } from "react-router"
import { describe, expect, test } from "vitest"
import { routeFinder } from "#app/lib/route-finder.ts"
import routes from "#app/routes.ts"
import { handlerPerBranch } from "#app/server/framework/branches.ts"
import { routeTree } from "#app/server/guarded-build.ts"
import { portion } from "#tests/support/extent.ts"
import { addressable, addressOf } from "#tests/support/route-table.ts"

type Entry = { id?: string; file: string; path?: string; index?: boolean; children?: Entry[] }
type Row = { id: string; parentId?: string; path?: string; index?: boolean }

/** The route table in the format of Remix builds. */
function rowsOf(entries: Entry[], parentId: string): Row[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const own = id ?? file.replace(/\.tsx?$/, "")
    return [{ id: own, parentId, path, index }, ...rowsOf(children, own)]
  })
}

const rows: Row[] = [{ id: "root", path: "" }, ...rowsOf(routes as Entry[], "root")]
const table = Object.fromEntries(rows.map((row) => [row.id, { ...row, module: {} }]))
const whole = { routes: table, assets: { url: "/manifest.js", routes: table }, future: {} } as unknown as ServerBuild
const tree = routeTree(whole)
const branchAt = handlerPerBranch(whole, routeFinder(tree), (build) => build)

const found = (among: RouteObject[], address: string) =>
  matchRoutes(among, address)?.map(({ route: { id }, params, pathname }) => ({ id, params, pathname }))
const inBranch = (address: string) => found(routeTree(branchAt(address)), address)

const addresses = addressable.map(({ pattern }) => addressOf(pattern))
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
const variantAddresses = addresses.flatMap((address, at) =>
  [at, at + 3].flatMap((way) => variants[way % variants.length]?.(address) ?? []),
)

describe("the branch of the route table for an address", () => {
  test.each(addresses)("matches %s like the whole table", (address) => {
    const expected = found(tree, address)
    expect(expected?.length).toBeGreaterThan(1)
    expect(inBranch(address)).toEqual(expected)
  })

  test.each(addresses)("is the same for %s and its data", (address) => {
    expect(branchAt(`${address}.data`)).toBe(branchAt(address))
  })

  test("matches unusual and unknown addresses like the whole table", () => {
    for (const address of [...portion(variantAddresses, 60), "/", "//", "/nowhere", "/a", "/a/"])
      expect(inBranch(address), address).toEqual(found(tree, address))
  })

  test("has only the routes of its page, for the server and for the browser", () => {
    expect(rows.length).toBeGreaterThan(100)
    const { routes: own, assets } = branchAt("/a/aurora/dashboard")
    expect(Object.keys(own)).toHaveLength(4)
    expect(Object.keys(assets.routes).sort()).toEqual(Object.keys(own).sort())
    expect(assets).toMatchObject({ url: "/manifest.js" })
    expect(Object.keys(branchAt("/nowhere").routes)).toEqual(["root", "not-found"])
  })

  test("is created once, and does not change the whole table", () => {
    expect(branchAt("/a/aurora/meeting/7")).toBe(branchAt("/a/harbor/meeting/8"))
    expect(Object.keys(whole.routes)).toHaveLength(rows.length)
  })
})
