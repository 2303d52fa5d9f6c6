import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs"
import { dirname, join } from "node:path"
import { cache, root } from "./paths.mjs"

/** Generated files to copy as well, if they exist, so that they need not be generated again. */
const MADE = [
  "openapi/generated",
  "app/i18n/generated",
  "build",
  ".cache/stamps",
  ".cache/session-secret",
  ".cache/minified",
]

/**
 * Makes a copy of the product that may be modified: the current files, tracked or not, and the generated ones.
 * @param {string} name of the copy's folder below `.cache`
 * @returns {string} path of the copy
 */
export function copyProduct(name) {
  const copy = join(cache, name)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" })
  const made = MADE.filter((path) => existsSync(join(root, path)))
  for (const path of [...listed.split("\0").filter(Boolean), ...made]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path), { recursive: true })
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"))
  return copy
}
