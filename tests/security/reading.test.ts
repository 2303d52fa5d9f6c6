import { beforeAll, describe, expect, test } from "vitest"
import { isQuick, portion } from "#tests/support/extent.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { addressable, addressOf } from "#tests/support/route-table.ts"
import { hrefs, type Visitor } from "#tests/support/visitor.ts"

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

  test("every link of every page, followed by a machine", async () => {
    await member.mock.clearCalls()
    const seen = new Set<string>()
    const queue = ["/a/aurora/dashboard"]
    for (let path = queue.shift(); path !== undefined && seen.size < (isQuick ? 20 : 100); path = queue.shift()) {
      if (seen.has(path)) continue
      seen.add(path)
      const { body, headers } = await member.get(path)
      if (!headers.get("content-type")?.startsWith("text/html")) continue
      queue.push(...hrefs(body).filter((href) => href.startsWith("/") && !href.startsWith("//")))
    }
    expect(seen.size).toBeGreaterThanOrEqual(4)
    expect(await writes(member)).toEqual([])
    expect((await member.get("/a/aurora/dashboard")).status).toBe(200)
  }, 60_000)

  test("the callback is the one exception, and only with `go` and the state of this browser", async () => {
    await stranger.mock.clearCalls()
    await stranger.get("/a/aurora/callback?ticket=x&state=y")
    await stranger.get("/a/aurora/callback?ticket=x&state=y&go=1")
    expect(await writes(stranger)).toEqual([])
  })
})
