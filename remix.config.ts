import { vitePlugin as remix } from "@remix-run/dev"
import license from "rollup-plugin-license"
import { defineConfig, version as viteVersion, type Plugin } from "vite"
import { keptMinified } from "./scripts/lib/kept-minified.mjs"
import product from "./package.json" with { type: "json" }

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

const vendor =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|react-intl|@formatjs|intl-messageformat|turbo-stream|cookie)\/|vite\/preload-helper/
const frame =
  /\/app\/(ui\/(layout|feedback)\/(?!anchor-tabs|route-dialog)|parts\/(frame|person)\/|(ui|parts)\/(?!proposal-phase|task-priority|email-address)[\w-]+\.tsx?$|parts\/event\/event-(number|status)|lib\/(paths|paths\/address|locale|city-of)\.ts|parts\/rich-text\/(text-format|text-language|rich-text\.tsx)|features\/(workgroup\/workgroup\.status|[\w-]+\/[\w-]+\.list\.ts)|i18n\/|api\/(portal-json|send-form)|parts\/(create\/create-targets|waiting\/review-count)|ui\/form\/(failed-note|labels|lost-form|typed-list|left-form|form-owner|owner-field|error-text|button-form|refused-note|failed-note|lost-form|typed-list|unsaved-forms)|lib\/(typed-texts|form-field-names|typed-texts|route-params|message-code)|parts\/consequences\/named-people)/
const form =
  /\/node_modules\/@conform-to\/(dom|react)\/|\/app\/(ui\/form\/(?!(?:emails\.)?schema\.|rules\.|tidy-address|unsaved-forms|parse-form|failed-note|labels|lost-form|typed-list|issue-code|date-|time-|confirm-|checkbox-group|file-|left-form|form-owner|owner-field|error-text|leave-guard|button-form|refused-note|use-success-count)|ui\/widgets\/use-enhancement|parts\/drafts\/(?!keeper|send-draft))/
const people = /\/app\/parts\/participants\/(?!.*\.schema\.|participant\.|selection-value)/
const attachments = /\/app\/parts\/attachments\/(attachment-field|kept-files|total-size)/
const fileFacts = /\/app\/(parts\/attachments\/attachment\.ts|lib\/file-size)/
const eventForm =
  /\/app\/(parts\/(duration|wall-time)\/(?!.*\.schema\.)|parts\/event\/event-form-page|ui\/form\/(date-time|time)-field)/
const events = /\/app\/(parts\/event\/event-href|lib\/paths\/(meeting|ballot|schedule|calendar))\.ts/
const confirm = /\/app\/(ui\/form\/confirm-link|parts\/confirm\/(ask|question)-link)\.tsx/
/** How typed texts and days are read: lists need them without the forms. */
const typed = /\/app\/lib\/(clean-text|typed-date|typed-number|typed-time|shown-day|cut|list-query)\.ts/
/** The first that matches a module is its chunk. */
const chunks = { typed, form, people, events, confirm, files: fileFacts, attachments, "event-form": eventForm, frame }
const later = /\.server\.|\.css/

/**
 * Groups shared modules into a few chunks: `vendor` (libraries, unchanged between most releases) and `frame` for every page, `form` for
 * every form, `people` for choosing people, `event-form` for meetings and ballots, `confirm` for links that open a confirmation, and some
 * smaller ones. Dozens of small chunks would compress worse, and the manifest, which every page loads, repeats the name of a chunk for
 * every route that needs it.
 */
const commonChunks: Plugin = {
  name: "common-chunks",
  config(_config, env) {
    if (env.command !== "build" || env.isSsrBuild) return
    const manualChunks = (id: string) => {
      if (vendor.test(id)) return "vendor"
      if (later.test(id)) return undefined
      return Object.entries(chunks).find(([, modules]) => modules.test(id))?.[0]
    }
    return { build: { rollupOptions: { output: { manualChunks }, onwarn: refuseCircles } } }
  },
}

/** Chunks that import each other use values before they are set: scripts then fail on every page. */
function refuseCircles(warning: { code?: string; message: string }, warn: (warning: never) => void) {
  if (warning.code === "CIRCULAR_CHUNK") throw new Error(warning.message)
  warn(warning as never)
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
    commonChunks,
    licences,
    keptMinified(`vite ${viteVersion}, terser ${product.devDependencies.terser}`),
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
    minify: isSsrBuild ? false : "terser",
    // Licences are in a separate file: as comments they would add 2 KB to every first page.
    terserOptions: { ecma: 2020, compress: { keep_fargs: false, passes: 2 }, format: { comments: false } },
    assetsInlineLimit: 0,
  },
  optimizeDeps: {
    include: ["react-dom", "react-transition-group"],
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/features/**/*.tsx", "app/ui/**/*.tsx"],
  },
  server: { host: "127.0.0.1", port: Number(process.env.PORT ?? 3000), strictPort: true },
}))
