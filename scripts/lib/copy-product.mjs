import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs"
import { dirname, join } from "node:path"
import { cache, root } from "./places.mjs"

/** What is not in git and saves making it again. */
const MADE = [
  "openapi/generated",
  "app/i18n/compiled",
  "build",
  ".cache/stamps",
  ".cache/session-secret",
  ".cache/minified",
]

/**
 * A copy of the product in which something may be changed: the present files, with what was made of them.
 * @param {string} name of its folder below `.cache`
 * @returns {string} that folder
 */
export function copyProduct(name) {
  const copy = join(cache, name)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" })
  for (const path of [...listed.split("\0").filter(Boolean), ...MADE]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path), { recursive: true })
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"))
  return copy
}
