import { accessSync, constants, existsSync, readFileSync } from "node:fs"
import { delimiter, join } from "node:path"
import { run } from "./processes.mjs"
import { Problem, say, seconds } from "./say.mjs"

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Finds the first of these commands that is installed.
 * @param {readonly string[]} names
 * @param {Record<string, string | undefined>} [environment]
 * @param {readonly string[]} [elsewhere] folders to search after those of PATH
 * @returns {string | undefined} full path of the command
 */
export function installedProgram(names, environment = process.env, elsewhere = []) {
  const folders = [...(environment.PATH ?? "").split(delimiter), ...elsewhere]
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

/** Whether this is Debian or a derivative and we run as root, so that packages can be installed. */
export function canInstallPackages() {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false
  return /^(ID|ID_LIKE)=.*debian/m.test(existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "")
}

/**
 * Installs Debian packages without starting their services.
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether the installation succeeded
 */
export async function installPackages(packages) {
  const since = performance.now()
  say(`Installing ${packages.join(", ")} (apt-get) …`)
  const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" }
  await run("apt-update", ["update"], { program: "apt-get", env, deadline: 180_000 })
  const args = ["install", "-y", "--no-install-recommends", ...packages]
  const { ok } = await run("apt-install", args, { program: "apt-get", env, deadline: 600_000 })
  if (ok) say(`Installed in ${seconds(since)}`)
  return ok
}

/** Folders of server programs, which are often not in a user's PATH. */
const SYSTEM = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"]

/**
 * Finds server programs that tests need, such as nginx; installs the packages of missing ones if possible.
 * @param {readonly string[]} names names of Debian packages that are also the names of their programs, e.g. "nginx"
 * @returns {Promise<string[]>} full paths, in the order of `names`
 * @throws {Problem} naming the missing programs
 */
export async function ensurePrograms(names) {
  const find = () => names.map((name) => installedProgram([name], process.env, SYSTEM))
  if (find().includes(undefined) && canInstallPackages()) await installPackages(names)
  const found = find()
  const missing = names.filter((_name, at) => found[at] === undefined)
  if (missing.length > 0) throw new Problem(`These tests need ${missing.join(" and ")}: install it and run again.`)
  return found.filter((path) => path !== undefined)
}
