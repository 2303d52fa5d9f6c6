import { vitePlugin as remix } from "@remix-run/dev"
import { defineConfig } from "vite"

/** Builds a peer that is a Remix application. `BENCH_APP`: its folder; `BENCH_FOLDER`: the output folder. */
export default defineConfig({
  plugins: [
    remix({
      appDirectory: `scripts/bench/peers/${process.env.BENCH_APP}/app`,
      buildDirectory: process.env.BENCH_FOLDER ?? "",
      future: { v3_routeConfig: true, v3_singleFetch: true, v3_lazyRouteDiscovery: false },
    }),
  ],
  ssr: { noExternal: [/^primereact/, "react-transition-group", "dom-helpers"] },
})
