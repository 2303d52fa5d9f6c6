import { existsSync, readFileSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { root } from "./paths.mjs"
import { must } from "./processes.mjs"
import { Problem, say, seconds } from "./say.mjs"

/** Oldest supported Node version; must equal `engines` in package.json. */
const OLDEST_NODE = [20, 20]

/**
 * Checks that Node is new enough.
 * @param {string} [version] e.g. "20.20.2"
 * @throws {Problem}
 */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new Problem(`Node ${OLDEST_NODE.join(".")} or newer is needed, this is ${version}. See https://nodejs.org`)
}

/**
 * Whether the installed packages match the lock file. Compares with npm's own record in node_modules, so it is also true after a plain
 * `npm install`, and false after an interrupted one (npm writes the record last).
 * @param {string} [folder] with package-lock.json and node_modules
 */
export function isInstalled(folder = root) {
  const record = join(folder, "node_modules/.package-lock.json")
  if (!existsSync(record)) return false
  const wanted = packagesOf(join(folder, "package-lock.json"))
  const present = packagesOf(record)
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true
    const found = present[path]
    return found
      ? found.version === entry.version
      : entry.optional === true || entry.devOptional === true || entry.peer === true
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages ?? {}
}

/**
 * Finds npm's script, to be run with this Node: that of the npm that started us, or one next to Node or on PATH.
 * @throws {Problem} if there is none
 */
export function npmProgram() {
  const nodeFolder = dirname(process.execPath)
  const folders = [nodeFolder, ...(process.env.PATH ?? "").split(delimiter)]
  const candidates = [
    process.env.npm_execpath ?? "",
    ...folders.flatMap((folder) => [
      join(folder, "node_modules/npm/bin/npm-cli.js"),
      join(folder, "../lib/node_modules/npm/bin/npm-cli.js"),
      join(folder, "../share/nodejs/npm/bin/npm-cli.js"),
    ]),
  ]
  const found = candidates.find((path) => /npm-cli\.c?js$/.test(path) && existsSync(path))
  if (!found) throw new Problem("npm is needed and was not found; it comes with Node, see https://nodejs.org")
  return found
}

/**
 * Installs exactly the packages of the lock file if they are not installed yet.
 * @throws {Problem} with npm's message
 */
export async function ensureInstalled() {
  const npm = npmProgram()
  if (isInstalled()) return
  say("Installing packages (npm ci) …")
  const since = performance.now()
  // NODE_ENV=production would leave out the packages that build and test the portal.
  await must("npm ci", "install", [npm, "ci", "--include=dev", "--no-audit", "--no-fund"], { deadline: 900_000 })
  say(`Packages installed in ${seconds(since)}`)
}
