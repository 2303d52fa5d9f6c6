import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { cache, root } from "./places.mjs"

/**
 * Every file below the given files and folders, sorted, as paths relative to the base.
 * @param {string[]} paths relative to `base`; what does not exist is left out
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
 * One hash over names and contents: equal inputs give the equal hash on every machine, whatever the file times say.
 * @param {string[]} paths files and folders relative to `base`
 * @param {{ base?: string, without?: string[] }} [options] `without`: path prefixes to leave out
 */
export function hashOf(paths, { base = root, without = [] } = {}) {
  const hash = createHash("sha256")
  for (const file of filesBelow(paths, base)) {
    if (without.some((prefix) => file.startsWith(prefix))) continue
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(base, file)))
      .update("\0")
  }
  return hash.digest("hex").slice(0, 32)
}

/**
 * Does work only when its inputs differ from those of the last success, or an output is missing.
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
