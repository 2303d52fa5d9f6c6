import type { ServerBuild } from "@remix-run/node"
import { matchRoutes } from "react-router"
import { describe, expect, test } from "vitest"
import { guardedBuild, routeFaults, routeTree } from "#app/server/guarded-build.ts"
import { routeTable } from "#tests/support/route-table.ts"

type Module = { handle?: unknown; default?: unknown; loader?: unknown; action?: unknown }

const build = (modules: Record<string, Module & { parentId?: string; path?: string; index?: boolean }>) =>
  ({
    routes: Object.fromEntries(
      Object.entries(modules).map(([id, { parentId, path, index, ...module }]) => [
        id,
        { id, parentId: parentId ?? "root", path, index, module },
      ]),
    ),
  }) as unknown as ServerBuild

const page = { default: () => null, loader: () => "secret", handle: { access: "member", title: "dashboard.title" } }
const root = { parentId: undefined, default: () => null, loader: () => "frame" }

describe("quality V8.38: the portal does not start with an incomplete route", () => {
  test.each([
    ["no handle", { ...page, handle: undefined }, ["x: handle.access is missing", "x: handle.title is missing"]],
    ["no access", { ...page, handle: { title: "dashboard.title" } }, ["x: handle.access is missing"]],
    ["an unknown access", { ...page, handle: { ...page.handle, access: "anyone" } }, ["x: handle.access is missing"]],
    ["no title", { ...page, handle: { access: "member" } }, ["x: handle.title is missing"]],
    ["a resource without access", { loader: page.loader }, ["x: handle.access is missing"]],
    ["an action without a schema", { ...page, action: () => null }, ["x: the action has no schema"]],
  ])("%s", (_name, module, faults) => {
    expect(routeFaults(build({ x: module }))).toEqual(faults)
    expect(() => guardedBuild(build({ x: module }))).toThrow(faults[0])
  })

  test("a resource and a layout need no title, the root needs nothing", () => {
    const layout = { default: () => null, handle: { access: "public" } }
    const modules = {
      root,
      layout,
      y: { ...page, parentId: "layout" },
      z: { loader: page.loader, handle: { access: "admin" } },
    }
    expect(routeFaults(build(modules))).toEqual([])
  })

  test("every route of the portal is complete", () => {
    for (const { file, handle, isLayout, hasAction, hasSchema } of routeTable) {
      if (hasAction) expect(hasSchema || handle.noSchema, file).toBeTruthy()
      expect(handle?.access, file).toBeDefined()
      if (!isLayout && file.endsWith(".tsx")) expect(handle.title, file).toBeDefined()
    }
  })
})

describe("quality V8.38: every loader and action is guarded", () => {
  const stranger = {
    context: {
      allianceState: { kind: "known", alliance: { url: "aurora" } },
      alliance: "aurora",
      settings: { isDevelopment: false },
      cookies: {},
      parseReturnAddress: () => undefined,
      setCookie: () => {},
    },
    params: { alliance: "aurora" },
    request: new Request("http://127.0.0.1/a/aurora/x"),
  }

  test.each(["loader", "action"] as const)(
    "the %s of every closed route redirects to the login without a session",
    async (kind) => {
      const reached: string[] = []
      const handler = (id: string) => Object.assign(() => reached.push(id), { schema: {} })
      const accesses = ["member", "group", "member-admin", "admin"]
      const modules = accesses.map((access) => [
        access,
        { ...page, [kind]: handler(access), handle: { access, title: "dashboard.title" } },
      ])
      const { routes } = guardedBuild(build(Object.fromEntries(modules) as never))
      for (const { id, module } of Object.values(routes)) {
        const answer = await Promise.resolve()
          .then(() => module[kind]?.(stranger as never))
          .catch((thrown: unknown) => thrown)
        expect((answer as Response).headers.get("location"), id).toBe("/a/aurora/login")
      }
      expect(reached).toEqual([])
    },
  )

  test("a module without loader and action gets none", () => {
    const { routes } = guardedBuild(build({ x: { default: () => null, handle: page.handle } }))
    expect(routes.x?.module).not.toHaveProperty("loader")
    expect(routes.x?.module).not.toHaveProperty("action")
  })
})

test("the tree of the route table matches addresses", () => {
  const tree = routeTree(
    build({
      tenant: { path: "a/:alliance", handle: { access: "public" } },
      home: { index: true, parentId: "tenant", ...page },
      file: { path: "file/:id", parentId: "tenant", ...page },
    }),
    "root",
  )
  const leaf = (path: string) => (matchRoutes(tree, path)?.at(-1)?.route as { id?: string } | undefined)?.id
  expect([leaf("/a/aurora"), leaf("/a/aurora/file/7"), leaf("/a/aurora/x")]).toEqual(["home", "file", undefined])
})
