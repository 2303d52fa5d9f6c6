import { route, type RouteConfig } from "@remix-run/route-config"

export default [route("a/:alliance/dashboard", "dashboard.tsx")] satisfies RouteConfig
