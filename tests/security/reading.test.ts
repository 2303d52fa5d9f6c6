import { beforeAll, describe, expect, test } from "vitest"
import { portion } from "#tests/support/extent.ts"
import { inBatches } from "#tests/support/in-batches.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { addressable, addressOf } from "#tests/support/route-table.ts"
import { isApplication, type Visitor } from "#tests/support/visitor.ts"
import { dataOf } from "./authorisation-cells.ts"
import { pagesByPerson } from "./walk.ts"

describe("quality row 35: reading changes nothing", () => {
  let stranger: Visitor
  let member: Visitor
  beforeAll(async () => {
    stranger = newVisitor()
    await stranger.get("/a/aurora/login")
    member = newVisitor()
    await member.signIn("member")
  })

  const addresses = addressable.flatMap(({ pattern }) => {
    const address = addressOf(pattern)
    return [address, `${address}?whole&confirm&go=&delete=1&_method=DELETE`, `${address.replace(/\/$/, "/_root")}.data`]
  })

  const harmless = addresses.filter((address) => !address.includes("/callback"))

  const writes = async (visitor: Visitor) =>
    (await visitor.mock.calls()).filter(({ method, operation }) => method !== "GET" && operation !== "token.verify")

  test.each(portion(harmless, 12))("GET and HEAD %s", async (address) => {
    for (const visitor of [stranger, member]) {
      await visitor.mock.clearCalls()
      await visitor.get(address)
      expect(await writes(visitor)).toEqual([])
    }
  })

  test.for(pagesByPerson)(
    "the data of every page that %s sees, and every file",
    { timeout: 240_000 },
    async ([person, all]) => {
      const visitor = newVisitor()
      await visitor.signIn(person)
      await visitor.mock.clearCalls()
      await inBatches(portion(all, 6), 4, async (address) => {
        const { headers } = await visitor.get(dataOf(address))
        // rendering a page makes no calls beyond those of its data; a file has no data request
        if (!headers.get("content-type")?.startsWith("text/x-script")) await visitor.get(address)
      })
      expect(await writes(visitor)).toEqual([])
      const home = isApplication(person) ? "/a/aurora/apply/status" : "/a/aurora/dashboard"
      expect((await visitor.get(home)).status).toBe(200)
    },
  )

  test("the callback is the only exception, and only with `go` and the state of this browser", async () => {
    await stranger.mock.clearCalls()
    await stranger.get("/a/aurora/callback?ticket=x&state=y")
    await stranger.get("/a/aurora/callback?ticket=x&state=y&go=1")
    expect(await writes(stranger)).toEqual([])
  })
})
