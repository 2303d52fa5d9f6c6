import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs"
import { dirname, join } from "node:path"
import { cache, root } from "../lib/places.mjs"

/** What is not in git and saves making it again. */
const made = ["openapi/generated", "app/i18n/compiled", "build", ".cache/stamps", ".cache/session-secret"]

/** A copy of the product to plant bugs in: the present files, with what was made of them. @returns its folder */
export function copyProduct(): string {
  const copy = join(cache, "planted-bugs")
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" })
  for (const path of [...listed.split("\0").filter(Boolean), ...made]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path), { recursive: true })
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"))
  return copy
}
