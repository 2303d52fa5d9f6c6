import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Problem } from "./say.mjs"

const SCRIPT = /^window\.__remixManifest=(\{.*\});?$/s
const MODULE = /^\/assets\/(.*)\.js$/

/**
 * Rewrites Remix's route manifest in fewer bytes, because every page loads it and every route adds to it. Leaves out values that most
 * routes share, and the imports of route modules: they would only let a prefetch go two levels deep, and the document of the current page
 * already lists its own (`app/client/framework/preloads.ts`). See `docs/decisions/009-bytes.md`.
 * @param {string} client folder of the browser's build
 */
export function slimManifest(client) {
  const assets = join(client, "assets")
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Problem("The build has no manifest of routes.")
  const hasPage = (/** @type {string} */ module) => /\bdefault\b/.test(readFileSync(join(client, module), "utf8"))
  writeFileSync(join(assets, name), slimScript(readFileSync(join(assets, name), "utf8"), hasPage))
}

/** Browser code that expands the output of `slimScript`; flags: 1 action, 2 error boundary, 4 index route, 8 no loader. */
const WHOLE = `for(const[p,l]of Object.entries(t))for(const[i,a,f,n,c]of l)r[i]={id:i,...p&&{parentId:p},...null!==a&&{path:a},hasAction:!!(1&f),hasErrorBoundary:!!(2&f),...4&f&&{index:!0},hasLoader:!(8&f),css:c||[],module:"/assets/"+n+".js"}`

/**
 * Returns a shorter script with the same route manifest: one list per parent route. Leaves out resource routes (files, JSON), because
 * the browser's router never navigates to them.
 * @param {string} script the manifest as written by Remix
 * @param {(module: string) => boolean} hasPage whether a route module renders a page
 */
export function slimScript(script, hasPage) {
  const source = SCRIPT.exec(script)?.[1]
  if (!source) throw new Problem("The manifest of routes is written in another way than before.")
  const manifest = JSON.parse(source)
  const routes = Object.values(manifest.routes)
  const parents = new Set(routes.map(({ parentId }) => parentId))
  /** @type {Record<string, unknown[]>} */
  const table = {}
  for (const route of routes) {
    const { id, parentId = "", module } = route
    if (!MODULE.test(module)) throw new Problem(`The module of a route is not below /assets: ${module}`)
    if (parents.has(id) || hasPage(module)) (table[parentId] ??= []).push(slimRoute(route))
  }
  return `(()=>{const m=${JSON.stringify({ ...manifest, routes: {} })},r=m.routes,t=${JSON.stringify(table)};${WHOLE};window.__remixManifest=m})()`
}

/** @param {{ id: string, path?: string | null, index?: boolean, css?: string[], module: string } & Record<string, unknown>} route */
function slimRoute({ id, path = null, index, css = [], module, hasAction, hasErrorBoundary, hasLoader }) {
  const flags = (hasAction ? 1 : 0) | (hasErrorBoundary ? 2 : 0) | (index ? 4 : 0) | (hasLoader ? 0 : 8)
  return [id, path, flags, module.replace(MODULE, "$1"), ...(css.length > 0 ? [css] : [])]
}
