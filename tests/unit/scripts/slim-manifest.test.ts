import { runInNewContext } from "node:vm"
import { expect, test } from "vitest"
import { slimScript } from "#scripts/lib/slim-manifest.mjs"

const flags = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasErrorBoundary: true }
const root = { id: "root", path: "", ...flags, hasLoader: true, module: "/assets/root-a.js", imports: ["/assets/v.js"] }
const page = { id: "a/page", parentId: "root", path: "a", ...flags, hasAction: true, hasLoader: false, imports: [] }
const manifest = {
  entry: { module: "/assets/entry.js", imports: ["/assets/v.js"], css: [] },
  routes: {
    root: { ...root, css: ["/assets/a.css"] },
    "a/page": { ...page, module: "/assets/page.route-b.js", css: [] },
    "a/index": {
      ...page,

      id: "a/index",
      path: undefined,
      index: true,
      module: "/assets/page.route-b.js",
      css: [],
    },
    "b/page": {
      ...page,
      id: "b/page",
      parentId: "a/page",
      hasLoader: true,
      module: "/assets/b.route-c.js",
      css: ["/assets/b.css"],
    },
  },
  version: "1",
}

/** The manifest in the browser after the script has run. */
function read(script: string): typeof manifest {
  const window: { __remixManifest?: typeof manifest } = {}
  runInNewContext(script, { window })
  return JSON.parse(JSON.stringify(window.__remixManifest)) as typeof manifest
}

test("the browser reads the same routes from fewer bytes", () => {
  const script = `window.__remixManifest=${JSON.stringify(manifest)};`
  const slim = slimScript(script, () => true)
  expect(slim.length).toBeLessThan(script.length)
  const { entry, routes, version } = read(slim)
  expect({ entry, version }).toEqual({ entry: manifest.entry, version: "1" })
  expect(Object.keys(routes)).toEqual(Object.keys(manifest.routes))
  for (const [id, { imports: _named, ...route }] of Object.entries(manifest.routes)) {
    const needed = Object.entries(route).filter(([, value]) => value !== false && value !== undefined)
    expect(routes[id as "root"]).toMatchObject(Object.fromEntries(needed))
    expect(Boolean(routes[id as "root"].hasLoader)).toBe(route.hasLoader)
    expect(Boolean(routes[id as "root"].hasAction)).toBe(route.hasAction)
    expect(routes[id as "root"].path).toBe(route.path)
  }
})

test("a route without a page is left out, unless it has child routes with pages", () => {
  const without = { ...manifest, routes: { ...manifest.routes, csv: { ...page, id: "csv", module: "/assets/csv.js" } } }
  const slim = read(
    slimScript(`window.__remixManifest=${JSON.stringify(without)}`, (module) => module.includes("b.route-c")),
  )
  expect(Object.keys(slim.routes)).toEqual(["root", "a/page", "b/page"])
})

test("a manifest in another format is refused", () => {
  expect(() => slimScript("export default {}", () => true)).toThrow(/another way/)
  const elsewhere = { ...manifest, routes: { root: { ...root, css: [], module: "https://cdn.example/root.js" } } }
  expect(() => slimScript(`window.__remixManifest=${JSON.stringify(elsewhere)}`, () => true)).toThrow(
    /not below \/assets/,
  )
})
