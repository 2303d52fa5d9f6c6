import { describe, expect, test } from "vitest"
import { routeFinder } from "#app/lib/route-finder.ts"
import { handlerPerBranch } from "#app/server/framework/branches.ts"
import { routeTree } from "#app/server/guarded-build.ts"
import { portion } from "#tests/support/extent.ts"
import { addresses, found, rows, tree, variantAddresses, whole } from "#tests/support/addresses.ts"

const branchAt = handlerPerBranch(whole, routeFinder(tree), (build) => build)
const inBranch = (address: string) => found(routeTree(branchAt(address)), address)

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
