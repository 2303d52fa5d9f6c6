import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createRequire } from "node:module"
import { matchRoutes, type RouteObject } from "react-router"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { mayMatch, segmentsOf, withLikelyRoutes } from "#scripts/lib/route-matching.mjs"
import { portion } from "#tests/support/extent.ts"
import { addresses, found, tree, variantAddresses } from "#tests/support/addresses.ts"

const main = createRequire(import.meta.url).resolve("@remix-run/router")
const source = await readFile(main.replace("router.cjs.js", "router.js"), "utf8")

let folder: string
/** React Router's function, rewritten. */
let matchLikely: typeof matchRoutes

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "router-"))
  const file = join(folder, "router.mjs")
  await writeFile(file, withLikelyRoutes(source).replace(/^\/\/# sourceMappingURL.*$/m, ""))
  matchLikely = ((await import(/* @vite-ignore */ file)) as { matchRoutes: typeof matchRoutes }).matchRoutes
})

afterAll(() => rm(folder, { recursive: true }))

describe("the browser's router", () => {
  test.each(addresses)("finds the routes of %s that React Router finds", (address) => {
    const expected = found(tree, address)
    expect(expected?.length).toBeGreaterThan(1)
    expect(found(tree, address, matchLikely)).toEqual(expected)
  })

  test("finds the same for unusual and unknown addresses", () => {
    vi.spyOn(console, "warn").mockReturnValue() // about a broken code
    const strange = ["/", "//", "/nowhere", "/a", "/a/", "/a/aurora/meeting/%zz", "/a/aurora/meeting/a%2Fb/edit"]
    for (const address of [...portion(variantAddresses, 60), ...strange])
      expect(found(tree, address, matchLikely), address).toEqual(found(tree, address))
  })

  test("finds optional and remaining segments", () => {
    const table: RouteObject[] = [
      {
        id: "root",
        path: "/",
        children: [
          { id: "optional", path: "one/:two?/three?" },
          { id: "rest", path: "rest/*" },
        ],
      },
    ]
    for (const address of ["/one", "/one/2", "/one/three", "/one/2/three", "/ONE/2/four", "/rest", "/rest/a/b", "/two"])
      expect(found(table, address, matchLikely), address).toEqual(found(table, address))
  })

  test("is rewritten only if it is as expected", () => {
    expect(() => withLikelyRoutes(source.replaceAll("flattenRoutes", "rankedRoutes"))).toThrow(/in another way/)
  })
})

test("a route may match unless one of its names is another one", () => {
  const path = segmentsOf("/a/aurora/Meeting/7")
  const patterns = ["/", "/a/:alliance", "/a/:alliance/meeting/:id", "/a/*", "*"]
  expect(patterns.filter((pattern) => mayMatch(pattern, path))).toEqual(patterns)
  expect(mayMatch("/a/:alliance/ballot/:id", path)).toBe(false)
  expect(mayMatch("/a/:alliance/meeting/:id/edit", path)).toBe(false)
})
