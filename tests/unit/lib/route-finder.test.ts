import fc from "fast-check"
import { matchRoutes, type RouteObject } from "react-router"
import { describe, expect, test, vi } from "vitest"
import { routeFinder } from "#app/lib/route-finder.ts"
import table from "#app/routes.ts"
import { runs } from "#tests/support/extent.ts"

type Entry = { id?: string; file: string; path?: string; index?: boolean; children?: Entry[] }

/** The route table in the router's format. */
const routesOf = (entries: Entry[]): RouteObject[] =>
  entries.map(({ id, file, path, index, children }) => {
    const own = { id: id ?? file.replace(/\.tsx?$/, ""), path }
    return index ? { ...own, index: true } : { ...own, children: routesOf(children ?? []) }
  })

const routes = routesOf(table as Entry[])

const patternsOf = (entries: RouteObject[], above = ""): string[] =>
  entries.flatMap(({ path, children }) => {
    const pattern = path === undefined ? above : `${above}/${path}`
    return [pattern, ...patternsOf(children ?? [], pattern)]
  })

const addresses = [...new Set(patternsOf(routes))].map(
  (pattern) => pattern.replace(/:\w+/g, "x1").replace("*", "no/such/page") || "/",
)
const routerSays = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id
const routeOf = routeFinder(routes)
const find = (path: string) => routeOf(path)?.id

describe("the route of a path", () => {
  test("is the same as the router's, for the path of every route and similar paths", () => {
    expect(addresses.length).toBeGreaterThan(110)
    const around = (path: string) => [path, `${path}/`, path.toUpperCase(), `${path}/more`, path.replace(/.$/, "~")]
    const asked = addresses.flatMap(around).filter((path) => path.startsWith("/"))
    const found = asked.map((path) => [path, find(path)])
    expect(found).toEqual(asked.map((path) => [path, routerSays(path)]))
    expect(new Set(found.map(([, id]) => id)).size).toBeGreaterThan(110)
  })

  test("is the same as the router's, with any escape codes, slashes and letters", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue() // the router warns of invalid escape codes
    const words =
      "aurora meeting MEETING m%65eting create edit topic vote wg COPT 7 x%2Fy %20 %E4%BC%9A \u212ait % %zz .. * login"
    const segment = fc.constantFrom(...words.split(" "))
    const slashes = fc.constantFrom("/", "/", "/", "//", "///", "/%2F")
    const start = fc.constantFrom("", "//a/aurora", "/A/%61urora", "/a/aurora/meeting", "/a/aurora/wg/COPT")
    const path = fc.tuple(start, fc.array(fc.tuple(slashes, segment), { maxLength: 4 }), fc.constantFrom("", "/", "//"))
    fc.assert(
      fc.property(path, ([first, rest, last]) => {
        const asked = first + rest.flat().join("") + last || "/"
        expect(find(asked), asked).toBe(routerSays(asked))
      }),
      runs(2_000),
    )
    warn.mockRestore()
  })

  test("for data is the route of its page", () => {
    expect(find("/a/aurora/dashboard.data")).toBe("features/dashboard/dashboard.route")
    expect(find("/_root.data")).toBe(routerSays("/"))
  })

  test("is the page, not the shell around it; a static segment wins over a parameter", () => {
    expect(find("/a/aurora/account")).toBe("features/account/index.route")
    expect(find("/a/aurora/meeting/create")).toBe("features/meeting/form/create.route")
    expect(find("/a/aurora/meeting/7")).toBe("features/meeting/detail/detail.route")
  })

  test("is undefined without a match, and found quickly for a path of thousands of parts", () => {
    const small = routeFinder([{ id: "one", path: "a/:b" }])
    expect([small("/a/b")?.id, small("/"), small("/a/b/c")]).toEqual(["one", undefined, undefined])
    const started = performance.now()
    for (let at = 0; at < 100; at += 1) for (const part of ["/a", "/", "/%"]) find(`${part.repeat(8_000)}x`)
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})
