import { canInstallPackages, installedProgram, installPackages, isProgram } from "./debian.mjs"
import { command } from "./places.mjs"
import { run } from "./processes.mjs"
import { Problem, say } from "./say.mjs"

/** Chromium without its window, as Debian packages it: less than half of the work for the same tests (decision 021). */
const SHELL = "chromium-headless-shell"

/** Commands under which Chromium and Chrome are installed. */
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]

/** Debian's packages, the one to choose first in front; Chinese texts need a font. */
const PACKAGES = { tests: [SHELL, "chromium"], measures: ["chromium"] }

/** @typedef {keyof typeof PACKAGES} Purpose what the browser is for: measures need all of it, tests do without its window */

/** Where they are when they are not on the search path. */
const PLACES = [
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
]

/** Flags that make Chromium start in a container and keep to itself. */
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
 * An installed Chromium or Chrome: CHROME_PATH when it is set, else the usual names and places.
 * @param {Record<string, string | undefined>} [environment]
 * @param {Purpose} [purpose]
 * @returns {string | undefined}
 * @throws {Problem} when CHROME_PATH leads nowhere
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
 * Finds or fetches a browser: an installed one, else Debian's package when root, else Playwright's download.
 * @param {Purpose} [purpose]
 * @returns {Promise<string | undefined>} its program; undefined: Playwright's own
 * @throws {Problem} when none of the ways worked
 */
export async function ensureBrowser(purpose = "tests") {
  const installed = installedBrowser(process.env, purpose) ?? (await fromDebian(purpose))
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
 * The first of Debian's packages that can be installed.
 * @param {Purpose} purpose
 * @returns {Promise<string | undefined>} its program
 */
async function fromDebian(purpose) {
  if (!canInstallPackages()) return undefined
  for (const name of PACKAGES[purpose]) {
    if (await installPackages([name, "fonts-noto-cjk"])) return installedBrowser(process.env, purpose)
  }
  return undefined
}
