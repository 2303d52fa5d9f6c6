import type { RouteConfig } from "@remix-run/route-config"

export default [] satisfies RouteConfig
