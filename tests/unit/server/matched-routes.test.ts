import type { EntryContext } from "@remix-run/node"
import { matchRoutes, type RouteObject } from "react-router"
import { describe, expect, test } from "vitest"
import routes from "#app/routes.ts"
import { withMatchedRoutes } from "#app/server/matched-routes.ts"
import { addressable, addressOf } from "#tests/support/route-table.ts"

type Entry = { id?: string; file: string; path?: string; index?: boolean; children?: Entry[] }
type Row = { id: string; parentId?: string; path?: string; index?: boolean }
type Manifest = Record<string, Row>

/** The route table as Remix' manifest has it. */
function rowsOf(entries: Entry[], parentId: string): Row[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const own = id ?? file.replace(/\.tsx?$/, "")
    return [{ id: own, parentId, path, index }, ...rowsOf(children, own)]
  })
}

const rows: Row[] = [{ id: "root", path: "" }, ...rowsOf(routes as Entry[], "root")]
const whole: Manifest = Object.fromEntries(rows.map((row) => [row.id, row]))

/** The way Remix makes a tree of a manifest, for the server's router. */
function treeOf(manifest: Manifest, parentId?: string): RouteObject[] {
  const own = Object.values(manifest).filter((row) => row.parentId === parentId)
  return own.map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: treeOf(manifest, id) }))
}

const found = (manifest: Manifest, address: string) =>
  matchRoutes(treeOf(manifest), address)?.map(({ route: { id }, params, pathname }) => ({ id, params, pathname }))

/** The manifest of one page, as rendering gets it. */
function narrowed(address: string): Manifest {
  const matches = matchRoutes(treeOf(whole), address) ?? [{ route: { id: "root" } }] // Remix' own answer where nothing fits
  const entry = { manifest: { routes: whole }, staticHandlerContext: { matches } }
  return withMatchedRoutes(entry as unknown as EntryContext).manifest.routes as Manifest
}

const addresses = addressable.map(({ pattern }) => addressOf(pattern))
const strange = addresses.flatMap((address) => [
  `${address}/`,
  `${address}/no-such-page`,
  address.toUpperCase(),
  `${address}/%2F`,
  address.replace("/a/aurora", "/a/no%20where"),
])

describe("the routes that rendering is given", () => {
  test.each(addresses)("%s is found among its own as among all", (address) => {
    const expected = found(whole, address)
    expect(expected?.length).toBeGreaterThan(1)
    expect(found(narrowed(address), address)).toEqual(expected)
  })

  test("so is every strange address, and what is nowhere stays nowhere", () => {
    for (const address of [...strange, "/", "//", "/nowhere", "/a", "/a/"])
      expect(found(narrowed(address), address), address).toEqual(found(whole, address))
  })

  test("a page has a handful of them, in the place of all", () => {
    expect(Object.keys(whole).length).toBeGreaterThan(100)
    expect(Object.keys(narrowed("/a/aurora/dashboard"))).toHaveLength(4)
  })

  test("nothing else of the page is touched", () => {
    const staticHandlerContext = { matches: [{ route: { id: "root" } }] }
    const entry = { manifest: { routes: whole, url: "/manifest.js" }, staticHandlerContext, nonce: "n" }
    const page = withMatchedRoutes(entry as unknown as EntryContext)
    expect(page).toEqual({ ...entry, manifest: { url: "/manifest.js", routes: { root: whole.root } } })
    expect(page.staticHandlerContext).toBe(staticHandlerContext)
    expect(Object.keys(entry.manifest.routes)).toHaveLength(rows.length)
  })
})
