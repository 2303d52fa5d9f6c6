import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Problem } from "./say.mjs"

const SCRIPT = /^window\.__remixManifest=(\{.*\});?$/s
const MODULE = /^\/assets\/(.*)\.js$/

/**
 * Writes the browser's table of routes, which travels with every page and grows with each, in fewer bytes: without what is the same
 * for most routes, and without the imports of a route's module, which the module names itself: they only make a prefetch go two levels
 * deep, and those of the present page stand in it (`app/entry.client.tsx`). `docs/decisions/009-bytes.md`.
 * @param {string} client folder of the browser's build
 */
export function slimManifest(client) {
  const assets = join(client, "assets")
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Problem("The build has no manifest of routes.")
  writeFileSync(join(assets, name), slimScript(readFileSync(join(assets, name), "utf8")))
}

/**
 * The same table of routes as a shorter script.
 * @param {string} script as Remix writes it
 */
export function slimScript(script) {
  const source = SCRIPT.exec(script)?.[1]
  if (!source) throw new Problem("The manifest of routes is written in another way than before.")
  const manifest = JSON.parse(source)
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, slimRoute(route)]))
  const whole = '{id:i,hasLoader:!0,css:[],...r,module:"/assets/"+r.module+".js"}'
  return `(()=>{const m=${JSON.stringify({ ...manifest, routes })};for(const[i,r]of Object.entries(m.routes))m.routes[i]=${whole};window.__remixManifest=m})()`
}

/** @param {{ id: string, imports?: string[], css?: string[], hasLoader?: boolean, module: string }} route */
function slimRoute({ id: _id, imports: _imports, css = [], hasLoader, module, ...route }) {
  const name = MODULE.exec(module)?.[1]
  if (name === undefined) throw new Problem(`The module of a route is not below /assets: ${module}`)
  const rest = Object.entries(route).filter(([, value]) => value !== false)
  return {
    ...Object.fromEntries(rest),
    ...(css.length > 0 && { css }),
    ...(!hasLoader && { hasLoader: false }),
    module: name,
  }
}
