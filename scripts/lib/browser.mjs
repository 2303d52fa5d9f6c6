import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { canInstallPackages, installedProgram, installPackages, isProgram } from "./debian.mjs"
import { cache, command } from "./paths.mjs"
import { run } from "./processes.mjs"
import { Problem, say } from "./say.mjs"

/** Debian's package of headless Chromium: the same tests take less than half of the CPU time (decision 021). */
const SHELL = "chromium-headless-shell"

/** Command names of Chromium and Chrome. */
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]

/** Debian packages by purpose, in order of preference. */
const PACKAGES = { tests: [SHELL, "chromium"], measures: ["chromium"] }

/** @typedef {keyof typeof PACKAGES} Purpose what the browser is for: measurements need the full browser, tests run in the headless one */

/** Usual install locations outside PATH. */
const PLACES = [
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
]

/** Flags that let Chromium start in a container and stop its own background traffic. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/**
 * Finds an installed Chromium or Chrome: CHROME_PATH if set, else the usual names and locations.
 * @param {Record<string, string | undefined>} [environment]
 * @param {Purpose} [purpose]
 * @returns {string | undefined}
 * @throws {Problem} if CHROME_PATH is not an executable file
 */
export function installedBrowser(environment = process.env, purpose = "tests") {
  const given = environment.CHROME_PATH
  if (given) {
    if (!isProgram(given)) throw new Problem(`CHROME_PATH=${given} is not a program.`)
    return given
  }
  const shell = purpose === "tests" ? installedProgram([SHELL], environment) : undefined
  return shell ?? installedProgram(NAMES, environment) ?? PLACES.find(isProgram)
}

/**
 * Whether the tests would be faster in a browser that can be installed: pages cost a window's Chromium almost twice the processor time of the
 * headless one (decision 021). True once in a checkout, so that nobody waits for packages that cannot be reached in every run.
 * @param {string} installed
 * @param {Purpose} purpose
 */
function isWorthInstalling(installed, purpose) {
  const tried = join(cache, "tried-headless-shell")
  if (purpose !== "tests" || process.env.CHROME_PATH || installed.endsWith(SHELL)) return false
  if (existsSync(tried) || !canInstallPackages()) return false
  mkdirSync(cache, { recursive: true })
  writeFileSync(tried, "")
  return true
}

/**
 * Finds or installs a browser: an installed one (for tests the headless one if it can be installed), else Debian's package (if root), else
 * Playwright's download.
 * @param {Purpose} [purpose]
 * @returns {Promise<string | undefined>} path of the program; undefined: Playwright's own browser
 * @throws {Problem} if all of them failed
 */
export async function ensureBrowser(purpose = "tests") {
  const found = installedBrowser(process.env, purpose)
  if (found && !isWorthInstalling(found, purpose)) return found
  const installed = (await fromDebian(found ? [SHELL] : PACKAGES[purpose], purpose)) ?? found
  if (installed) return installed
  say("Fetching Playwright's Chromium …")
  const { ok } = await run("playwright-install", [command("playwright/cli.js"), "install", "chromium"], {
    deadline: 600_000,
  })
  if (ok) return undefined
  throw new Problem(
    `No browser for the tests. Install Chromium or Chrome, or set CHROME_PATH to one, and run again; without a browser: npm run check.`,
  )
}

/**
 * Installs the first available Debian package, and a font for Chinese texts.
 * @param {readonly string[]} packages
 * @param {Purpose} purpose
 * @returns {Promise<string | undefined>} path of the program
 */
async function fromDebian(packages, purpose) {
  if (!canInstallPackages()) return undefined
  for (const name of packages) {
    if (await installPackages([name, "fonts-noto-cjk"])) return installedBrowser(process.env, purpose)
  }
  return undefined
}
