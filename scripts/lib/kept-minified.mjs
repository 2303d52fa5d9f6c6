import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { cache } from "./paths.mjs"

/** Cached files that no build has used for this long are deleted: a week, in milliseconds. */
const FORGOTTEN_AFTER = 7 * 24 * 60 * 60_000

/**
 * Caches minified chunks on disk. Minifying takes half of the build time, and changing one page leaves most chunks unchanged. Cache misses
 * are still minified by Vite's own plugin, in threads, with the configured options.
 * @param {string} tools versions of the minifying tools; part of the cache key
 * @param {string} [folder]
 * @returns {import("vite").Plugin}
 */
export function keptMinified(tools, folder = join(cache, "minified")) {
  return {
    name: "kept-minified",
    apply: "build",
    configResolved({ plugins, build }) {
      const terser = plugins.find(({ name }) => name === "vite:terser")
      const minify = terser?.renderChunk
      if (!terser || typeof minify !== "function") throw new Error("Vite minifies in another way than before.")
      const options = JSON.stringify([tools, build.terserOptions])
      terser.renderChunk = async function (code, chunk, output, meta) {
        if (build.minify !== "terser" || output.sourcemap) return minify.call(this, code, chunk, output, meta)
        const kept = join(folder, keyOf(options, output.format, code))
        if (existsSync(kept)) {
          utimesSync(kept, new Date(), new Date())
          return { code: readFileSync(kept, "utf8"), map: null }
        }
        const result = await minify.call(this, code, chunk, output, meta)
        if (result && typeof result === "object" && "code" in result && typeof result.code === "string") {
          mkdirSync(folder, { recursive: true })
          writeFileSync(kept, result.code)
        }
        return result
      }
    },
    closeBundle: () => forgetOld(folder),
  }
}

/** @param {string[]} parts everything the result depends on */
function keyOf(...parts) {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part).update("\0")
  return hash.digest("hex")
}

/** @param {string} folder */
function forgetOld(folder) {
  if (!existsSync(folder)) return
  for (const file of readdirSync(folder).map((name) => join(folder, name)))
    if (Date.now() - statSync(file).mtimeMs > FORGOTTEN_AFTER) rmSync(file, { force: true })
}
