import { mkdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"

/** The top folder of the repository; every command uses it, whatever the working directory. */
export const root = resolve(fileURLToPath(new URL("../..", import.meta.url)))

/** Folder of files that the scripts keep between runs: stamps, logs, builds, the session secret. Safe to delete at any time. */
export const cache = join(root, ".cache")

/**
 * The log file of a step or process; creates its folder.
 * @param {string} name
 */
export function logFile(name) {
  const folder = join(cache, "logs")
  mkdirSync(folder, { recursive: true })
  return join(folder, `${name}.log`)
}

/**
 * The entry file of an installed package's command, to be run with `node` directly (no shell, no wrapper process).
 * @param {string} path inside node_modules, e.g. "tsx/dist/cli.mjs"
 */
export function command(path) {
  return join(root, "node_modules", path)
}
