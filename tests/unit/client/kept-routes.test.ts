import { readFile } from "node:fs/promises"
import { expect, test, vi } from "vitest"
import routes from "#app/routes.ts"
import { keepForms } from "#app/client/framework/kept-forms.ts"
import { routeTable } from "#tests/support/route-table.ts"

const root = new URL("../../..", import.meta.url).pathname

type Entry = { id?: string; file: string; children?: Entry[] }
type BrowserRoute = {
  id: string
  action: unknown
  loader: unknown
  shouldRevalidate: unknown
  children: BrowserRoute[]
}

const own = { action: vi.fn(), loader: vi.fn(), shouldRevalidate: vi.fn() }

/** The route table as the browser's router holds it, every route with functions that could lose a form. */
const asInBrowser = (entries: Entry[]): BrowserRoute[] =>
  entries.map(({ id, file, children = [] }) => ({ id: id ?? file, ...own, children: asInBrowser(children) }))

const flat = (all: BrowserRoute[]): BrowserRoute[] => all.flatMap((one) => [one, ...flat(one.children)])

test("ERR-02 FORM-08 every route of the table, at any depth, gets functions that keep forms", () => {
  const all = asInBrowser(routes as Entry[])
  keepForms({ routes: all, subscribe: vi.fn() } as never)
  const names = Object.keys(own) as (keyof typeof own)[]
  const bare = flat(all).filter((route) => names.some((name) => route[name] === own[name]))
  expect(flat(all)).toHaveLength(routeTable.length)
  expect(bare.map(({ id }) => id)).toEqual([])
})

test("FORM-08 no route has an action or a loader of its own in the browser", async () => {
  const files = [...new Set(routeTable.map(({ file }) => file))]
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `${root}app/${file}`) as object))
  const inBrowser = files.filter((_file, at) => ["clientAction", "clientLoader"].some((name) => name in modules[at]!))
  expect(
    inBrowser,
    "a page's answers come from the portal's server: docs/decisions/029-nothing-typed-is-lost.md",
  ).toEqual([])
})

test("FORM-08 the browser has all routes from the start: those found later would not be wrapped", async () => {
  expect(await readFile(`${root}remix.config.ts`, "utf8")).toContain("v3_lazyRouteDiscovery: false")
})

test("FORM-08 the browser's entry wraps the router before anything can be sent", async () => {
  const entry = await readFile(`${root}app/entry.client.tsx`, "utf8")
  expect(entry).toMatch(
    /useLayoutEffect\(\(\) => \{\s*const router = window\.__remixRouter\s*if \(!guarded\.has\(router\)\) keepForms\(router\)/,
  )
})
