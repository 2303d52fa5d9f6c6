import { defineConfig, devices } from "@playwright/test"
import { browserFlags, installedBrowser } from "#scripts/lib/browser.mjs"
import { coreOf } from "./support/core-browser.ts"
import { assertionTimeout } from "./support/expect.ts"
import { isCore } from "./support/extent.ts"
import type { TestOptions } from "./support/test.ts"

/**
 * Journeys in a real browser, against the built portal. Each runs in English with JavaScript and in Chinese without. Those tagged
 * `@life` (the life of a kind of record) run the other way round, those tagged `@everywhere` (about language itself) in all
 * four combinations. Tests that only make sense with JavaScript are tagged `@js`, those that only make sense without it `@nojs`.
 * `npm test` runs the part of them that `support/core-browser.ts` says, `npm run test:all` all.
 * `a11y` opens every registered screen: axe, overflow, layout shift, and leaving a form that is unchanged.
 * No retries. Traces are off because they slow down every test: a failed test leaves a screenshot and the page's content in
 * `test-results/`, and `npm test` prints the command that runs it again with a trace.
 */
const executablePath = installedBrowser()
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 } }

/** Journeys ask for no motion: they test what pages do, and drawing bars that sweep takes a fifteenth of their processor time. */
const still = { ...desktop, contextOptions: { reducedMotion: "reduce" as const } }

/** Tags of the journeys that each project leaves out. */
const leftOut = { "js-en": /@nojs|@life/, "js-zh": /@nojs/, "nojs-en": /@js/, "nojs-zh": /@js|@life/ }

const journeys = (Object.keys(leftOut) as (keyof typeof leftOut)[]).map((name) => {
  const [scripts, language] = name.split("-") as ["js" | "nojs", "en" | "zh"]
  const isUsual = name === "js-en" || name === "nojs-zh"
  return {
    name,
    testDir: "e2e",
    grep: isUsual ? (isCore ? coreOf(name) : /./) : /@(everywhere|life)/,
    grepInvert: leftOut[name],
    use: { ...still, locale: language === "zh" ? "zh-CN" : "en-GB", language, javaScriptEnabled: scripts === "js" },
  }
})

export default defineConfig<TestOptions>({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./support/playwright-servers.ts",
  fullyParallel: true,
  // A worker spends half of its time waiting for the browser: three of them keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Long enough for a busy machine: these timeouts only end tests that hang. Tests of durations have their own limits.
  timeout: 120_000,
  // A step's deadline ends a run that hangs (`scripts/lib/test-steps.mjs`); this one ends a run by hand.
  globalTimeout: (isCore ? 60 : 180) * 60_000,
  expect: { timeout: assertionTimeout },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    trace: "off",
    screenshot: "only-on-failure",
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [...journeys, { name: "a11y", testDir: "a11y", use: desktop }],
})
