import { vitePlugin as remix } from "@remix-run/dev"
import license from "rollup-plugin-license"
import { defineConfig, type Plugin } from "vite"
import { commonChunks } from "./scripts/lib/common-chunks.mjs"
import { routeMatching } from "./scripts/lib/route-matching.mjs"

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true
  }
}

const buildDirectory = process.env.BUILD_DIRECTORY ?? "build"

/**
 * Remix sets the input of the server build. This plugin runs after it and replaces the input with the Express server and the worker
 * threads for workbooks, long rich texts and comparisons, which Node loads from separate files (app/runtime/in-worker.server.ts).
 */
const expressBuild: Plugin = {
  name: "express-build",
  enforce: "post",
  config(_config, env) {
    if (env.command !== "build" || !env.isSsrBuild) return
    const input = {
      index: "./app/server/main.ts",
      "xlsx-worker": "./app/parts/import/xlsx-worker.server.ts",
      "rich-text-worker": "./app/parts/rich-text/rich-text-worker.server.ts",
      "compare-worker": "./app/features/proposal/revision/compare-worker.server.ts",
    }
    return { build: { target: "node20", rollupOptions: { input, output: { entryFileNames: "[name].js" } } } }
  },
}

/** Writes the licences of the packages in the client bundle to /licenses.txt. */
const licences: Plugin = {
  ...license({ thirdParty: { output: `${buildDirectory}/client/licenses.txt` } }),
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
}

/** In development, runs the same Express app inside Vite's server, after Vite's own middleware. */
const expressDevelopment: Plugin = {
  name: "express-development",
  apply: "serve",
  configureServer(server) {
    return () => {
      server.middlewares.use((request, response, next) => {
        request.url = request.originalUrl ?? request.url
        server
          .ssrLoadModule("/app/server/app.ts")
          .then((module) => (module as typeof import("./app/server/app.ts")).developmentApp())
          .then((app) => app(request as never, response as never, next))
          .catch(next)
      })
    }
  },
}

/** Seven characters tell the releases of a file apart, and every page loads the list of the files of all routes. */
const fileNames = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:7][extname]",
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    expressDevelopment,
    remix({
      appDirectory: "app",
      buildDirectory,
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: false,
      },
    }),
    expressBuild,
    routeMatching,
    commonChunks,
    licences,
  ],
  resolve: {
    alias: { "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js" },
  },
  ssr: {
    noExternal: [
      /^primereact/,
      "react-transition-group",
      "dom-helpers",
      /^@formatjs/,
      "react-intl",
      "intl-messageformat",
    ],
  },
  build: {
    target: ["chrome123", "safari17.5", "firefox128"],
    cssTarget: ["chrome123", "safari17.5", "firefox128"],
    // Server code is not minified, so that stack traces in the log contain function names and useful line numbers.
    minify: !isSsrBuild,
    assetsInlineLimit: 0,
    // the server names style sheets, too
    rollupOptions: { output: isSsrBuild ? { assetFileNames: fileNames.assetFileNames } : fileNames },
  },
  // Licences are in a separate file: as comments they would add to every first page.
  esbuild: { legalComments: "none" },
  optimizeDeps: {
    include: ["react-dom", "react-transition-group"],
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/features/**/*.tsx", "app/ui/**/*.tsx"],
  },
  server: { host: "127.0.0.1", port: Number(process.env.PORT ?? 3000), strictPort: true },
}))
