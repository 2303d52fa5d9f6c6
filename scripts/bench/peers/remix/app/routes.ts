import { route, type RouteConfig } from "@remix-run/route-config"

/** One route with the frozen page, as one of the two peers shows it: `stock` or `prime` (`BENCH_PEER`). */
export default [route("a/:alliance/dashboard", `${process.env.BENCH_PEER}.tsx`)] satisfies RouteConfig
