import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { cache, root } from "./paths.mjs"

/**
 * Every file below the given files and folders, sorted, as paths relative to the base.
 * @param {string[]} paths relative to `base`; missing ones are skipped
 * @param {string} [base]
 * @returns {string[]}
 */
export function filesBelow(paths, base = root) {
  return paths
    .flatMap((path) => {
      const full = join(base, path)
      if (!existsSync(full)) return []
      if (!statSync(full).isDirectory()) return [path]
      return filesBelow(
        readdirSync(full).map((name) => `${path}/${name}`),
        base,
      )
    })
    .sort()
}

/**
 * One hash of file names and contents. It does not depend on file times or on the machine.
 * @param {string[]} paths files and folders relative to `base`
 * @param {{ base?: string, without?: string[], part?: (text: string, file: string) => string }} [options] `without`: path prefixes to leave out;
 *   `part`: returns the part of a file's text to hash
 */
export function hashOf(paths, { base = root, without = [], part } = {}) {
  const hash = createHash("sha256")
  for (const file of filesBelow(paths, base)) {
    if (without.some((prefix) => file.startsWith(prefix))) continue
    const content = readFileSync(join(base, file))
    hash
      .update(`${file}\0`)
      .update(part ? part(content.toString(), file) : content)
      .update("\0")
  }
  return hash.digest("hex").slice(0, 32)
}

const importing =
  /^(?:import|export)\b[^;]*?\bfrom\s*["'][^"']*["']|^import\s*["'][^"']*["']|\b(?:import|require)\s*\([^)]*\)/gms

/**
 * The import and export-from statements of a source text, in order; empty if there are none.
 * @param {string} text
 */
export const importsIn = (text) => (text.match(importing) ?? []).join("\n")

/**
 * Does the work only if the inputs have changed since the last success or an output is missing.
 * @param {{ name: string, hash: string, outputs: string[], work: () => Promise<void>, base?: string, folder?: string }} step
 * @returns {Promise<boolean>} whether the work was done
 */
export async function whenChanged({ name, hash, outputs, work, base = root, folder = join(cache, "stamps") }) {
  const stamp = join(folder, name)
  const current = existsSync(stamp) && readFileSync(stamp, "utf8") === hash
  if (current && outputs.every((output) => existsSync(join(base, output)))) return false
  rmSync(stamp, { force: true })
  await work()
  mkdirSync(folder, { recursive: true })
  writeFileSync(stamp, hash)
  return true
}
