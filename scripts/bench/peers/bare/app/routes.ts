import { route, type RouteConfig } from "@remix-run/route-config"

const level = (depth: number, ...children: ReturnType<typeof route>[]) =>
  route(`:p${depth}`, "level.tsx", { id: `level-${depth}` }, children)

export default [level(1, level(2, level(3, level(4, level(5)))))] satisfies RouteConfig
