import { existsSync, readFileSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { root } from "./places.mjs"
import { must } from "./processes.mjs"
import { Problem, say, seconds } from "./say.mjs"

/** The oldest Node the portal runs on; package.json `engines` says the same. */
const OLDEST_NODE = [20, 20]

/**
 * Refuses a Node that is too old.
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
 * Whether what is installed is what the lock file says. Read from npm's own record of the folder, so that it also holds after
 * a plain `npm install`, and not after an interrupted one (npm writes the record last).
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
 * npm's own program, to be run with this Node: from the npm that called us, beside Node, or on the search path.
 * @throws {Problem} when there is none
 */
export function npmProgram() {
  const beside = dirname(process.execPath)
  const folders = [beside, ...(process.env.PATH ?? "").split(delimiter)]
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
 * Installs the packages of the lock file, exactly, when they are not installed yet.
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
